/** Whether the browser is online, as far as it knows. */
export const isOnline = (): boolean => navigator.onLine;

/** Reports whether the browser is online, at once and at every change; returns a function that stops it. */
export const watchConnection = (listener: (isOnline: boolean) => void): (() => void) => {
  const report = () => listener(isOnline());
  report();
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
};
