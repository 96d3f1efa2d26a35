import fc from 'fast-check';
import type { BackgroundView } from '../background.machine.ts';
import type { BackgroundConditions } from '../background.ts';
import type { SceneFact } from '../background-scene.ts';
import { BACKGROUNDS } from '../preferences.ts';

/** What somebody's browser may be like when the governor starts. */
export const backgroundConditions: fc.Arbitrary<BackgroundConditions> = fc.record(
  {
    background: fc.constantFrom(...BACKGROUNDS),
    isHidden: fc.boolean(),
    isCalm: fc.boolean(),
    isBarred: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** One step of the governor's history: conditions change, code comes or not, a scene tells, time goes by. */
export type BackgroundStep =
  | { readonly type: 'change'; readonly changes: Partial<BackgroundConditions> }
  | { readonly type: 'codeComes' }
  | { readonly type: 'codeBreaks' }
  | { readonly type: 'networkReturns' }
  | { readonly type: 'sceneBreaks' }
  | { readonly type: 'tell'; readonly fact: SceneFact }
  | { readonly type: 'wait'; readonly ms: number };

const only = (steps: readonly BackgroundStep[]) => fc.constantFrom(...steps);

/** Steps of the governor. Most let it get further: a random history would seldom come to a scene that moves. */
export const backgroundSteps: fc.Arbitrary<BackgroundStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: only([
      { type: 'change', changes: { background: 'on', isBarred: false } },
      { type: 'change', changes: { isHidden: false } },
      { type: 'change', changes: { isCalm: false } },
    ]),
  },
  { weight: 8, arbitrary: only([{ type: 'codeComes' }, { type: 'tell', fact: 'shown' }]) },
  {
    weight: 2,
    arbitrary: fc
      .record(
        {
          background: fc.constantFrom(...BACKGROUNDS),
          isHidden: fc.boolean(),
          isCalm: fc.boolean(),
          isBarred: fc.boolean(),
        },
        { requiredKeys: [], noNullPrototype: true },
      )
      .map((changes): BackgroundStep => ({ type: 'change', changes })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1, 2499, 2500, 5000, 10_000)
      .map((ms): BackgroundStep => ({ type: 'wait', ms })),
  },
  { weight: 4, arbitrary: only([{ type: 'tell', fact: 'lost' }]) },
  {
    weight: 1,
    arbitrary: only([
      { type: 'tell', fact: 'failed' },
      { type: 'sceneBreaks' },
      { type: 'codeBreaks' },
      { type: 'networkReturns' },
    ]),
  },
);

/** The governor without a statechart. */
export interface BackgroundModel {
  readonly conditions: BackgroundConditions;
  readonly code: 'unasked' | 'coming' | 'missing' | 'here';
  readonly scene: 'none' | 'opening' | 'shown';
  readonly losses: number;
  /** Milliseconds until a scene may be asked for, or opened again. */
  readonly restMs: number;
  readonly isSeen: boolean;
  readonly isGivenUp: boolean;
}

const isWanted = ({ background, isBarred }: BackgroundConditions) => background !== 'off' && !isBarred;

// What follows from the conditions, whatever came before.
const settle = (model: BackgroundModel): BackgroundModel => {
  const { code, conditions, isGivenUp, restMs, scene } = model;
  if (!isWanted(conditions)) return { ...model, scene: 'none' };
  if (conditions.isHidden || isGivenUp || restMs > 0 || scene !== 'none') return model;
  if (code === 'unasked') return { ...model, code: 'coming' };
  return code === 'here' ? { ...model, scene: 'opening' } : model;
};

export const createBackgroundModel = (conditions: BackgroundConditions): BackgroundModel =>
  settle({
    conditions,
    code: 'unasked',
    scene: 'none',
    losses: 0,
    restMs: 2500,
    isSeen: false,
    isGivenUp: false,
  });

const giveUp = (model: BackgroundModel): BackgroundModel => ({
  ...model,
  scene: 'none',
  isSeen: false,
  isGivenUp: true,
});

const hear = (model: BackgroundModel, fact: SceneFact): BackgroundModel => {
  const { losses, scene } = model;
  if (scene === 'none') return model;
  if (fact === 'shown') return { ...model, scene: 'shown', isSeen: true };
  if (fact === 'failed' && scene === 'opening')
    return { ...model, scene: 'none', isSeen: false, code: 'missing' };
  if (fact === 'failed' || losses === 3) return giveUp(model);
  return { ...model, scene: 'none', losses: losses + 1, restMs: 5000 };
};

const step = (model: BackgroundModel, made: BackgroundStep): BackgroundModel => {
  const { code, conditions, restMs } = model;
  switch (made.type) {
    case 'change':
      return { ...model, conditions: { ...conditions, ...made.changes } };
    case 'codeComes':
      return code === 'coming' ? { ...model, code: 'here' } : model;
    case 'codeBreaks':
      return code === 'coming' ? { ...model, code: 'missing' } : model;
    case 'networkReturns':
      return code === 'missing' ? { ...model, code: 'unasked' } : model;
    case 'sceneBreaks':
      return model.scene === 'none' ? model : giveUp(model);
    case 'tell':
      return hear(model, made.fact);
    case 'wait':
      return { ...model, restMs: Math.max(0, restMs - made.ms) };
  }
};

/** What a step makes of the model (BKG-2). */
export const stepBackgroundModel = (model: BackgroundModel, made: BackgroundStep): BackgroundModel =>
  settle(step(model, made));

/** What can be seen of the model: what is on its way, what is open, whether it moves, what the control offers. */
export const toBackgroundModelView = ({ code, conditions, isSeen, scene }: BackgroundModel) => {
  const { background, isCalm, isHidden } = conditions;
  const isOffered = isSeen && isWanted(conditions) && !isCalm;
  const offer = background === 'paused' ? 'play' : 'pause';
  return {
    isLoading: code === 'coming',
    isOpen: scene !== 'none',
    isMoving: scene === 'shown' && background === 'on' && !isCalm && !isHidden,
    control: (isOffered ? offer : 'none') satisfies BackgroundView['control'],
  };
};
