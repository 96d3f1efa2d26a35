import { findProduct, productFacts, toUnitText } from '@loomwright/catalogue';
import { describeThings, type Thing } from '@loomwright/content/structured-data';
import { config } from '../config.ts';
import { documentTitle } from '../router/route-documents.ts';
import { matchPath, routes } from '../router/routes.ts';

const { organization, product, post, breadcrumbs } = describeThings(config);

const itself = (pathname: string): Thing | undefined => {
  const { route, params } = matchPath(pathname);
  const found = route.path === '/products/:id' ? findProduct(productFacts, params.id ?? '') : undefined;
  if (found) return product({ ...found, unitText: toUnitText(found) });
  if (route.path === '/blog/:slug') return post(params.slug ?? '');
  return ['/', '/about', '/contact'].includes(pathname) ? organization() : undefined;
};

/** The structured data of the page at an address, for search engines (SEO-1). */
export const structuredData = (pathname: string): readonly Thing[] => {
  const steps = pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const pages = paths.filter((path) => path !== '/' && routes.includes(matchPath(path).route));
  const things = [itself(pathname), breadcrumbs(pages.map((path) => ({ name: documentTitle(path), path })))];
  return things.filter((thing) => thing !== undefined);
};
