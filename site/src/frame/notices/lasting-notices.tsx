import type { ReactNode } from 'react';
import { lastingStack } from '../../ui/lasting-notice/lasting-notice.css.ts';
import { AuthAlert } from './auth-alert.tsx';
import { StorageNotice } from './storage-notice.tsx';

/**
 * Notices that stay until dismissed, stacked so that none covers another (AUT-6, STO-3, CHT-7). Code that is loaded when a
 * page is idle appends its own.
 */
export const LastingNotices = ({ children }: { readonly children: ReactNode }) => (
  <div className={lastingStack}>
    <AuthAlert />
    <StorageNotice />
    {children}
  </div>
);
