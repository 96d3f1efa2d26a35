import { Link } from 'wouter';
import { useMember, useSession, useSite } from '../../app/providers.tsx';
import * as styles from '../../shared/account-settings/account.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
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
      <Opening title="Settings" lead="Your account, how the site looks, and what it stores." />
      <Part id="account" title="Account" text="Your account exists in this browser and nowhere else.">
        <div className={`${stack[3]} ${styles.topic}`}>
          <h3 id="password">Password and recovery</h3>
          <p>
            No email can be sent: a recovery code is the one way back in if you forget your password. You can{' '}
            <Link href="/profile#password">change your password</Link> on your profile.
          </p>
          <Recovery user={user} />
        </div>
        <div className={`${stack[3]} ${styles.topic}`}>
          <h3>Log out everywhere</h3>
          <p>In every tab and window of this browser.</p>
          <p>
            <Button aria-disabled={!canLogOut} onClick={() => session.send({ type: 'session.logOut' })}>
              Log out in every tab
            </Button>
          </p>
        </div>
        <div className={`${stack[3]} ${styles.topic}`}>
          <h3>Delete account</h3>
          <Deletion user={user} />
        </div>
      </Part>
      <Part id="looks" title="Appearance" text="Stored in this browser, for everyone who uses it.">
        <Choices part="looks" />
      </Part>
      <Part
        id="device"
        title="On this device"
        text="You can use the site offline, and install it like an app."
      >
        <div className={stack[4]}>
          <OnThisDevice />
        </div>
      </Part>
      <Part id="privacy" title="Privacy" text="Stored in this browser, for everyone who uses it.">
        <Choices part="privacy" />
      </Part>
      <Part
        id="data"
        title="Data"
        text="Everything the site stores in this browser. It leaves the browser only when you export or send it."
      >
        <StoredData user={user} />
      </Part>
    </div>
  );
};

export default SettingsPage;
