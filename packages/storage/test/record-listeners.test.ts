import { createRecordingListener, flushMicrotasks } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import type { AnyActor, AnyActorRef } from 'xstate';
import {
  createMemoryOrigin,
  createRecords,
  type KeyValueStore,
  openRecord,
  type RecordFact,
} from '../src/index.ts';
import { type IdCommand, type IdList, idListCodec, idListReducer } from '../src/testing/index.ts';

const description = () => ({ codec: idListCodec(), reduce: idListReducer });
const apply = (id: string) => ({ type: 'record.apply', command: { kind: 'add', id } }) as const;
const open = (store: KeyValueStore = createMemoryOrigin().openTab()) =>
  createRecords({ store, log: () => {} });
const updated = (value: IdList, isStored = true) => ({ type: 'record.updated', key: 'ids', value, isStored });

it('a listener receives the value once it is read, then every change', { tags: ['STO-4'] }, async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('ids', '["a"]');
  const { actor } = open(origin.openTab()).open(description());
  const { received, ref: listener } = createRecordingListener<RecordFact<IdList>>();
  actor.send({ type: 'record.follow', listener });
  await flushMicrotasks();
  actor.send(apply('b'));
  await flushMicrotasks();
  expect(received).toEqual([updated(['a']), updated(['a', 'b'], false), updated(['a', 'b'])]);
  expect(origin.entries.get('ids')).toBe('["a","b"]');
});

it('a record that was read sends its value to a new listener at once', { tags: ['STO-4'] }, async () => {
  const { actor } = open().open(description());
  actor.send(apply('a'));
  await flushMicrotasks();
  const { received, ref: listener } = createRecordingListener<RecordFact<IdList>>();
  actor.send({ type: 'record.follow', listener });
  expect(received).toEqual([updated(['a'])]);
});

it('a listener receives the refusal of a change', {
  tags: ['STO-3'],
}, async () => {
  const { actor } = open(createMemoryOrigin({ capacity: 0 }).openTab()).open(description());
  const { received, ref: listener } = createRecordingListener<RecordFact<IdList>>();
  actor.send({ type: 'record.follow', listener });
  actor.send(apply('a'));
  await flushMicrotasks();
  expect(received.at(-1)).toMatchObject({ type: 'record.refused', reason: 'full' });
  const count = received.length;
  (listener as unknown as AnyActor).stop();
  actor.send(apply('b'));
  await flushMicrotasks();
  expect(received).toHaveLength(count);
  expect(actor.getSnapshot().context.replica.value).toEqual(['a', 'b']);
});

it('a key has one actor in a tab, and one reducer', { tags: ['STO-4'] }, () => {
  const records = open();
  const record = records.open(description());
  expect(records.open(description())).toBe(record);
  const reduce = (ids: IdList, _: IdCommand) => ids;
  expect(() => records.open({ codec: idListCodec(), reduce })).toThrow('two reducers');
});

it('the actor of a record is announced, named after its key, and can be inspected', {
  tags: ['TST-1'],
}, () => {
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

it('`read` is up to date before the tab is notified of the change', { tags: ['STO-4'] }, () => {
  const origin = createMemoryOrigin({
    schedule: (what) => (what.startsWith('notify') ? new Promise(() => {}) : Promise.resolve()),
  });
  const record = openRecord<IdList, IdCommand>(open(origin.openTab()), description());
  origin.openTab().write('ids', '["x"]');
  expect(record.read()).toEqual({ value: ['x'], refused: undefined });
});
