import { createStepper, runs, startActor, sut } from '@loomwright/machine-testing';
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

const usual: BackgroundConditions = {
  background: 'on',
  isHidden: false,
  isReduced: false,
  isSuppressed: false,
};
const { openScene } = createScenesFake();
const broken = new Error('broken');

const create = (conditions: Partial<BackgroundConditions> = {}) => {
  const machine = createBackgroundMachine({ loadScene: async () => openScene });
  const stepper = createStepper(machine, { ...usual, ...conditions });
  return {
    ...sut<BackgroundStep>(stepper),
    view: () => ({
      isLoading: stepper.running.includes('loadScene'),
      isOpen: stepper.running.includes('scene'),
      isMoving: stepper.snapshot.matches({ open: 'running' }),
      ...toBackgroundView(stepper.snapshot),
    }),
    commands: () => stepper.sent.map(({ event }) => event.type),
  };
};

const histories = fc
  .tuple(fc.nat(9), fc.array(backgroundSteps, { maxLength: 50, size: 'max' }))
  .map(([kind, steps]): readonly BackgroundStep[] =>
    kind === 0 ? steps : [{ type: 'wait', ms: 2500 }, ...steps],
  );

const nothing = { isLoading: false, isOpen: false, isMoving: false, control: 'none' };
const moving = { isLoading: false, isOpen: true, isMoving: true, control: 'pause' };
const shown: BackgroundStep = { type: 'scene.shown' };
const lost: BackgroundStep = { type: 'scene.lost' };
const loads: BackgroundStep = { type: 'done.loadScene', output: openScene };
const change = (changes: Partial<BackgroundConditions>): BackgroundStep => ({
  type: 'conditions.changed',
  changes,
});
const wait = (ms: number): BackgroundStep => ({ type: 'wait', ms });

describe('the background', { tags: ['BKG-2'] }, () => {
  it('loads once the page has settled, opens, and moves after its first frame', () => {
    const { commands, take, view } = create();
    take(wait(2499));
    expect(view()).toEqual(nothing);
    take(wait(1));
    expect(view()).toEqual({ ...nothing, isLoading: true });
    take(loads);
    expect([view(), commands()]).toEqual([{ ...nothing, isOpen: true }, []]);
    take(shown);
    expect([view(), commands().at(-1)]).toEqual([moving, 'scene.run']);
  });

  it('keeps the label of its control while hidden and while a scene recovers', () => {
    const { take, view } = create();
    take(wait(2500), loads, shown, change({ isHidden: true }));
    expect(view()).toEqual({ ...moving, isMoving: false });
    take(change({ isHidden: false }));
    for (let loss = 1; loss <= 3; loss += 1) {
      take(lost, wait(4999));
      expect(view()).toEqual({ ...nothing, control: 'pause' });
      take(wait(1), shown);
      expect(view()).toEqual(moving);
    }
    take(lost, wait(3_600_000));
    expect(view()).toEqual(nothing);
  });

  it('is loaded again when the network returns', {
    tags: ['RTE-6'],
  }, () => {
    for (const failure of [[{ type: 'error.loadScene' }], [loads, { type: 'scene.failed' }]] as const) {
      const { take, view } = create();
      take(wait(2500), ...failure, wait(3_600_000), change({ background: 'off' }));
      take({ type: 'network.online' });
      expect(view()).toEqual(nothing);
      take(change({ background: 'on' }), loads, shown);
      expect(view()).toEqual(moving);
    }
  });

  it('matches the model in any history', { tags: ['RTE-6'] }, () => {
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
      'loaded none 3 none false|conditions.changed: none to opening false',
      'conditions.changed: opening to none false|conditions.changed: shown to none false|done.loadScene: none to opening false',
      'scene.lost: shown to none true|scene.failed: shown to none true|error.scene: opening to none true|error.scene: shown to none true',
    ].flatMap((line) => line.split('|'));
    expect(states.filter((state) => !visited.has(state))).toEqual([]);
  });
});

describe('a running background', { tags: ['BKG-2'] }, () => {
  it('has at most one scene, and stops each exactly once', async () => {
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
            if (step.type === 'conditions.changed' || step.type === 'network.online') actor.send(step);
            else if (step.type === 'wait') clock.increment(step.ms);
            else if (step.type === 'scene.shown') scenes.at(-1)?.report('shown');
            else if (step.type === 'scene.lost') scenes.at(-1)?.report('lost');
            else if (step.type === 'scene.failed') scenes.at(-1)?.report('failed');
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
      runs(100),
    );
    expect(counts.opened).toBeGreaterThan(50);
    expect(counts.ran).toBeGreaterThan(10);
  });

  it('is given up if its scene cannot be opened', async () => {
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
