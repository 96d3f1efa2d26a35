type Load = () => Promise<unknown>;

/** The style links that failed when a part was last loaded. */
const broken = new WeakMap<Load, readonly HTMLLinkElement[]>();

/** Requests a style file again, in the same place: the order of rules stays. */
const requestAgain = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = resolve;
    fresh.onerror = reject;
    link.replaceWith(fresh);
  });

const attempt = async <T>(load: () => Promise<T>): Promise<T> => {
  const failed: HTMLLinkElement[] = [];
  const note = ({ target }: Event) => target instanceof HTMLLinkElement && failed.push(target);
  // The event of a link does not bubble.
  addEventListener('error', note, true);
  try {
    await Promise.all((broken.get(load) ?? []).map(requestAgain));
    const part = await load();
    broken.delete(load);
    return part;
  } catch (error) {
    broken.set(load, failed);
    throw error;
  } finally {
    removeEventListener('error', note, true);
  }
};

const running = new Map<Load, Promise<unknown>>();

/**
 * Loads a part of the site that has styles. The build's helper takes a style file for loaded even after it has failed, so
 * files that failed for this part are requested again first; without them the part is not shown (RTE-6, CHT-7).
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => {
  if (import.meta.env.SSR) return load();
  const known = running.get(load) ?? attempt(load).finally(() => running.delete(load));
  running.set(load, known);
  return known as Promise<T>;
};
