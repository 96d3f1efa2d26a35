/** Keeps escaped slashes and malformed paths as they are, so that they match no page and no file. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Decodes escapes, and strips trailing slashes, `index` and `.html`. Never throws. */
export const toPlainPath = (path: string): string =>
  // Without the lookbehind, a long run of slashes would take quadratic time.
  decodePath(path).replace(/(?<!\/)(?:\/+index)?(?:\.html)?\/*$/i, '') || '/';

/** Encoded, because wouter decodes what its location hook returns. */
export const toRouterPath = (path: string): string => encodeURI(toPlainPath(path));

export interface FoundPage {
  readonly url: string;
  readonly isKnown: boolean;
}

export interface MissingDocuments {
  /** For unknown paths one segment below a prefix. */
  readonly fallbacks: readonly { readonly prefix: string; readonly url: string }[];
  readonly notFound: string;
}

/** Finds pages by path, ignoring case (RTE-5). */
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
