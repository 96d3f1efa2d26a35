import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit, NEW_EDITOR } from '../src/editor.ts';
import { stepAfter } from '../src/editor-reducer.ts';
import { EMPTY_PORTFOLIO, fieldOrder, SAMPLE_PORTFOLIO, stepOf, toStepsView } from '../src/index.ts';
import { changedStep, PORTFOLIO_STEPS } from '../src/steps.ts';
import { portfolios } from '../src/testing/index.ts';

describe('the steps of the form', { tags: ['PGN-1'] }, () => {
  it('follow the order of the fields, each field in one step', () => {
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const places = fieldOrder(portfolio).map((field) => PORTFOLIO_STEPS.indexOf(stepOf(field)));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(new Set(places).has(PORTFOLIO_STEPS.indexOf('download'))).toBe(false);
      }),
      runs(100),
    );
  });

  it('show the progress of the form and which steps have problems', {
    tags: ['FRM-3'],
  }, () => {
    const view = toStepsView('links', [
      { field: 'name' },
      { field: 'projects.3.title' },
      { field: 'projects.3.address' },
    ]);
    expect(view.placeText).toBe('Step 3 of 6');
    expect([view.previous?.title, view.next?.title]).toEqual(['About you', 'Projects']);
    expect(view.steps.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['links']);
    expect(view.steps.map(({ problemsText }) => problemsText)).toEqual([
      '',
      '1 problem',
      '',
      '2 problems',
      '',
      '',
    ]);
    expect(toStepsView('look', []).previous).toBeUndefined();
    expect(toStepsView('download', []).next).toBeUndefined();
  });

  it('a change belongs to the first step that differs', () => {
    expect(changedStep(EMPTY_PORTFOLIO, EMPTY_PORTFOLIO)).toBeUndefined();
    expect(changedStep(EMPTY_PORTFOLIO, { ...EMPTY_PORTFOLIO, scheme: 'dark' })).toBe('look');
    expect(changedStep(EMPTY_PORTFOLIO, { ...EMPTY_PORTFOLIO, skills: ['Looms'] })).toBe('background');
    expect(changedStep(SAMPLE_PORTFOLIO, { ...SAMPLE_PORTFOLIO, links: [], projects: [] })).toBe('links');
  });

  it('typing, adding and leaving fields never changes the step', () => {
    const typed = applyEdit(NEW_EDITOR, { kind: 'write', field: 'name', text: 'Ada' });
    for (const step of PORTFOLIO_STEPS) {
      expect(
        stepAfter(step, NEW_EDITOR, typed, {
          type: 'portfolio.edit',
          edit: { kind: 'write', field: 'name', text: 'Ada' },
        }),
      ).toBe(step);
      expect(stepAfter(step, typed, typed, { type: 'portfolio.leaveField', field: 'name' })).toBe(step);
      expect(stepAfter(step, typed, typed, { type: 'portfolio.undo' })).toBe(step);
    }
  });
});
