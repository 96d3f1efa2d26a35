import { createStepper, runs, sut } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createOfflineMachine, toOfflineView } from '../src/index.ts';
import { NO_WORKER, offlineSteps, stepOfflineModel, toOfflineModelView } from '../src/testing/index.ts';

const openWorker = () => ({ keep: () => {}, activate: () => {}, check: () => {}, stop: () => {} });

const start = () => {
  const stepper = createStepper(createOfflineMachine({ openWorker, reload: () => {} }));
  return { stepper, view: () => toOfflineView(stepper.snapshot) };
};
const commandsOf = ({ sent }: ReturnType<typeof start>['stepper']) => sent.map(({ event }) => event.type);

it('a page that the worker serves checks for an update every hour', {
  tags: ['SEO-1'],
}, () => {
  const { stepper, view } = start();
  expect(view().isKept).toBeUndefined();
  stepper.send({ type: 'worker.ready' });
  expect(view()).toEqual({ isKept: true, canUpdate: false, isUpdating: false, notice: 'none' });
  expect(commandsOf(stepper)).toEqual(['worker.keep']);
  stepper.advance(3_600_000);
  expect(commandsOf(stepper)).toEqual(['worker.keep', 'worker.check', 'worker.keep']);
});

it('without a worker nothing is offered', { tags: ['SEO-1'] }, () => {
  const { stepper, view } = start();
  stepper.fail('worker');
  expect(view()).toEqual({ isKept: false, canUpdate: false, isUpdating: false, notice: 'none' });
});

const whenOverdue = () => {
  const started = start();
  for (const type of ['worker.ready', 'worker.waiting', 'update.accept'] as const)
    started.stepper.send({ type });
  started.stepper.advance(5000);
  return started;
};

it('an accepted update is activated, then the page is reloaded', { tags: ['SEO-1'] }, () => {
  const { stepper, view } = start();
  for (const type of ['worker.ready', 'worker.waiting', 'update.dismiss'] as const) stepper.send({ type });
  expect(view()).toMatchObject({ notice: 'none', canUpdate: true });
  stepper.send({ type: 'update.accept' });
  expect(view()).toMatchObject({ isUpdating: true, canUpdate: false });
  expect(commandsOf(stepper)).toEqual(['worker.keep', 'worker.activate']);
  stepper.advance(2000);
  expect(commandsOf(stepper)).toEqual(['worker.keep', 'worker.activate', 'worker.activate']);
  stepper.send({ type: 'worker.replaced' });
  expect(stepper.snapshot.value).toBe('reloading');
});

it('an accepted update that is late is offered again', {
  tags: ['SEO-1'],
}, () => {
  const { stepper, view } = whenOverdue();
  expect(view()).toMatchObject({ notice: 'update', canUpdate: true, isUpdating: false });
  const asked = commandsOf(stepper).length;
  stepper.advance(4000);
  expect(commandsOf(stepper).slice(asked)).toEqual(['worker.activate', 'worker.activate']);
  stepper.send({ type: 'worker.replaced' });
  expect(stepper.snapshot.value).toBe('reloading');
});

it('an accepted update that is late and then dismissed does not reload the page', {
  tags: ['SEO-1'],
}, () => {
  const { stepper, view } = whenOverdue();
  stepper.send({ type: 'update.dismiss' });
  stepper.send({ type: 'worker.replaced' });
  expect(view()).toMatchObject({ notice: 'replaced', canUpdate: true });
});

it('a newer update is offered even if the one before was dismissed', { tags: ['SEO-1'] }, () => {
  const { stepper, view } = start();
  for (const type of ['worker.ready', 'worker.waiting', 'update.dismiss'] as const) stepper.send({ type });
  expect(view()).toMatchObject({ notice: 'none', canUpdate: true });
  stepper.send({ type: 'worker.waiting' });
  expect(view()).toMatchObject({ notice: 'update', canUpdate: true });
});

it('an update accepted in another tab is shown once, and reloads only on request', {
  tags: ['SEO-1'],
}, () => {
  const { stepper, view } = start();
  for (const type of ['worker.ready', 'worker.waiting', 'update.dismiss', 'worker.replaced'] as const)
    stepper.send({ type });
  expect(view()).toMatchObject({ notice: 'replaced', canUpdate: true });
  stepper.send({ type: 'update.dismiss' });
  expect(view()).toMatchObject({ notice: 'none', canUpdate: true });
  stepper.send({ type: 'update.accept' });
  expect(stepper.snapshot.value).toBe('reloading');
});

it.each([
  { before: 'is known to be ready', history: [] },
  { before: 'could be registered', history: ['worker.unavailable'] },
] as const)(
  'an update accepted in another tab before the worker $before is shown too',
  { tags: ['SEO-1'] },
  ({ history }) => {
    const { stepper, view } = start();
    for (const type of [...history, 'worker.replaced', 'worker.ready'] as const) stepper.send({ type });
    expect(view()).toEqual({ isKept: true, canUpdate: true, isUpdating: false, notice: 'replaced' });
  },
);

it('in any history a page reloads only after its user accepted an update', {
  tags: ['SEO-1'],
}, () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(fc.array(offlineSteps, { maxLength: 20 }), (steps) => {
      const { stepper, view } = start();
      let model = NO_WORKER;
      let hasAccepted = false;
      for (const step of steps) {
        sut<typeof step>(stepper).take(step);
        hasAccepted ||= step.type === 'update.accept';
        model = stepOfflineModel(model, step);
        expect(view()).toEqual(toOfflineModelView(model));
        if (!hasAccepted) expect(stepper.snapshot.value).not.toBe('reloading');
        visited.add(String(stepper.snapshot.value));
      }
    }),
    runs(100),
  );
  expect([...visited].sort()).toEqual([
    'accepting',
    'current',
    'dismissed',
    'offered',
    'outdated',
    'overdue',
    'postponed',
    'registering',
    'reloading',
    'unavailable',
  ]);
});

it('the worker receives its commands, and stops with the page', { tags: ['SEO-1'] }, () => {
  const worker = { keep: vi.fn(), activate: vi.fn(), check: vi.fn(), stop: vi.fn() };
  const reload = vi.fn();
  let report: (fact: 'ready' | 'waiting' | 'replaced') => void = () => {};
  const machine = createOfflineMachine({
    openWorker: (listener) => {
      report = listener;
      return worker;
    },
    reload,
  });
  const actor = createActor(machine).start();
  report('ready');
  report('waiting');
  expect(worker.keep).toHaveBeenCalledOnce();
  actor.send({ type: 'update.accept' });
  expect(worker.activate).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  report('replaced');
  expect(reload).toHaveBeenCalledOnce();
  actor.stop();
  expect(worker.stop).toHaveBeenCalledOnce();
});
