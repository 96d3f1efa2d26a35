import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPendingWork, flushMicrotasks, runs } from '../src/index.ts';

test('an empty queue means that every promise chain has ended', {
  tags: ['TST-1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(300), { maxLength: 5 }), async (lengths) => {
      let ended = 0;
      for (const length of lengths)
        void (async () => {
          for (let turn = 0; turn < length; turn += 1) await undefined;
          ended += 1;
        })();
      await flushMicrotasks();
      expect(ended).toBe(lengths.length);
    }),
    runs(100),
  );
});

test('work is idle once followed promises, and those they started, have settled', {
  tags: ['TST-1'],
}, async () => {
  const work = createPendingWork();
  const ended: string[] = [];
  const take = async (name: string, tasks: number) => {
    for (let task = 0; task < tasks; task += 1) await flushMicrotasks();
    ended.push(name);
  };
  void work.follow(take('first', 3)).then(() => work.follow(take('second', 2)));
  work.follow(Promise.reject(new Error('broken'))).catch(() => ended.push('broken'));
  await work.isIdle();
  expect(ended).toEqual(['broken', 'first', 'second']);
});

test('steps pass at once, or wait and pass in the order the test chooses', { tags: ['TST-1'] }, async () => {
  const work = createPendingWork();
  const passed: string[] = [];
  const take = async (name: string, next?: string) => {
    await work.step(name);
    passed.push(name);
    if (next !== undefined) await take(next);
  };
  await take('free');
  work.hold();
  for (const name of ['a', 'b', 'c']) void take(name, name === 'c' ? 'after c' : undefined);
  await flushMicrotasks();
  expect([work.waiting(), passed]).toEqual([['a', 'b', 'c'], ['free']]);
  await work.release(1);
  expect([work.waiting(), passed]).toEqual([
    ['a', 'c'],
    ['free', 'b'],
  ]);
  await work.isIdle();
  expect(passed).toEqual(['free', 'b', 'a', 'c', 'after c']);
  void take('later');
  await flushMicrotasks();
  expect(work.waiting()).toEqual(['later']);
});
