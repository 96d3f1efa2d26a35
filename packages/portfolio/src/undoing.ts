import { type Desk, mendErrors, type Step } from './desk.ts';
import { type Edit, editPortfolio } from './edit.ts';
import type { Portfolio } from './portfolio.ts';
import { takeBack } from './take-back.ts';

const withEdits = (desk: Desk, edits: readonly Edit[]): Desk => {
  const portfolio = edits.reduce(editPortfolio, desk.portfolio);
  return {
    ...desk,
    portfolio,
    unsaved: [...desk.unsaved, ...edits],
    step: undefined,
    errors: mendErrors(desk.errors, portfolio),
  };
};

const isEffective = (now: Portfolio, edits: readonly Edit[]): boolean =>
  edits.reduce(editPortfolio, now) !== now;

// What another tab has overwritten meanwhile cannot be taken back: such steps are passed over.
const backwards = ({ portfolio, past }: Desk) => {
  for (let index = past.length - 1; index >= 0; index -= 1) {
    const step = past[index] as Step;
    const edits = takeBack(portfolio, step.after, step.before);
    if (isEffective(portfolio, edits)) return { index, step, edits };
  }
  return undefined;
};

const forwards = ({ portfolio, future }: Desk) => {
  for (const [index, step] of future.entries()) {
    const edits = takeBack(portfolio, step.before, step.after);
    if (isEffective(portfolio, edits)) return { index, step, edits };
  }
  return undefined;
};

export const canUndo = (desk: Desk): boolean => backwards(desk) !== undefined;
export const canRedo = (desk: Desk): boolean => forwards(desk) !== undefined;

/** Takes back the last step of this tab, field by field: what other tabs changed stays (STO-4). */
export const undo = (desk: Desk): Desk => {
  const found = backwards(desk);
  if (!found) return desk;
  return {
    ...withEdits(desk, found.edits),
    past: desk.past.slice(0, found.index),
    future: [found.step, ...desk.future],
  };
};

export const redo = (desk: Desk): Desk => {
  const found = forwards(desk);
  if (!found) return desk;
  return {
    ...withEdits(desk, found.edits),
    past: [...desk.past, found.step],
    future: desk.future.slice(found.index + 1),
  };
};
