// How addresses are read, alike by the server and by the worker that answers without it.

// A loop, since /\/+$/ takes quadratic time on a long run of slashes.
const trimSlashes = (path: string) => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** As the client's routes match a parameter: one undecoded segment in any case, with or without a trailing slash. */
export const isOneBelow = (prefix: string, rawPath: string): boolean =>
  rawPath.toLowerCase().startsWith(prefix) && /^[^/]+\/?$/.test(rawPath.slice(prefix.length));

/** A page's canonical address: no trailing slash, no file name, lower case (the client's routes ignore case). */
export const toCanonical = (path: string): string =>
  trimSlashes(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
