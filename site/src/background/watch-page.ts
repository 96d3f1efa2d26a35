import {
  type CanvasSize,
  FIELD,
  isSameSize,
  type PointerPlace,
  parseColor,
  THEME_COLORS,
  type ThemeColors,
  toCanvasSize,
  toPointerPlace,
} from '@loomwright/shell';
import { containerWidth } from '../styles/theme.css.ts';
import type { Room } from './scene-messages.ts';

export const sizeOf = (canvas: HTMLCanvasElement): CanvasSize =>
  toCanvasSize(canvas.clientWidth, canvas.clientHeight, window.devicePixelRatio);

/** Reports a new size or pixel ratio once it has settled (BKG-1). */
export const watchSize = (
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  report: (size: CanvasSize) => void,
): void => {
  let reported = sizeOf(canvas);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const size = sizeOf(canvas);
    if (isSameSize(size, reported)) return;
    reported = size;
    report(size);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, FIELD.resizeDebounceMs);
  };
  const observer = new ResizeObserver(wait);
  observer.observe(canvas);
  // A media query matches one ratio only, so each change needs a new query.
  const watchRatio = () => {
    if (signal.aborted) return;
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        wait();
        watchRatio();
      },
      { once: true, signal },
    );
  };
  watchRatio();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
};

/** Undefined if a colour cannot be parsed. */
export const themeOf = (root: HTMLElement): ThemeColors | undefined => {
  const style = getComputedStyle(root);
  const colors = THEME_COLORS.map((name) => [name, parseColor(style.getPropertyValue(`--${name}`))] as const);
  return colors.every(([, color]) => color !== undefined)
    ? (Object.fromEntries(colors) as unknown as ThemeColors)
    : undefined;
};

export const watchTheme = (signal: AbortSignal, report: (theme: ThemeColors) => void): void => {
  const root = document.documentElement;
  let reported = JSON.stringify(themeOf(root));
  const look = () => {
    const theme = themeOf(root);
    const text = JSON.stringify(theme);
    if (theme === undefined || text === reported) return;
    reported = text;
    report(theme);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, { signal });
};

const NO_DRAWING = { left: 0, top: 0, bottom: 0 };

const roomNow = (): Room => {
  const box = document.querySelector('[data-threads]')?.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    column: (Number.parseFloat(containerWidth) * rem) / 2,
    // Text may overlap the lower third of the drawing.
    drawing: box ? { left: box.left, top: box.top, bottom: box.top + 0.65 * box.height } : NO_DRAWING,
  };
};

/** Reports the room for threads now and after each change, at most once per frame. */
export const watchRoom = (signal: AbortSignal, report: (room: Room) => void): void => {
  let reported = '';
  let frame = 0;
  const look = () => {
    frame = 0;
    const room = roomNow();
    const text = JSON.stringify(room);
    if (text !== reported) report(room);
    reported = text;
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  look();
  const parts = new MutationObserver(ask);
  parts.observe(document.body, { childList: true, subtree: true });
  const size = new ResizeObserver(ask);
  size.observe(document.body);
  window.addEventListener('scroll', ask, { passive: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    parts.disconnect();
    size.disconnect();
  });
};

/** Reports at most once per frame. Ignores touch, which scrolls the page. */
export const watchPointer = (signal: AbortSignal, report: (place: PointerPlace) => void): void => {
  let frame = 0;
  let last: PointerEvent | undefined;
  const look = () => {
    frame = 0;
    if (last) report(toPointerPlace(last.clientX, last.clientY, window.innerWidth, window.innerHeight));
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    last = event;
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  window.addEventListener('pointermove', onMove, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
};
