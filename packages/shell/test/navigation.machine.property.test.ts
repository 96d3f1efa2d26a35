import { createStepper, runs, startActor, sut } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createNavigationMachine,
  type LoadPageOutcome,
  type NavigationFact,
  toNavigationView,
  type Visit,
} from '../src/index.ts';
import {
  createPagesFake,
  type NavigationStep,
  navigationSteps,
  siteLocations,
  titleOfPath,
  visits,
} from '../src/testing/index.ts';

interface Observed {
  readonly visit: Visit;
  readonly isFailed: boolean;
  readonly running: readonly (readonly [port: string, input: unknown])[];
}

/** The expected result of a step; undefined if the step changes nothing. */
const lawOf = (before: Observed, wanted: Visit, step: NavigationStep): Observed | undefined => {
  const port = before.running[0]?.[0];
  const show = (isFailed: boolean): Observed => ({ visit: wanted, isFailed, running: [] });
  const run = (name: string, input: unknown): Observed => ({
    visit: before.visit,
    isFailed: false,
    running: [[name, input]],
  });
  const load = () => run('loadPage', { pathname: wanted.location.pathname });
  if (step.type === 'go') return step.isLoaded ? show(false) : load();
  if (step.type === 'navigation.redirect') return run('replaceAddress', step.to);
  if (step.type === 'navigation.retry') return before.isFailed ? load() : undefined;
  if (step.type === 'error.replaceAddress')
    return port === 'replaceAddress' ? { ...before, running: [] } : undefined;
  if (step.type === 'error.reloadPage') return port === 'reloadPage' ? show(true) : undefined;
  if (port !== 'loadPage') return undefined;
  if (step.type === 'isMissing' && !step.hasReloaded) return run('reloadPage', wanted.location);
  return show(step.type !== 'arrives');
};

it('every step of any history has the expected result', {
  tags: ['RTE-3', 'RTE-6'],
}, () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(
      siteLocations,
      fc.array(navigationSteps, { maxLength: 25, size: 'max' }),
      (location, steps) => {
        const { go, listener, ports } = createPagesFake();
        const stepper = createStepper(createNavigationMachine(ports), { location, listener: listener.ref });
        const observe = (): Observed => {
          const { isFailed, isLoading, visit } = toNavigationView(stepper.snapshot);
          expect(isLoading).toBe(stepper.running.includes('loadPage'));
          return {
            visit,
            isFailed,
            running: stepper.running.map((id) => [id, stepper.inputOf(id)] as const),
          };
        };
        const { take } = sut<NavigationStep>(stepper, {
          go: ({ isLoaded, visit }) => stepper.send(go(visit, isLoaded)),
          arrives: () =>
            stepper.settle('loadPage', { kind: 'loaded', title: titleOfPath(wanted.location.pathname) }),
          isMissing: ({ hasReloaded }) => stepper.settle('loadPage', { kind: 'missing', hasReloaded }),
        });
        let wanted: Visit = { location, cause: 'document' };
        const facts: NavigationFact[] = [];
        expect(observe()).toEqual({ visit: wanted, isFailed: false, running: [] });
        for (const step of steps) {
          const before = observe();
          if (step.type === 'go') wanted = step.visit;
          const expected = lawOf(before, wanted, step);
          take(step);
          expect(observe()).toEqual(expected ?? before);
          if (expected?.running.length === 0 && step.type !== 'error.replaceAddress') {
            const { pathname } = wanted.location;
            const title = pathname === before.visit.location.pathname ? undefined : titleOfPath(pathname);
            facts.push({ type: 'navigation.shown', location: wanted.location, title });
          }
          expect(stepper.sent.map(({ event }) => event)).toEqual(facts);
          if (!expected) continue;
          const [port = expected.isFailed ? 'failed' : 'settled'] = expected.running[0] ?? [];
          visited.add(`${port} after ${step.type}`);
        }
      },
    ),
    runs(100),
  );
  expect([...visited]).toEqual(
    expect.arrayContaining(
      [
        'settled after go|loadPage after go|loadPage after navigation.retry|settled after arrives|reloadPage after isMissing',
        'failed after isMissing|failed after error.loadPage|failed after error.reloadPage|replaceAddress after navigation.redirect',
        'settled after error.replaceAddress',
      ].flatMap((line) => line.split('|')),
    ),
  );
});

it('if pages load in any order, the last navigation is shown in the end', {
  tags: ['RTE-3', 'RTE-6'],
}, async () => {
  let overtaken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(visits, { minLength: 1, maxLength: 6 }),
      async (scheduler, list) => {
        const pages = createPagesFake(['/'], (pathname) =>
          scheduler.schedule(
            Promise.resolve<LoadPageOutcome>({ kind: 'loaded', title: titleOfPath(pathname) }),
            pathname,
          ),
        );
        const { go, listener } = pages;
        const location = { pathname: '/', search: '', hash: '' };
        const actor = startActor(createNavigationMachine(pages.ports), {
          input: { location, listener: listener.ref },
        });
        actor.subscribe((snapshot) => {
          const shown = toNavigationView(snapshot).visit.location.pathname;
          expect(pages.loaded.has(shown)).toBe(true);
        });
        const went = scheduler.scheduleSequence(list.map((visit) => async () => actor.send(go(visit))));
        await scheduler.waitIdle();
        expect((await went.task).done).toBe(true);

        const last = list.at(-1);
        expect(toNavigationView(actor.getSnapshot())).toEqual({
          visit: last,
          isLoading: false,
          isFailed: false,
        });
        const titles = listener.received.flatMap(({ title }) => title ?? []);
        expect(titles.at(-1) ?? titleOfPath('/')).toBe(titleOfPath(last?.location.pathname ?? ''));
        expect(titles.every((title, index) => title !== (titles[index - 1] ?? titleOfPath('/')))).toBe(true);
        if (pages.asked.length > titles.length) overtaken += 1;
        actor.stop();
      },
    ),
    runs(100),
  );
  expect(overtaken).toBeGreaterThan(6);
});
