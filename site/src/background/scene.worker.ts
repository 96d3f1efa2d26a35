// React renders only once. Each frame updates the uniforms and issues one draw call (BKG-1, BKG-2).
import { follow, MIDDLE, smoothingFactor } from '@loomwright/shell';
import { match } from 'ts-pattern';
import { createField } from './field.tsx';
import type { FromScene, ToScene } from './scene-messages.ts';

type Start = Extract<ToScene, { kind: 'start' }>;

/** In seconds. Prevents particles from jumping after a slow frame or after the tab was hidden. */
const LONGEST_STEP = 0.1;

const report = (message: FromScene) => self.postMessage(message);
const giveUp = () => report({ kind: 'broke' });

const createScene = (start: Start) => {
  const field = typeof requestAnimationFrame === 'function' && createField(start.canvas, start.count, giveUp);
  if (!field) return undefined;
  let size: Start['size'] | undefined = start.size;
  let isRunning = false;
  let isVisible = true;
  let isLost = false;
  let frame = 0;
  let isShown = false;
  let drawnAt: number | undefined;
  let wanted = MIDDLE;
  let place = MIDDLE;
  let isPointed = false;
  let yielding = 0;

  const draw = (now: number) => {
    const passed = isRunning && drawnAt !== undefined ? (now - drawnAt) / 1000 : 0;
    const seconds = Math.min(Math.max(passed, 0), LONGEST_STEP);
    drawnAt = now;
    // Resizes just before drawing, because resizing clears the canvas.
    if (size) field.resize(size);
    size = undefined;
    place = follow(place, wanted, seconds);
    if (isPointed) yielding += (1 - yielding) * smoothingFactor(seconds);
    field.draw(seconds, place, yielding);
  };
  const drawFrame = (now: number) => {
    frame = 0;
    if (isLost || !isVisible) return;
    try {
      draw(now);
    } catch {
      return giveUp();
    }
    if (!isShown) report({ kind: 'shown' });
    isShown = true;
    if (isRunning) ask();
  };
  /** Requests at most one frame. Workers get frames even in hidden tabs, hence `isVisible` (BKG-2). */
  const ask = () => {
    if (frame === 0 && isVisible && !isLost) frame = requestAnimationFrame(drawFrame);
  };
  start.canvas.addEventListener('webglcontextlost', () => {
    isLost = true;
    report({ kind: 'lost' });
  });
  field.paint(start.theme);
  ask();

  return (message: Exclude<ToScene, Start>) =>
    match(message)
      .with({ kind: 'resize' }, (resized) => {
        size = resized.size;
        ask();
      })
      .with({ kind: 'theme' }, ({ theme }) => {
        field.paint(theme);
        ask();
      })
      .with({ kind: 'point' }, ({ place }) => {
        wanted = place;
        isPointed = true;
      })
      .with({ kind: 'room' }, ({ room }) => {
        field.confine(room);
        ask();
      })
      .with({ kind: 'visibility' }, (changed) => {
        isVisible = changed.isVisible;
        drawnAt = undefined;
        ask();
      })
      .with({ kind: 'run' }, () => {
        if (isRunning) return;
        isRunning = true;
        drawnAt = undefined;
        ask();
      })
      .with({ kind: 'pause' }, () => {
        isRunning = false;
      })
      .exhaustive();
};

let scene: ReturnType<typeof createScene>;
self.addEventListener('message', ({ data }: MessageEvent<ToScene>) => {
  try {
    if (data.kind !== 'start') return scene?.(data);
    scene ??= createScene(data);
    if (!scene) giveUp();
  } catch {
    giveUp();
  }
});
for (const type of ['error', 'unhandledrejection'])
  self.addEventListener(type, (event) => {
    event.preventDefault();
    giveUp();
  });
