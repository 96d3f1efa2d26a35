import { flushMicrotasks, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PORTFOLIO } from '../src/index.ts';
import { isEmptyPortfolio } from '../src/portfolio.ts';
import { hasProblems } from '../src/problems.ts';
import {
  brokenEditorInvariants,
  canTravel,
  createPortfolioFixture,
  type EditorModel,
  type EditorStep,
  editorSteps,
  isOffered,
  NEW_EDITOR,
  openPortfolioTab,
  stepEditorModel,
  toPortfolioEvent,
} from '../src/testing/index.ts';
import { toJson } from '../src/transfer.ts';

const textOf = (value: unknown) => JSON.stringify(value);

const open = async () => {
  const fixture = createPortfolioFixture();
  let tab = openPortfolioTab(fixture);
  let model = NEW_EDITOR;
  await flushMicrotasks();

  const stored = () => fixture.stored() ?? EMPTY_PORTFOLIO;
  const reload = (): EditorModel => {
    const kept = stored();
    tab.leave();
    // Full storage keeps its previous content unless the remaining work fits again.
    const isKept = model.isFull && textOf(stored()) !== textOf(model.portfolio);
    expect(stored()).toEqual(isKept ? kept : model.portfolio);
    tab = openPortfolioTab(fixture);
    const { isFull, lastId } = model;
    const screen = isEmptyPortfolio(stored()) ? 'choosing' : 'editing';
    return { ...NEW_EDITOR, screen, portfolio: stored(), isFull, lastId };
  };
  /** Refused work is stored with the next edit, not by a retry. */
  const willStore = () => tab.view.saving !== 'full' || tab.snapshot.context.editor.pending.length > 0;
  const exported = () => fixture.saved.length + fixture.printed.length;

  const take = async (step: EditorStep): Promise<void> => {
    const [before, exports] = [model, exported()];
    const isTried = step.type === 'wait' && willStore();
    const event = toPortfolioEvent(model, step);
    if (event) tab.send(event);
    if (step.type === 'wait') fixture.clock.increment(step.ms);
    if (step.type === 'resize') fixture.origin.resize(step.isFull ? 0 : Number.POSITIVE_INFINITY);
    model = step.type === 'reload' ? reload() : stepEditorModel(model, step);
    do await flushMicrotasks();
    while (step.type === 'import' && tab.view.isImporting);

    const { view } = tab;
    if (isTried && step.ms >= 400 && !model.isFull) expect(view.saving).toBe('kept');
    if (step.type === 'refuse') expect(view.importProblem).not.toBe('');
    if (step.type === 'portfolio.export') {
      const isRefused = step.format !== 'json' && hasProblems(before.portfolio);
      expect(exported() - exports).toBe(isRefused ? 0 : 1);
      if (step.format === 'json') expect(fixture.saved.at(-1)?.text).toBe(toJson(before.portfolio));
    }
    expect(brokenEditorInvariants(tab.snapshot)).toEqual([]);
    expect(textOf([view.screen, view.step, view.portfolio, view.busyPictures])).toBe(
      textOf([model.screen, model.step, model.portfolio, []]),
    );
    expect([view.canUndo, view.canRedo]).toEqual([
      canTravel(model.past, model),
      canTravel(model.future, model),
    ]);
    if (view.saving === 'kept') expect(textOf(stored())).toBe(textOf(view.portfolio));
    if (!model.isFull) expect(view.saving).not.toBe('blocked');
  };
  return { isOffered: (step: EditorStep) => isOffered(model, step), take, leave: () => tab.leave() };
};

describe('the editor in one tab', () => {
  it('follows the model for any user, through reloads and full storage', {
    tags: ['PGN-1', 'FRM-3', 'STO-1', 'STO-3'],
  }, async () => {
    const visited = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(editorSteps, { maxLength: 60, size: 'max' }), async (history) => {
        const editor = await open();
        for (const step of history) {
          if (!editor.isOffered(step)) continue;
          await editor.take(step);
          const name = step.type === 'resize' ? `resize ${step.isFull}` : step.type;
          visited.set(name, (visited.get(name) ?? 0) + 1);
        }
        editor.leave();
      }),
      runs(100),
    );
    const names = [
      'letter write edit add leave wait import refuse picture reload',
      'portfolio.undo portfolio.redo portfolio.preview portfolio.goBack portfolio.startOver portfolio.begin portfolio.export',
    ].flatMap((line) => line.split(' '));
    for (const name of [...names, 'resize true', 'resize false'])
      expect(visited.get(name) ?? 0, name).toBeGreaterThan(6);
  });
});
