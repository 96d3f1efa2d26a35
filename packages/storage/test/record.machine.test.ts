import { createRecordingListener, createStepper, sut } from '@loomwright/machine-testing';
import { expect, test } from 'vitest';
import type { AnyActor } from 'xstate';
import { createMemoryOrigin, createRecordMachine, type RecordFact } from '../src/index.ts';
import { type Pending, takeTurn } from '../src/replica.ts';
import { createIdListPorts, type IdCommand, type IdList, idListReducer } from '../src/testing/index.ts';

const open = (initial: IdList = []) => {
  const ports = createIdListPorts(createMemoryOrigin().openTab());
  const stepper = createStepper(
    createRecordMachine<IdList, IdCommand>({ ...ports, codec: { ...ports.codec, initial } }),
  );
  const { ref: listener } = createRecordingListener<RecordFact<IdList>>();
  stepper.send({ type: 'record.follow', listener });
  return Object.assign(stepper, { facts: () => sut(stepper).sentTo(listener) });
};
type Bench = ReturnType<typeof open>;

const add = (id: string) => ({ type: 'record.apply', command: { kind: 'add', id } }) as const;
const ask = (id: string, isKept = true) =>
  ({
    type: 'record.ask',
    command: { kind: 'add', id },
    ask: { id: 7, signal: new AbortController().signal, isKept },
  }) as const;
const flush = { type: 'record.flush' } as const;
const stored = (value: IdList) => ({ kind: 'stored', value }) as const;
const full = { kind: 'refused', reason: 'full' } as const;
const shown = (stepper: Bench) => stepper.snapshot.context.replica.value;
const writeOf = (stepper: Bench) =>
  stepper.snapshot.value === 'flushing' ? ('flushRecord' as const) : ('writeRecord' as const);
const takenBy = (stepper: Bench) =>
  (stepper.inputOf(writeOf(stepper)) as { readonly taken: readonly Pending<IdCommand>[] }).taken;
const turn = (stepper: Bench, found: IdList, refused?: 'full') =>
  stepper.settle(writeOf(stepper), takeTurn(found, takenBy(stepper), idListReducer, refused));
/** Simulates an unfinished journal: the flush then needs the lock. */
const postpone = (stepper: Bench) =>
  stepper.settle('flushRecord', takeTurn<IdList, IdCommand>([], [], idListReducer));
const updated = (value: IdList, isStored = true) => ({ type: 'record.updated', key: 'ids', value, isStored });
const refusedFact = (reason: string) => ({ type: 'record.refused', key: 'ids', reason });

const openIdle = (value: IdList = []) => {
  const stepper = open();
  stepper.settle('readRecord', stored(value));
  return stepper;
};

test('a command that arrives while the record is read waits, and is then stored', { tags: ['STO-4'] }, () => {
  const stepper = open();
  stepper.send(add('b'));
  expect(stepper.facts()).toEqual([]);
  stepper.settle('readRecord', stored(['a']));
  expect(stepper.facts()).toEqual([updated(['a', 'b'], false)]);
  expect(stepper.snapshot.value).toBe('writing');
});

test('an applied command shows at once, a request once it is answered', { tags: ['STO-4'] }, () => {
  const stepper = openIdle(['a']);
  stepper.send(add('b'));
  expect(stepper.facts().at(-1)).toEqual(updated(['a', 'b'], false));
  stepper.send(add('c'));
  stepper.send(ask('d'));
  expect(shown(stepper)).toEqual(['a', 'b', 'c']);
  turn(stepper, ['z', 'a']);
  expect(shown(stepper)).toEqual(['z', 'a', 'b', 'c']);
  expect(stepper.snapshot.value).toBe('writing');
  turn(stepper, ['z', 'a', 'b']);
  expect(stepper.facts().at(-1)).toEqual(updated(['z', 'a', 'b', 'c', 'd']));
  expect(stepper.emitted.at(-1)).toEqual({
    type: 'record.answered',
    answers: [
      {
        id: 7,
        change: { before: ['z', 'a', 'b', 'c'], after: ['z', 'a', 'b', 'c', 'd'], refused: undefined },
      },
    ],
  });
  expect(stepper.snapshot.value).toBe('idle');
});

