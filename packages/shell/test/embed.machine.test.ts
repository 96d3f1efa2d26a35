import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmbedMachine, type EmbedEvent, toEmbedView } from '../src/index.ts';
import { createEmbedModel, embedSteps, stepEmbedModel, toEmbedModelView } from '../src/testing/index.ts';

const createEmbed = (loadsAtOnce: boolean, ...types: readonly EmbedEvent['type'][]) => {
  const stepper = createStepper(createEmbedMachine(), { loadsAtOnce });
  for (const type of types) stepper.send({ type });
  return { stepper, view: () => toEmbedView(stepper.snapshot) };
};

const nothing = { isAsking: false, isLoading: false, hasFailed: false, frameKey: 0 };
const asking = { ...nothing, isAsking: true };
const loading = { ...nothing, isLoading: true };
const failed = { ...nothing, hasFailed: true };

describe('an embed', () => {
  it('[EMB-1] asks first, for as long as it takes, and loads after a click', () => {
    const { stepper, view } = createEmbed(false);
    stepper.advance(3_600_000);
    expect(view()).toEqual(asking);
    stepper.send({ type: 'embed.load' });
    expect(view()).toEqual(loading);
    stepper.send({ type: 'frame.loaded' });
    expect(view()).toEqual(nothing);
    stepper.advance(3_600_000);
    expect(view()).toEqual(nothing);
  });

  it('[EMB-1] loads at once where the person wants that', () => {
    expect(createEmbed(true).view()).toEqual(loading);
  });

  it('[EMB-1] has failed after 8 s without a frame, and not a moment earlier', () => {
    const { stepper, view } = createEmbed(false, 'embed.load');
    stepper.advance(7999);
    expect(view()).toEqual(loading);
    stepper.advance(1);
    expect(view()).toEqual(failed);
  });

  it('[EMB-1] is shown when its frame comes late', () => {
    const { stepper, view } = createEmbed(true);
    stepper.advance(20_000);
    stepper.send({ type: 'frame.loaded' });
    expect(view()).toEqual(nothing);
  });

  it('[EMB-1] can be tried again, as another frame with 8 s of its own', () => {
    const { stepper, view } = createEmbed(true, 'frame.broke');
    expect(view()).toEqual(failed);
    stepper.send({ type: 'embed.retry' });
    expect(view()).toEqual({ ...loading, frameKey: 1 });
    stepper.advance(7999);
    expect(view()).toEqual({ ...loading, frameKey: 1 });
    stepper.advance(1);
    expect(view()).toEqual({ ...failed, frameKey: 1 });
  });

  it('[EMB-1] is, after any history, what its clicks, frames and waits say', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(fc.boolean(), fc.array(embedSteps, { maxLength: 20 }), (loadsAtOnce, steps) => {
        const { stepper, view } = createEmbed(loadsAtOnce);
        let model = createEmbedModel(loadsAtOnce);
        for (const step of steps) {
          if (step.type === 'wait') stepper.advance(step.ms);
          else stepper.send(step);
          model = stepEmbedModel(model, step);
          expect(view()).toEqual(toEmbedModelView(model));
          const { frameKey, ...rest } = view();
          visited.add(`${Object.entries(rest).find(([, is]) => is)?.[0] ?? 'shown'} ${frameKey > 0}`);
        }
      }),
      runs(300),
    );
    for (const status of [
      'isAsking false',
      'isLoading false',
      'isLoading true',
      'hasFailed true',
      'shown true',
    ])
      expect(visited).toContain(status);
  });
});
