import { createStepper, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  type BackgroundConditions,
  createBackgroundMachine,
  type OpenScene,
  toBackgroundView,
} from '../src/index.ts';
import {
  type BackgroundStep,
  backgroundConditions,
  backgroundSteps,
  brokenScenesInvariants,
  createBackgroundModel,
  createScenesFake,
  stepBackgroundModel,
  toBackgroundModelView,
} from '../src/testing/index.ts';

const usual: BackgroundConditions = {
  background: 'on',
  isHidden: false,
  isCalm: false,
  isBarred: false,
};
const { openScene } = createScenesFake();
const loadScene = async () => openScene;
const broken = new Error('broken');

/** A governor of a page that has only just come. */
const createFresh = (conditions: Partial<BackgroundConditions> = {}) => {
  const stepper = createStepper(createBackgroundMachine({ loadScene }), { ...usual, ...conditions });
  const make = (step: BackgroundStep) => {
    if (step.type === 'change') stepper.send({ type: 'conditions.changed', changes: step.changes });
    else if (step.type === 'codeComes') stepper.settle('loadScene', openScene);
    else if (step.type === 'codeBreaks') stepper.fail('loadScene', broken);
    else if (step.type === 'networkReturns') stepper.send({ type: 'network.returned' });
    else if (step.type === 'sceneBreaks') stepper.fail('scene', broken);
    else if (step.type === 'wait') stepper.advance(step.ms);
    // A scene that is stopped tells nothing any more.
    else if (stepper.running.includes('scene')) stepper.send({ type: `scene.${step.fact}` });
  };
  const change = (changes: Partial<BackgroundConditions>) => make({ type: 'change', changes });
  const view = () => ({
    isLoading: stepper.running.includes('loadScene'),
    isOpen: stepper.running.includes('scene'),
    isMoving: stepper.snapshot.matches({ open: 'running' }),
    ...toBackgroundView(stepper.snapshot),
  });
  return { stepper, make, change, view, orders: () => stepper.sent.map(({ event }) => event.type) };
};

/** A governor of a page that has settled. */
const create = (conditions: Partial<BackgroundConditions> = {}) => {
  const governor = createFresh(conditions);
  governor.make({ type: 'wait', ms: 2500 });
  return governor;
};

// Most pages settle: in few of them happens nothing else before.
const histories = (maxLength: number) =>
  fc
    .tuple(fc.nat(9), fc.array(backgroundSteps, { maxLength, size: 'max' }))
    .map(([kind, steps]): readonly BackgroundStep[] =>
      kind === 0 ? steps : [{ type: 'wait', ms: 2500 }, ...steps],
    );

/** A governor whose scene has been seen. */
const createSeen = (conditions: Partial<BackgroundConditions> = {}) => {
  const governor = create(conditions);
  governor.make({ type: 'codeComes' });
  governor.make({ type: 'tell', fact: 'shown' });
  return governor;
};

const nothing = { isLoading: false, isOpen: false, isMoving: false, control: 'none' };
const moving = { isLoading: false, isOpen: true, isMoving: true, control: 'pause' };

