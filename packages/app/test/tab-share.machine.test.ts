import { createStepper, startActor } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import { createTabShareMachine, UNWATCHED_MS } from '../src/tab-share.machine.ts';

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
