import { toVisitor } from '@loomwright/app';
import { type Admission, admit } from '@loomwright/auth';
import { useLayoutEffect } from 'react';
import { useNavigation, useSession, useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { main } from '../ui/page/page.css.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPage } from './failed/failed-page.tsx';
import { WaitingPage } from './gate/waiting-page.tsx';
import { pageAt } from './page-cache.ts';
import { accessOf, matchPath } from './routes.ts';
import { scrollToPlace } from './visit-effects.tsx';

const useAdmission = (pathname: string): Admission => {
  const visitor = useView(useSite().app, toVisitor);
  return admit(accessOf(pathname) ?? 'everyone', visitor);
};

// Another member who logs in in another tab gets a new page; one for everyone stays as it is.
const useOwner = (pathname: string): number | undefined => {
  const { user } = useSession();
  const access = accessOf(pathname);
  return access === 'members' || access === 'admins' ? user?.id : undefined;
};

// The pre-paint script hides guest content until a stored session is known (NAV-7).
const isForGuests = (pathname: string) => accessOf(pathname) === 'guests' || undefined;

/** The page of the current visit, or its replacement when it failed or is not allowed (RTE-6, DSH-3). */
export const Page = () => {
  const { navigation, world } = useSite();
  const { visit, isLoading } = useNavigation();
  const { hash, pathname } = visit.location;
  const { params } = matchPath(pathname);
  const admission = useAdmission(pathname);
  const owner = useOwner(pathname);
  const { default: Content, AdminsOnly } = pageAt(pathname) ?? {};

  // Back and reload restore the scroll position, and home starts at the top. With manual restoration a reload does not scroll
  // to the hash by itself; a page of members has its sections only once it is open.
  useLayoutEffect(() => {
    const savedScrollY = pathname === '/' ? undefined : world.savedScrollY();
    if ((savedScrollY || hash) && !window.scrollY) scrollToPlace(savedScrollY, hash);
  }, [admission]);

  const retry = () => navigation.send({ type: 'navigation.retry' });
  const content = () => {
    if (!Content) return <FailedPage kind="unreachable" isTrying={isLoading} onRetry={retry} />;
    if (admission === 'adminsOnly') return AdminsOnly && <AdminsOnly />;
    if (admission !== 'open') return <WaitingPage />;
    const arrival = visit.cause === 'link' ? 'navigation' : 'document';
    return <Content key={owner} params={params} arrival={arrival} />;
  };
  return (
    <main
      id="content"
      tabIndex={-1}
      className={main}
      aria-busy={isLoading || admission === 'waiting'}
      data-guests-only={isForGuests(pathname)}
    >
      <ErrorBoundary key={pathname} visit={visit} fallback={<FailedPage kind="broken" />}>
        {content()}
      </ErrorBoundary>
    </main>
  );
};
