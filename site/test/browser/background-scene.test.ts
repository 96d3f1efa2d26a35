import type { BackgroundScene, SceneFact } from '@loomwright/shell';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenScene } from '../../src/background/open-scene.ts';
import { dark, light, toVariable } from '../../src/styles/colors.ts';
import { countFrames, watchedAddress, watchWorker } from './support/watched-worker.mjs';

const OwnWorker = window.Worker;
let workers: Worker[] = [];
let ended = 0;

beforeEach(() => {
  workers = [];
  ended = 0;
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
});

const open = (): { scene: BackgroundScene; facts: SceneFact[] } => {
  const facts: SceneFact[] = [];
  return { scene: createOpenScene()((fact) => facts.push(fact)), facts };
};

const canvases = () => document.querySelectorAll('canvas').length;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const framesAtRest = async (worker: Worker | undefined) => {
  let frames = await countFrames(worker);
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await nextFrame();
    const now = await countFrames(worker);
    if (now !== frames) quiet = 0;
    frames = now;
  }
  return frames;
};

describe('the background scene', () => {
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
    await expect.poll(() => countFrames(worker), { timeout: 20_000 }).toBe(still + 1);
    scene.run();
    scene.run();
    await expect.poll(() => countFrames(worker), { timeout: 20_000 }).toBeGreaterThan(still + 3);
    scene.pause();
    await framesAtRest(worker);
    scene.stop();
    scene.run();
    expect([canvases(), ended, facts]).toEqual([0, 1, ['shown']]);
    delete document.documentElement.dataset.theme;
  });

  it('reports one failure if it cannot start, and cleans up', { tags: ['BKG-1'] }, async () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
    const { scene, facts } = open();
    scene.run();
    await expect.poll(() => facts).toEqual(['failed']);
    scene.stop();
    expect([canvases(), facts]).toEqual([0, ['failed']]);
  });

  it('leaves no worker or canvas after being opened and stopped twenty times', {
    tags: ['BKG-1'],
  }, async () => {
    for (let time = 0; time < 20; time += 1) {
      const { scene } = open();
      if (time % 2 === 0) scene.run();
      if (time % 5 === 0) await nextFrame();
      scene.stop();
    }
    expect([workers.length, ended, canvases()]).toEqual([20, 20, 0]);
  });
});
