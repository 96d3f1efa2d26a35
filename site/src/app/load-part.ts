type Load = () => Promise<unknown>;

/** The style links that failed when a part was loaded. */
const broken = new WeakMap<Load, readonly HTMLLinkElement[]>();

/** Requests a style file again, in the same place: the order of rules stays. Rejects when it fails again. */
const requestAgain = (link: HTMLLinkElement, fresh: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`no style at ${fresh.href}`));
    link.replaceWith(fresh);
  });

/**
 * Loads a part of the site that has styles. The build's helper takes a style file for loaded even after it has failed, so
 * files that failed for this part are requested again first; without them the part is not shown (RTE-6, CHT-7).
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  const links = broken.get(load) ?? [];
  const again = links.map((link) => link.cloneNode() as HTMLLinkElement);
  broken.set(load, again);
  await Promise.all(links.map((link, place) => requestAgain(link, again[place] ?? link)));
  broken.delete(load);
  if (import.meta.env.SSR) return load();
  const failed: HTMLLinkElement[] = [];
  const note = ({ target }: Event) => target instanceof HTMLLinkElement && failed.push(target);
  // The event of a link does not bubble.
  addEventListener('error', note, true);
  try {
    return await load();
  } catch (error) {
    broken.set(load, failed);
    throw error;
  } finally {
    removeEventListener('error', note, true);
  }
};

// A failed style sheet has no rules in one browser, is missing in another, and throws in a third.
const isThere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/** Requests the style files of the document that have failed once more. */
export const retryStylesOfDocument = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!isThere(link)) requestAgain(link, link.cloneNode() as HTMLLinkElement).catch(() => {});
};
