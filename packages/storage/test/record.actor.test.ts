import { flushMicrotasks } from '@loomwright/machine-testing';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryOrigin, type MemoryOrigin } from '../src/index.ts';
import { createIdListPorts, startIdList } from '../src/testing/index.ts';

const add = (id: string) => ({ type: 'record.apply', command: { kind: 'add', id } }) as const;
const flush = { type: 'record.flush' } as const;
const isAtRest = ({ value }: { readonly value: unknown }) => ['idle', 'refused'].includes(String(value));
const openOn = (origin: MemoryOrigin, log: (text: string) => void = () => {}) =>
  startIdList(createIdListPorts(origin.openTab(), log));
test('two tabs that open unreadable data together move it once', { tags: ['STO-2'] }, async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '{broken');
  const logged: string[] = [];
  const tabs = [1, 2].map(() => openOn(origin, (text) => logged.push(text)));
  tabs[0]?.send(add('a'));
  await Promise.all(tabs.map((tab) => waitFor(tab, isAtRest)));
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '["a"]', 'ids.unreadable': '{broken' });
  expect(logged).toHaveLength(1);
  for (const tab of tabs) tab.stop();
});

test('a flush moves unreadable data aside at once', { tags: ['STO-2', 'STO-4'] }, async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const actor = openOn(origin);
  await waitFor(actor, isAtRest);
  origin.entries.set('ids', '{');
  actor.send(add('b'));
  actor.send(flush);
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '["b"]', 'ids.unreadable': '{' });
  actor.stop();
});

test('a flush during an unfinished change of several keys waits for the lock', {
  tags: ['STO-4'],
}, async () => {
  const origin = createMemoryOrigin();
  let isEmpty = false;
  const journal = { isEmpty: () => isEmpty, finish: () => ({ kind: 'written' }) as const };
  const actor = startIdList({ ...createIdListPorts(origin.openTab()), journal });
  await waitFor(actor, isAtRest);
  actor.send(add('a'));
  actor.send(flush);
  expect(origin.entries.size).toBe(0);
  await waitFor(actor, isAtRest);
  expect(origin.entries.get('ids')).toBe('["a"]');
  isEmpty = true;
  actor.send(add('b'));
  actor.send(flush);
  expect(origin.entries.get('ids')).toBe('["a","b"]');
  actor.stop();
});

test('only unreadable data waits for the lock of another tab', {
  tags: ['STO-2'],
}, async () => {
  for (const text of ['["a"]', undefined, '{']) {
    const origin = createMemoryOrigin();
    if (text) origin.entries.set('ids', text);
    let end: () => void = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    const other = origin.openTab().exclusively('ids', () => turn, new AbortController().signal);
    const actor = openOn(origin);
    await flushMicrotasks();
    expect(actor.getSnapshot().value).toBe(text === '{' ? 'reading' : 'idle');
    expect(origin.entries.get('ids')).toBe(text);
    end();
    await other;
    await waitFor(actor, isAtRest);
    expect(origin.entries.has('ids.unreadable')).toBe(text === '{');
    actor.stop();
  }
});

test('a change of several keys that cannot be finished leaves the record readable', {
  tags: ['STO-3'],
}, async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const finish = () => ({ kind: 'refused', reason: 'full' }) as const;
  const actor = startIdList({
    ...createIdListPorts(origin.openTab()),
    journal: { isEmpty: () => false, finish },
  });
  await waitFor(actor, isAtRest);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { replica: { value: ['a'] } } });
  actor.send(add('b'));
  await waitFor(actor, isAtRest);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'refused',
    context: { replica: { value: ['a', 'b'] } },
  });
  expect(origin.entries.get('ids')).toBe('["a"]');
  actor.stop();
});

test.each(['finished', 'refused'])(
  'a record whose unfinished change is %s is read',
  { tags: ['STO-3'] },
  async (end) => {
    const origin = createMemoryOrigin();
    origin.entries.set('ids', '["a"]');
    const finish = () => {
      origin.entries.set('ids', '["z"]');
      origin.block(end === 'refused');
      return { kind: 'written' } as const;
    };
    const actor = startIdList({
      ...createIdListPorts(origin.openTab()),
      journal: { isEmpty: () => false, finish },
    });
    await waitFor(actor, isAtRest);
    const value = end === 'refused' ? ['a'] : ['z'];
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { replica: { value } } });
    actor.stop();
  },
);
