import { emptyQueues } from '@loomwright/machine-testing';
import { expect, test } from 'vitest';
import { createPendingWork } from '../src/testing/pending-work.ts';

test('[TST-1] work is idle when what is followed has settled, and what was followed because of it', async () => {
  const work = createPendingWork();
  const ended: string[] = [];
  const take = async (name: string, tasks: number) => {
    for (let task = 0; task < tasks; task += 1) await emptyQueues();
    ended.push(name);
  };
  void work.follow(take('first', 3)).then(() => work.follow(take('second', 2)));
  work.follow(Promise.reject(new Error('broken'))).catch(() => ended.push('broken'));
  await work.isIdle();
  expect(ended).toEqual(['broken', 'first', 'second']);
});

test('[TST-1] steps pass at once, or wait and pass in the order a test chooses', async () => {
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
  await emptyQueues();
  expect([work.waiting(), passed]).toEqual([['a', 'b', 'c'], ['free']]);
  await work.letPass(1);
  expect([work.waiting(), passed]).toEqual([
    ['a', 'c'],
    ['free', 'b'],
  ]);
  await work.isIdle();
  expect(passed).toEqual(['free', 'b', 'a', 'c', 'after c']);
  void take('later');
  await emptyQueues();
  expect(work.waiting()).toEqual(['later']);
});
