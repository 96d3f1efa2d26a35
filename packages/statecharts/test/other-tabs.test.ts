import { hostileStrings } from '@loomwright/kit/testing';
import { runs, startActor } from '@loomwright/machine-testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createTabShareMachine,
  type LiveRecord,
  readTabMessage,
  type TabMessage,
  UNWATCHED_MS,
  writeTabMessage,
} from '../src/lab/index.ts';

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

describe('the messages between tabs', { tags: ['LAB-2'] }, () => {
  it('survive a round trip', () => {
    for (const message of messages)
      expect(readTabMessage(structuredClone(writeTabMessage(message)))).toEqual(message);
  });

  it('are refused if a part is missing or invalid, or from another version', () => {
    const value = fc.oneof(fc.constantFrom(...hostileStrings), fc.anything());
    fc.assert(
      fc.property(value, (data) => {
        expect(readTabMessage(data)).toBeUndefined();
      }),
      runs(100),
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

describe('a followed tab', { tags: ['LAB-2'] }, () => {
  it('records from its first follower on, until no keep-alive arrives', () => {
    const stepper = createStepper(
      createTabShareMachine({ share: () => ({ repeatFor: () => {}, stop: () => {} }) }),
    );
    const ends = () => stepper.emitted.length;
    stepper.send({ type: 'share.stop' });
    expect([stepper.running, ends()]).toEqual([[], 0]);
    // A keep-alive without a recording is answered with `share.ended`.
    stepper.send({ type: 'share.renew' });
    expect([stepper.running, ends()]).toEqual([[], 1]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    for (let count = 0; count < 3; count += 1) {
      stepper.advance(UNWATCHED_MS - 1);
      stepper.send(count === 1 ? { type: 'share.follow', watcher: 'c' } : { type: 'share.renew' });
    }
    expect([stepper.running, ends()]).toEqual([['share'], 1]);
    stepper.advance(UNWATCHED_MS);
    expect([stepper.running, ends()]).toEqual([[], 2]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    stepper.send({ type: 'share.stop' });
    expect([stepper.running, ends()]).toEqual([[], 3]);
    stepper.send({ type: 'share.follow', watcher: 'a' });
    stepper.fail('share', new Error('broken'));
    expect([stepper.running, ends()]).toEqual([[], 4]);
  });

  it('sends each follower everything recorded', () => {
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
    actor.send({ type: 'share.stop' });
    expect(told).toEqual(['begins for a', 'repeats for c', 'stops']);
  });
});