test('a change by another tab never undoes a pending command', { tags: ['STO-4'] }, () => {
  const stepper = openIdle(['a']);
  stepper.send({ type: 'record.changedExternally', outcome: stored(['b']) });
  expect(stepper.facts().at(-1)).toEqual(updated(['b']));
  for (const prepare of [() => stepper.send(add('c')), () => stepper.send(flush)]) {
    prepare();
    stepper.send({ type: 'record.changedExternally', outcome: stored(['d']) });
    expect(shown(stepper)).toEqual(['d', 'c']);
    stepper.send({ type: 'record.changedExternally', outcome: full });
    expect(shown(stepper)).toEqual(['d', 'c']);
  }
});

test('a refused command is shown, reported, and stored with the next write', { tags: ['STO-3'] }, () => {
  const stepper = openIdle();
  stepper.send(add('a'));
  turn(stepper, [], 'full');
  expect(stepper.facts().at(-1)).toEqual(refusedFact('full'));
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['refused', ['a']]);
  stepper.send(ask('b'));
  turn(stepper, [], 'full');
  expect(shown(stepper)).toEqual(['a', 'b']);
  expect(stepper.facts().slice(-2)).toEqual([updated(['a', 'b'], false), refusedFact('full')]);
  expect(stepper.emitted.slice(-2)).toMatchObject([{ type: 'record.answered' }, { type: 'record.refused' }]);
  stepper.send(add('c'));
  expect(stepper.facts().at(-1)).toEqual(updated(['a', 'b', 'c'], false));
  expect(takenBy(stepper).map(({ command }) => command.id)).toEqual(['a', 'b', 'c']);
});

test('a refused attempt is answered, not kept and not reported', { tags: ['STO-3'] }, () => {
  const stepper = openIdle(['a']);
  stepper.send(ask('b', false));
  turn(stepper, ['a'], 'full');
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['idle', ['a']]);
  expect(stepper.emitted.at(-1)).toMatchObject({ answers: [{ change: { after: ['a'], refused: 'full' } }] });
});

test('a record that cannot be read shows its initial value and reports it', {
  tags: ['STO-3'],
}, () => {
  for (const [reason, settle] of [
    ['full', (stepper: Bench) => stepper.settle('readRecord', full)],
    ['blocked', (stepper: Bench) => stepper.fail('readRecord', new Error('broken'))],
  ] as const) {
    const stepper = open(['k']);
    stepper.send(add('b'));
    settle(stepper);
    expect(stepper.facts()).toEqual([updated(['k', 'b'], false), refusedFact(reason)]);
    expect(stepper.snapshot.value).toBe('refused');
    stepper.send(add('c'));
    turn(stepper, ['a']);
    expect([stepper.snapshot.value, shown(stepper)]).toEqual(['idle', ['a', 'b', 'c']]);
  }
});

test('a request is written even if the record could not be read', { tags: ['STO-3'] }, () => {
  const stepper = open(['k']);
  stepper.send(ask('b', false));
  stepper.settle('readRecord', full);
  expect(stepper.snapshot.value).toBe('writing');
});

test('a record that could not be read is read again for the next listener', {
  tags: ['STO-3'],
}, () => {
  const stepper = open(['k']);
  stepper.settle('readRecord', full);
  expect(stepper.facts()).toEqual([updated(['k'], false), refusedFact('full')]);
  stepper.send({ type: 'record.follow', listener: createRecordingListener<RecordFact<IdList>>().ref });
  expect(stepper.snapshot.value).toBe('reading');
  stepper.settle('readRecord', stored(['a']));
  expect([stepper.snapshot.value, stepper.facts().at(-1)]).toEqual(['idle', updated(['a'])]);
});

