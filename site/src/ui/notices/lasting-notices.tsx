import { MissingNotice } from '../assistant/missing-notice.tsx';
import { AuthAlert } from './auth-alert.tsx';
import * as styles from './notices.css.ts';
import { StorageNotice } from './storage-notice.tsx';

/** What stays until it is dismissed, one above the other: neither covers the other (AUT-6, STO-3, CHT-7). */
export const LastingNotices = () => (
  <div className={styles.lastingStack}>
    <AuthAlert />
    <StorageNotice />
    <MissingNotice />
  </div>
);
