import { useMember } from '../../app/providers.tsx';
import * as styles from '../../shared/account-settings/account.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { Part } from '../../ui/part/part.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureField } from './picture-field.tsx';

/** `/profile`: the name, picture and password of an account (AUT-8, NAV-6). */
const ProfilePage = () => {
  const user = useMember();
  return (
    <div className={`${container} ${styles.page}`}>
      <Opening title="Your profile" lead="How you appear on this site. It stays in this browser." />
      <Part id="about-you" title="About you" text="Your name and picture appear in the menu at the top.">
        <PictureField user={user} />
        <NameForm user={user} />
        <dl className={styles.list}>
          <div className={styles.apart}>
            <dt>Email</dt>
            <dd>
              <bdi>{user.email}</bdi>
            </dd>
          </div>
          <div className={styles.apart}>
            <dt>Role</dt>
            <dd>{user.roleText}</dd>
          </div>
        </dl>
        <p className={styles.small}>
          You log in with this email address. It can’t be changed, because no server could verify a new one.
        </p>
      </Part>
      <Part
        id="password"
        title="Password"
        text="At least 6 characters. It is stored only as a hash, so it can’t be recovered, and no email can reset it."
      >
        <PasswordForm user={user} />
      </Part>
    </div>
  );
};

export default ProfilePage;
