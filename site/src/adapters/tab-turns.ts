/** A test can pass the window of a frame as another tab. */
export type TabWindow = Pick<
  Window,
  'localStorage' | 'navigator' | 'addEventListener' | 'removeEventListener'
>;

const ANNOUNCE_MS = 1000;
const CATCH_UP_MS = 500;

// FNV-1a: short enough for a lock name, and very unlikely to be equal for two states of a record.
const stampOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length}.${hash.toString(36)}`;
};

const storedStamp = (tab: TabWindow, key: string): string => {
  try {
    return stampOf(tab.localStorage.getItem(key) ?? '');
  } catch {
    return 'blocked';
  }
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Announcement {
  readonly count: number;
  readonly stamp: string;
}

const lastAnnouncement = async (tab: TabWindow, prefix: string): Promise<Announcement> => {
  const { held = [] } = await tab.navigator.locks.query();
  return held
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).split(' '))
    .map(([count, stamp]) => ({ count: Number(count), stamp: stamp ?? '' }))
    .reduce((last, announcement) => (announcement.count > last.count ? announcement : last), {
      count: 0,
      stamp: '',
    });
};

const catchUp = (tab: TabWindow, key: string, stamp: string): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(finish, CATCH_UP_MS);
    function finish() {
      clearTimeout(timer);
      tab.removeEventListener('storage', look);
      resolve();
    }
    function look() {
      if (stamp === '' || storedStamp(tab, key) === stamp) finish();
    }
    tab.addEventListener('storage', look);
    look();
  });

/** Announces the write through the name of a lock, because all tabs see the same list of locks. */
const announce = (tab: TabWindow, name: string): Promise<void> =>
  new Promise((resolve) => {
    void tab.navigator.locks.request(name, () => {
      resolve();
      return wait(ANNOUNCE_MS);
    });
  });

/**
 * A Web Lock may be granted before the previous write is visible in this tab (STO-4). So the writer puts a
 * hash of its text in the name of a second lock, and the next tab waits until it can read that text.
 */
export const takeTurn = <T>(
  tab: TabWindow,
  key: string,
  work: () => T | Promise<T>,
  signal: AbortSignal,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const prefix = `loomwright ${key} wrote `;
    tab.navigator.locks
      .request(`loomwright ${key}`, { signal }, async () => {
        const { count, stamp } = await lastAnnouncement(tab, prefix);
        await catchUp(tab, key, stamp);
        resolve(await work());
        await announce(tab, `${prefix}${count + 1} ${storedStamp(tab, key)}`);
      })
      .catch(reject);
  });
