import type { LoginView } from '@loomwright/login';
import type { RefObject } from 'react';
import * as styles from '../../shared/account-form/account-page.css.ts';
import { problemTitle, settled } from '../../ui/form/form.css.ts';
import { ProblemBox } from '../../ui/form/problem-box.tsx';

interface Props {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly view: LoginView;
}

/**
 * A lockout with its remaining time, then its end, in the same space (LGN-3, LGN-4). The seconds are visual: the page's
 * live region announces the start, the last moments and the end.
 */
export const LockNotice = ({ box, view }: Props) => {
  const isLocked = view.status === 'locked';
  return (
    <ProblemBox box={box} isOpen={isLocked}>
      <h2 className={problemTitle}>{isLocked ? 'There is a problem' : view.announcementText}</h2>
      <div className={styles.lock}>
        <p className={isLocked ? styles.lockText : `${styles.lockText} ${settled}`}>
          {isLocked ? view.message : 'Please check your email and password, then try again.'}
        </p>
        <p className={styles.countdown} aria-hidden="true">
          {view.countdownText || '\u00a0'}
        </p>
      </div>
    </ProblemBox>
  );
};
