/** Says at once, and whenever it changes, whether the browser has a network; returns what ends that. */
export const watchConnection = (listener: (isOnline: boolean) => void): (() => void) => {
  const tell = () => listener(navigator.onLine);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};
