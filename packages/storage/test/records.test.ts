import { recordInspection, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  createMemoryOrigin,
  createRecords,
  type KeyValueStore,
  type MemoryOrigin,
  openRecord,
} from '../src/index.ts';
import {
  createFaultyStore,
  type Fault,
  type IdCommand,
  type IdList,
  idListCodec,
  idListReducer,
  TabCrash,
} from '../src/testing/index.ts';

const { signal } = new AbortController();
const add = (id: string): IdCommand => ({ kind: 'add', id });

const openOn = (store: KeyValueStore, isOwnerDeleted = (_: string) => false) => {
  const logged: string[] = [];
  const refused: string[] = [];
  const records = createRecords({
    store,
    log: (message) => logged.push(message),
    onRefused: (reason) => refused.push(reason),
    isOwnerDeleted,
    inspect: recordInspection,
  });
  return {
    ...openRecord(records, { codec: idListCodec(), reduce: idListReducer }),
    logged,
    refused,
    records,
  };
};
const open = (origin: MemoryOrigin) => openOn(origin.openTab());

describe('a stored record', () => {
  it('answers a request once it is stored, with the value before and after', {
    tags: ['STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const tab = open(origin);
    expect(tab.read()).toEqual({ value: [], refused: undefined });
    expect(await tab.ask(add('a'), signal)).toEqual({ before: [], after: ['a'], refused: undefined });
    expect(origin.entries.get('ids')).toBe('["a"]');
    expect(tab.read().value).toEqual(['a']);
  });

  it('returns the same reference for a no-op, and writes nothing', {
    tags: ['STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const tab = open(origin);
    const { before, after } = await tab.ask({ kind: 'remove', id: 'a' }, signal);
    expect(after).toBe(before);
    expect(origin.entries.size).toBe(0);
  });

  it('applies a request to what other tabs stored before', { tags: ['STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const [one, other] = [open(origin), open(origin)];
    const changes = await Promise.all([one.ask(add('a'), signal), other.ask(add('b'), signal)]);
    expect(changes.map(({ before }) => before)).toEqual([[], ['a']]);
    expect(one.read().value).toEqual(['a', 'b']);
  });

  it('has one actor per tab: opening it again shows what was applied', { tags: ['STO-4'] }, async () => {
    const { records, ...record } = open(createMemoryOrigin());
    record.send({ type: 'record.apply', command: add('a') });
    const again = openRecord(records, { codec: idListCodec(), reduce: idListReducer });
    await again.ask(add('b'), signal);
    expect(record.replica()).toEqual({ stored: ['a', 'b'], value: ['a', 'b'], pending: [] });
  });

  it('opened twice in a tab, answers each request with its own change', { tags: ['STO-4'] }, async () => {
    const { records, ...one } = open(createMemoryOrigin());
    const again = openRecord(records, { codec: idListCodec(), reduce: idListReducer });
    const left = new AbortController();
    const asked = [one.ask(add('a'), left.signal), again.ask(add('b'), signal), one.ask(add('c'), signal)];
    left.abort();
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'rejected' },
      { value: { before: [], after: ['b'] } },
      { value: { before: ['b'], after: ['b', 'c'] } },
    ]);
  });

  it('stores applied commands at once when the page is closed', {
    tags: ['STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const { records, ...record } = open(origin);
    const asked = record.ask(add('a'), signal);
    record.send({ type: 'record.apply', command: add('b') });
    records.flush();
    expect(origin.entries.get('ids')).toBe('["b"]');
    expect((await asked).after).toEqual(['b', 'a']);
  });

  it('of a deleted owner is not stored again', {
    tags: ['AUT-8', 'STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const gone: string[] = [];
    const { records, refused, ...record } = openOn(origin.openTab(), (key) => gone.includes(key));
    const applied = (id: string) => record.send({ type: 'record.apply', command: add(id) });
    // No room: the change waits in memory.
    origin.resize(0);
    expect((await record.ask(add('a'), signal)).refused).toBe('full');
    origin.resize(100);
    gone.push('ids');
    records.flush();
    applied('b');
    await expect(record.attempt(add('c'), signal)).rejects.toThrow('This account was deleted.');
    applied('d');
    records.flush();
    await expect(record.ask(add('e'), signal)).rejects.toThrow('This account was deleted.');
    expect([record.read().value, origin.entries.size, refused]).toEqual([[], 0, ['full']]);
  });

  it('rejects a request that is aborted before its lock, and never stores it', {
    tags: ['STO-4'],
  }, async () => {
    const origin = createMemoryOrigin();
    const tab = open(origin);
    const controller = new AbortController();
    const change = tab.ask(add('a'), controller.signal);
    controller.abort();
    await expect(change).rejects.toThrow('aborted');
    expect((await tab.ask(add('b'), signal)).after).toEqual(['b']);
  });

  it('is idle once applied commands are stored or refused', {
    tags: ['STO-4'],
  }, async () => {
    let grant: () => void = () => {};
    const turn = new Promise<void>((resolve) => {
      grant = resolve;
    });
    const origin = createMemoryOrigin({ schedule: () => turn });
    const record = open(origin);
    await record.whenRead();
    record.send({ type: 'record.apply', command: add('a') });
    const left = new AbortController();
    const [stored, calledOff] = [record.whenIdle(signal), record.whenIdle(left.signal)];
    left.abort(new Error('left'));
    await expect(calledOff).rejects.toThrow('left');
    expect(record.replica().pending).toHaveLength(1);
    grant();
    await stored;
    expect(record.replica().pending).toEqual([]);
    origin.resize(0);
    record.send({ type: 'record.apply', command: add('b') });
    await record.whenIdle(signal);
    expect(record.refused).toEqual(['full']);
  });

  it('moves unreadable data once for all tabs that open together', { tags: ['STO-2'] }, async () => {
    const origin = createMemoryOrigin();
    origin.entries.set('ids', '{');
    const tabs = [openOn(origin.openTab()), openOn(origin.openTab())];
    await Promise.all(tabs.map(({ whenRead }) => whenRead()));
    expect(Object.fromEntries(origin.entries)).toEqual({ ids: '[]', 'ids.unreadable': '{' });
    expect(tabs.flatMap(({ logged }) => logged)).toHaveLength(1);
    expect(tabs[0]?.read()).toEqual({ value: [], refused: undefined });
  });
});

describe('a stored record whose storage refuses', { tags: ['STO-3'] }, () => {
  it('a refused attempt changes nothing, now or later', { tags: ['STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const ids = open(origin);
    expect(await ids.attempt(add('a'), signal)).toMatchObject({ after: ['a'], refused: undefined });
    origin.resize(10);
    const refused = await ids.attempt(add('b'), signal);
    expect(refused).toMatchObject({ after: ['a'], refused: 'full' });
    expect(refused.after).toBe(refused.before);
    expect([ids.read().value, ids.refused]).toEqual([['a'], []]);
    await ids.ask(add('c'), signal);
    await ids.attempt(add('d'), signal);
    expect([ids.read().value, ids.refused]).toEqual([
      ['a', 'c'],
      ['full', 'full'],
    ]);
    origin.resize(Number.POSITIVE_INFINITY);
    await ids.attempt(add('e'), signal);
    expect(origin.entries.get('ids')).toBe('["a","c","e"]');
  });

  it('keeps refused commands, shows them, and stores them with the next change', async () => {
    const origin = createMemoryOrigin();
    const [tab, other] = [open(origin), open(origin)];
    await tab.ask(add('a'), signal);
    origin.block(true);
    expect(await tab.ask(add('b'), signal)).toEqual({
      before: ['a'],
      after: ['a', 'b'],
      refused: 'blocked',
    });
    expect(tab.read()).toEqual({ value: ['a', 'b'], refused: 'blocked' });
    origin.block(false);
    await other.ask(add('x'), signal);
    expect(tab.read()).toEqual({ value: ['a', 'x', 'b'], refused: undefined });
    origin.resize(0);
    expect((await tab.ask(add('c'), signal)).refused).toBe('full');
    origin.resize(1000);
    const last = await tab.ask({ kind: 'remove', id: 'a' }, signal);
    expect(last).toEqual({ before: ['a', 'x', 'b', 'c'], after: ['x', 'b', 'c'], refused: undefined });
    expect(origin.entries.get('ids')).toBe('["x","b","c"]');
    expect(tab.logged.length).toBeGreaterThan(0);
  });

  it('neither loses nor doubles a change, whichever operation is refused', async () => {
    const openFaulty = async (fault: Fault) => {
      const origin = createMemoryOrigin();
      const faulty = createFaultyStore(origin.openTab());
      const tab = openOn(faulty.store);
      await tab.ask(add('a'), signal);
      await open(origin).ask(add('x'), signal);
      faulty.arm(fault);
      const change = await tab.ask(add('b'), signal).catch((error: unknown) => error);
      return { origin, faulty, tab, change: change as Change<IdList> };
    };
    const never = { kind: 'refusedOnce', at: Number.POSITIVE_INFINITY } as const;
    const operations = (await openFaulty(never)).faulty.operations();
    expect(operations).toBe(2);
    for (let at = 1; at <= operations; at += 1) {
      const crashed = await openFaulty({ kind: 'crashed', at });
      expect(crashed.change).toBeInstanceOf(TabCrash);
      expect(open(crashed.origin).read().value).toEqual(['a', 'x']);
      for (const kind of ['refusedOnce', 'refusedOn'] as const) {
        const { origin, faulty, tab, change } = await openFaulty({ kind, at });
        expect(change.refused).toBe('blocked');
        expect(change.after).toEqual([...change.before, 'b']);
        expect(origin.entries.get('ids')).toBe('["a","x"]');
        faulty.arm(never);
        expect((await tab.ask(add('c'), signal)).after).toEqual(['a', 'x', 'b', 'c']);
        expect(open(origin).read().value).toEqual(['a', 'x', 'b', 'c']);
      }
    }
  });
});

it('every schedule of up to four tabs makes each change once, in sequence', {
  tags: ['STO-4'],
}, async () => {
  let waited = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat({ max: 3 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      async (s, history, count) => {
        const origin = createMemoryOrigin({
          schedule: (what) => s.schedule(Promise.resolve(), what).then(() => {}),
        });
        const tabs = Array.from({ length: count }, () => open(origin));
        const changes = history.map((tab, index) => tabs[tab % count]?.ask(add(`id ${index}`), signal));
        await s.waitFor(Promise.all(changes));
        const made = (await Promise.all(changes)).flatMap((change) => change ?? []);
        const inOrder = made.sort((a, b) => a.before.length - b.before.length);
        for (const [index, change] of inOrder.entries())
          expect(change.before).toEqual(inOrder[index - 1]?.after ?? []);
        const stored = JSON.parse(origin.entries.get('ids') ?? '[]') as string[];
        expect(stored).toEqual(inOrder.at(-1)?.after ?? []);
        expect([...stored].sort()).toEqual(history.map((_, index) => `id ${index}`).sort());
        if (count > 1 && history.length > 1) waited += 1;
      },
    ),
    runs(100),
  );
  expect(waited).toBeGreaterThan(33);
});
