/** Reports whether the browser is online, now and at each change, until the returned function is called. */
export const watchConnection = (listener: (isOnline: boolean) => void): (() => void) => {
  const report = () => listener(navigator.onLine);
  report();
  const listening = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, report, listening);
  return () => listening.abort();
};

interface Connection {
  readonly saveData?: boolean;
  readonly addEventListener?: EventTarget['addEventListener'];
}

const connection = () => (navigator as { connection?: Connection }).connection;

export const savesData = (): boolean => connection()?.saveData === true;

export const watchSavesData = (listener: () => void): void =>
  connection()?.addEventListener?.('change', listener);
