// Records as the parents of links see them: opened once a tab, followed, changed, and let go.
import { emptyQueues, startActor } from '@loomwright/kit/testing';
import { expect, it, vi } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, assign, setup } from 'xstate';
import {
  createLinkTo,
  createMemoryOrigin,
  createRecordLink,
  createRecords,
  type KeyValueStore,
  type MemoryOrigin,
  openRecord,
  type RecordEvent,
  type RecordFact,
  type RecordLinkInput,
  type Records,
} from '../src/index.ts';
import { followRecord } from '../src/records.actors.ts';
import { type IdCommand, type IdList, idListCodec, idListReducer } from '../src/testing/index.ts';

const description = () => ({ codec: idListCodec(), reduce: idListReducer });
const add = (id: string): IdCommand => ({ kind: 'add', id });
const apply = (id: string) => ({ type: 'record.apply', command: add(id) }) as const;
const open = (store: KeyValueStore = createMemoryOrigin().openTab()) =>
  createRecords({ store, log: () => {} });

type LinkInput = RecordLinkInput<IdList, IdCommand>;
const links = { createRecordLink, createLinkTo };

/** A parent that keeps the facts of its link, and passes it what it is sent. */
const startParent = (
  records: Records,
  kind: keyof typeof links,
  more: Pick<LinkInput, 'commands' | 'isDetached'> = {},
) => {
  const input: LinkInput = { ...description(), ...more };
  const machine = setup({
    types: {
      context: {} as { readonly facts: readonly RecordFact<IdList>[] },
      events: {} as
        | RecordFact<IdList>
        | { readonly type: 'pass'; readonly event: RecordEvent<IdList, IdCommand> },
    },
    actors: {
      given: createRecordLink<IdList, IdCommand>(records),
      fixed: createLinkTo<IdList, IdCommand>(records, description()),
    },
  }).createMachine({
    context: { facts: [] },
    invoke: kind === 'createRecordLink' ? { id: 'link', src: 'given', input } : { id: 'link', src: 'fixed' },
    on: {
      'record.*': { actions: assign({ facts: ({ context, event }) => [...context.facts, event] }) },
      pass: {
        actions: ({ self, event }) =>
          (self.getSnapshot().children as Record<string, AnyActorRef | undefined>).link?.send(event.event),
      },
    },
  });
  const actor: ActorRefFrom<typeof machine> = startActor(machine);
  return {
    facts: () => actor.getSnapshot().context.facts,
    pass: (event: RecordEvent<IdList, IdCommand>) => actor.send({ type: 'pass', event }),
    stop: () => actor.stop(),
  };
};
const updated = (value: IdList, isStored = true) => ({ type: 'record.updated', key: 'ids', value, isStored });

it.each(['createRecordLink', 'createLinkTo'] as const)(
  '[STO-4] %s passes on what becomes of the record, and to the record what its parent says, until the parent stops',
  async (kind) => {
    const origin = createMemoryOrigin();
    origin.entries.set('ids', '["a"]');
    const records = open(origin.openTab());
    const parent = startParent(records, kind);
    await emptyQueues();
    expect(parent.facts()).toEqual([updated(['a'])]);
    parent.pass(apply('b'));
    await emptyQueues();
    expect(parent.facts().slice(1)).toEqual([updated(['a', 'b'], false), updated(['a', 'b'])]);
    expect(origin.entries.get('ids')).toBe('["a","b"]');
    const before = parent.facts();
    parent.stop();
    records.open<IdList, IdCommand>(description()).actor.send(apply('c'));
    await emptyQueues();
    expect(origin.entries.get('ids')).toBe('["a","b","c"]');
    expect(parent.facts()).toBe(before);
  },
);

it('[STO-4] two links to one key have one owner, and the second is told its value', async () => {
  const records = open();
  const [first, second] = [startParent(records, 'createRecordLink'), startParent(records, 'createLinkTo')];
  first.pass(apply('a'));
  await emptyQueues();
  const third = startParent(records, 'createLinkTo');
  await emptyQueues();
  for (const parent of [first, second, third]) expect(parent.facts().at(-1)).toEqual(updated(['a']));
});

it('[CRT-6] a link applies the commands that it is given, each once', async () => {
  const origin = createMemoryOrigin();
  const parent = startParent(open(origin.openTab()), 'createRecordLink', { commands: [add('a'), add('b')] });
  await emptyQueues();
  expect(origin.entries.get('ids')).toBe('["a","b"]');
  expect(parent.facts().at(-1)).toEqual(updated(['a', 'b']));
  const idle = createMemoryOrigin();
  startParent(open(idle.openTab()), 'createRecordLink');
  await emptyQueues();
  expect(idle.entries.size).toBe(0);
});

it('[STO-3] a detached link shows what is done and leaves storage as it is', async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const parent = startParent(open(origin.openTab()), 'createRecordLink', {
    commands: [add('b')],
    isDetached: true,
  });
  await emptyQueues();
  expect(parent.facts().at(-1)).toEqual(updated(['a', 'b'], false));
  expect(origin.entries.get('ids')).toBe('["a"]');
});

it('[STO-3] a follower hears that a change is not kept, until it stops; a record without anyone to tell goes on', async () => {
  const origin = createMemoryOrigin({ capacity: 0 });
  const record = open(origin.openTab()).open<IdList, IdCommand>(description());
  const facts: string[] = [];
  const stop = followRecord(record, ({ type }) => facts.push(type));
  record.actor.send(apply('a'));
  await emptyQueues();
  expect(facts.at(-1)).toBe('record.refused');
  const heard = facts.length;
  stop();
  record.actor.send(apply('b'));
  await emptyQueues();
  expect(facts).toHaveLength(heard);
  expect(record.actor.getSnapshot().context.replica.value).toEqual(['a', 'b']);
});

/** A tab's storage that counts how often it is read. */
const counted = (origin: MemoryOrigin) => {
  const store = origin.openTab();
  return { ...store, read: vi.fn(store.read) };
};

it('[STO-4] following a record that is being read does not read it twice', async () => {
  const counts: number[] = [];
  for (const isFollowed of [false, true]) {
    const store = counted(createMemoryOrigin());
    const record = open(store).open<IdList, IdCommand>(description());
    if (isFollowed) followRecord(record, () => {});
    await emptyQueues();
    counts.push(store.read.mock.calls.length);
  }
  expect(counts[1]).toBe(counts[0]);
});

it('[TST-1] the owner of a record is announced, named after its key, and can be inspected', () => {
  const [opened, inspected]: [string[], string[]] = [[], []];
  const records = createRecords({
    store: createMemoryOrigin().openTab(),
    log: () => {},
    onOpened: ({ id }) => opened.push(id),
    inspect: ({ actorRef }) => inspected.push((actorRef as AnyActorRef).id),
  });
  records.open(description());
  records.open(description());
  expect(opened).toEqual(['record ids']);
  expect(inspected).toContain('record ids');
});

it('[STO-4] a reading is of this moment, before the tab hears of the change', async () => {
  const origin = createMemoryOrigin({
    schedule: (what) => (what.startsWith('notify') ? new Promise(() => {}) : Promise.resolve()),
  });
  const record = openRecord<IdList, IdCommand>(open(origin.openTab()), description());
  origin.openTab().write('ids', '["x"]');
  expect(record.read()).toEqual({ value: ['x'], refused: undefined });
});
