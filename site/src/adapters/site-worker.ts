import type { OpenWorker } from '@loomwright/shell';
import type { FromPage } from '../../worker/from-page.ts';
import { savesData } from './connection.ts';
import { trustedAddress } from './trusted-address.ts';

const post = (worker: ServiceWorker | null | undefined, message: FromPage) => worker?.postMessage(message);

/** A worker that is still activating takes itself for an update that waits, and would keep nothing. */
const whenActivated = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!worker || worker.state === 'activated') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });

/** Registers the service worker of the site (SEO-1); a browser that has none, or refuses, makes it unavailable. */
export const openSiteWorker: OpenWorker = (report) => {
  const life = new AbortController();
  const { signal } = life;
  let registration: ServiceWorkerRegistration | undefined;

  const watchInstalling = (worker: ServiceWorker | null, isUpdate: () => boolean) => {
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed' && isUpdate()) report('waiting');
        // An update that cannot be installed changes nothing.
        if (worker.state === 'redundant' && !isUpdate()) report('unavailable');
      },
      { signal },
    );
  };

  const register = async () => {
    if (!import.meta.env.PROD) throw new Error('In development there is no worker.');
    const { serviceWorker } = navigator;
    let isServed = serviceWorker.controller !== null;
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        // The first one takes over the page that registered it, which runs that version already.
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
    // Without a network there is none.
    check: () => void registration?.update().catch(() => {}),
    stop: () => life.abort(),
  };
};
