import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../src/adapters/next-task.ts';
import { moveInView } from '../../src/router/view-transition.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (place: string, attribute = 'src') => {
  document.body.innerHTML = `<main><img alt="" id="${place}" ${attribute}="/art/products/2.svg"></main>`;
};
const nameAt = (place: string) => document.getElementById(place)?.style.viewTransitionName;

test('a product’s picture moves to its page, and keeps no name afterwards', {
  tags: ['PRD-4'],
}, async () => {
  const names: (string | undefined)[] = [];
  const start = vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    names.push(nameAt('card'));
    const done = Promise.resolve().then(change as () => Promise<void>);
    return {
      ready: done,
      updateCallbackDone: done,
      finished: done.then(() => void names.push(nameAt('page'))),
    } as unknown as ViewTransition;
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  show('card', 'data-picture');
  moveInView('/products', '/products/2', () => show('page'));
  await expect.poll(() => nameAt('page')).toBe('');
  expect(names).toEqual(['product', 'product']);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the end of a skipped transition leaves the name that the next one has set', {
  tags: ['PRD-4'],
}, async () => {
  const ends: (() => void)[] = [];
  vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    const done = Promise.resolve().then(change as () => Promise<void>);
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    return { ready: done, updateCallbackDone: done, finished } as unknown as ViewTransition;
  });
  show('card');
  moveInView('/products', '/products/2', () => show('page'));
  await expect.poll(() => nameAt('page')).toBe('product');
  moveInView('/products/2', '/products', () => {});
  expect(nameAt('page')).toBe('product');
  ends[0]?.();
  // What follows the end of a transition runs before the next task.
  await nextTask();
  expect(nameAt('page')).toBe('product');
  ends[1]?.();
  await expect.poll(() => nameAt('page')).toBe('');
});

test('a skipped transition that changes the page late takes no name from the next one', {
  tags: ['PRD-4'],
}, async () => {
  const changes: (() => Promise<void>)[] = [];
  const ends: (() => void)[] = [];
  vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    changes.push(change as () => Promise<void>);
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    return {
      ready: Promise.resolve(),
      updateCallbackDone: Promise.resolve(),
      finished,
    } as unknown as ViewTransition;
  });
  document.body.innerHTML = `<main>${['1', '2']
    .map((id) => `<img alt="" id="card${id}" src="/art/products/${id}.svg">`)
    .join('')}</main>`;
  moveInView('/products', '/products/1', () => {});
  moveInView('/products', '/products/2', () => show('page'));
  expect([nameAt('card1'), nameAt('card2')]).toEqual(['', 'product']);
  await changes[0]?.();
  ends[0]?.();
  await nextTask();
  expect([nameAt('card1'), nameAt('card2')]).toEqual(['', 'product']);
  await changes[1]?.();
  expect(nameAt('page')).toBe('product');
  ends[1]?.();
  await expect.poll(() => nameAt('page')).toBe('');
});
