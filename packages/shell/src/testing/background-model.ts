import {
  events,
  type Generated,
  oneOf,
  outcomes,
  plain,
  reference,
  weighted,
} from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { BackgroundView } from '../background.machine.ts';
import type { BackgroundConditions } from '../background.ts';
import type { OpenScene } from '../background-scene.ts';
import { settings } from '../settings.ts';
import { createScenesFake } from './scenes-fake.ts';

const conditions = {
  background: oneOf(...settings.background),
  isHidden: fc.boolean(),
  isReduced: fc.boolean(),
  isSuppressed: fc.boolean(),
};

export const backgroundConditions: fc.Arbitrary<BackgroundConditions> = plain(conditions);

const changes = weighted<Partial<BackgroundConditions>>(
  [4, oneOf({ background: 'on', isSuppressed: false }, { isHidden: false }, { isReduced: false })],
  [2, plain(conditions, [])],
);
/** Weighted, because a purely random history seldom reaches a moving scene. */
export const backgroundSteps = events({
  'conditions.changed': [24, { changes }],
  'scene.shown': 20,
  'scene.lost': 20,
  'scene.failed': 1,
  'network.online': 1,
  wait: [20, { ms: fc.constantFrom<number[]>(5000, 1, 2499, 2500, 10_000) }],
  'error.scene': 1,
  ...outcomes({ loadScene: [16, fc.constant<OpenScene>(createScenesFake().openScene), 1] }),
});
export type BackgroundStep = Generated<typeof backgroundSteps>;

export const createBackgroundModel = (conditions: BackgroundConditions) => ({
  conditions,
  code: 'absent' as 'absent' | 'loading' | 'missing' | 'loaded',
  scene: 'none' as 'none' | 'opening' | 'shown',
  losses: 0,
  restMs: 2500,
  isSeen: false,
  isGivenUp: false,
});
type BackgroundModel = Readonly<ReturnType<typeof createBackgroundModel>>;

const isWanted = ({ background, isSuppressed }: BackgroundConditions) =>
  background !== 'off' && !isSuppressed;

const settle = (model: BackgroundModel): BackgroundModel => {
  const { code, isGivenUp, restMs, scene } = model;
  if (!isWanted(model.conditions)) return { ...model, scene: 'none' };
  if (model.conditions.isHidden || isGivenUp || restMs > 0 || scene !== 'none') return model;
  if (code === 'absent') return { ...model, code: 'loading' };
  return code === 'loaded' ? { ...model, scene: 'opening' } : model;
};

const end = (model: BackgroundModel, change: Partial<BackgroundModel>): BackgroundModel =>
  model.scene === 'none' ? model : { ...model, scene: 'none', ...change };
const gone = { isSeen: false, isGivenUp: true };
const code = (model: BackgroundModel, from: BackgroundModel['code'], to: BackgroundModel['code']) =>
  model.code === from ? { ...model, code: to } : model;

const step = reference<BackgroundModel, BackgroundStep>({
  'conditions.changed': ({ conditions, ...model }, { changes }) => ({
    ...model,
    conditions: { ...conditions, ...changes },
  }),
  'done.loadScene': (model) => code(model, 'loading', 'loaded'),
  'error.loadScene': (model) => code(model, 'loading', 'missing'),
  'network.online': (model) => code(model, 'missing', 'absent'),
  'error.scene': (model) => end(model, gone),
  'scene.shown': (model) => (model.scene === 'none' ? model : { ...model, scene: 'shown', isSeen: true }),
  'scene.failed': (model) =>
    end(model, model.scene === 'opening' ? { code: 'missing', isSeen: false } : gone),
  'scene.lost': (model) => end(model, model.losses === 3 ? gone : { losses: model.losses + 1, restMs: 5000 }),
  wait: (model, { ms }) => ({ ...model, restMs: Math.max(0, model.restMs - ms) }),
});

export const stepBackgroundModel = (model: BackgroundModel, taken: BackgroundStep): BackgroundModel =>
  settle(step(model, taken));

export const toBackgroundModelView = (model: BackgroundModel) => {
  const { background, isReduced, isHidden } = model.conditions;
  const offer = background === 'paused' ? 'play' : 'pause';
  return {
    isLoading: model.code === 'loading',
    isOpen: model.scene !== 'none',
    isMoving: model.scene === 'shown' && background === 'on' && !isReduced && !isHidden,
    control: (model.isSeen && isWanted(model.conditions) && !isReduced
      ? offer
      : 'none') satisfies BackgroundView['control'],
  };
};
