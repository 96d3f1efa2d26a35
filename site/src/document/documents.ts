import { pageDocuments } from '../app/page-documents.ts';
import type { PageRoute } from '../app/page-module.ts';
import { matchPath, notFoundRoute } from '../router/routes.ts';

const pageOf = (route: PageRoute) => {
  const page = pageDocuments.find((one) => one.route === route);
  if (!page) throw new Error(`no page has the path ${route.path}`);
  return page;
};

/** The addresses of a route that have a document with status 200. */
export const addressesOf = (route: PageRoute): readonly string[] =>
  pageOf(route).documents.addresses?.() ?? [route.path];

/** The page at an address with all that its `page.ts` says, and the parameters of the address. */
export const pageAt = (url: string) => {
  const { params, route } = matchPath(url);
  return { ...pageOf(route), params };
};

/** The title of the document at an address. */
export const documentTitle = (url: string): string => {
  const { documents, params, route } = pageAt(url);
  return documents.title ? (documents.title(params) ?? notFoundRoute.title) : route.title;
};

/** The description of the document at an address. */
export const documentDescription = (url: string): string => {
  const { documents, params } = pageAt(url);
  const { description } = documents;
  return (typeof description === 'string' ? description : description(params)) ?? documentDescription('/404');
};
