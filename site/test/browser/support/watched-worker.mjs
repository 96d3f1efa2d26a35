// @ts-check

/** Runs in the worker before its module. Counts its frames, and replies with their number when asked. */
export const watchWorker = () => {
  let shownFrames = 0;
  const ask = self.requestAnimationFrame.bind(self);
  self.requestAnimationFrame = (draw) =>
    ask((now) => {
      shownFrames += 1;
      draw(now);
    });
  self.addEventListener('message', (event) => {
    if (event.data.kind !== 'count') return;
    event.stopImmediatePropagation();
    event.ports[0]?.postMessage(shownFrames);
  });
};

/**
 * The URL of a module worker that runs the code `watch` before the module at `address`.
 * @param {string | URL} address @param {string} watch
 */
export const watchedAddress = (address, watch) => {
  const toUrl = (/** @type {string} */ code) =>
    URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  return toUrl(`import '${toUrl(watch)}';import '${new URL(address, location.href)}';`);
};

/** @param {Worker | undefined} worker */
export const countFrames = (worker) =>
  /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker?.postMessage({ kind: 'count' }, [port2]);
    })
  );
