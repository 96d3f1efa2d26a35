import { afterEach, expect, test, vi } from 'vitest';
import { moveInView } from '../../src/router/view-transition.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (place: string, attribute = 'src') => {
  document.body.innerHTML = `<main><img alt="" id="${place}" ${attribute}="/art/products/2.svg"></main>`;
};
const nameAt = (place: string) => document.getElementById(place)?.style.viewTransitionName;

test('[PRD-4] a product’s picture moves from its card to its page, and keeps no name afterwards', async () => {
  const names: (string | undefined)[] = [];
  const start = vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    names.push(nameAt('card'));
    const done = Promise.resolve((change as () => Promise<void>)());
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
