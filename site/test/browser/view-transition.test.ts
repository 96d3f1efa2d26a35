import { afterEach, expect, test, vi } from 'vitest';
import { moveInView } from '../../src/router/view-transition.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (place: string, attribute: string) => {
  document.body.innerHTML = `<main><img alt="" id="${place}" ${attribute}="/art/products/2.svg"></main>`;
};
const nameAt = (place: string) => document.getElementById(place)?.style.viewTransitionName;

test('a product’s picture moves to its page, and has no transition name afterwards', {
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
  moveInView('/products', '/products/2', () => show('page', 'src'));
  await expect.poll(() => nameAt('page')).toBe('');
  expect(names).toEqual(['product', 'product']);
  expect(start).toHaveBeenCalledTimes(1);
});
