type Load = () => Promise<unknown>;

const broken = new WeakMap<Load, readonly HTMLLinkElement[]>();

/** Replaces the link in place, to keep the cascade order. */
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
  // Captured, because the error event of a link does not bubble.
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

/** Vite's helper treats a failed style file as loaded, so a retry first requests it again (RTE-6, CHT-7). */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => {
  if (import.meta.env.SSR) return load();
  const known = running.get(load) ?? attempt(load).finally(() => running.delete(load));
  running.set(load, known);
  return known as Promise<T>;
};
