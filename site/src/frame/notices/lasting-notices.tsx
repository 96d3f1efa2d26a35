import { toAppView } from '@loomwright/app';
import type { ReactNode } from 'react';
import { focusContent } from '../../app/focus-content.ts';
import { useSession, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { useOffline } from '../../offline/offline-actors.ts';
import { lastingStack } from '../../ui/lasting-notice/lasting-notice.css.ts';
import { LastingNotice } from '../../ui/lasting-notice/lasting-notice.tsx';

const AuthAlert = () => {
  const { session } = useSite();
  const { errorText } = useSession();
  const dismiss = () => {
    focusContent();
    session.send({ type: 'session.clearError' });
  };
  return (
    <LastingNotice role="alert" isShown={errorText !== ''} dismissText="Dismiss" onDismiss={dismiss}>
      {errorText}
    </LastingNotice>
  );
};

const StorageNotice = () => {
  const { app } = useSite();
  const { showsStorageWarning } = useView(app, toAppView);
  const dismiss = () => {
    focusContent();
    app.send({ type: 'storageNotice.dismiss' });
  };
  return (
    <LastingNotice role="status" isShown={showsStorageWarning} dismissText="Understood" onDismiss={dismiss}>
      <strong>This browser will not remember changes.</strong> Its storage is blocked or full. Everything
      works until you close or reload the page.
    </LastingNotice>
  );
};

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
