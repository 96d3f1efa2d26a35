import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEmbedMachine, toEmbedView } from '../src/index.ts';
import { createEmbedModel, embedSteps, stepEmbedModel, toEmbedModelView } from '../src/testing/index.ts';

it('[EMB-1] an embed loads after a click, has failed after 8 s, can be retried, and is shown even when it loads late', () => {
  const stepper = createStepper(createEmbedMachine(), { loadsAtOnce: false });
  const view = () => toEmbedView(stepper.snapshot);
  const nothing = { isAsking: false, isLoading: false, hasFailed: false, frameKey: 0 };
  stepper.advance(3_600_000);
  expect(view()).toEqual({ ...nothing, isAsking: true });
  stepper.send({ type: 'embed.load' });
  stepper.advance(7999);
  expect(view()).toEqual({ ...nothing, isLoading: true });
  stepper.advance(1);
  expect(view()).toEqual({ ...nothing, hasFailed: true });
  stepper.send({ type: 'embed.retry' });
  expect(view()).toEqual({ ...nothing, isLoading: true, frameKey: 1 });
  stepper.advance(20_000);
  stepper.send({ type: 'frame.loaded', isOnline: true });
  expect(view()).toEqual({ ...nothing, frameKey: 1 });
});

it('[EMB-1] an embed is, after any history, what its clicks, frames and waits make of it', () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(fc.boolean(), fc.array(embedSteps, { maxLength: 20 }), (loadsAtOnce, steps) => {
      const stepper = createStepper(createEmbedMachine(), { loadsAtOnce });
      let model = createEmbedModel(loadsAtOnce);
      for (const step of steps) {
        if (step.type === 'wait') stepper.advance(step.ms);
        else stepper.send(step);
        model = stepEmbedModel(model, step);
        const view = toEmbedView(stepper.snapshot);
        expect(view).toEqual(toEmbedModelView(model));
        const { frameKey, ...rest } = view;
        visited.add(`${Object.entries(rest).find(([, is]) => is)?.[0] ?? 'shown'} ${frameKey > 0}`);
      }
    }),
    runs(300),
  );
  const states = ['isAsking false', 'isLoading false', 'isLoading true', 'hasFailed true', 'shown true'];
  expect([...visited]).toEqual(expect.arrayContaining(states));
});
