// One tab follows another one, and Stately's inspector both: what passes between them.

import { hostileStrings } from '@loomwright/kit/testing';
import { runs, startActor } from '@loomwright/machine-testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, initialTransition, transition } from 'xstate';
import { activePaths, extractChart } from '../src/chart.ts';
import {
  createInspectorMessages,
  createTabShareMachine,
  type LiveRecord,
  readTabMessage,
  type TabMessage,
  toStateValue,
  UNWATCHED_MS,
  writeTabMessage,
} from '../src/lab/index.ts';
import { foreignMachines } from './foreign-machines.ts';

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

const messages: readonly TabMessage[] = [
  { kind: 'find', watcher: 'a' },
  { kind: 'found', watcher: 'a', tab: { id: 'b', title: 'Products' } },
  { kind: 'follow', watcher: 'a', tabId: 'b' },
  { kind: 'keep', watcher: 'a', tabId: 'b' },
  { kind: 'records', tabId: 'b', records: [record] },
  { kind: 'records', tabId: 'b', watcher: 'a', records: [] },
  { kind: 'ended', tabId: 'b' },
];

describe('the messages between tabs', () => {
  it('[LAB-2] are read as they were written', () => {
    for (const message of messages)
      expect(readTabMessage(structuredClone(writeTabMessage(message)))).toEqual(message);
  });

  it('[LAB-2] are refused where a part is missing or of another kind, and from another version', () => {
    const value = fc.oneof(fc.constantFrom(...hostileStrings), fc.anything());
    fc.assert(
      fc.property(value, (data) => {
        expect(readTabMessage(data)).toBeUndefined();
      }),
      runs(300),
    );
    for (const message of messages) {
      const written = writeTabMessage(message) as Readonly<Record<string, unknown>>;
      expect(readTabMessage({ ...written, version: 2 })).toBeUndefined();
      for (const part of Object.keys(message))
        if (part !== 'watcher' || message.kind !== 'records')
          expect(readTabMessage({ ...written, [part]: {} }), `${message.kind} ${part}`).toBeUndefined();
    }
    for (const part of Object.keys(record))
      expect(
        readTabMessage(
          writeTabMessage({
            kind: 'records',
            tabId: 'b',
            records: [{ ...record, [part]: Symbol(part) as never }],
          }),
        ),
        part,
      ).toBeUndefined();
  });
});

describe('a tab that others follow', () => {
  it('[LAB-2] records from the first that follows until none says so any longer', () => {
    const stepper = createStepper(
      createTabShareMachine({ share: () => ({ repeatFor: () => {}, stop: () => {} }) }),
    );
    const ends = () => stepper.emitted.length;
    stepper.send({ type: 'share.leave' });
    expect([stepper.running, ends()]).toEqual([[], 0]);
    // It was recorded before, and is not any longer.
    stepper.send({ type: 'share.keep' });
    expect([stepper.running, ends()]).toEqual([[], 1]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    for (let count = 0; count < 3; count += 1) {
      stepper.advance(UNWATCHED_MS - 1);
      stepper.send(count === 1 ? { type: 'share.follow', watcher: 'c' } : { type: 'share.keep' });
    }
    expect([stepper.running, ends()]).toEqual([['share'], 1]);
    stepper.advance(UNWATCHED_MS);
    expect([stepper.running, ends()]).toEqual([[], 2]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    stepper.send({ type: 'share.leave' });
    expect([stepper.running, ends()]).toEqual([[], 3]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    stepper.fail('share', new Error('broken'));
    expect([stepper.running, ends()]).toEqual([[], 4]);
  });

  it('[LAB-2] tells each that follows all that was recorded', () => {
    const told: string[] = [];
    const actor = startActor(
      createTabShareMachine({
        share: (watcher) => {
          told.push(`begins for ${watcher}`);
          return { repeatFor: (other) => told.push(`repeats for ${other}`), stop: () => told.push('stops') };
        },
      }),
    );
    actor.send({ type: 'share.follow', watcher: 'a' });
    actor.send({ type: 'share.follow', watcher: 'c' });
    actor.send({ type: 'share.leave' });
    expect(told).toEqual(['begins for a', 'repeats for c', 'stops']);
  });
});

describe('what Stately’s inspector is told', () => {
  it('[LAB-3] has state values as XState has them, on random histories', () => {
    let count = 0;
    for (const machine of foreignMachines as readonly AnyStateMachine[]) {
      const chart = extractChart(machine);
      const events = chart.states.flatMap(({ transitions }) => transitions.map(({ event }) => event));
      fc.assert(
        fc.property(fc.array(fc.constantFrom('none', ...events), { maxLength: 10 }), (history) => {
          let [snapshot] = initialTransition(machine, {});
          if (snapshot.status !== 'active') return;
          expect(toStateValue(chart, activePaths(snapshot)) ?? {}).toEqual(snapshot.value);
          for (const type of history) {
            try {
              [snapshot] = transition(machine, snapshot, { type });
            } catch {
              // A guard that reads a payload, which this event has not.
              continue;
            }
            if (snapshot.status !== 'active') return;
            count += 1;
            expect(toStateValue(chart, activePaths(snapshot)) ?? {}).toEqual(snapshot.value);
          }
        }),
        runs(30),
      );
    }
    expect(count).toBeGreaterThan(200);
  });

  it('[LAB-3] [STO-5] introduces each actor once with its machine, and names senders by their session', () => {
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
