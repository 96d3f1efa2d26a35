import { extractChart } from '@loomwright/statecharts';
import type { LiveRecord } from '@loomwright/statecharts/lab';
import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createInspectorMessages, toStateValue } from '../src/lab/live/inspector-messages.ts';

const record: LiveRecord = {
  number: 2,
  at: 40,
  actor: 'x:1',
  name: 'lamp',
  machine: 'lamp',
  from: 'switch',
  event: { type: 'press', parts: { times: 2 }, hiddenCount: 1 },
  active: ['on'],
  taken: ['lamp|off|press|0'],
};

it('Stately’s inspector receives each actor once, and the sender of each event', {
  tags: ['LAB-3', 'STO-5'],
}, () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: {} },
  });
  const toMessages = createInspectorMessages((id) => (id === 'lamp' ? extractChart(lamp) : undefined));
  const other: LiveRecord = {
    number: 1,
    at: 0,
    actor: 'x:2',
    name: 'switch',
    event: { type: '(begin)', parts: {}, hiddenCount: 0 },
    active: [],
    taken: [],
  };
  expect(toMessages(other).map(({ type }) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
  const [actor, event, snapshot] = toMessages(record);
  expect(actor).toMatchObject({ name: 'lamp', sessionId: 'x:1', snapshot: { value: 'on', context: {} } });
  expect(createMachine(JSON.parse(String(actor?.definition))).states.off).toBeDefined();
  expect(event).toMatchObject({ sourceId: 'x:2', event: { type: 'press', times: 2 } });
  expect(snapshot).toMatchObject({ snapshot: { status: 'active', value: 'on' } });
  expect(toMessages(record).map(({ type }) => type)).toEqual(['@xstate.event', '@xstate.snapshot']);
  const stop = { ...record, event: { ...record.event, type: 'xstate.stop' } };
  expect(toMessages(stop).at(-1)).toMatchObject({ snapshot: { status: 'stopped', value: 'on' } });
});

it('a state value has regions and nested states as in XState', { tags: ['LAB-3'] }, () => {
  const house = createMachine({
    id: 'house',
    type: 'parallel',
    states: { light: { initial: 'on', states: { on: { initial: 'dim', states: { dim: {} } } } }, bell: {} },
  });
  const active = ['', 'light', 'light.on', 'light.on.dim', 'bell'];
  expect(toStateValue(extractChart(house), active)).toEqual(createActor(house).getSnapshot().value);
});
