// @ts-check
// Counts and times the frames of the background's worker, for its benchmark and its tests, without code of theirs in the
// site: another module runs before the worker's own.

/** @typedef {{ ownMs: number, drawnMs: number, drawCalls: number, shownFrames: number }} Measured */

/**
 * In the worker, before its module: counts frames and draw calls, and draws frames in a row when asked to. Answers on
 * the port that comes with the message.
 */
export const watchWorker = () => {
  let shownFrames = 0;
  let drawCalls = 0;
  let isMeasuring = false;
  /** @type {FrameRequestCallback | undefined} */
  let next;
  /** @type {any} */
  let context;
  const ask = self.requestAnimationFrame.bind(self);
  const drawNext = (/** @type {number} */ now) => {
    const draw = next;
    next = undefined;
    drawCalls = 0;
    draw?.(now);
  };
  self.requestAnimationFrame = (draw) => {
    next = draw;
    if (isMeasuring) return 1;
    return ask((now) => {
      shownFrames += 1;
      drawNext(now);
    });
  };
  const { getContext } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.getContext = /** @type {any} */ (
    function (/** @type {any[]} */ ...wanted) {
      // @ts-expect-error: whose context it is
      const made = getContext.apply(this, wanted);
      if (wanted[0] === 'webgl2') context = made;
      return made;
    }
  );
  const prototype = /** @type {any} */ (WebGL2RenderingContext.prototype);
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = prototype[name];
    prototype[name] = function (/** @type {any[]} */ ...wanted) {
      drawCalls += 1;
      return draw.apply(this, wanted);
    };
  }
  const measure = (/** @type {number} */ frames) => {
    const pixel = new Uint8Array(4);
    const begin = performance.now();
    let ownMs = 0;
    isMeasuring = true;
    for (let index = 0; index < frames; index += 1) {
      const from = performance.now();
      drawNext(from);
      ownMs += performance.now() - from;
      // Waits until the frame is rendered.
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    }
    isMeasuring = false;
    const drawnMs = performance.now() - begin;
    if (frames > 0 && next) self.requestAnimationFrame(next);
    return { ownMs: ownMs / frames, drawnMs: drawnMs / frames, drawCalls, shownFrames };
  };
  self.addEventListener('message', (event) => {
    if (event.data.kind !== 'measure') return;
    event.stopImmediatePropagation();
    event.ports[0]?.postMessage(measure(event.data.frames));
  });
};

/**
 * The address of a module worker that runs `watch` before the module at `address`. Self-contained: pages under test
 * receive its text.
 * @param {string | URL} address @param {string} watch
 */
export const watchedAddress = (address, watch) => {
  const toUrl = (/** @type {string} */ code) =>
    URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  return toUrl(`import '${toUrl(watch)}';import '${new URL(address, location.href)}';`);
};

/**
 * Lets a watched worker draw `frames` frames in a row; milliseconds are those of one. Self-contained, like
 * `watchedAddress`.
 * @param {Worker | undefined} worker @param {number} frames
 */
export const measureFrames = (worker, frames) =>
  /** @type {Promise<Measured>} */ (
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      worker?.postMessage({ kind: 'measure', frames }, [port2]);
    })
  );
