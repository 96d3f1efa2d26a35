import type { OpenWorker } from '@loomwright/shell';
import type { PageMessage } from '../../worker/from-page.ts';
import { savesData } from './connection.ts';
import { trustedAddress } from './trusted-address.ts';

const post = (worker: ServiceWorker | null | undefined, message: PageMessage) => worker?.postMessage(message);

/** A worker that is still activating treats itself as a waiting update and caches nothing. */
const whenActivated = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!worker || worker.state === 'activated') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });

/** Registers the service worker (SEO-1). Reports `unavailable` if the browser does not allow it. */
export const openSiteWorker: OpenWorker = (report) => {
  const life = new AbortController();
  const { signal } = life;
  let registration: ServiceWorkerRegistration | undefined;

  const watchInstalling = (worker: ServiceWorker | null, isUpdate: () => boolean) => {
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed' && isUpdate()) report('waiting');
        if (worker.state === 'redundant' && !isUpdate()) report('unavailable');
      },
      { signal },
    );
  };

  const register = async () => {
    if (!import.meta.env.PROD) throw new Error('There is no service worker in development.');
    const { serviceWorker } = navigator;
    let isServed = serviceWorker.controller !== null;
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        // The first worker claims the page that registered it, but that page already has this version.
        if (isServed) report('replaced');
        isServed = true;
      },
      { signal },
    );
    const found = await serviceWorker.register(trustedAddress('offline', '/sw.js'), { scope: '/' });
    if (signal.aborted) return;
    isServed ||= found.active !== null;
    const isUpdate = () => found.active !== null;
    found.addEventListener('updatefound', () => watchInstalling(found.installing, isUpdate), { signal });
    watchInstalling(found.installing, isUpdate);
    registration = await serviceWorker.ready;
    await whenActivated(registration.active);
    if (signal.aborted) return;
    report('ready');
    if (found.waiting) report('waiting');
  };

  register().catch(() => !signal.aborted && report('unavailable'));
  return {
    keep: () => post(registration?.active, { type: 'keep', savesData: savesData() }),
    activate: () => post(registration?.waiting, { type: 'activate' }),
    check: () => void registration?.update().catch(() => {}),
    stop: () => life.abort(),
  };
};
