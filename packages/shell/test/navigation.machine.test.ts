import { createStepper, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { createNavigationMachine, type SiteLocation, toNavigationView, type Visit } from '../src/index.ts';
import { createNavigationListener, createPagesFake } from '../src/testing/index.ts';

const at = (pathname: string, search = '', hash = ''): SiteLocation => ({ pathname, search, hash });
const linkTo = (...address: Parameters<typeof at>): Visit => ({ location: at(...address), cause: 'link' });

const createNavigation = (location: SiteLocation, ...loaded: readonly string[]) => {
  const pages = createPagesFake(loaded);
  const listener = createNavigationListener();
  const stepper = createStepper(createNavigationMachine(pages.ports), { location, listener: listener.ref });
  return {
    stepper,
    loaded: pages.loaded,
    go: (...address: Parameters<typeof at>) =>
      stepper.send({ type: 'location.changed', visit: linkTo(...address) }),
    /** The code of the page that is on its way is here. */
    arrive: () => {
      const { pathname } = stepper.inputOf('loadPage') as { readonly pathname: string };
      pages.loaded.add(pathname);
      return stepper.settle('loadPage', { kind: 'loaded' });
    },
    miss: (hasReloaded: boolean) => stepper.settle('loadPage', { kind: 'missing', hasReloaded }),
    view: () => toNavigationView(stepper.snapshot),
    shownPath: () => toNavigationView(stepper.snapshot).visit.location.pathname,
    titles: () =>
      stepper.sent
        .filter(({ target }) => target === listener.ref)
        .map(({ event }) => 'title' in event && event.title),
  };
};

describe('the page of the document', () => {
  it('[RTE-3] is shown at once when its code is here, and nobody is told', () => {
    const { stepper, titles, view } = createNavigation(at('/about', '', '#team'), '/about');
    expect(view()).toEqual({
      visit: { location: at('/about', '', '#team'), cause: 'document' },
      isLoading: false,
      isFailed: false,
    });
    expect([stepper.running, titles()]).toEqual([[], []]);
  });

  it('[RTE-6] is loaded when its code is not here, and titled by its document', () => {
    const { arrive, stepper, titles, view } = createNavigation(at('/about'));
    expect(view()).toMatchObject({ isLoading: true, isFailed: false });
    expect(stepper.inputOf('loadPage')).toEqual({ pathname: '/about' });
    arrive();
    expect(view()).toMatchObject({ isLoading: false, isFailed: false });
    expect(titles()).toEqual([undefined]);
  });
});

describe('going to another page', () => {
  it('[RTE-3] the page before stays until the next one’s code is here; then its title is told', () => {
    const { arrive, go, shownPath, titles, view } = createNavigation(at('/'), '/');
    go('/about', '', '#team');
    expect([shownPath(), view().isLoading, titles()]).toEqual(['/', true, []]);
    arrive();
    expect(view()).toEqual({ visit: linkTo('/about', '', '#team'), isLoading: false, isFailed: false });
    expect(titles()).toEqual(['Title of /about']);
  });

  it('[RTE-3] a page known already is shown at once', () => {
    const { go, shownPath, stepper, titles } = createNavigation(at('/'), '/', '/about');
    go('/about');
    expect(shownPath()).toBe('/about');
    expect(stepper.running).toEqual([]);
    expect(titles()).toEqual(['Title of /about']);
  });

  it('[RTE-3] a change of query or hash only has no title, and is shown at once', () => {
    const { go, titles, view } = createNavigation(at('/products'), '/products');
    go('/products', '?q=a');
    expect(view().visit).toEqual(linkTo('/products', '?q=a'));
    go('/products', '?q=a', '#team');
    expect(view().visit).toEqual(linkTo('/products', '?q=a', '#team'));
    expect(titles()).toEqual([undefined, undefined]);
  });

  it('[RTE-3] the latest wish wins: what was wanted before does not come any more', () => {
    const { arrive, go, shownPath, stepper, titles } = createNavigation(at('/'), '/');
    go('/about');
    go('/cart');
    expect(stepper.inputOf('loadPage')).toEqual({ pathname: '/cart' });
    arrive();
    expect(shownPath()).toBe('/cart');
    expect(titles()).toEqual(['Title of /cart']);
    expect(stepper.settle('loadPage', { kind: 'loaded' })).toBe(false);
  });

  it('[RTE-3] going back to a page that is here ends the loading', () => {
    const { go, shownPath, stepper, view } = createNavigation(at('/'), '/');
    go('/about');
    go('/');
    expect([shownPath(), view().isLoading, stepper.running]).toEqual(['/', false, []]);
  });

  it('[RTE-3] Back and Forward are known as such', () => {
    const { stepper, view } = createNavigation(at('/'), '/', '/about');
    stepper.send({ type: 'location.changed', visit: { location: at('/about'), cause: 'history' } });
    expect(view().visit.cause).toBe('history');
  });
});

describe('code that is missing', () => {
  it('[RTE-6] reloads the wanted address once', () => {
    const { go, miss, stepper, view } = createNavigation(at('/'), '/');
    go('/about', '?q=a', '#team');
    miss(false);
    expect(stepper.running).toEqual(['reloadPage']);
    expect(stepper.inputOf('reloadPage')).toEqual(at('/about', '?q=a', '#team'));
    expect(view().isFailed).toBe(false);
  });

  it('[RTE-6] after the reload it says so at the wanted address, and offers to try again', () => {
    const { arrive, go, miss, stepper, titles, view } = createNavigation(at('/'), '/');
    go('/about');
    miss(true);
    expect(view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: true });
    expect(titles()).toEqual(['Title of /about']);
    stepper.send({ type: 'navigation.retry' });
    expect(view()).toMatchObject({ isLoading: true, isFailed: false });
    arrive();
    expect(view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: false });
  });

  it('[RTE-6] trying again is possible only after a failure', () => {
    const { go, stepper } = createNavigation(at('/'), '/');
    expect(stepper.can({ type: 'navigation.retry' })).toBe(false);
    go('/about');
    expect(stepper.can({ type: 'navigation.retry' })).toBe(false);
  });

  it('[RTE-6] the person can go elsewhere instead, after a failure or while it reloads', () => {
    for (const hasReloaded of [true, false]) {
      const { go, miss, stepper, view } = createNavigation(at('/'), '/');
      go('/about');
      miss(hasReloaded);
      go('/');
      expect(view()).toMatchObject({ visit: linkTo('/'), isFailed: false });
      expect(stepper.running).toEqual([]);
    }
  });

  it('[RTE-6] a loader or a reload that breaks is a failure, never a blank page', () => {
    const loader = createNavigation(at('/'), '/');
    loader.go('/about');
    loader.stepper.fail('loadPage', new Error('broken'));
    expect(loader.view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: true });
    expect(loader.titles()).toEqual(['Title of /about']);

    const reload = createNavigation(at('/'), '/');
    reload.go('/about');
    reload.miss(false);
    reload.stepper.fail('reloadPage', new Error('broken'));
    expect(reload.view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: true });
    expect(reload.titles()).toEqual(['Title of /about']);
  });
});

describe('a page somebody may not see', () => {
  it('[DSH-3] another address is put in the place of its own, by the port', () => {
    const pages = createPagesFake(['/dashboard']);
    const listener = createNavigationListener();
    const actor = startActor(createNavigationMachine(pages.ports), {
      input: { location: at('/dashboard'), listener: listener.ref },
    });
    actor.send({ type: 'navigation.redirect', to: '/login?next=%2Fdashboard' });
    expect(pages.replaced).toEqual(['/login?next=%2Fdashboard']);
    expect(toNavigationView(actor.getSnapshot())).toMatchObject({ isLoading: false, isFailed: false });
    actor.stop();
  });
});
