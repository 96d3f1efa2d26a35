import type { UserView } from '@loomwright/auth';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { controlProps, FieldError } from '../../ui/form/field.tsx';
import { Avatar } from '../../ui/nav-bar/avatar.tsx';
import * as styles from '../account/account.css.ts';
import type { ProfileProps } from './use-profile.ts';

/** A person's picture, and the ways to choose one and to take it away. */
export const PictureField = ({ user, view, send }: ProfileProps & { readonly user: UserView }) => {
  const input = useRef<HTMLInputElement>(null);
  const { isPictureBusy, pictureProblem } = view;
  const field = { name: 'picture', label: 'Picture', error: pictureProblem || undefined };
  const hasPicture = user.profileImage !== undefined;

  // The button that took the picture away is gone, and the focus with it.
  const hadPicture = useRef(hasPicture);
  useEffect(() => {
    const isGone = hadPicture.current && !hasPicture;
    hadPicture.current = hasPicture;
    if (isGone && document.activeElement === document.body) input.current?.focus();
  }, [hasPicture]);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file) send({ type: 'profile.choosePicture', file });
  };

  return (
    <div data-needs-js>
      <div className={styles.row} aria-busy={isPictureBusy}>
        <span className={styles.face}>
          <Avatar user={user} />
        </span>
        <div className={styles.words}>
          <div className={styles.row}>
            <label className={`${button.secondary} ${styles.file}`}>
              {isPictureBusy ? 'Working…' : hasPicture ? 'Change picture' : 'Choose a picture'}
              <input {...controlProps(field)} ref={input} type="file" accept="image/*" onChange={choose} />
            </label>
            {hasPicture && (
              <button
                type="button"
                className={button.quiet}
                onClick={() => send({ type: 'profile.removePicture' })}
              >
                Remove picture
              </button>
            )}
          </div>
        </div>
      </div>
      <FieldError {...field} />
      <p className={styles.small}>
        Its middle is kept as a small square, drawn anew: where and when it was taken is not kept.
      </p>
    </div>
  );
};
