import { initialOf } from '@loomwright/kit';
import { useEffect, useRef, useState } from 'react';
import { portrait } from './about-page.css.ts';

interface Props {
  readonly name: string;
  readonly image: string | undefined;
}

/** A person's picture, or the first letter of their name when there is none or it cannot be loaded (ABT-1). */
export const Portrait = ({ name, image }: Props) => {
  const [failedImage, setFailedImage] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? { complete: false };
    if (complete && naturalWidth === 0) setFailedImage(image);
  }, [image]);
  return image && image !== failedImage ? (
    <img
      ref={picture}
      className={portrait}
      src={image}
      alt={`Portrait of ${name}`}
      width="320"
      height="320"
      loading="lazy"
      decoding="async"
      onError={() => setFailedImage(image)}
    />
  ) : (
    <span className={portrait} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
};
