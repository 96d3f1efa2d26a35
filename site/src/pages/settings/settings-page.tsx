import { Link } from 'wouter';
import { useMember, useSession, useSite } from '../../app/providers.tsx';
import * as styles from '../../shared/account-settings/account.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { Part } from '../../ui/part/part.tsx';
import { Choices } from './choices.tsx';
import { Deletion } from './deletion.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { Recovery } from './recovery.tsx';
import { StoredData } from './stored-data.tsx';

/** `/settings`: preferences, stored data and the account (AUT-8, THM-1, EMB-1). */
const SettingsPage = () => {
  const user = useMember();
  const { session } = useSite();
  const { canLogOut } = useSession();
  return (
    <div className={`${container} ${styles.page}`}>
      <Opening title="Settings" lead="How the site looks, and what it keeps of you." />
      <Part id="looks" title="Look and feel" text="Kept in this browser, for everyone who uses it.">
        <Choices />
      </Part>
      <Part
        id="device"
        title="On this device"
        text="The site can be used without a network, and installed like an app."
      >
        <div className={styles.list}>
          <OnThisDevice />
        </div>
      </Part>
      <Part
        id="password"
        title="Password and recovery"
        text="Accounts live in this browser. No mail can be sent, so a recovery code is the one way back in when a password is forgotten."
      >
        <p>
          <Link href="/profile#password">Change your password</Link> on your profile.
        </p>
        <Recovery user={user} />
      </Part>
      <Part
        id="data"
        title="Your data"
        text="Everything the site keeps in this browser, and how much of it is there now. None of it leaves the browser by itself."
      >
        <StoredData user={user} />
      </Part>
      <Part
        id="leave"
        title="Sign out everywhere"
        text="Your account is in this browser and nowhere else: everywhere is every tab and window of it."
      >
        <p>
          <button
            type="button"
            className={button.secondary}
            aria-disabled={!canLogOut}
            onClick={() => session.send({ type: 'session.logOut' })}
          >
            Sign out in every tab
          </button>
        </p>
      </Part>
      <Part id="delete" title="Delete account" text="For good: there is no copy anywhere else.">
        <Deletion user={user} />
      </Part>
    </div>
  );
};

export default SettingsPage;
