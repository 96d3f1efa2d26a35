import { FIELD, type OpenScene, reduceScene, type SceneEvent, type SceneState } from '@loomwright/shell';
import { trustedAddress } from '../adapters/trusted-address.ts';
import address from './scene.worker.ts?worker&url';
import type { FromScene, ToScene } from './scene-messages.ts';
import { sizeOf, themeOf, watchPointer, watchRoom, watchSize, watchTheme } from './watch-page.ts';

const createCanvas = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    // Above the document's CSS background (global.css.ts), which has the same z-index.
    zIndex: '-1',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    opacity: '0',
  });
  // In `lvh`, because the canvas must not be resized when a phone hides its toolbar.
  canvas.style.height = '100lvh';
  return canvas;
};

const reveal = (canvas: HTMLCanvasElement): void => {
  canvas.style.opacity = '1';
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1600, easing: 'ease-out' });
};

const workerAddress = (): string => trustedAddress('background', address);

const SILENCE_MS = 10_000;

/** Calls `call` after `ms`. A hidden tab draws nothing, so the wait starts again once it is visible. */
const whenSilent = (ms: number, signal: AbortSignal, call: () => void) => {
  const end = () => {
    if (!document.hidden) return call();
    document.addEventListener('visibilitychange', wait, { once: true, signal });
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(end, ms);
  };
  wait();
  signal.addEventListener('abort', () => clearTimeout(timer));
};

const start = (canvas: HTMLCanvasElement, signal: AbortSignal, handle: (news: SceneEvent) => void) => {
  const theme = themeOf(document.documentElement);
  if (!theme) throw new TypeError('the colours of the page cannot be parsed');
  document.body.append(canvas);
  signal.addEventListener('abort', () => canvas.remove());
  const size = sizeOf(canvas);
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(workerAddress(), { type: 'module', name: 'background' });
  signal.addEventListener('abort', () => worker.terminate());
  worker.addEventListener('message', ({ data }: MessageEvent<FromScene>) => handle(data.kind));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    handle('broke');
  });
  const send = (message: ToScene, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  send({ kind: 'start', canvas: offscreen, size, theme, count: FIELD.particleCount }, [offscreen]);
  const see = () => send({ kind: 'visibility', isVisible: !document.hidden });
  see();
  document.addEventListener('visibilitychange', see, { signal });
  watchSize(canvas, signal, (size) => send({ kind: 'resize', size }));
  watchRoom(signal, (room) => send({ kind: 'room', room }));
  watchTheme(signal, (theme) => send({ kind: 'theme', theme }));
  whenSilent(SILENCE_MS, signal, () => handle('silence'));
  return send;
};

export const createOpenScene = (): OpenScene => (report) => {
  const life = new AbortController();
  const canvas = createCanvas();
  let opening: SceneState = 'opening';
  let motion: AbortController | undefined;
  let send: ((message: ToScene) => void) | undefined;

  const handle = (news: SceneEvent) => {
    const step = reduceScene(opening, news);
    opening = step.opening;
    if (step.fact === 'shown') reveal(canvas);
    if (opening === 'over') {
      motion?.abort();
      life.abort();
    }
    if (step.fact) report(step.fact);
  };
  try {
    send = start(canvas, life.signal, handle);
  } catch {
    // Reached, for example, without OffscreenCanvas. Reported later, once the caller has the scene.
    queueMicrotask(() => handle('broke'));
  }
  return {
    run: () => {
      if (motion || opening === 'over') return;
      motion = new AbortController();
      send?.({ kind: 'run' });
      watchPointer(motion.signal, (place) => send?.({ kind: 'point', place }));
    },
    pause: () => {
      motion?.abort();
      motion = undefined;
      if (opening !== 'over') send?.({ kind: 'pause' });
    },
    stop: () => handle('stopped'),
  };
};
