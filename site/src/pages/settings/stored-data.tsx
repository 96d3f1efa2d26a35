import { listStoredData } from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { storedKeys } from '@loomwright/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionTexts } from '../../adapters/session-texts.ts';
import { useSite } from '../../app/providers.tsx';
import { button } from '../../ui/button/button.css.ts';
import * as styles from '../account/account.css.ts';

const sizeText = (bytes: number) => {
  if (bytes >= 1000) return `${(bytes / 1000).toFixed(1)} kB`;
  return bytes === 1 ? '1 byte' : `${bytes} bytes`;
};

const loadExport = () => import('./export-data.ts');

/** Every storage key with its current size, and the export of all of it (AUT-8, LGL-1). */
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
  // Everything on the page writes, and no event reports all of it: polling is simpler.
  useEffect(() => {
    const timer = setInterval(refresh, 1000);
    // Preloaded, so that the export works offline.
    loadExport().catch(() => {});
    return () => clearInterval(timer);
  }, []);

  const exportAll = () => {
    const account = session.getSnapshot().context.user;
    if (!account) return;
    const show = (text: string) => notices.send({ type: 'notice.show', text });
    loadExport().then(
      ({ exportData }) => {
        exportData(look(), account, new Date(world.now()));
        show('Your data was exported.');
      },
      () => show('The export could not be fetched. Please try again.'),
    );
  };

  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ key, area, holds, isThere, bytes }) => (
          <li key={key}>
            <div className={styles.apart}>
              <code>{key}</code>
              <span className={isThere ? styles.size : styles.noSize}>
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
