import { toVisitor } from '@loomwright/app';
import { type Access, type Admission, admit } from '@loomwright/auth';
import { useEffectEvent, useLayoutEffect } from 'react';
import { focusContent } from '../app/focus-content.ts';
import { useNavigation, useSession, useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { main } from '../ui/page/page.css.ts';
import { ErrorBoundary } from '../ui/region/error-boundary.tsx';
import { FailedPage } from './failed/failed-page.tsx';
import { WaitingPage } from './gate/waiting-page.tsx';
import { pageAt } from './page-cache.ts';
import { RouteSwitch } from './route-switch.tsx';
import { accessOf, type RouteMatch } from './routes.ts';
import { scrollToPlace } from './visit-effects.tsx';

const useAdmission = (access: Access): Admission => admit(access, useView(useSite().app, toVisitor));

// The key of a member page, which React remounts if a different member logs in from another tab.
const useOwner = (access: Access): number | undefined => {
  const { user } = useSession();
  return access === 'members' || access === 'admins' ? user?.id : undefined;
};

/** The current page, or a replacement if it failed or the visitor may not open it (RTE-6, DSH-3). */
export const Page = () => {
  const { navigation, platform } = useSite();
  const { visit, isLoading } = useNavigation();
  const { hash, pathname } = visit.location;
  const access = accessOf(pathname) ?? 'everyone';
  const admission = useAdmission(access);
  const owner = useOwner(access);

  // The home page starts at the top. After a reload, the browser does not scroll to the hash by itself.
  const scrollToSaved = useEffectEvent(() => {
    const savedScrollY = pathname === '/' ? undefined : platform.savedScrollY();
    if ((savedScrollY || hash) && !window.scrollY) scrollToPlace(savedScrollY, hash);
  });
  useLayoutEffect(() => scrollToSaved(), [admission]);

  const retry = () => navigation.send({ type: 'navigation.retry' });
  const content = (match: RouteMatch) => {
    const { default: Content, AdminsOnly } = pageAt(pathname, match) ?? {};
    if (!Content) return <FailedPage kind="unreachable" isTrying={isLoading} onRetry={retry} />;
    if (admission === 'adminsOnly') return AdminsOnly && <AdminsOnly />;
    if (admission !== 'open') return <WaitingPage />;
    const arrival = visit.cause === 'link' ? 'navigation' : 'document';
    return <Content key={owner} params={match.params} arrival={arrival} />;
  };
  return (
    <main
      id="content"
      tabIndex={-1}
      className={main}
      aria-busy={isLoading || admission === 'waiting'}
      // If the pre-paint script found a session, hides pages for guests until the session is known (NAV-7).
      data-guests-only={access === 'guests' || undefined}
    >
      <ErrorBoundary
        key={pathname}
        visit={visit}
        fallback={(again) => (
          <FailedPage
            kind="broken"
            isTrying={false}
            onRetry={() => {
              focusContent();
              again();
            }}
          />
        )}
      >
        <RouteSwitch>{content}</RouteSwitch>
      </ErrorBoundary>
    </main>
  );
};
