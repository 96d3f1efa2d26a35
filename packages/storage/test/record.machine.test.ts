import { createStepper, startActor } from '@loomwright/kit/testing';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createMemoryOrigin, createRecordMachine, type RecordFact, type RecordInput } from '../src/index.ts';
import { createIdListPorts, type IdCommand, type IdList, idListCodec } from '../src/testing/index.ts';

const nobody = createActor(fromCallback<RecordFact<IdList>>(() => {}));
const store = createMemoryOrigin().openTab();
const open = (input: Partial<RecordInput<IdList, IdCommand>> = {}) =>
  createStepper(createRecordMachine(createIdListPorts(store)), {
    listener: nobody,
    codec: idListCodec(),
    ...input,
  });

const add = (id: string) => ({ type: 'record.apply', command: { kind: 'add', id } }) as const;
const stored = (value: IdList, settled = 0) => ({ kind: 'stored', value, settled }) as const;
const full = { kind: 'refused', reason: 'full' } as const;
const facts = (stepper: ReturnType<typeof open>) => stepper.sent.map(({ event }) => event);
const shown = (stepper: ReturnType<typeof open>) => stepper.snapshot.context.replica.value;

const openIdle = (value: IdList = []) => {
  const stepper = open();
  stepper.settle('readRecord', stored(value));
  return stepper;
};

test('[STO-4] what is given while the record is being read waits for it, and is then stored', () => {
  const stepper = open();
  stepper.send(add('b'));
  expect(facts(stepper)).toEqual([]);
  stepper.settle('readRecord', stored(['a']));
  expect(facts(stepper)).toEqual([
    { type: 'record.updated', key: 'ids', value: ['a', 'b'], isStored: false },
  ]);
  expect(stepper.snapshot.value).toBe('writing');
});

test('[STO-4] a command shows at once, before it is stored', () => {
  const stepper = openIdle(['a']);
  stepper.send(add('b'));
  expect(facts(stepper).at(-1)).toEqual({
    type: 'record.updated',
    key: 'ids',
    value: ['a', 'b'],
    isStored: false,
  });
  stepper.send(add('c'));
  expect(shown(stepper)).toEqual(['a', 'b', 'c']);
  stepper.settle('writeRecord', stored(['z', 'a', 'b'], 1));
  expect(shown(stepper)).toEqual(['z', 'a', 'b', 'c']);
  expect(stepper.snapshot.value).toBe('writing');
  stepper.settle('writeRecord', stored(['z', 'a', 'b', 'c'], 1));
  expect(stepper.snapshot.value).toBe('idle');
});

test('[STO-4] a change made in another tab never undoes what was given here', () => {
  const stepper = openIdle(['a']);
  stepper.send({ type: 'record.changedElsewhere', outcome: stored(['b']) });
  expect(shown(stepper)).toEqual(['b']);
  stepper.send(add('c'));
  stepper.send({ type: 'record.changedElsewhere', outcome: stored(['d']) });
  expect(shown(stepper)).toEqual(['d', 'c']);
  stepper.send({ type: 'record.changedElsewhere', outcome: full });
  expect(shown(stepper)).toEqual(['d', 'c']);
});

test('[STO-3] what storage refuses is shown all the same, reported, and goes with the next write', () => {
  const stepper = openIdle();
  stepper.send(add('a'));
  stepper.settle('writeRecord', full);
  expect(facts(stepper).at(-1)).toEqual({ type: 'record.refused', key: 'ids', reason: 'full' });
  expect(shown(stepper)).toEqual(['a']);
  stepper.send(add('b'));
  expect(stepper.inputOf('writeRecord')).toMatchObject({
    commands: [
      { kind: 'add', id: 'a' },
      { kind: 'add', id: 'b' },
    ],
  });
});

test('[STO-3] a record that cannot be read is empty, and that is reported', () => {
  const stepper = open();
  stepper.settle('readRecord', { kind: 'refused', reason: 'blocked' });
  expect(facts(stepper).map(({ type }) => type)).toEqual(['record.updated', 'record.refused']);
  expect(stepper.snapshot.value).toBe('idle');
});

test('[STO-4] what changes while the record is being read is read as well', () => {
  const stepper = open();
  const first = stepper.snapshot.children.readRecord;
  stepper.send({ type: 'record.changedElsewhere', outcome: stored(['old']) });
  // What the first reading comes to does not count any more.
  expect(stepper.snapshot.children.readRecord).not.toBe(first);
  expect(stepper.snapshot.value).toBe('reading');
  stepper.settle('readRecord', stored(['new']));
  expect(facts(stepper)).toEqual([{ type: 'record.updated', key: 'ids', value: ['new'], isStored: true }]);
});

