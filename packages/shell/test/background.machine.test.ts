import { createStepper, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { type BackgroundConditions, createBackgroundMachine, toBackgroundView } from '../src/index.ts';
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

const usual: BackgroundConditions = { background: 'on', isHidden: false, isCalm: false, isBarred: false };
const { openScene } = createScenesFake();
const broken = new Error('broken');

/** The background of a page that has just been loaded. */
const create = (conditions: Partial<BackgroundConditions> = {}) => {
  const machine = createBackgroundMachine({ loadScene: async () => openScene });
  const stepper = createStepper(machine, { ...usual, ...conditions });
  const takeOne = (step: BackgroundStep) => {
    if (step.type === 'change') stepper.send({ type: 'conditions.changed', changes: step.changes });
    else if (step.type === 'codeLoads') stepper.settle('loadScene', openScene);
    else if (step.type === 'codeBreaks') stepper.fail('loadScene', broken);
    else if (step.type === 'networkReturns') stepper.send({ type: 'network.returned' });
    else if (step.type === 'sceneBreaks') stepper.fail('scene', broken);
    else if (step.type === 'wait') stepper.advance(step.ms);
    // A stopped scene reports nothing.
    else if (step.type === 'report' && stepper.running.includes('scene'))
      stepper.send({ type: `scene.${step.fact}` });
  };
  return {
    take: (...steps: readonly BackgroundStep[]) => steps.forEach(takeOne),
    view: () => ({
      isLoading: stepper.running.includes('loadScene'),
      isOpen: stepper.running.includes('scene'),
      isMoving: stepper.snapshot.matches({ open: 'running' }),
      ...toBackgroundView(stepper.snapshot),
    }),
    commands: () => stepper.sent.map(({ event }) => event.type),
  };
};

// Most pages settle: few histories begin before that.
const histories = fc
  .tuple(fc.nat(9), fc.array(backgroundSteps, { maxLength: 50, size: 'max' }))
  .map(([kind, steps]): readonly BackgroundStep[] =>
    kind === 0 ? steps : [{ type: 'wait', ms: 2500 }, ...steps],
  );

const nothing = { isLoading: false, isOpen: false, isMoving: false, control: 'none' };
const moving = { isLoading: false, isOpen: true, isMoving: true, control: 'pause' };
const shown: BackgroundStep = { type: 'report', fact: 'shown' };
const wait = (ms: number): BackgroundStep => ({ type: 'wait', ms });

describe('the background', () => {
  it('[BKG-2] is loaded once the page has settled, opened, and moves after its first picture', () => {
    const { commands, take, view } = create();
    take(wait(2499));
    expect(view()).toEqual(nothing);
    take(wait(1));
    expect(view()).toEqual({ ...nothing, isLoading: true });
    take({ type: 'codeLoads' });
    expect([view(), commands()]).toEqual([{ ...nothing, isOpen: true }, []]);
    take(shown);
    expect([view(), commands().at(-1)]).toEqual([moving, 'scene.run']);
  });

  it('[BKG-2] keeps the name of its control behind another tab and while a lost scene recovers: after 5 s, three times', () => {
    const { take, view } = create();
    take(wait(2500), { type: 'codeLoads' }, shown, { type: 'change', changes: { isHidden: true } });
    expect(view()).toEqual({ ...moving, isMoving: false });
    take({ type: 'change', changes: { isHidden: false } });
    for (let loss = 1; loss <= 3; loss += 1) {
      take({ type: 'report', fact: 'lost' }, wait(4999));
      expect(view()).toEqual({ ...nothing, control: 'pause' });
      take(wait(1), shown);
      expect(view()).toEqual(moving);
    }
    take({ type: 'report', fact: 'lost' }, wait(3_600_000));
    expect(view()).toEqual(nothing);
  });

  it('[BKG-2] [RTE-6] that could not be loaded, its worker included, is loaded again when the network returns and it is wanted', () => {
    for (const failure of [
      [{ type: 'codeBreaks' }],
      [{ type: 'codeLoads' }, { type: 'report', fact: 'failed' }],
    ] as const) {
      const { take, view } = create();
      take(wait(2500), ...failure, wait(3_600_000), { type: 'change', changes: { background: 'off' } });
      take({ type: 'networkReturns' });
      expect(view()).toEqual(nothing);
      take({ type: 'change', changes: { background: 'on' } }, { type: 'codeLoads' }, shown);
      expect(view()).toEqual(moving);
    }
  });

  it('[BKG-2] [RTE-6] follows from conditions, code, scene and time, in any history', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(backgroundConditions, histories, (conditions, steps) => {
        const { commands, take, view } = create(conditions);
        let model = createBackgroundModel(conditions);
        for (const step of steps) {
          const before = model;
          take(step);
          model = stepBackgroundModel(model, step);
          expect(view()).toEqual(toBackgroundModelView(model));
          if (view().isMoving) expect(commands().at(-1)).toBe('scene.run');
          else if (model.scene === 'shown') expect(commands().at(-1)).toBe('scene.pause');
          const { code, isGivenUp, losses, scene } = model;
          visited.add(`${code} ${scene} ${losses} ${view().control} ${view().isMoving}`);
          if (before.scene !== scene) visited.add(`${step.type}: ${before.scene} to ${scene} ${isGivenUp}`);
        }
      }),
      runs(1000, 30_000),
    );
    const states = [
      'missing none 0 none false|absent none 0 none false|loaded none 0 none false|loaded shown 0 pause true',
      'loaded shown 0 play false|loaded shown 0 none false|loaded shown 0 pause false',
      'loaded none 3 none false|change: none to opening false',
      'change: opening to none false|change: shown to none false|codeLoads: none to opening false',
      'report: shown to none true|sceneBreaks: opening to none true|sceneBreaks: shown to none true',
    ].flatMap((line) => line.split('|'));
    expect([...visited]).toEqual(expect.arrayContaining(states));
  });
});

