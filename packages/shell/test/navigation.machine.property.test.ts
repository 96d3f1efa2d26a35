import { createStepper, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNavigationMachine, type LoadPageOutcome, toNavigationView } from '../src/index.ts';
import {
  brokenShellInvariants,
  createNavigationListener,
  createNavigationModel,
  createPagesFake,
  type NavigationStep,
  navigationSteps,
  paths,
  siteLocations,
  stepNavigationModel,
  titleOfPath,
  toModelView,
  visits,
} from '../src/testing/index.ts';

const loadedAtFirst = fc.subarray([...paths]);

describe('a navigation through any history', () => {
  it('[RTE-3][RTE-6] shows, loads and tells what its model does', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(
        siteLocations,
        loadedAtFirst,
        fc.array(navigationSteps, { maxLength: 25 }),
        (location, loaded, steps) => {
          const pages = createPagesFake(loaded);
          const listener = createNavigationListener();
          const stepper = createStepper(createNavigationMachine(pages.ports), {
            location,
            listener: listener.ref,
          });
          let model = createNavigationModel(location, loaded);

          const take = (step: NavigationStep) => {
            switch (step.type) {
              case 'go':
                return stepper.send({ type: 'location.changed', visit: step.visit });
              case 'retry':
                return stepper.send({ type: 'navigation.retry' });
              case 'isMissing':
                return stepper.settle('loadPage', { kind: 'missing', hasReloaded: step.hasReloaded });
              case 'breaks':
                return stepper.fail('loadPage', new Error('broken'));
              case 'redirect':
                return stepper.send({ type: 'navigation.redirect', to: '/login' });
              case 'redirectBreaks':
                return stepper.fail('replaceAddress', new Error('broken'));
              case 'reloadBreaks':
                return stepper.fail('reloadPage', new Error('broken'));
              case 'arrives': {
                const input = stepper.inputOf('loadPage') as { readonly pathname: string } | undefined;
                if (input) pages.loaded.add(input.pathname);
                return stepper.settle('loadPage', { kind: 'loaded' });
              }
            }
          };

          for (const step of steps) {
            take(step);
            model = stepNavigationModel(model, step);
            const navigation = toNavigationView(stepper.snapshot);
            expect(navigation).toEqual(toModelView(model));
            expect(brokenShellInvariants({ navigation })).toEqual([]);
            // Only what is wanted is on its way, and only while it is wanted.
            const { pathname } = model.wanted.location;
            expect(stepper.inputOf('loadPage')).toEqual(
              model.status === 'loading' ? { pathname } : undefined,
            );
            expect(stepper.inputOf('reloadPage')).toEqual(
              model.status === 'reloading' ? model.wanted.location : undefined,
            );
            expect(stepper.inputOf('replaceAddress')).toBe(
              model.status === 'redirecting' ? '/login' : undefined,
            );
            visited.add(`${model.status} after ${step.type}`);
          }
          expect(stepper.sent.map(({ event }) => event)).toEqual(model.facts);
        },
      ),
      runs(300),
    );
    for (const way of [
      'settled after go',
      'loading after go',
      'loading after retry',
      'settled after arrives',
      'reloading after isMissing',
      'failed after isMissing',
      'failed after breaks',
      'failed after reloadBreaks',
      'redirecting after redirect',
      'settled after redirectBreaks',
    ])
      expect(visited).toContain(way);
  });
});

describe('pages that come in any order', () => {
  it('[RTE-3][RTE-6] the latest wish is what is shown in the end, and only pages that are here are ever shown', async () => {
    let overtaken = 0;
    const wishes = fc.array(visits, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), wishes, async (scheduler, list) => {
        const answer = (pathname: string) =>
          scheduler.schedule(Promise.resolve<LoadPageOutcome>({ kind: 'loaded' }), pathname);
        const pages = createPagesFake(['/'], answer);
        const listener = createNavigationListener();
        const location = { pathname: '/', search: '', hash: '' };
        const actor = startActor(createNavigationMachine(pages.ports), {
          input: { location, listener: listener.ref },
        });
        actor.subscribe((snapshot) => {
          const shown = toNavigationView(snapshot).visit.location.pathname;
          expect(pages.loaded.has(shown)).toBe(true);
        });
        const went = scheduler.scheduleSequence(
          list.map((visit) => async () => actor.send({ type: 'location.changed', visit })),
        );
        await scheduler.waitAll();
        expect((await went.task).done).toBe(true);

        const last = list.at(-1);
        expect(toNavigationView(actor.getSnapshot())).toEqual({
          visit: last,
          isLoading: false,
          isFailed: false,
        });
        const titles = listener.heard.flatMap(({ title }) => title ?? []);
        expect(titles.at(-1) ?? titleOfPath('/')).toBe(titleOfPath(last?.location.pathname ?? ''));
        // A title is told only on coming to another page: never twice in a row.
        expect(titles.every((title, index) => title !== (titles[index - 1] ?? titleOfPath('/')))).toBe(true);
        if (pages.asked.length > titles.length) overtaken += 1;
        actor.stop();
      }),
      runs(300),
    );
    expect(overtaken).toBeGreaterThan(20);
  });

  it('[RTE-6] a missing page leaves by its address, once, by the port', async () => {
    const pages = createPagesFake(['/'], async () => ({ kind: 'missing', hasReloaded: false }));
    const listener = createNavigationListener();
    const location = { pathname: '/', search: '', hash: '' };
    const actor = startActor(createNavigationMachine(pages.ports), {
      input: { location, listener: listener.ref },
    });
    const wanted = { pathname: '/about', search: '?q=a', hash: '#team' };
    actor.send({ type: 'location.changed', visit: { location: wanted, cause: 'link' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot().value).toBe('reloading');
    expect(pages.reloads).toEqual([wanted]);
    actor.stop();
  });
});
