import { MissingNotice } from '../assistant/missing-notice.tsx';
import { AuthAlert } from './auth-alert.tsx';
import * as styles from './notices.css.ts';
import { StorageNotice } from './storage-notice.tsx';

/** Notices that stay until dismissed, stacked so that none covers another (AUT-6, STO-3, CHT-7). */
export const LastingNotices = () => (
  <div className={styles.lastingStack}>
    <AuthAlert />
    <StorageNotice />
    <MissingNotice />
  </div>
);
