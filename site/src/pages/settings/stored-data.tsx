import { exportStoredData, listStoredData } from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { storedKeys } from '@loomwright/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../adapters/save-file.ts';
import { sessionTexts } from '../../adapters/session-texts.ts';
import { useSite } from '../../app/providers.tsx';
import { button } from '../../ui/button/button.css.ts';
import * as styles from '../account/account.css.ts';

const sizes = new Intl.NumberFormat('en', { style: 'unit', unit: 'byte', unitDisplay: 'long' });
const largeSizes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
const sizeText = (bytes: number) => (bytes < 1000 ? sizes.format(bytes) : largeSizes.format(bytes / 1000));

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Every key of the site with what is there now, and all of it as a file to take away (AUT-8, LGL-1). */
export const StoredData = ({ user }: { readonly user: UserView }) => {
  const { notices, session, world } = useSite();
  const look = () => ({
    keys: storedKeys,
    store: world.store,
    sessionTexts: sessionTexts(),
    userId: user.id,
  });
  const [rows, setRows] = useState(() => listStoredData(look()));
  const refresh = useEffectEvent(() => {
    const now = listStoredData(look());
    if (JSON.stringify(now) !== JSON.stringify(rows)) setRows(now);
  });
  // Everything on the page writes, and nothing tells of all of it: looking is cheaper than being told.
  useEffect(() => {
    const timer = setInterval(refresh, 1000);
    return () => clearInterval(timer);
  }, []);

  const exportAll = () => {
    const account = session.getSnapshot().context.user;
    if (!account) return;
    const at = new Date(world.now());
    const data = exportStoredData(look(), account, at.toISOString());
    saveFile(`loomwright-data-${dayOf(at)}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    notices.send({ type: 'notice.show', text: 'Your data was exported.' });
  };

  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ key, area, holds, isThere, bytes }) => (
          <li key={key}>
            <div className={styles.apart}>
              <code>{key}</code>
              <span className={isThere ? undefined : styles.small}>
                {isThere ? sizeText(bytes) : 'nothing there'}
              </span>
            </div>
            <p className={styles.small}>
              {holds}
              {area === 'session' && ' It goes when the tab is closed.'}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className={button.primary} onClick={exportAll}>
          Export as JSON
        </button>
      </p>
      <p className={styles.small}>
        The file holds your account, your cart, your quotes, your activity and everything else above that is
        yours. Hashes of your password and recovery code are left out, and so are the other accounts of this
        browser.
      </p>
    </>
  );
};