describe('a background that runs', () => {
  it('[BKG-2] has at most one scene, stops each exactly once, and runs none that is hidden, paused or calm', async () => {
    const counts = { opened: 0, ran: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        backgroundConditions,
        histories,
        fc.infiniteStream(fc.nat(9)),
        async (scheduler, input, steps, chances) => {
          const { openScene: open, scenes } = createScenesFake();
          const clock = new SimulatedClock();
          const loadScene = async () => {
            await scheduler.schedule(Promise.resolve(), 'load');
            if (chances.next().value === 0) throw broken;
            return open;
          };
          const actor = startActor(createBackgroundMachine({ loadScene }), { input, clock });
          const problems: string[] = [];
          const look = (isOver = false) => {
            const { conditions } = actor.getSnapshot().context;
            problems.push(...brokenScenesInvariants({ scenes, conditions, isOver }));
          };
          const take = (step: BackgroundStep) => {
            if (step.type === 'change') actor.send({ type: 'conditions.changed', changes: step.changes });
            else if (step.type === 'networkReturns') actor.send({ type: 'network.returned' });
            else if (step.type === 'wait') clock.increment(step.ms);
            else if (step.type === 'report') scenes.at(-1)?.report(step.fact);
            look();
          };
          const taken = scheduler.scheduleSequence(
            steps.map((step) => ({ label: step.type, builder: async () => take(step) })),
          );
          await scheduler.waitIdle();
          expect((await taken.task).done).toBe(true);
          counts.opened += scenes.length;
          counts.ran += scenes.filter(({ runs: times }) => times > 0).length;
          actor.stop();
          look(true);
          expect(problems).toEqual([]);
        },
      ),
      runs(300),
    );
    expect(counts.opened).toBeGreaterThan(150);
    expect(counts.ran).toBeGreaterThan(30);
  });

  it('[BKG-2] is given up when its scene cannot even be opened', async () => {
    const clock = new SimulatedClock();
    const loadScene = async () => () => {
      throw broken;
    };
    const actor = startActor(createBackgroundMachine({ loadScene }), { input: usual, clock });
    clock.increment(2500);
    await waitFor(actor, (snapshot) => snapshot.matches('off'));
    actor.stop();
  });
});
