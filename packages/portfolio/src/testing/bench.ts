import type fc from 'fast-check';
import type { Edit } from '../edit.ts';
import { EMPTY_PORTFOLIO, type Portfolio } from '../portfolio.ts';
import type { PortfolioTab, PortfolioWorld } from './fakes.ts';
import { brokenEditorInvariants } from './invariants.ts';
import { canRedoModel, canUndoModel, type EditorModel, editModel } from './model.ts';

/** The browser and the tab that is open in it now. */
export interface EditorReal {
  readonly world: PortfolioWorld;
  tab: PortfolioTab;
  /** How often each command was run, by name. */
  readonly visited: Map<string, number>;
}

/** One thing a person does, and what the model says comes of it. */
export type Command = fc.AsyncCommand<EditorModel, EditorReal>;

/** Lets everything that was asked for happen, but for the clock. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

export const check = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const told = (value: unknown) => JSON.stringify(value)?.slice(0, 1000);
export const same = (one: unknown, other: unknown, what: string): void =>
  check(JSON.stringify(one) === JSON.stringify(other), `${what}: ${told(one)} is not ${told(other)}`);

/** What the screen says must be what the model says, and what is called kept must be there. */
const compare = (model: EditorModel, { world, tab }: EditorReal): void => {
  const { view } = tab;
  same(brokenEditorInvariants(tab.snapshot), [], 'invariants');
  same(view.screen, model.screen, 'screen');
  same(view.portfolio, model.portfolio, 'portfolio');
  same([view.canUndo, view.canRedo], [canUndoModel(model), canRedoModel(model)], 'undo and redo');
  if (view.saving === 'kept') same(world.stored() ?? EMPTY_PORTFOLIO, view.portfolio, 'kept');
  if (!model.isFull) check(view.saving !== 'blocked', 'blocked');
};

export const command = (
  name: string,
  run: (model: EditorModel, real: EditorReal) => void | Promise<void>,
  canRun: (model: EditorModel) => boolean = () => true,
): Command => ({
  check: canRun,
  run: async (model, real) => {
    await run(model, real);
    await settle();
    real.visited.set(name.split(' ')[0] ?? '', (real.visited.get(name.split(' ')[0] ?? '') ?? 0) + 1);
    compare(model, real);
  },
  toString: () => name,
});

export const isEditing = ({ screen }: EditorModel) => screen === 'editing';
export const isNotPreviewing = ({ screen }: EditorModel) => screen !== 'previewing';

// Work that turns up ends the choice of how to begin.
export const showWork = (model: EditorModel): void => {
  const { theme: _, scheme: __, ...work } = model.portfolio;
  const { theme: ___, scheme: ____, ...nothing } = EMPTY_PORTFOLIO;
  if (model.screen === 'choosing' && JSON.stringify(work) !== JSON.stringify(nothing))
    model.screen = 'editing';
};

export const edit = (name: string, make: (model: EditorModel) => Edit | undefined): Command =>
  command(
    `edit ${name}`,
    (model, { tab }) => {
      const made = make(model);
      if (!made) return;
      tab.send({ type: 'portfolio.edit', edit: made });
      editModel(model, made);
    },
    isEditing,
  );

export const replaced = (model: EditorModel, portfolio: Portfolio): void => {
  editModel(model, { portfolio });
  model.typing = undefined;
};