describe('the governor of the background', () => {
  it('[BKG-2] asks for nothing before the page has settled', () => {
    const { make, view, change } = createFresh();
    expect(view().isLoading).toBe(false);
    make({ type: 'wait', ms: 2499 });
    change({ isHidden: true });
    change({ isHidden: false });
    expect(view().isLoading).toBe(false);
    make({ type: 'wait', ms: 1 });
    expect(view().isLoading).toBe(true);
  });

  it('[BKG-2] fetches the scene, opens it, and lets it move once its first picture is there', () => {
    const { make, orders, view } = create();
    expect(view()).toEqual({ ...nothing, isLoading: true });
    make({ type: 'codeComes' });
    expect([view(), orders()]).toEqual([{ ...nothing, isOpen: true }, []]);
    make({ type: 'tell', fact: 'shown' });
    expect([view(), orders().at(-1)]).toEqual([moving, 'scene.run']);
  });

  it.each([
    ['data is saved', { isBarred: true }],
    ['it is switched off', { background: 'off' }],
    ['nobody looks at the page', { isHidden: true }],
  ] as const)('[BKG-2] fetches nothing while %s, and does so afterwards', (_, conditions) => {
    const { change, make, view } = create(conditions);
    make({ type: 'wait', ms: 3_600_000 });
    make({ type: 'networkReturns' });
    expect(view()).toEqual(nothing);
    change(usual);
    expect(view().isLoading).toBe(true);
  });

  it.each([
    ['still', { isCalm: true }, 'none'],
    ['paused', { background: 'paused' }, 'play'],
  ] as const)(
    '[BKG-2] %s from the beginning: one picture, and never a frame more',
    (_, conditions, control) => {
      const { orders, view } = createSeen(conditions);
      expect(view()).toEqual({ ...moving, isMoving: false, control });
      expect(orders()).not.toContain('scene.run');
    },
  );

  it('[BKG-2] pauses and plays as the person, the page and the system say, and keeps the name of its control behind another tab', () => {
    const { change, view } = createSeen();
    change({ background: 'paused' });
    expect(view()).toEqual({ ...moving, isMoving: false, control: 'play' });
    change({ background: 'on' });
    change({ isHidden: true });
    expect(view()).toEqual({ ...moving, isMoving: false });
    change({ isHidden: false });
    expect(view()).toEqual(moving);
    change({ isCalm: true });
    expect(view()).toEqual({ ...moving, isMoving: false, control: 'none' });
    change({ background: 'paused', isCalm: false });
    expect(view().control).toBe('play');
    change({ isCalm: true });
    change({ background: 'on', isCalm: false });
    expect(view()).toEqual(moving);
  });

  it('[BKG-2] lets the scene go where it is switched off, whatever it was doing, and opens another when it is wanted again', () => {
    for (const conditions of [{}, { isCalm: true }, { background: 'paused' }] as const) {
      const { change, view } = createSeen(conditions);
      change({ background: 'off' });
      expect(view()).toEqual(nothing);
      change(usual);
      expect(view()).toMatchObject({ isLoading: false, isOpen: true, isMoving: false });
    }
  });

  it('[BKG-2] opens nothing when it is no longer wanted once its code is here, nor while nobody looks', () => {
    for (const changes of [{ background: 'off' }, { isHidden: true }] as const) {
      const { change, make, view } = create();
      change(changes);
      make({ type: 'codeComes' });
      expect(view()).toEqual(nothing);
      change(usual);
      expect(view().isOpen).toBe(true);
    }
  });

  it('[BKG-2] [RTE-6] goes without code that cannot be had, and asks again when the network is back', () => {
    const { make, view } = create();
    make({ type: 'codeBreaks' });
    make({ type: 'wait', ms: 3_600_000 });
    expect(view()).toEqual(nothing);
    make({ type: 'networkReturns' });
    make({ type: 'codeComes' });
    make({ type: 'tell', fact: 'shown' });
    expect(view()).toEqual(moving);
  });

  it('[BKG-2] opens another scene 5 s after one has lost its context, three times, and then goes without', () => {
    const { make, view } = createSeen();
    for (let loss = 1; loss <= 3; loss += 1) {
      make({ type: 'tell', fact: 'lost' });
      make({ type: 'wait', ms: 4999 });
      // The control stays where it is: whoever is about to press it still can.
      expect(view()).toEqual({ ...nothing, control: 'pause' });
      make({ type: 'wait', ms: 1 });
      expect(view()).toEqual({ ...moving, isMoving: false });
      make({ type: 'tell', fact: 'shown' });
      expect(view()).toEqual(moving);
    }
    make({ type: 'tell', fact: 'lost' });
    make({ type: 'wait', ms: 3_600_000 });
    expect(view()).toEqual(nothing);
  });

  it('[BKG-2] goes without a scene that breaks, or fails once it was seen', () => {
    for (const how of ['sceneBreaks', 'failed'] as const)
      for (const isShown of [false, true]) {
        if (how === 'failed' && !isShown) continue;
        const { change, make, view } = isShown ? createSeen() : create();
        make({ type: 'codeComes' });
        make(how === 'failed' ? { type: 'tell', fact: 'failed' } : { type: 'sceneBreaks' });
        change({ background: 'off' });
        change(usual);
        make({ type: 'networkReturns' });
        make({ type: 'wait', ms: 3_600_000 });
        expect(view()).toEqual(nothing);
      }
  });

  it('[BKG-2] [RTE-6] asks again for what could not be had, its worker included, when the network is back and it is wanted', () => {
    for (const made of [{ type: 'codeBreaks' }, { type: 'tell', fact: 'failed' }] as const) {
      const { change, make, view } = create();
      if (made.type === 'tell') make({ type: 'codeComes' });
      make(made);
      make({ type: 'wait', ms: 3_600_000 });
      expect(view()).toEqual(nothing);
      change({ background: 'off' });
      make({ type: 'networkReturns' });
      expect(view()).toEqual(nothing);
      change({ background: 'on' });
      expect(view().isLoading).toBe(true);
      make({ type: 'codeComes' });
      make({ type: 'tell', fact: 'shown' });
      expect(view().isMoving).toBe(true);
    }
  });
});

