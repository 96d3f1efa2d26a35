import { useState } from 'react';
import { centre, fixed } from '../layout/layout.css.ts';
import { avatar, picture } from './avatar.css.ts';

interface Props {
  readonly user: { readonly initial: string; readonly profileImage: string | undefined };
  readonly className?: string;
}

/** Falls back to the first letter of the name (NAV-6). */
export const Avatar = ({ user: { initial, profileImage }, className = '' }: Props) => {
  const [failedImage, setFailedImage] = useState<string>();
  return (
    <span className={`${centre} ${fixed} ${avatar} ${className}`} aria-hidden="true">
      {profileImage && profileImage !== failedImage ? (
        <img className={picture} src={profileImage} alt="" onError={() => setFailedImage(profileImage)} />
      ) : (
        initial
      )}
    </span>
  );
};
