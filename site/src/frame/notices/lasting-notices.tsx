import type { ReactNode } from 'react';
import { AuthAlert } from './auth-alert.tsx';
import { lastingStack } from './notices.css.ts';
import { StorageNotice } from './storage-notice.tsx';

/** Notices that stay until dismissed, stacked so that none covers another (AUT-6, STO-3, CHT-7). */
export const LastingNotices = ({ children }: { readonly children: ReactNode }) => (
  <div className={lastingStack}>
    <AuthAlert />
    <StorageNotice />
    {children}
    {/* Code that is loaded when idle renders its own here. */}
    <div id="late" />
  </div>
);
