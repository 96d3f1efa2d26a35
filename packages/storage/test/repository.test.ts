import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  createMemoryOrigin,
  createRepository,
  type KeyValueStore,
  type MemoryOrigin,
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

const openOn = (store: KeyValueStore) => {
  const logged: string[] = [];
  const repository = createRepository({
    store,
    log: (message) => logged.push(message),
    codec: idListCodec(),
    reduce: idListReducer,
  });
  return { ...repository, logged };
};
const open = async (origin: MemoryOrigin) => {
  const tab = openOn(origin.openTab());
  await tab.prepare(signal);
  return tab;
};

describe('a repository', () => {
  it('[STO-4] answers a change when it is stored, with the value before and after', async () => {
    const origin = createMemoryOrigin();
    const tab = await open(origin);
    expect(tab.read()).toEqual({ value: [], refused: undefined });
    expect(await tab.change(add('a'), signal)).toEqual({ before: [], after: ['a'], refused: undefined });
    expect(origin.entries.get('ids')).toBe('["a"]');
    expect(tab.read().value).toEqual(['a']);
  });

  it('[STO-4] says by the reference that a change changed nothing, and writes nothing', async () => {
    const origin = createMemoryOrigin();
    const tab = await open(origin);
    const { before, after } = await tab.change({ kind: 'remove', id: 'a' }, signal);
    expect(after).toBe(before);
    expect(origin.entries.size).toBe(0);
  });

  it('[STO-4] decides by what the other tabs stored before its turn', async () => {
    const origin = createMemoryOrigin();
    const [one, other] = [await open(origin), await open(origin)];
    const changes = await Promise.all([one.change(add('a'), signal), other.change(add('b'), signal)]);
    expect(changes.map(({ before }) => before)).toEqual([[], ['a']]);
    expect(one.read().value).toEqual(['a', 'b']);
  });

  it('[STO-4] tells of changes made in other tabs until nobody listens any more', async () => {
    const origin = createMemoryOrigin();
    const [one, other] = [await open(origin), await open(origin)];
    const heard: (readonly string[])[] = [];
    const stop = one.watch(() => heard.push(one.read().value));
    await other.change(add('a'), signal);
    await Promise.resolve();
    expect(heard).toEqual([['a']]);
    stop();
    await other.change(add('b'), signal);
    await Promise.resolve();
    expect(heard).toHaveLength(1);
  });

  it('[STO-4] rejects a change that was called off before its turn, and never makes it', async () => {
    const origin = createMemoryOrigin();
    const tab = await open(origin);
    const controller = new AbortController();
    const change = tab.change(add('a'), controller.signal);
    controller.abort();
    await expect(change).rejects.toThrow('aborted');
    expect((await tab.change(add('b'), signal)).after).toEqual(['b']);
  });

  it('[STO-2] rejects when the schema cannot be had', async () => {
    const codec = { ...idListCodec(), prepare: () => Promise.reject(new Error('offline')) };
    const { change, prepare } = createRepository({
      store: createMemoryOrigin().openTab(),
      log: () => {},
      codec,
      reduce: idListReducer,
    });
    await expect(prepare(signal)).rejects.toThrow('offline');
    await expect(change(add('a'), signal)).rejects.toThrow('offline');
  });

  it('[STO-2] moves what nobody can read out of the way, once for all tabs that open together', async () => {
    const origin = createMemoryOrigin();
    origin.entries.set('ids', '{');
    const tabs = [openOn(origin.openTab()), openOn(origin.openTab())];
    await Promise.all(tabs.map(({ prepare }) => prepare(signal)));
    expect(Object.fromEntries(origin.entries)).toEqual({ ids: '[]', 'ids.unreadable': '{' });
    expect(tabs.flatMap(({ logged }) => logged)).toHaveLength(1);
    expect(tabs[0]?.read()).toEqual({ value: [], refused: undefined });
  });
});

describe('a repository whose storage refuses', () => {
  it('[STO-3] remembers what was refused, shows it, and takes it along with the next change', async () => {
    const origin = createMemoryOrigin();
    const [tab, other] = [await open(origin), await open(origin)];
    await tab.change(add('a'), signal);
    origin.block(true);
    expect(await tab.change(add('b'), signal)).toEqual({
      before: ['a'],
      after: ['a', 'b'],
      refused: 'blocked',
    });
    expect(tab.read()).toEqual({ value: ['a', 'b'], refused: 'blocked' });
    origin.block(false);
    await other.change(add('x'), signal);
    expect(tab.read()).toEqual({ value: ['a', 'x', 'b'], refused: undefined });
    origin.resize(0);
    expect((await tab.change(add('c'), signal)).refused).toBe('full');
    origin.resize(1000);
    const last = await tab.change({ kind: 'remove', id: 'a' }, signal);
    expect(last).toEqual({ before: ['a', 'x', 'b', 'c'], after: ['x', 'b', 'c'], refused: undefined });
    expect(origin.entries.get('ids')).toBe('["x","b","c"]');
    expect(tab.logged.length).toBeGreaterThan(0);
  });

  it('[STO-3] at any single operation, for once, from then on, or by crashing, loses and doubles nothing', async () => {
    const openFaulty = async (fault: Fault) => {
      const origin = createMemoryOrigin();
      const faulty = createFaultyStore(origin.openTab());
      const tab = openOn(faulty.store);
      await tab.prepare(signal);
      await tab.change(add('a'), signal);
      await (await open(origin)).change(add('x'), signal);
      faulty.arm(fault);
      const change = await tab.change(add('b'), signal).catch((error: unknown) => error);
      return { origin, faulty, tab, change: change as Change<IdList> };
    };
    const never = { kind: 'refusedOnce', at: Number.POSITIVE_INFINITY } as const;
    const operations = (await openFaulty(never)).faulty.operations();
    expect(operations).toBeGreaterThan(2);
    for (let at = 1; at <= operations; at += 1) {
      const crashed = await openFaulty({ kind: 'crashed', at });
      expect(crashed.change).toBeInstanceOf(TabCrash);
      expect((await open(crashed.origin)).read().value).toEqual(['a', 'x']);
      for (const kind of ['refusedOnce', 'refusedOn'] as const) {
        const { origin, faulty, tab, change } = await openFaulty({ kind, at });
        expect(change.refused).toBe('blocked');
        expect(change.after).toEqual([...change.before, 'b']);
        expect(origin.entries.get('ids')).toBe('["a","x"]');
        faulty.arm(never);
        expect((await tab.change(add('c'), signal)).after).toEqual(['a', 'x', 'b', 'c']);
        expect((await open(origin)).read().value).toEqual(['a', 'x', 'b', 'c']);
      }
    }
  });
});

it('[STO-4] every schedule of up to four tabs makes each change once, one after the other', async () => {
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
        const tabs = await Promise.all(Array.from({ length: count }, () => open(origin)));
        const changes = history.map((tab, index) => tabs[tab % count]?.change(add(`id ${index}`), signal));
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
    runs(300, 10_000),
  );
  expect(waited).toBeGreaterThan(100);
});
