import { FailedPage } from '../pages/failed/failed-page.tsx';
import { main } from '../ui/page/page.css.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt } from './page-cache.ts';
import { useNavigation, useSite } from './providers.tsx';
import { matchPath } from './routes.ts';

/** The page of the visit being shown, or what stands in for it when it could not be had (RTE-6). */
export const Page = () => {
  const { navigation } = useSite();
  const { visit, isLoading } = useNavigation();
  const { pathname } = visit.location;
  const { params } = matchPath(pathname);
  const Content = pageAt(pathname);
  const retry = () => navigation.send({ type: 'navigation.retry' });
  return (
    <main id="content" tabIndex={-1} className={main} aria-busy={isLoading}>
      <ErrorBoundary key={pathname} fallback={<FailedPage kind="broken" />}>
        {Content ? (
          <Content params={params} arrival={visit.cause === 'link' ? 'navigation' : 'document'} />
        ) : (
          <FailedPage kind="unreachable" isTrying={isLoading} onRetry={retry} />
        )}
      </ErrorBoundary>
    </main>
  );
};