test('[STO-4] a record can be opened with commands, which are stored when it was read', () => {
  const stepper = open({ commands: [{ kind: 'add', id: 'b' }] });
  stepper.settle('readRecord', stored(['a']));
  expect(shown(stepper)).toEqual(['a', 'b']);
  expect(stepper.inputOf('writeRecord')).toMatchObject({ commands: [{ kind: 'add', id: 'b' }] });
});

test('[STO-3] a record that cannot be read is what it was known to be', () => {
  for (const settle of [
    (stepper: ReturnType<typeof open>) => stepper.settle('readRecord', full),
    (stepper: ReturnType<typeof open>) => stepper.fail('readRecord', new Error('broken')),
  ]) {
    const stepper = open({ known: ['k'], commands: [{ kind: 'add', id: 'b' }] });
    settle(stepper);
    expect(facts(stepper)[0]).toMatchObject({ type: 'record.updated', value: ['k', 'b'], isStored: false });
    expect(facts(stepper)[1]).toMatchObject({ type: 'record.refused' });
  }
  const readable = open({ known: ['k'] });
  readable.settle('readRecord', stored(['a']));
  expect(shown(readable)).toEqual(['a']);
});

test('[STO-3] a detached record is read, shown with what is given here, and never written', () => {
  const settled = [
    (stepper: ReturnType<typeof open>) => stepper.settle('readRecord', stored(['a'])),
    (stepper: ReturnType<typeof open>) => stepper.settle('readRecord', full),
    (stepper: ReturnType<typeof open>) => stepper.fail('readRecord', new Error('broken')),
  ];
  for (const [index, settle] of settled.entries()) {
    const stepper = open({ known: ['a'], commands: [{ kind: 'add', id: 'b' }], isDetached: true });
    stepper.send({ type: 'record.flush' });
    expect(stepper.snapshot.value).toBe('reading');
    settle(stepper);
    expect(stepper.snapshot.value).toBe('detached');
    expect(facts(stepper), String(index)).toEqual([
      { type: 'record.updated', key: 'ids', value: ['a', 'b'], isStored: false },
    ]);
    stepper.send(add('c'));
    stepper.send({ type: 'record.changedElsewhere', outcome: stored([]) });
    stepper.send({ type: 'record.flush' });
    expect([stepper.snapshot.value, shown(stepper)]).toEqual(['detached', ['a', 'b', 'c']]);
    expect(stepper.running).toEqual(['watchRecord']);
  }
});

test('[STO-3] a record can be detached in every state, and what waits to be stored is not', () => {
  const reading = open();
  reading.send(add('b'));
  reading.send({ type: 'record.detach' });
  reading.settle('readRecord', stored(['a']));
  const idle = openIdle(['a']);
  idle.send({ type: 'record.detach' });
  idle.send(add('b'));
  const writing = openIdle(['a']);
  writing.send(add('b'));
  writing.send({ type: 'record.detach' });
  const flushing = openIdle(['a']);
  flushing.send(add('b'));
  flushing.send({ type: 'record.flush' });
  flushing.send({ type: 'record.detach' });
  for (const stepper of [reading, idle, writing, flushing]) {
    expect([stepper.snapshot.value, shown(stepper)]).toEqual(['detached', ['a', 'b']]);
    expect(stepper.running).toEqual(['watchRecord']);
  }
});

test('[STO-4] a page that goes away stores what is pending at once', () => {
  const reading = open();
  reading.send({ type: 'record.flush' });
  expect(reading.snapshot.value).toBe('reading');
  reading.send(add('a'));
  reading.send({ type: 'record.flush' });
  expect(reading.snapshot.value).toBe('flushing');

  const stepper = openIdle();
  stepper.send({ type: 'record.flush' });
  expect(stepper.snapshot.value).toBe('idle');
  stepper.send(add('a'));
  stepper.send({ type: 'record.flush' });
  expect(stepper.running).not.toContain('writeRecord');
  stepper.send(add('b'));
  stepper.send({ type: 'record.flushed', outcome: stored(['a'], 1) });
  expect(stepper.snapshot.value).toBe('writing');
  expect(shown(stepper)).toEqual(['a', 'b']);
  stepper.send({ type: 'record.flush' });
  stepper.send({ type: 'record.changedElsewhere', outcome: stored(['c', 'a']) });
  expect(shown(stepper)).toEqual(['c', 'a', 'b']);
  stepper.send({ type: 'record.flushed', outcome: full });
  expect(facts(stepper).at(-1)).toMatchObject({ type: 'record.refused', reason: 'full' });
});

