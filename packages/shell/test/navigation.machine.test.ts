import { createStepper, startActor } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createNavigationMachine, type SiteLocation, toNavigationView, type Visit } from '../src/index.ts';
import { createPagesFake } from '../src/testing/index.ts';

const at = (pathname: string, search = '', hash = ''): SiteLocation => ({ pathname, search, hash });
const linkTo = (...address: Parameters<typeof at>): Visit => ({ location: at(...address), cause: 'link' });

const createNavigation = (location: SiteLocation, ...loaded: readonly string[]) => {
  const { go, listener, ports } = createPagesFake(loaded);
  const stepper = createStepper(createNavigationMachine(ports), { location, listener: listener.ref });
  return {
    stepper,
    go: (...address: Parameters<typeof at>) => stepper.send(go(linkTo(...address))),
    arrive: (title: string) => stepper.settle('loadPage', { kind: 'loaded', title }),
    miss: (hasReloaded: boolean) => stepper.settle('loadPage', { kind: 'missing', hasReloaded }),
    view: () => toNavigationView(stepper.snapshot),
    titles: () => stepper.sent.map(({ event }) => 'title' in event && event.title),
  };
};

it('the page of the document is shown at once, and not reported', { tags: ['RTE-3'] }, () => {
  const { stepper, titles, view } = createNavigation(at('/about', '', '#team'), '/about');
  const visit = { location: at('/about', '', '#team'), cause: 'document' };
  expect(view()).toEqual({ visit, isLoading: false, isFailed: false });
  expect([stepper.running, titles()]).toEqual([[], []]);
});

it('the previous page stays until the next one is loaded', {
  tags: ['RTE-3'],
}, () => {
  const { arrive, go, stepper, titles, view } = createNavigation(at('/'), '/');
  go('/about');
  go('/cart', '', '#total');
  expect(view()).toMatchObject({ visit: { location: at('/') }, isLoading: true });
  expect([stepper.inputOf('loadPage'), titles()]).toEqual([{ pathname: '/cart' }, []]);
  arrive('Your cart');
  expect(view()).toEqual({ visit: linkTo('/cart', '', '#total'), isLoading: false, isFailed: false });
  expect(titles()).toEqual(['Your cart']);
  expect(arrive('About')).toBe(false);
});

it('a loaded page is shown at once, without a title if only query or hash change', {
  tags: ['RTE-3'],
}, () => {
  const { go, stepper, titles, view } = createNavigation(at('/'), '/', '/products');
  go('/products');
  go('/products', '?q=a');
  go('/products', '?q=a', '#team');
  expect(view().visit).toEqual(linkTo('/products', '?q=a', '#team'));
  expect([stepper.running, titles()]).toEqual([[], ['Title of /products', undefined, undefined]]);
});

it('missing code reloads the document once, then fails at the wanted address', {
  tags: ['RTE-6'],
}, () => {
  const { arrive, go, miss, stepper, titles, view } = createNavigation(at('/'), '/');
  go('/about', '?q=a', '#team');
  miss(false);
  expect([stepper.running, stepper.inputOf('reloadPage')]).toEqual([
    ['reloadPage'],
    at('/about', '?q=a', '#team'),
  ]);
  go('/about');
  expect(stepper.can({ type: 'navigation.retry' })).toBe(false);
  miss(true);
  expect(view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: true });
  expect(titles()).toEqual(['Title of /about']);
  stepper.send({ type: 'navigation.retry' });
  arrive('About');
  expect(view()).toEqual({ visit: linkTo('/about'), isLoading: false, isFailed: false });
});

it('a missing page reloads its own address through the port', { tags: ['RTE-6'] }, async () => {
  const { go, listener, ports, reloads } = createPagesFake([], async () => ({
    kind: 'missing',
    hasReloaded: false,
  }));
  const actor = startActor(createNavigationMachine(ports), {
    input: { location: at('/'), listener: listener.ref },
  });
  actor.send(go(linkTo('/about', '?q=a', '#team')));
  await waitFor(actor, (snapshot) => snapshot.matches('reloading'));
  expect(reloads).toEqual([at('/about', '?q=a', '#team')]);
  actor.stop();
});

it('a redirect replaces the address through the port', { tags: ['DSH-3'] }, () => {
  const { listener, ports, replaced } = createPagesFake();
  const actor = startActor(createNavigationMachine(ports), {
    input: { location: at('/dashboard'), listener: listener.ref },
  });
  actor.send({ type: 'navigation.redirect', to: '/login?next=%2Fdashboard' });
  expect(replaced).toEqual(['/login?next=%2Fdashboard']);
  expect(toNavigationView(actor.getSnapshot())).toMatchObject({ isLoading: false, isFailed: false });
  actor.stop();
});