describe('any history of the governor', () => {
  it('[BKG-2] is what conditions, code, scene and time say', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(backgroundConditions, histories(50), (conditions, steps) => {
        const { make, orders, view } = createFresh(conditions);
        let model = createBackgroundModel(conditions);
        for (const step of steps) {
          make(step);
          model = stepBackgroundModel(model, step);
          expect(view()).toEqual(toBackgroundModelView(model));
          if (view().isMoving) expect(orders().at(-1)).toBe('scene.run');
          else if (model.scene === 'shown') expect(orders().at(-1)).toBe('scene.pause');
          visited.add(`${model.code} ${model.scene} ${model.losses} ${view().control} ${view().isMoving}`);
        }
      }),
      runs(1000, 30_000),
    );
    for (const state of ['missing none 0 none false', 'here shown 0 pause true', 'here shown 0 play false'])
      expect(visited).toContain(state);
    for (const state of ['here shown 3 pause true', 'here none 3 none false'])
      expect(visited).toContain(state);
  });

  it('[BKG-2] has at most one scene open, stops each exactly once, and runs none that is hidden, paused or calm', async () => {
    const counts = { opened: 0, ran: 0 };
    await fc.assert(
      fc.asyncProperty(backgroundConditions, histories(50), async (conditions, steps) => {
        const fake = createScenesFake();
        const clock = new SimulatedClock();
        let code: { resolve: (open: OpenScene) => void; reject: (why: Error) => void } | undefined;
        const actor = startActor(
          createBackgroundMachine({
            loadScene: () =>
              new Promise((resolve, reject) => {
                code = { resolve, reject };
              }),
          }),
          { input: conditions, clock },
        );
        // Children report by promises of their own.
        const rest = async () => {
          for (let turn = 0; turn < 5; turn += 1) await undefined;
        };
        const look = (isOver = false) =>
          expect(
            brokenScenesInvariants({
              scenes: fake.scenes,
              conditions: actor.getSnapshot().context.conditions,
              isOver,
            }),
          ).toEqual([]);
        for (const step of steps) {
          if (step.type === 'change') actor.send({ type: 'conditions.changed', changes: step.changes });
          else if (step.type === 'codeComes') code?.resolve(fake.openScene);
          else if (step.type === 'codeBreaks') code?.reject(broken);
          else if (step.type === 'networkReturns') actor.send({ type: 'network.returned' });
          else if (step.type === 'wait') clock.increment(step.ms);
          else if (step.type === 'tell') fake.scenes.at(-1)?.tell(step.fact);
          await rest();
          look();
        }
        counts.opened += fake.scenes.length;
        counts.ran += fake.scenes.filter(({ runs: times }) => times > 0).length;
        actor.stop();
        look(true);
      }),
      runs(300),
    );
    expect(counts.opened).toBeGreaterThan(150);
    expect(counts.ran).toBeGreaterThan(30);
  });

  it('[BKG-2] a scene that cannot even be opened is gone without, and nothing leaks', async () => {
    const clock = new SimulatedClock();
    const actor = startActor(
      createBackgroundMachine({
        loadScene: async () => () => {
          throw broken;
        },
      }),
      { input: usual, clock },
    );
    clock.increment(2500);
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot().value).toBe('off');
    actor.stop();
  });
});
