/** Reports whether the browser is online, as far as it knows, at once and at every change; returns a function that stops it. */
export const watchConnection = (listener: (isOnline: boolean) => void): (() => void) => {
  const report = () => listener(navigator.onLine);
  report();
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
};
