import type { ReactNode } from 'react';
import { useOffline } from '../../offline/offline-actors.ts';
import { lastingStack } from '../../ui/lasting-notice/lasting-notice.css.ts';
import { AuthAlert } from './auth-alert.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** Notices that stay until dismissed, stacked so that none covers another (AUT-6, STO-3, CHT-7, SEO-1). */
export const LastingNotices = ({ children }: { readonly children: ReactNode }) => {
  const { offline, UpdateNotice } = useOffline() ?? {};
  return (
    <div className={lastingStack}>
      <AuthAlert />
      <StorageNotice />
      {children}
      {offline && UpdateNotice && <UpdateNotice offline={offline} />}
    </div>
  );
};
