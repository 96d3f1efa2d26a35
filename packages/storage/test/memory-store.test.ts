import { flushMicrotasks } from '@loomwright/machine-testing';
import { describe, expect, test } from 'vitest';
import { createMemoryOrigin } from '../src/index.ts';
import { type StoreFixture, storeContract } from '../src/testing/index.ts';

const createWorld = (): StoreFixture => {
  const origin = createMemoryOrigin();
  return {
    openTab: async () => origin.openTab(),
    until: async (isTrue) => {
      for (let turn = 0; turn < 1000; turn += 1) {
        if (isTrue()) return;
        await Promise.resolve();
      }
      throw new Error('the condition did not become true');
    },
    clear: async () => origin.clear(),
    block: () => origin.block(true),
    fill: () => origin.resize(1000),
    createAbortController: () => new AbortController(),
  };
};

describe('the memory store', () => {
  for (const { title, run } of storeContract)
    test(title, { tags: ['STO-1', 'STO-3', 'STO-4', 'CRT-6'] }, () => run(createWorld()));
});

test('the capacity counts characters, including keys', {
  tags: ['STO-3'],
}, () => {
  const origin = createMemoryOrigin({ capacity: 10 });
  const tab = origin.openTab();
  expect(tab.write('ab', '123').kind).toBe('written');
  expect(tab.write('cd', '1234').kind).toBe('refused');
  expect(tab.write('cd', '123').kind).toBe('written');
  expect(tab.write('ab', '321').kind).toBe('written');
  expect(tab.write('ab', '4321').kind).toBe('refused');
});

test('rewriting the same text notifies no tab, as in a browser', { tags: ['STO-4'] }, async () => {
  const origin = createMemoryOrigin();
  const [one, other] = [origin.openTab(), origin.openTab()];
  let notified = 0;
  other.watch('a', () => {
    notified += 1;
  });
  for (const text of ['1', '1', '2', '2']) one.write('a', text);
  await flushMicrotasks();
  expect(notified).toBe(2);
});

test('a schedule receives what it delays, and an aborted change rejects', {
  tags: ['STO-4'],
}, async () => {
  const told: string[] = [];
  const origin = createMemoryOrigin({ schedule: async (what) => void told.push(what) });
  const [one, other] = [origin.openTab(), origin.openTab()];
  other.watch('a', () => {});
  one.write('a', '1');
  const controller = new AbortController();
  const work = one.exclusively('b', () => {}, controller.signal);
  controller.abort();
  await expect(work).rejects.toThrow('aborted');
  expect(told).toEqual(['notify a', 'grant b']);
});
