import { toAppView } from '@loomwright/app';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { button } from '../button/button.css.ts';
import { focusContent } from './focus-content.ts';
import * as styles from './notices.css.ts';

/** Reports once that this browser does not store changes (STO-3). */
export const StorageNotice = () => {
  const { app } = useSite();
  const { saysForgetful } = useView(app, toAppView);
  const dismiss = () => {
    focusContent();
    app.send({ type: 'storageNotice.dismiss' });
  };
  return (
    <div role="status">
      {saysForgetful && (
        <div className={styles.lasting}>
          <p>
            <strong>This browser will not remember changes.</strong> Its storage is blocked or full.
            Everything works until you leave or reload the page.
          </p>
          <button type="button" className={button.secondary} onClick={dismiss}>
            Understood
          </button>
        </div>
      )}
    </div>
  );
};