test('a new listener of a record that storage refuses receives the value', {
  tags: ['STO-3'],
}, () => {
  const stepper = open(['k']);
  stepper.settle('readRecord', full);
  const [first, second] = [1, 2].map(() => createRecordingListener<RecordFact<IdList>>().ref);
  if (!first || !second) throw new Error('two actors were created');
  stepper.send({ type: 'record.follow', listener: first });
  stepper.settle('readRecord', stored(['a']));
  expect(sut(stepper).sentTo(first)).toEqual([updated(['a'])]);
  stepper.send(add('b'));
  turn(stepper, ['a'], 'full');
  stepper.send({ type: 'record.follow', listener: second });
  expect([stepper.snapshot.value, sut(stepper).sentTo(second)]).toEqual([
    'refused',
    [updated(['a', 'b'], false)],
  ]);
});

test('a change during the first read is read too', { tags: ['STO-4'] }, () => {
  const stepper = open();
  const first = stepper.snapshot.children.readRecord;
  stepper.send({ type: 'record.changedExternally', outcome: stored(['old']) });
  expect(stepper.snapshot.children.readRecord).not.toBe(first);
  expect(stepper.snapshot.value).toBe('reading');
  stepper.settle('readRecord', stored(['new']));
  expect(stepper.facts()).toEqual([updated(['new'])]);
});

test('every listener receives each fact once; a stopped one receives none', {
  tags: ['STO-4'],
}, () => {
  const stepper = openIdle(['a']);
  const [one, other] = [1, 2].map(() => createRecordingListener<RecordFact<IdList>>().ref);
  if (!one || !other) throw new Error('two actors were created');
  for (const listener of [one, one, other]) stepper.send({ type: 'record.follow', listener });
  const countOf = (listener: unknown) => sut(stepper).sentTo(listener).length;
  const before = [countOf(one), countOf(other)];
  stepper.send(add('b'));
  expect([countOf(one), countOf(other)]).toEqual(before.map((count) => count + 1));
  (other as unknown as AnyActor).stop();
  stepper.send(add('c'));
  expect([countOf(one), countOf(other)]).toEqual(before.map((count, at) => count + (at === 0 ? 2 : 1)));
});

test('commands that took effect elsewhere are dropped, and the record is read again', {
  tags: ['CRT-6'],
}, () => {
  const stepper = openIdle(['a']);
  stepper.send(add('b'));
  stepper.send(add('c'));
  turn(stepper, ['a'], 'full');
  const [first] = stepper.snapshot.context.replica.pending;
  stepper.send({ type: 'record.drop', pending: first ? [first] : [] });
  expect(stepper.snapshot.value).toBe('reading');
  stepper.settle('readRecord', stored(['z']));
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['writing', ['z', 'c']]);
});

test.each(['writing', 'flushing'])(
  'a drop does not interrupt %s: nothing is stored twice',
  { tags: ['CRT-6', 'STO-4'] },
  (state) => {
    const stepper = openIdle(['a']);
    stepper.send(add('b'));
    if (state === 'flushing') stepper.send(flush);
    const write = stepper.snapshot.children[writeOf(stepper)];
    stepper.send(add('c'));
    stepper.send({ type: 'record.drop', pending: stepper.snapshot.context.replica.pending.slice(1) });
    expect(stepper.snapshot.value).toBe(state);
    expect(stepper.snapshot.children[writeOf(stepper)]).toBe(write);
    turn(stepper, ['a']);
    expect([stepper.snapshot.value, shown(stepper)]).toEqual(['idle', ['a', 'b']]);
  },
);

