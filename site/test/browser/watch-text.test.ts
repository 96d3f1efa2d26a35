import type { TextCells } from '@loomwright/shell';
import { afterEach, expect, test } from 'vitest';
import { watchScroll, watchText } from '../../src/background/watch-text.ts';

afterEach(() => document.body.replaceChildren());

/** The cell under the middle of an element. */
const cellUnder = ({ cells, columns, height, rows, width }: TextCells, element: Element) => {
  const box = element.getBoundingClientRect();
  const column = Math.floor((((box.left + box.right) / 2 + scrollX) / width) * columns);
  const row = Math.floor((((box.top + box.bottom) / 2 + scrollY) / height) * rows);
  return cells[row * columns + column];
};

test('[BKG-1] [A11-1] cells behind text and controls are covered, others are free, and a changed page is reported again', async () => {
  document.body.innerHTML =
    '<div id="root"><main><p id="text"><span>Words</span></p><div id="empty" style="height:300px"></div><button id="press">Press</button></main></div>';
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const life = new AbortController();
  const reports: TextCells[] = [];
  watchText(life.signal, (cells) => reports.push(cells));
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  const last = () => reports.at(-1) as TextCells;
  expect(cellUnder(last(), document.querySelector('span') as Element)).toBe(0);
  expect(cellUnder(last(), at('press'))).toBe(0);
  expect(cellUnder(last(), at('empty'))).toBe(255);

  const known = reports.length;
  const late = Object.assign(document.createElement('p'), { textContent: 'Late', id: 'late' });
  late.style.width = 'fit-content';
  at('empty').replaceWith(late);
  await expect.poll(() => reports.length).toBeGreaterThan(known);
  expect(cellUnder(last(), late)).toBe(0);

  life.abort();
  const ended = reports.length;
  const places: number[] = [];
  watchScroll(life.signal, (y) => places.push(y));
  late.remove();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([reports.length, places]).toEqual([ended, [scrollY]]);
});
