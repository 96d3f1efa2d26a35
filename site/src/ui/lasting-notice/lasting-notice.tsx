import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cluster } from '../layout/layout.css.ts';
import { small } from '../text/text.css.ts';
import * as styles from './lasting-notice.css.ts';

interface Props {
  /** An alert interrupts a screen reader; a status does not. */
  readonly role: 'alert' | 'status';
  readonly isShown: boolean;
  readonly dismissText: string;
  readonly onDismiss: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The live region exists before its text appears, so that screen readers announce the text. */
export const LastingNotice = ({ role, isShown, dismissText, onDismiss, className = '', children }: Props) => (
  <div role={role}>
    {isShown && (
      <div className={`${cluster[4]} ${small} ${styles.lasting} ${className}`}>
        <p className={`${styles.text} ${role === 'alert' ? styles.problem : ''}`}>{children}</p>
        <Button onClick={onDismiss}>{dismissText}</Button>
      </div>
    )}
  </div>
);
