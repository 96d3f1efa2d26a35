type Load = () => Promise<unknown>;

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** The links whose style file is missing. */
const failed = new Set<HTMLLinkElement>();
/** The addresses of the style files that came with a part. */
const stylesOf = new WeakMap<Load, readonly string[]>();
let retrying: Promise<unknown> | undefined;

// In the same place: the order of rules stays.
const requestAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = fresh.onerror = () => resolve();
    failed.delete(link);
    link.replaceWith(fresh);
  });

const retryStyles = () => {
  retrying ??= Promise.all([...failed].map(requestAgain)).finally(() => {
    retrying = undefined;
  });
  return retrying;
};

// A failed style sheet has no rules in one browser, is missing in another, and throws in a third.
const isThere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/** The style files that the document links may have failed before this module was there. */
const retryOfDocument = () => {
  for (const link of links()) if (!isThere(link)) failed.add(link);
  void retryStyles();
};

if (!import.meta.env.SSR) {
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target),
    true,
  );
  if (document.readyState === 'complete') retryOfDocument();
  else addEventListener('load', retryOfDocument, { once: true });
}

/**
 * Loads a part of the site that has styles. The build's helper takes a style file for loaded even after it has failed, so
 * files that failed are requested again first; without its own the part is not shown (RTE-6, CHT-7).
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  if (import.meta.env.SSR) return load();
  await retryStyles();
  if (stylesOf.get(load)?.some((address) => [...failed].some(({ href }) => href === address)))
    throw new Error('a style file is missing');
  const before = links();
  const loading = load();
  // The helper has appended the links by now, at the first call.
  const added = links().filter((link) => !before.includes(link));
  if (!stylesOf.has(load))
    stylesOf.set(
      load,
      added.map(({ href }) => href),
    );
  return loading;
};
