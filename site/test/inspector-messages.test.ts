// What Stately's inspector is told of the actors that the lab follows.
import { runs } from '@loomwright/machine-testing';
import { extractChart } from '@loomwright/statecharts';
import { createRecorder, type LiveRecord } from '@loomwright/statecharts/lab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

/** States in states, regions, and a state without any inside. */
const createHouse = () =>
  createMachine({
    id: 'house',
    initial: 'empty',
    on: { leave: '.empty', enter: '.used' },
    states: {
      empty: {},
      used: {
        type: 'parallel',
        on: { sleep: 'quiet' },
        states: {
          light: {
            initial: 'off',
            on: { press: '.on' },
            states: { off: {}, on: { initial: 'dim', states: { dim: {} } } },
          },
          door: { initial: 'shut', on: { knock: '.open' }, states: { shut: {}, open: {} } },
          bell: {},
        },
      },
      quiet: {},
    },
  });

describe('what Stately’s inspector is told', () => {
  it('has state values as XState has them, on random histories', { tags: ['LAB-3'] }, () => {
    const chart = extractChart(createHouse());
    const events = fc.constantFrom('leave', 'enter', 'sleep', 'press', 'knock');
    fc.assert(
      fc.property(fc.array(events, { maxLength: 10 }), (history) => {
        let active: readonly string[] = [];
        const recorder = createRecorder({ shown: {}, now: () => 0, report: (one) => (active = one.active) });
        const actor = createActor(createHouse(), { inspect: recorder.inspect }).start();
        for (const type of history) {
          actor.send({ type });
          expect(toStateValue(chart, active) ?? {}).toEqual(actor.getSnapshot().value);
        }
      }),
      runs(100),
    );
  });

  it('introduces each actor once with its machine, and names senders by their session', {
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
});
