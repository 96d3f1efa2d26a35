import { createStepper, type Generated, runs, startActor, sut } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createEmbedMachine, toEmbedView } from '../src/index.ts';
import { createEmbedModel, embedSteps, stepEmbedModel, toEmbedModelView } from '../src/testing/index.ts';

const open = (loadsAtOnce = false, reports = false) => {
  const stepper = createStepper(createEmbedMachine({ canReach: async () => true }), {
    address: 'https://maps.example/',
    loadsAtOnce,
    reports,
  });
  return { stepper, view: () => toEmbedView(stepper.snapshot) };
};
const nothing = { isAsking: false, isLoading: false, frame: 'none', failure: undefined, frameKey: 0 };

it('an embed loads after a click, once its host has answered', {
  tags: ['EMB-1'],
}, () => {
  const { stepper, view } = open();
  stepper.advance(3_600_000);
  expect(view()).toEqual({ ...nothing, isAsking: true });
  stepper.send({ type: 'embed.load' });
  expect(view()).toEqual({ ...nothing, isLoading: true });
  stepper.advance(5000);
  stepper.settle('probe', true);
  expect(view()).toEqual({ ...nothing, isLoading: true, frame: 'hidden' });
  stepper.advance(2999);
  expect(view()).toMatchObject({ isLoading: true });
  stepper.advance(1);
  expect(view()).toEqual({ ...nothing, frame: 'hidden', failure: 'late' });
  stepper.send({ type: 'embed.retry' });
  expect(view()).toEqual({ ...nothing, isLoading: true, frameKey: 1 });
  stepper.settle('probe', true);
  stepper.advance(20_000);
  stepper.send({ type: 'frame.loaded' });
  expect(view()).toEqual({ ...nothing, frame: 'shown', frameKey: 1 });
});

it('an embed whose host does not answer within 8 s fails, without a frame', {
  tags: ['EMB-1'],
}, () => {
  const { stepper, view } = open(true);
  stepper.settle('probe', false);
  expect(view()).toEqual({ ...nothing, failure: 'unreachable' });
  stepper.send({ type: 'embed.retry' });
  stepper.advance(8000);
  expect(view()).toEqual({ ...nothing, failure: 'unreachable', frameKey: 1 });
  expect(stepper.running).toEqual([]);
});

it('a page that sends a message counts as loaded only after it', { tags: ['EMB-1'] }, () => {
  const { stepper, view } = open(true, true);
  stepper.settle('probe', true);
  // An error page fires `load` too.
  stepper.send({ type: 'frame.loaded' });
  expect(view()).toMatchObject({ isLoading: true, frame: 'hidden' });
  stepper.advance(8000);
  expect(view()).toMatchObject({ frame: 'hidden', failure: 'late' });
  stepper.send({ type: 'frame.loaded' });
  expect(view()).toMatchObject({ failure: 'late' });
  stepper.send({ type: 'frame.reported' });
  expect(view()).toEqual({ ...nothing, frame: 'reported' });
});

it('only the host of the address is probed, until the embed stops', {
  tags: ['EMB-1'],
}, async () => {
  const asked: [address: string, signal: AbortSignal][] = [];
  const canReach = async (address: string, signal: AbortSignal) => {
    asked.push([address, signal]);
    return asked.length > 1;
  };
  const input = { address: 'https://maps.example/', loadsAtOnce: true, reports: false };
  const actor = startActor(createEmbedMachine({ canReach }), { input });
  await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
  actor.send({ type: 'embed.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches({ opening: 'framed' }));
  actor.stop();
  expect(asked.map(([address]) => address)).toEqual([input.address, input.address]);
  const waiting = startActor(
    createEmbedMachine({
      canReach: (address, signal) => {
        asked.push([address, signal]);
        return new Promise(() => {});
      },
    }),
    { input },
  );
  const signal = asked.at(-1)?.[1];
  expect(signal?.aborted).toBe(false);
  waiting.stop();
  expect(signal?.aborted).toBe(true);
});

it('an embed whose retry waits for its host has no frame', {
  tags: ['EMB-1'],
}, () => {
  const { stepper, view } = open(true);
  stepper.settle('probe', true);
  stepper.advance(8000);
  expect(view()).toMatchObject({ frame: 'hidden', failure: 'late' });
  stepper.send({ type: 'embed.retry' });
  stepper.advance(8000);
  expect(view()).toEqual({ ...nothing, failure: 'unreachable', frameKey: 1 });
});

it('an embed matches its model in any history', {
  tags: ['EMB-1'],
}, () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(embedSteps, { maxLength: 30 }),
      (loadsAtOnce, reports, steps) => {
        const { stepper, view } = open(loadsAtOnce, reports);
        const { take } = sut<Generated<typeof embedSteps>>(stepper);
        let model = createEmbedModel(loadsAtOnce, reports);
        for (const step of steps) {
          take(step);
          model = stepEmbedModel(model, step);
          expect(view()).toEqual(toEmbedModelView(model));
          visited.add(`${view().failure ?? view().frame} ${view().frameKey > 0}`);
        }
      },
    ),
    runs(100),
  );
  const states = ['hidden true', 'shown false', 'reported false', 'late false', 'unreachable true'];
  expect([...visited]).toEqual(expect.arrayContaining(states));
});
