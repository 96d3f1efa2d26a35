/** Reports at once and at every change whether the browser is online, as far as it knows; returns the way to stop. */
export const watchConnection = (listener: (isOnline: boolean) => void): (() => void) => {
  const report = () => listener(navigator.onLine);
  report();
  const listening = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, report, listening);
  return () => listening.abort();
};

/** The Network Information API, in browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly addEventListener?: EventTarget['addEventListener'];
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the user asks for as little traffic as possible. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Calls back, as long as the page lives, when that may have changed. */
export const watchSavesData = (listener: () => void): void =>
  connection()?.addEventListener?.('change', listener);
