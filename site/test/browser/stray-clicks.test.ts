import { expect, test } from 'vitest';
import { ignoreStrayClicks } from '../../src/adapters/held-keys.ts';

test('a second click presses nothing that came below the pointer meanwhile', {
  tags: ['CRT-9'],
}, () => {
  const stop = new AbortController();
  document.body.innerHTML = '<input><button>Clear</button><button>Undo</button>';
  const [field, clear, undo] = document.body.children;
  const pressed: string[] = [];
  document.body.addEventListener(
    'click',
    ({ target }) => pressed.push((target as Element).textContent ?? ''),
    {
      signal: stop.signal,
    },
  );
  ignoreStrayClicks();
  const click = (element: Element | undefined, detail: number) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  click(clear, 1);
  click(clear, 2);
  click(undo, 2);
  expect(pressed.splice(0)).toEqual(['Clear', 'Clear']);
  click(field, 1);
  click(undo, 2);
  expect(pressed).toEqual(['', 'Undo']);
  stop.abort();
});
