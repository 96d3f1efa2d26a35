import type { ComponentProps } from 'react';
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
import { Line } from './line.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { Recovery } from './recovery.tsx';
import { StoredData } from './stored-data.tsx';

const Group = ({ children, ...part }: ComponentProps<typeof Part>) => (
  <Part {...part}>
    <div className={styles.group}>{children}</div>
  </Part>
);

const SettingsPage = () => {
  const user = useMember();
  const { session } = useSite();
  const { canLogOut } = useSession();
  return (
    <div className={`${container} ${styles.page}`}>
      <Opening title="Settings" lead="How the site looks, what it stores, and your account." />
      <Group id="looks" title="Appearance" text="Stored in this browser, for everyone who uses it.">
        <Choices part="looks" />
      </Group>
      <Group id="privacy" title="Privacy" text="Stored in this browser, for everyone who uses it.">
        <Choices part="privacy" />
      </Group>
      <Group
        id="device"
        title="On this device"
        text="You can use the site offline, and install it like an app."
      >
        <div className={stack[4]}>
          <OnThisDevice />
        </div>
      </Group>
      <Group id="account" title="Account" text="Your account exists in this browser and nowhere else.">
        <div className={`${stack[3]} ${styles.topic}`}>
          <h3 id="password">Password and recovery</h3>
          <p>
            No email can be sent: a recovery code is the one way back in if you forget your password. You can{' '}
            <Link href="/profile#password">change your password</Link> on your profile.
          </p>
          <Recovery user={user} />
        </div>
        <div className={styles.topic}>
          <Line title="Log out everywhere" hint="In every tab and window of this browser.">
            <Button aria-disabled={!canLogOut} onClick={() => session.send({ type: 'session.logOut' })}>
              Log out in every tab
            </Button>
          </Line>
        </div>
      </Group>
      <Group
        id="data"
        title="Data"
        text="Everything the site stores in this browser. It leaves the browser only when you export or send it."
      >
        <StoredData user={user} />
      </Group>
      <Group
        id="deletion"
        title="Delete account"
        text="It can’t be undone: you may want to export your data first."
      >
        <Deletion user={user} />
      </Group>
    </div>
  );
};

export default SettingsPage;
