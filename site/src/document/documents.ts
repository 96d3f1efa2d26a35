import { pageDocuments } from '../app/page-documents.ts';
import type { PageRoute } from '../app/page-module.ts';
import { matchPath, notFoundRoute } from '../router/routes.ts';

const pageOf = (route: PageRoute) => {
  const page = pageDocuments.find((one) => one.route === route);
  if (!page) throw new Error(`no page has the path ${route.path}: add a page.ts for it below site/src/pages`);
  return page;
};

export const addressesOf = (route: PageRoute): readonly string[] =>
  pageOf(route).documents.addresses?.() ?? [route.path];

export const pageAt = (url: string) => {
  const { params, route } = matchPath(url);
  return { ...pageOf(route), params };
};

export const documentTitle = (url: string): string => {
  const { documents, params, route } = pageAt(url);
  return documents.title ? (documents.title(params) ?? notFoundRoute.title) : route.title;
};

export const documentDescription = (url: string): string => {
  const { documents, params } = pageAt(url);
  const { description } = documents;
  return (typeof description === 'string' ? description : description(params)) ?? documentDescription('/404');
};
