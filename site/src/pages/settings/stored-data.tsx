import { createStoredDataMachine, listStoredData, toStoredDataRows } from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { useEffect, useState } from 'react';
import { sessionTexts } from '../../adapters/session-texts.ts';
import { useSite } from '../../app/providers.tsx';
import { siteKeys } from '../../app/stored-keys.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { muted, note } from '../../ui/text/text.css.ts';
import { Question } from '../../ui/words/words.tsx';

const loadExport = () => import('./export-data.ts');

export const StoredData = ({ user }: { readonly user: UserView }) => {
  const { member, persistence, notices, platform } = useSite();
  const look = () => ({
    keys: siteKeys,
    store: persistence.store,
    sessionTexts: sessionTexts(),
    userId: user.id,
  });
  const [rowsAtFirst] = useState(() => listStoredData(look()));
  const actor = usePageActor(
    () =>
      createStoredDataMachine({
        readRows: () => listStoredData(look()),
        exportAll: async () =>
          (await loadExport()).exportData(look(), member() ?? user, new Date(platform.now())),
      }),
    { rows: rowsAtFirst, notices },
  );
  const rows = useView(actor, toStoredDataRows);
  // Preloads the code, so that the export works offline.
  useEffect(() => {
    loadExport().catch(() => {});
  }, []);

  return (
    <>
      <Question title="Details: every key and its current size" className={styles.details}>
        <ul className={styles.list}>
          {rows.map(({ key, area, holds, isThere, sizeText }) => (
            <li key={key} className={styles.entry}>
              <div className={styles.apart}>
                <code>{key}</code>
                <span className={isThere ? styles.valueSize : `${styles.valueSize} ${muted}`}>
                  {sizeText}
                </span>
              </div>
              <p className={note}>
                {`${holds}${area === 'session' ? ' It is removed when the tab is closed.' : ''}`}
              </p>
            </li>
          ))}
        </ul>
      </Question>
      <p>
        <Button look="primary" onClick={() => actor.send({ type: 'storedData.export' })}>
          Export as JSON
        </Button>
      </p>
      <p className={note}>
        The file holds your account, your cart, your quotes, your activity and everything else above that is
        yours. Hashes of your password and recovery code are left out, and so are the other accounts of this
        browser.
      </p>
    </>
  );
};
