import type { CartRow } from '@loomwright/cart';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const lineIds = (rows: readonly CartRow[]) => rows.filter(({ kind }) => kind === 'line').map(({ id }) => id);

/** The line that receives focus: a restored one, else the one after the removed line, else the one before. */
const successor = (before: readonly number[], now: readonly number[]): number | undefined => {
  const restored = now.find((id) => !before.includes(id));
  if (restored !== undefined) return restored;
  const gone = before.findIndex((id) => !now.includes(id));
  const isHere = (id: number) => now.includes(id);
  return before.slice(gone + 1).find(isHere) ?? before.slice(0, Math.max(gone, 0)).findLast(isHere);
};

/**
 * Keeps focus when the user's own action removes the focused element: on the next line, else the previous one, else
 * `onNothingLeft` (CRT-9). Returns a function to call before such an action; changes of other tabs move no focus.
 */
export const useKeptFocus = (
  rows: readonly CartRow[],
  list: RefObject<HTMLElement | null>,
  onNothingLeft: () => void,
): (() => void) => {
  const before = useRef(rows);
  const hasActed = useRef(false);
  useLayoutEffect(() => {
    if (before.current === rows) return;
    const id = successor(lineIds(before.current), lineIds(rows));
    before.current = rows;
    const isLost = hasActed.current && document.activeElement === document.body;
    hasActed.current = false;
    if (!isLost) return;
    const link =
      id === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-line="${id}"] :is(a, button)`);
    if (link) link.focus();
    else onNothingLeft();
  }, [rows, list, onNothingLeft]);
  return () => {
    hasActed.current = true;
    // An action without a change must not move focus at the next change from elsewhere.
    setTimeout(() => {
      hasActed.current = false;
    });
  };
};
