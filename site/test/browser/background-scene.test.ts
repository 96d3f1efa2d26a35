import { type BackgroundScene, FIELD, type SceneFact } from '@loomwright/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenScene } from '../../src/background/open-scene.ts';
import { dark, light, toVariable } from '../../src/styles/colors.ts';
import { measureFrames, watchedAddress, watchWorker } from './support/watched-worker.mjs';

const OwnWorker = window.Worker;
let workers: Worker[] = [];
let ended = 0;

beforeEach(() => {
  workers = [];
  ended = 0;
  // Kept, so that a test can read the number of drawn frames and see every worker end.
  window.Worker = class extends OwnWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(watchedAddress(address, `(${watchWorker})()`), options);
      workers.push(this);
    }
    override terminate() {
      ended += 1;
      super.terminate();
    }
  };
  for (const [name, value] of Object.entries(light))
    document.documentElement.style.setProperty(`--${toVariable(name)}`, value);
});

afterEach(() => {
  window.Worker = OwnWorker;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (): { scene: BackgroundScene; facts: SceneFact[] } => {
  const facts: SceneFact[] = [];
  return { scene: createOpenScene()((fact) => facts.push(fact)), facts };
};

const canvases = () => document.querySelectorAll('canvas').length;

const framesOf = async (worker: Worker | undefined) => (await measureFrames(worker, 0)).shownFrames;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The final number of frames: within ten frames of the page none is added. */
const framesAtRest = async (worker: Worker | undefined) => {
  let frames = await framesOf(worker);
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await nextFrame();
    const now = await framesOf(worker);
    if (now !== frames) quiet = 0;
    frames = now;
  }
  return frames;
};

describe('the scene behind the pages', () => {
  it('starts with one still frame; runs, pauses, and draws one more for new colours', {
    tags: ['BKG-1'],
  }, async () => {
    const { scene, facts } = open();
    expect(facts).toEqual([]);
    const canvas = document.querySelector('canvas');
    expect(canvas?.ariaHidden).toBe('true');
    await expect.poll(() => facts, { timeout: 20_000 }).toEqual(['shown']);
    const [worker] = workers;
    const still = await framesAtRest(worker);
    expect(still).toBeLessThanOrEqual(2);
    document.documentElement.style.setProperty('--paper', dark.paper);
    document.documentElement.dataset.theme = 'dark';
    await expect.poll(() => framesOf(worker), { timeout: 20_000 }).toBe(still + 1);
    scene.run();
    scene.run();
    await expect.poll(() => framesOf(worker), { timeout: 20_000 }).toBeGreaterThan(still + 3);
    scene.pause();
    const paused = await framesAtRest(worker);
    // A continuous resize is reported once, when it has settled; the clock is the test's.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let width = 0; width < 20; width += 1) {
      canvas?.style.setProperty('width', `${width}px`);
      vi.advanceTimersByTime(50);
      await nextFrame();
    }
    // A ResizeObserver is called after the other callbacks of its frame.
    for (let frames = 0; frames < 2; frames += 1) await nextFrame();
    vi.advanceTimersByTime(FIELD.resizeDebounceMs - 1);
    expect(await framesAtRest(worker)).toBe(paused);
    vi.advanceTimersByTime(1);
    expect(await framesAtRest(worker)).toBe(paused + 1);
    vi.useRealTimers();
    scene.stop();
    scene.stop();
    scene.run();
    expect([canvases(), ended, facts]).toEqual([0, 1, ['shown']]);
    delete document.documentElement.dataset.theme;
  });

  it('that cannot start reports one failure, and leaves nothing behind', { tags: ['BKG-1'] }, async () => {
    const refusals: readonly (() => void)[] = [
      () => {
        window.Worker = class {
          constructor() {
            throw new DOMException('refused', 'SecurityError');
          }
        } as unknown as typeof Worker;
      },
      () => {
        vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen').mockImplementation(() => {
          throw new TypeError('not here');
        });
      },
      () => document.documentElement.style.setProperty('--warp', 'currentColor'),
    ];
    for (const refuse of refusals) {
      refuse();
      const { scene, facts } = open();
      expect(facts).toEqual([]);
      scene.run();
      await expect.poll(() => facts).toEqual(['failed']);
      scene.pause();
      scene.stop();
      expect([canvases(), facts]).toEqual([0, ['failed']]);
      window.Worker = OwnWorker;
      vi.restoreAllMocks();
    }
  });

  it('opened and stopped sixty times leaves no worker and no canvas', { tags: ['BKG-1'] }, async () => {
    for (let time = 0; time < 60; time += 1) {
      const { scene, facts } = open();
      if (time % 2 === 0) scene.run();
      if (time % 3 === 0) scene.pause();
      if (time % 20 === 0) await nextFrame();
      scene.stop();
      expect(facts.filter((fact) => fact !== 'shown')).toEqual([]);
    }
    expect([workers.length, ended, canvases()]).toEqual([60, 60, 0]);
  });
});
