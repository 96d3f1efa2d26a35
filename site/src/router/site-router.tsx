import { Router, type RouterObject, type RouterProps } from 'wouter';
import { useShownPathname, useSite } from '../app/providers.tsx';
import type { Platform } from '../app/site.ts';
import { toRouterPath } from './addresses.ts';

// From the navigation chart, not from the address bar: a page appears only once its code is loaded.
const useShownLocation = ({ ssrPath }: RouterObject): [string, Platform['navigate']] => {
  const pathname = useShownPathname();
  return [ssrPath ?? toRouterPath(pathname), useSite().platform.navigate];
};

export const SiteRouter = (props: Pick<RouterProps, 'children' | 'ssrPath'>) => (
  <Router hook={useShownLocation} {...props} />
);
