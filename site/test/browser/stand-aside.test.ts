import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepClear } from '../../src/ui/stand-aside/keep-clear.ts';
import { standAside } from '../../src/ui/stand-aside/stand-aside.ts';

afterEach(() => document.body.replaceChildren());

test('[A11-1] on a phone or a tablet a floating button leaves fields and totals free; on wide screens it leaves only what has focus', async () => {
  document.body.innerHTML =
    '<main style="height:3000px"><div style="height:900px"></div><p data-clear style="height:40px">Total</p>' +
    '<div style="height:900px"></div><input style="width:100%;height:40px"></main>' +
    '<button id="floating" data-floats style="position:fixed;right:10px;bottom:10px;width:48px;height:48px">Ask</button>';
  const floating = document.getElementById('floating') as HTMLElement;
  const input = document.querySelector('input') as HTMLInputElement;
  const isAside = () => floating.matches('[data-aside], [data-covers]');
  const bring = (element: Element) => {
    scrollTo({
      top: scrollY + element.getBoundingClientRect().bottom - innerHeight + 30,
      behavior: 'instant',
    });
  };
  await page.viewport(360, 700);
  const stop = standAside(floating);
  const stopClear = keepClear();
  expect(isAside()).toBe(false);
  for (const covered of ['[data-clear]', 'input']) {
    bring(document.querySelector(covered) as Element);
    await expect.poll(isAside).toBe(true);
    scrollBy({ top: 300, behavior: 'instant' });
    await expect.poll(isAside).toBe(false);
  }
  // While it is filled in, wherever it is.
  input.focus({ preventScroll: true });
  await expect.poll(isAside).toBe(true);
  input.blur();
  await expect.poll(isAside).toBe(false);

  await page.viewport(1280, 700);
  bring(document.querySelector('[data-clear]') as Element);
  await new Promise(requestAnimationFrame);
  expect(isAside()).toBe(false);
  bring(input);
  input.focus({ preventScroll: true });
  await expect.poll(isAside).toBe(true);
  stop();
  stopClear();
  expect(isAside()).toBe(false);
});
