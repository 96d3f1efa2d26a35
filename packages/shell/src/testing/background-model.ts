import fc from 'fast-check';
import type { BackgroundView } from '../background.machine.ts';
import type { BackgroundConditions } from '../background.ts';
import type { SceneFact } from '../background-scene.ts';
import { BACKGROUNDS } from '../preferences.ts';

const conditions = {
  background: fc.constantFrom(...BACKGROUNDS),
  isHidden: fc.boolean(),
  isCalm: fc.boolean(),
  isBarred: fc.boolean(),
};

export const backgroundConditions: fc.Arbitrary<BackgroundConditions> = fc.record(conditions, {
  noNullPrototype: true,
});

/** One step of the background's history: conditions change, code loads or not, a scene reports, time passes. */
export type BackgroundStep =
  | { readonly type: 'change'; readonly changes: Partial<BackgroundConditions> }
  | { readonly type: 'codeLoads' | 'codeBreaks' | 'networkReturns' | 'sceneBreaks' }
  | { readonly type: 'report'; readonly fact: SceneFact }
  | { readonly type: 'wait'; readonly ms: number };

const only = (weight: number, ...steps: readonly BackgroundStep[]) => ({
  weight,
  arbitrary: fc.constantFrom(...steps),
});

/** Steps weighted towards progress: a purely random history would seldom reach a scene that moves. */
export const backgroundSteps: fc.Arbitrary<BackgroundStep> = fc.oneof(
  only(
    4,
    { type: 'change', changes: { background: 'on', isBarred: false } },
    { type: 'change', changes: { isHidden: false } },
    { type: 'change', changes: { isCalm: false } },
  ),
  only(8, { type: 'codeLoads' }, { type: 'report', fact: 'shown' }),
  {
    weight: 2,
    arbitrary: fc
      .record(conditions, { requiredKeys: [], noNullPrototype: true })
      .map((changes): BackgroundStep => ({ type: 'change', changes })),
  },
  only(3, ...[1, 2499, 2500, 5000, 10_000].map((ms) => ({ type: 'wait', ms }) as const)),
  only(4, { type: 'report', fact: 'lost' }),
  only(
    1,
    { type: 'report', fact: 'failed' },
    { type: 'sceneBreaks' },
    { type: 'codeBreaks' },
    { type: 'networkReturns' },
  ),
);

/** The background without a statechart. */
export interface BackgroundModel {
  readonly conditions: BackgroundConditions;
  readonly code: 'absent' | 'loading' | 'missing' | 'loaded';
  readonly scene: 'none' | 'opening' | 'shown';
  readonly losses: number;
  /** Milliseconds until a scene may be loaded or opened. */
  readonly restMs: number;
  readonly isSeen: boolean;
  readonly isGivenUp: boolean;
}

const isWanted = ({ background, isBarred }: BackgroundConditions) => background !== 'off' && !isBarred;

/** What follows from the conditions alone. */
const settle = (model: BackgroundModel): BackgroundModel => {
  const { code, isGivenUp, restMs, scene } = model;
  if (!isWanted(model.conditions)) return { ...model, scene: 'none' };
  if (model.conditions.isHidden || isGivenUp || restMs > 0 || scene !== 'none') return model;
  if (code === 'absent') return { ...model, code: 'loading' };
  return code === 'loaded' ? { ...model, scene: 'opening' } : model;
};

export const createBackgroundModel = (initial: BackgroundConditions): BackgroundModel =>
  settle({
    conditions: initial,
    code: 'absent',
    scene: 'none',
    losses: 0,
    restMs: 2500,
    isSeen: false,
    isGivenUp: false,
  });

const report = (model: BackgroundModel, fact: SceneFact): BackgroundModel => {
  const { losses, scene } = model;
  const gone = { ...model, scene: 'none', isSeen: false } as const;
  if (scene === 'none') return model;
  if (fact === 'shown') return { ...model, scene: 'shown', isSeen: true };
  if (fact === 'failed' && scene === 'opening') return { ...gone, code: 'missing' };
  if (fact === 'failed' || losses === 3) return { ...gone, isGivenUp: true };
  return { ...model, scene: 'none', losses: losses + 1, restMs: 5000 };
};

const step = (model: BackgroundModel, taken: BackgroundStep): BackgroundModel => {
  const { code } = model;
  switch (taken.type) {
    case 'change':
      return { ...model, conditions: { ...model.conditions, ...taken.changes } };
    case 'codeLoads':
      return code === 'loading' ? { ...model, code: 'loaded' } : model;
    case 'codeBreaks':
      return code === 'loading' ? { ...model, code: 'missing' } : model;
    case 'networkReturns':
      return code === 'missing' ? { ...model, code: 'absent' } : model;
    case 'sceneBreaks':
      return model.scene === 'none' ? model : { ...model, scene: 'none', isSeen: false, isGivenUp: true };
    case 'report':
      return report(model, taken.fact);
    case 'wait':
      return { ...model, restMs: Math.max(0, model.restMs - taken.ms) };
  }
};

/** The model after a step (BKG-2). */
export const stepBackgroundModel = (model: BackgroundModel, taken: BackgroundStep): BackgroundModel =>
  settle(step(model, taken));

/** What can be seen of the model: what is loading, open or moving, and the control. */
export const toBackgroundModelView = ({ code, conditions: now, isSeen, scene }: BackgroundModel) => {
  const { background, isCalm, isHidden } = now;
  const offer = background === 'paused' ? 'play' : 'pause';
  return {
    isLoading: code === 'loading',
    isOpen: scene !== 'none',
    isMoving: scene === 'shown' && background === 'on' && !isCalm && !isHidden,
    control: (isSeen && isWanted(now) && !isCalm ? offer : 'none') satisfies BackgroundView['control'],
  };
};
