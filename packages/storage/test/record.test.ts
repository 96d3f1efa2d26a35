import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createMemoryOrigin,
  createRecordCodec,
  type KeyValueStore,
  loadRecord,
  type RecordCodec,
  type RecordDefinition,
} from '../src/index.ts';
import { changeRecord } from '../src/record.ts';
import {
  createFaultyStore,
  type IdCommand,
  type IdList,
  idListCodec,
  idListReducer,
} from '../src/testing/index.ts';

const taking = (command: IdCommand) => ({ known: [], taken: [{ command }] });

const codec = idListCodec();

test('a missing record is empty, and nothing is written', { tags: ['STO-2'] }, () => {
  const origin = createMemoryOrigin();
  const outcome = loadRecord(origin.openTab(), codec, () => {});
  expect(outcome).toEqual({ kind: 'stored', value: [] });
  expect(origin.entries.size).toBe(0);
});

test('unreadable data is moved once, and replaced by an empty value', {
  tags: ['STO-2'],
}, () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '{broken');
  const said: string[] = [];
  const tab = origin.openTab();
  loadRecord(tab, codec, (text) => said.push(text));
  loadRecord(tab, codec, (text) => said.push(text));
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '[]', 'ids.unreadable': '{broken' });
  expect(said).toHaveLength(1);
});

test('a second unreadable text does not overwrite the first', { tags: ['STO-2'] }, () => {
  const origin = createMemoryOrigin();
  const tab = origin.openTab();
  for (const text of ['1', '2', '1', '3']) {
    origin.entries.set('ids', text);
    loadRecord(tab, codec, () => {});
  }
  expect(Object.fromEntries(origin.entries)).toEqual({
    ids: '[]',
    'ids.unreadable': '1',
    'ids.unreadable.2': '2',
    'ids.unreadable.3': '3',
  });
});

test('unreadable data without room for a copy is moved, not copied', { tags: ['STO-2', 'STO-3'] }, () => {
  const text = 'x'.repeat(100);
  const origin = createMemoryOrigin({ capacity: 130 });
  origin.entries.set('ids', text);
  expect(loadRecord(origin.openTab(), codec, () => {})).toEqual({ kind: 'stored', value: [] });
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '[]', 'ids.unreadable': text });
});

test('unreadable data that cannot be moved stays, and is not overwritten', {
  tags: ['STO-2', 'STO-3'],
}, () => {
  const text = 'x'.repeat(100);
  const origin = createMemoryOrigin({ capacity: 104 });
  origin.entries.set('ids', text);
  const tab = origin.openTab();
  const change = changeRecord(tab, codec, idListReducer, taking({ kind: 'add', id: 'a' }), () => {});
  expect(change).toMatchObject({ refused: 'full', stored: [] });
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: text });
});

test('reading any text with any capacity never throws or destroys a text', {
  tags: ['STO-2'],
}, () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ __proto__: value, ids: value })),
    fc.array(fc.string()).map((ids) => JSON.stringify(ids)),
    fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth)),
  );
  fc.assert(
    fc.property(text, fc.option(text, { nil: undefined }), fc.nat({ max: 200 }), (stored, earlier, room) => {
      const origin = createMemoryOrigin();
      origin.entries.set('ids', stored);
      if (earlier !== undefined) origin.entries.set('ids.unreadable', earlier);
      const size = [...origin.entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
      origin.resize(size + room);
      loadRecord(origin.openTab(), codec, () => {});
      const texts = [...origin.entries.values()];
      expect(texts).toContain(stored);
      if (earlier !== undefined) expect(texts).toContain(earlier);
    }),
    runs(2000, 100_000),
  );
});

test('a refused change is an outcome, is logged, and changes nothing', { tags: ['STO-3'] }, () => {
  const origin = createMemoryOrigin();
  const tab = origin.openTab();
  const said: string[] = [];
  origin.entries.set('ids', '["a"]');
  origin.resize(8);
  const add = taking({ kind: 'add', id: 'b' });
  expect(changeRecord(tab, codec, idListReducer, add, (text) => said.push(text)).refused).toBe('full');
  origin.block(true);
  expect(changeRecord(tab, codec, idListReducer, add, (text) => said.push(text)).refused).toBe('blocked');
  origin.block(false);
  expect(origin.entries.get('ids')).toBe('["a"]');
  expect(said).toHaveLength(2);
});

