import { Router, type RouterObject, type RouterProps } from 'wouter';
import { useShownPathname, useSite } from '../app/providers.tsx';
import type { World } from '../app/site.ts';
import { toRouterPath } from './addresses.ts';

// The location of the navigation chart, not of the address bar: a page appears once its code is loaded.
const useShownLocation = ({ ssrPath }: RouterObject): [string, World['navigate']] => {
  const pathname = useShownPathname();
  return [ssrPath ?? toRouterPath(pathname), useSite().world.navigate];
};

/** wouter's router over the shown location, or over the path that is prerendered. */
export const SiteRouter = (props: Pick<RouterProps, 'children' | 'ssrPath'>) => (
  <Router hook={useShownLocation} {...props} />
);
