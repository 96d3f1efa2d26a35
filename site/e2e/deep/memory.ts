import type { Page } from 'playwright/test';
import { expect } from '../support/site-test.ts';

/** In bytes. */
const GROWTH_LIMIT = 1_000_000;

/** The site exposes no actor, so this searches the props in React’s fibre tree. */
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
  throw new Error('no component received the site');
};

const startMeasuring = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return async () => {
    // Objects with finalisers are freed only by a later collection.
    for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const objectGroup = 'actors';
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `(${findActorPrototype})()`,
      objectGroup,
    });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup,
    });
    const { result: length } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
    const [heap, listeners] = [metric('JSHeapUsedSize'), metric('JSEventListeners')];
    return { heap, listeners, actors: Number(length.value), workers: page.workers().length };
  };
};

/** The heap may grow by 1 MB from the first measurement to the last; the other counts must not grow. */
export const expectSteady = async (
  page: Page,
  { every, times }: { readonly times: number; readonly every: number },
  act: (count: number) => Promise<unknown>,
) => {
  const measure = await startMeasuring(page);
  const points: (readonly [number, Awaited<ReturnType<typeof measure>>])[] = [];
  for (let count = 1; count <= times; count += 1) {
    await act(count);
    if (count % every === 0) points.push([count, await measure()]);
  }
  console.table(Object.fromEntries(points));
  const [[, first], [, last]] = [points[0], points.at(-1)] as never as [
    (typeof points)[0],
    (typeof points)[0],
  ];
  expect(last.heap - first.heap).toBeLessThanOrEqual(GROWTH_LIMIT);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  expect(last).toMatchObject({ actors: first.actors, workers: first.workers });
};