test('a refusal is logged with its key and reason', { tags: ['STO-3'] }, () => {
  const origin = createMemoryOrigin();
  const said: string[] = [];
  const log = (text: string) => void said.push(text);
  const load = () => loadRecord(origin.openTab(), codec, log);
  origin.block(true);
  load();
  origin.block(false);
  origin.resize(3);
  changeRecord(origin.openTab(), codec, idListReducer, taking({ kind: 'add', id: 'a' }), log);
  origin.entries.set('ids', '{');
  origin.resize(4);
  load();
  origin.resize(100);
  load();
  expect(said).toEqual([
    'Could not read "ids": storage is blocked. Continuing in memory.',
    'Could not save "ids": storage is full.',
    'What is stored under "ids" cannot be read, and there is no room to move it. It was not changed.',
    'What was stored under "ids" could not be read; it was moved to "ids.unreadable".',
  ]);
});

test('a text that a browser truncates once is re-read, and not moved', { tags: ['STO-2'] }, () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const tab = origin.openTab();
  const texts = ['["', '["a"]'];
  const cutting = { ...tab, read: () => ({ kind: 'found', text: texts.shift() ?? '' }) as const };
  expect(loadRecord(cutting, codec, () => {})).toEqual({ kind: 'stored', value: ['a'] });
  expect([...origin.entries.keys()]).toEqual(['ids']);
});

test('unreadable data whose removal is refused stays unchanged', {
  tags: ['STO-2', 'STO-3'],
}, () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '{');
  const tab = origin.openTab();
  let writes = 0;
  const refused = { kind: 'refused', reason: 'full' } as const;
  const refusing: KeyValueStore = {
    ...tab,
    write: (key, text) => {
      writes += 1;
      return writes === 1 ? refused : tab.write(key, text);
    },
    remove: () => refused,
  };
  expect(loadRecord(refusing, codec, () => {})).toEqual(refused);
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '{' });
});

describe('a codec', () => {
  const define = (over: Partial<RecordDefinition<IdList | undefined>> = {}) =>
    createRecordCodec<IdList | undefined>({
      key: 'ids',
      empty: undefined,
      schema: {
        safeParse: (input) =>
          Array.isArray(input) ? { success: true, data: input as IdList } : { success: false },
      },
      ...over,
    });
  const open = (codec: RecordCodec<IdList | undefined>, text?: string) => {
    const origin = createMemoryOrigin();
    if (text !== undefined) origin.entries.set('ids', text);
    const outcome = loadRecord(origin.openTab(), codec, () => {});
    return { origin, value: outcome.kind === 'stored' ? outcome.value : outcome };
  };

  test('uses `initial` for a missing record, and `empty` for an unreadable one', {
    tags: ['STO-2'],
  }, () => {
    const codec = define({ initial: ['sample'], empty: [] });
    expect(codec.initial).toEqual(['sample']);
    expect(open(codec)).toMatchObject({ value: ['sample'], origin: { entries: new Map() } });
    const { origin, value } = open(codec, '{');
    expect(value).toEqual([]);
    expect(Object.fromEntries(origin.entries)).toEqual({ ids: '[]', 'ids.unreadable': '{' });
  });

  test('salvages what it can from an unreadable text', { tags: ['STO-2'] }, () => {
    const { origin, value } = open(define({ salvage: (text) => [`from ${text}`] }), '{');
    expect(value).toEqual(['from {']);
    expect(Object.fromEntries(origin.entries)).toEqual({ ids: '["from {"]', 'ids.unreadable': '{' });
  });

  test('removes a record whose value encodes to undefined', { tags: ['STO-1'] }, () => {
    const codec = define();
    const { origin } = open(codec, '["a"]');
    expect(codec.encode(undefined)).toBeUndefined();
    const outcome = changeRecord(
      origin.openTab(),
      codec,
      () => undefined,
      { known: undefined, taken: [{ command: {} }] },
      () => {},
    );
    expect(outcome).toMatchObject({ stored: undefined, refused: undefined });
    expect(origin.entries.size).toBe(0);
    const unreadable = open(codec, '{');
    expect([...unreadable.origin.entries.keys()]).toEqual(['ids.unreadable']);
  });

  test('keeps a record that storage refuses to remove', { tags: ['STO-3'] }, () => {
    const codec = define();
    const { origin } = open(codec, '["a"]');
    const { store, arm } = createFaultyStore(origin.openTab());
    arm({ kind: 'refusedOnce', at: 2 });
    expect(
      changeRecord(
        store,
        codec,
        () => undefined,
        { known: undefined, taken: [{ command: {} }] },
        () => {},
      ),
    ).toMatchObject({ refused: 'blocked' });
    expect(origin.entries.get('ids')).toBe('["a"]');
  });
});