test('a page that is closed stores applied commands at once', { tags: ['STO-4'] }, () => {
  const reading = open();
  reading.send(flush);
  reading.send(ask('z'));
  reading.send(flush);
  expect(reading.snapshot.value).toBe('reading');
  reading.send(add('a'));
  reading.send(flush);
  expect(reading.snapshot.value).toBe('flushing');
  expect(takenBy(reading)).toMatchObject([{ command: { id: 'a' } }]);

  const stepper = openIdle();
  stepper.send(flush);
  expect(stepper.snapshot.value).toBe('idle');
  stepper.send(add('a'));
  stepper.send(flush);
  const write = stepper.snapshot.children.flushRecord;
  stepper.send(add('b'));
  stepper.send(flush);
  expect(stepper.snapshot.children.flushRecord).toBe(write);
  turn(stepper, []);
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['writing', ['a', 'b']]);
  stepper.send(flush);
  turn(stepper, ['z', 'a'], 'full');
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['refused', ['z', 'a', 'b']]);
  expect(stepper.facts().slice(-2)).toEqual([updated(['z', 'a', 'b'], false), refusedFact('full')]);
  stepper.send(flush);
  turn(stepper, ['a']);
  expect(stepper.snapshot.value).toBe('idle');
  expect(stepper.facts().at(-1)).toEqual(updated(['a', 'b']));
});

test('a port that throws counts as a refusal, and the record continues', { tags: ['STO-3'] }, () => {
  for (const [id, prepare] of [
    ['readRecord', () => open()],
    ['writeRecord', () => openIdle()],
    ['watchRecord', () => openIdle()],
  ] as const) {
    const stepper = prepare();
    if (id === 'writeRecord') stepper.send(add('a'));
    expect(stepper.fail(id, new Error('broken'))).toBe(true);
    expect(stepper.facts().at(-1)).toEqual(refusedFact('blocked'));
    if (id !== 'watchRecord') expect(stepper.facts().at(-2)).toMatchObject({ type: 'record.updated' });
    expect(stepper.snapshot).toMatchObject({
      status: 'active',
      value: id === 'watchRecord' ? 'idle' : 'refused',
    });
    expect(shown(stepper)).toEqual(id === 'writeRecord' ? ['a'] : []);
  }
});

test('after a failed flush, the next write waits for the lock', {
  tags: ['STO-4'],
}, () => {
  const stepper = openIdle();
  stepper.send(add('a'));
  stepper.send(flush);
  stepper.fail('flushRecord', new Error('broken'));
  expect(stepper.facts().at(-1)).toEqual(refusedFact('blocked'));
  stepper.send(add('b'));
  expect(stepper.snapshot.value).toBe('writing');
  stepper.send(flush);
  expect(stepper.snapshot.value).toBe('flushing');
  expect(takenBy(stepper)).toMatchObject([{}, {}]);
});

test('an unsafe flush waits for the lock, and the next flush cancels that wait', {
  tags: ['STO-4'],
}, () => {
  const stepper = open();
  stepper.send(add('a'));
  stepper.send(ask('q'));
  stepper.send(flush);
  expect(takenBy(stepper)).toMatchObject([{ command: { id: 'a' } }]);
  postpone(stepper);
  expect(stepper.facts()).toEqual([]);
  expect(stepper.snapshot.value).toBe('writing');
  expect(takenBy(stepper)).toMatchObject([{ command: { id: 'a' } }, { command: { id: 'q' } }]);
  stepper.send(flush);
  expect(stepper.running).toEqual(['watchRecord', 'flushRecord']);
  turn(stepper, ['z']);
  expect([stepper.snapshot.value, shown(stepper)]).toEqual(['writing', ['z', 'a']]);
});

test.each(['refused', 'broken'])(
  'a record flushed during its first read is shown, even if the write is %s',
  { tags: ['STO-3', 'STO-4'] },
  (end) => {
    for (const isUrgent of [true, false]) {
      const stepper = open();
      stepper.send(add('a'));
      if (isUrgent) stepper.send(flush);
      else stepper.settle('readRecord', stored([]));
      if (end === 'broken') stepper.fail(writeOf(stepper), new Error('broken'));
      else turn(stepper, [], 'full');
      expect(stepper.facts().slice(-2)).toMatchObject([updated(['a'], false), { type: 'record.refused' }]);
    }
  },
);
