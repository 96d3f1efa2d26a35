import type { CDPSession, Page } from 'playwright/test';
import { toTable } from '../../checks/table.mjs';

/** How much the heap may grow in a long run, in bytes. */
export const GROWTH_LIMIT = 1_000_000;

/**
 * In the page: the prototype of actors, found through what React's components were given. The site has no global name for
 * it, and needs none.
 */
const findActorPrototype = () => {
  const root = document.querySelector('#root') as unknown as Record<string, unknown>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const queue = [root[key]] as { memoizedProps?: Record<string, unknown>; child?: never; sibling?: never }[];
  for (let fiber = queue.shift(); fiber; fiber = queue.shift()) {
    for (const value of Object.values(fiber.memoizedProps ?? {})) {
      const app = (value as { app?: { getSnapshot?: unknown } } | null)?.app;
      if (typeof app?.getSnapshot === 'function') return Object.getPrototypeOf(app);
    }
    for (const next of [fiber.child, fiber.sibling]) if (next) queue.push(next);
  }
  throw new Error('no component was given the site');
};

/** What a page holds after a forced collection. */
export interface Measured {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly actors: number;
  readonly workers: number;
}

export const measure = async (page: Page, devtools: CDPSession): Promise<Measured> => {
  // What one collection finalizes the next one frees.
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `(${findActorPrototype})()`,
    objectGroup: 'actors',
  });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'actors',
  });
  const { result: length } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'actors' });
  return {
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    actors: length.value,
    workers: page.workers().length,
  };
};

const toRow = (name: string, { actors, heapBytes, listeners, nodes, workers }: Measured) => [
  name,
  (heapBytes / 1e6).toFixed(2),
  ...[nodes, listeners, actors, workers].map(String),
];
const head = ['after', 'heap, MB', 'nodes', 'listeners', 'actors', 'workers'];

/** Prints what was measured after so many of these. */
export const printMeasured = (what: string, points: ReadonlyMap<number, Measured>) =>
  console.log(
    toTable(
      head,
      [...points].map(([times, measured]) => toRow(`${times} ${what}`, measured)),
    ),
  );

export const startMeasuring = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return devtools;
};