test('[STO-3] a port that breaks is a refusal, never the end of the record', () => {
  for (const [id, prepare] of [
    ['readRecord', () => open()],
    ['writeRecord', () => openIdle()],
    ['flushRecord', () => openIdle()],
    ['watchRecord', () => openIdle()],
  ] as const) {
    const stepper = prepare();
    if (id === 'writeRecord' || id === 'flushRecord') stepper.send(add('a'));
    if (id === 'flushRecord') stepper.send({ type: 'record.flush' });
    expect(stepper.fail(id, new Error('broken'))).toBe(true);
    expect(facts(stepper).at(-1)).toMatchObject({ type: 'record.refused', reason: 'blocked' });
    expect(stepper.snapshot).toMatchObject({ status: 'active', value: 'idle' });
  }
});

const turns = async () => {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
};

test('[STO-3] a record that is detached while it waits for its turn writes nothing', async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const actor = startActor(createRecordMachine(createIdListPorts(origin.openTab())), {
    input: { listener: nobody, codec: idListCodec() },
  });
  await turns();
  actor.send(add('b'));
  actor.send({ type: 'record.detach' });
  actor.send(add('c'));
  origin.openTab().write('ids', '["z"]');
  await turns();
  expect(origin.entries.get('ids')).toBe('["z"]');
  expect(actor.getSnapshot().context.replica.value).toEqual(['a', 'b', 'c']);
  actor.stop();
});

test('[STO-4] a record shows what another tab wrote while the schema was on its way', async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  let bring: () => void = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const codec = idListCodec();
  const heard: RecordFact<IdList>[] = [];
  const listener = createActor(
    fromCallback<RecordFact<IdList>>(({ receive }) => receive((fact) => heard.push(fact))),
  ).start();
  const actor = startActor(createRecordMachine(createIdListPorts(origin.openTab())), {
    input: { listener, codec: { ...codec, prepare: () => brought.then(codec.prepare) } },
  });
  origin.openTab().write('ids', '["b"]');
  await turns();
  bring();
  await turns();
  expect(heard.every((fact) => fact.type === 'record.updated' && fact.value.join() === 'b')).toBe(true);
  expect(heard.length).toBeGreaterThan(0);
  actor.stop();
});

test.each(['refused', 'broken'])(
  '[STO-3] [STO-4] a record that is flushed before the first reading is through, by a write that is %s, is shown all the same',
  (end) => {
    for (const id of ['writeRecord', 'flushRecord'] as const) {
      const stepper = open();
      stepper.send(add('a'));
      if (id === 'flushRecord') stepper.send({ type: 'record.flush' });
      else stepper.settle('readRecord', stored([]));
      if (end === 'broken') stepper.fail(id, new Error('no chunk'));
      else if (id === 'writeRecord') stepper.settle(id, full);
      else stepper.send({ type: 'record.flushed', outcome: full });
      expect(facts(stepper).slice(-2)).toMatchObject([
        { type: 'record.updated', value: ['a'], isStored: false },
        { type: 'record.refused' },
      ]);
    }
  },
);

test.each(['goes on', 'is stopped'])(
  '[STO-4] a flush that cannot read what is there yet waits for the schema instead of writing over it; the record %s',
  async (fate) => {
    const origin = createMemoryOrigin();
    origin.entries.set('ids', '["a"]');
    let bring: () => void = () => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    const codec = idListCodec();
    const actor = startActor(createRecordMachine(createIdListPorts(origin.openTab())), {
      input: { listener: nobody, codec: { ...codec, prepare: () => brought.then(codec.prepare) } },
    });
    actor.send(add('b'));
    actor.send({ type: 'record.flush' });
    expect(origin.entries.get('ids')).toBe('["a"]');
    if (fate === 'is stopped') actor.stop();
    bring();
    await turns();
    expect(origin.entries.get('ids')).toBe('["a","b"]');
    actor.stop();
  },
);

test('[STO-2] two tabs that open on unreadable data together move it once', async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '{broken');
  const said: string[] = [];
  const open = () =>
    startActor(createRecordMachine(createIdListPorts(origin.openTab(), (text) => said.push(text))), {
      input: { listener: nobody, codec: idListCodec() },
    });
  const tabs = [open(), open()];
  await turns();
  tabs[0]?.send(add('a'));
  await turns();
  expect(Object.fromEntries(origin.entries)).toEqual({ ids: '["a"]', 'ids.unreadable': '{broken' });
  expect(said).toHaveLength(1);
  for (const tab of tabs) tab.stop();
});

test('[STO-2] another tab that writes before this one can read anything is followed once it can', async () => {
  const origin = createMemoryOrigin();
  const actor = startActor(createRecordMachine(createIdListPorts(origin.openTab())), {
    input: { listener: nobody, codec: idListCodec() },
  });
  await turns();
  origin.openTab().write('ids', '["x"]');
  await turns();
  expect(actor.getSnapshot().context.replica.value).toEqual(['x']);
  actor.stop();
});
