// How the paths of pages are read, alike by the server, the service worker and the router.

/** Slashes stay escaped, and a path with a malformed escape stays as it is: neither names a page or a file. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** A path as pages are listed: without escapes, slashes at its end and the name of a file. Never throws. */
export const toPlainPath = (path: string): string =>
  // The look behind keeps a long run of slashes from taking quadratic time.
  decodePath(path).replace(/(?<!\/)(?:\/+index)?(?:\.html)?\/*$/i, '') || '/';

/** The same path with escapes: wouter decodes what its location hook returns. */
export const toRouterPath = (path: string): string => encodeURI(toPlainPath(path));

/** Who answers for a path: the page at `url`, or else the document that says there is none. */
export interface FoundPage {
  readonly url: string;
  readonly isKnown: boolean;
}

export interface MissingDocuments {
  /** For unknown paths of one segment below a prefix. */
  readonly fallbacks: readonly { readonly prefix: string; readonly url: string }[];
  /** For all others. */
  readonly notFound: string;
}

/** Finds the page of a path, whatever the case of its letters, among the addresses of all pages (RTE-5). */
export const createPageFinder = (urls: Iterable<string>, { fallbacks, notFound }: MissingDocuments) => {
  const missing = new Set([notFound, ...fallbacks.map(({ url }) => url)]);
  const pages = new Map([...urls].flatMap((url) => (missing.has(url) ? [] : [[url.toLowerCase(), url]])));
  return (path: string): FoundPage => {
    const name = toPlainPath(path).toLowerCase();
    const url = pages.get(name);
    if (url !== undefined) return { url, isKnown: true };
    const below = fallbacks.find(
      ({ prefix }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'),
    );
    return { url: below?.url ?? notFound, isKnown: false };
  };
};
