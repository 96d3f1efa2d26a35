import { useSession, useSite } from '../../app/providers.tsx';
import { button } from '../button/button.css.ts';
import { focusContent } from './focus-content.ts';
import * as styles from './notices.css.ts';

/** An error of the session, shown until it is dismissed (AUT-5, AUT-6). */
export const AuthAlert = () => {
  const { session } = useSite();
  const { errorText } = useSession();
  const dismiss = () => {
    focusContent();
    session.send({ type: 'session.clearError' });
  };
  return (
    <div role="alert">
      {errorText !== '' && (
        <div className={styles.lasting}>
          <p className={styles.problem}>{errorText}</p>
          <button type="button" className={button.secondary} onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
};
