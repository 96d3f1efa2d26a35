import { describe, expect, it } from 'vitest';
import type { Edit } from '../src/edit.ts';
import {
  applyEdit,
  applyStep,
  checkAll,
  checkField,
  type EditorState,
  endStep,
  followStored,
  NEW_EDITOR,
  skillsText,
} from '../src/editor.ts';
import { editorReducer, stepAfter, toAnnouncement } from '../src/editor-reducer.ts';
import { EMPTY_PORTFOLIO, MAX_ENTRIES } from '../src/portfolio.ts';
import type { PortfolioEvent } from '../src/portfolio-events.ts';
import { startedOverText, undoneText } from '../src/texts.ts';

const name = (text: string): Edit => ({ kind: 'write', field: 'name', text });
const headline = (text: string): Edit => ({ kind: 'write', field: 'headline', text });
const after = (...edits: readonly Edit[]) => edits.reduce(applyEdit, NEW_EDITOR);
const tiny = 'data:image/png;base64,AAAA';

describe('editing', () => {
  it('continuous typing in one field is one undo step and one edit to send', {
    tags: ['PGN-1'],
  }, () => {
    const editor = after(name('A'), name('Ad'), headline('W'));
    expect(editor.past.map(({ before, after: to }) => [before.name, to.name, to.headline])).toEqual([
      ['Ad', 'Ad', 'W'],
      ['', 'Ad', ''],
    ]);
    expect(editor.pending).toEqual([name('Ad'), headline('W')]);
    expect(editor.typing).toBe('headline');
  });

  it('leaving a field ends its undo step; a picture is its own step', { tags: ['PGN-1'] }, () => {
    const left = endStep(after(name('A')));
    expect(left.typing).toBeUndefined();
    expect(endStep(left)).toBe(left);
    const again = applyEdit(left, name('Ab'));
    expect([again.past.length, again.pending]).toEqual([2, [name('Ab')]]);
    const picture: Edit = { kind: 'write', field: 'picture', text: tiny };
    const pictured = after(picture, { ...picture, text: `${tiny}AAAA` });
    expect([pictured.past.length, pictured.pending.length, pictured.typing]).toEqual([2, 2, undefined]);
  });

  it('an edit without effect adds no step', { tags: ['PGN-1'] }, () => {
    const editor = after(name('A'));
    expect(applyEdit(editor, name('A'))).toBe(editor);
    expect(NEW_EDITOR.skillsTyped).toBe('');
  });

  it('skills are shown as typed while the text parses to the stored skills', { tags: ['PGN-1'] }, () => {
    const write = (text: string): Edit => ({ kind: 'write', field: 'skills', text });
    const typed = after(write('Looms, '));
    expect([typed.portfolio.skills, skillsText(typed)]).toEqual([['Looms'], 'Looms, ']);
    const more = applyEdit(typed, write('Looms ,'));
    expect([more.portfolio, skillsText(more)]).toEqual([typed.portfolio, 'Looms ,']);
    expect(applyEdit(more, write('Looms ,'))).toBe(more);
    const chosen = applyEdit(typed, { kind: 'choose', choice: { skills: ['Cards', 'Looms'] } });
    expect(skillsText(chosen)).toBe('Cards, Looms');
    // Edits of other fields keep the typed text.
    expect(applyEdit(typed, name('A')).skillsTyped).toBe('Looms, ');
  });

  it('an error is cleared when its field is edited or its problem is fixed', {
    tags: ['FRM-3'],
  }, () => {
    const long = 'x'.repeat(161);
    const checked = checkAll(after(headline(long)));
    expect(Object.keys(checked.errors)).toEqual(['name', 'headline']);
    expect(Object.keys(applyEdit(checked, headline(`${long}x`)).errors)).toEqual(['name']);
    const chosen = applyEdit(checked, { kind: 'choose', choice: { theme: 'slate' } });
    expect(chosen.errors).toBe(checked.errors);
    const followed = followStored(
      { ...checked, pending: [] },
      { ...EMPTY_PORTFOLIO, name: 'Ada', headline: long },
    );
    expect(Object.keys(followed.errors)).toEqual(['headline']);
    const own = { ...EMPTY_PORTFOLIO, about: 'Weaves' };
    expect(applyEdit(checked, { kind: 'replace', portfolio: own }).errors).toEqual({});
    expect(applyEdit(checkAll(NEW_EDITOR), { kind: 'begin', portfolio: own }).errors).toEqual({});
    expect(checkField(NEW_EDITOR, 'name').errors).toEqual({ name: 'Enter your name' });
  });

  it('updates from other tabs add no step; equal ones change nothing', {
    tags: ['PGN-1'],
  }, () => {
    const editor = after(name('Ada'));
    expect(followStored(editor, EMPTY_PORTFOLIO)).toBe(editor);
    const followed = followStored(editor, { ...EMPTY_PORTFOLIO, about: 'Weaves' });
    expect([
      followed.portfolio.name,
      followed.portfolio.about,
      followed.past.length,
      followed.typing,
    ]).toEqual(['Ada', 'Weaves', 1, undefined]);
    const stepped = applyStep(editor, [headline('W')]);
    expect([stepped.pending, stepped.past.length]).toEqual([[name('Ada'), headline('W')], 1]);
  });
});

const filled = after(name('Ada'), { kind: 'add', list: 'links', id: 1 });
const broken = checkAll(filled);
const link = { field: 'links.1.address', problem: 'Enter an address, or remove this link' };
const refused = { kind: 'refused', message: 'No' } as const;

describe('an event of the editor', () => {
  const step = (
    event: PortfolioEvent,
    before: EditorState = filled,
    to: EditorState = editorReducer(before, event),
  ) => stepAfter('projects', before, to, event);

  it('shows the requested, changed or invalid step', {
    tags: ['PGN-1'],
  }, () => {
    expect(step({ type: 'portfolio.goTo', step: 'download' })).toBe('download');
    expect(step({ type: 'portfolio.startOver' })).toBe('look');
    expect(step({ type: 'portfolio.undo' })).toBe('links');
    const undone = editorReducer(filled, { type: 'portfolio.undo' });
    expect(step({ type: 'portfolio.redo' }, undone)).toBe('links');
    expect(step({ type: 'portfolio.undo' }, NEW_EDITOR)).toBe('projects');
    expect(broken.errors).toEqual({ [link.field]: link.problem });
    expect(step({ type: 'portfolio.export', format: 'html' })).toBe('links');
    const fine = after(name('Ada'));
    expect(step({ type: 'portfolio.export', format: 'html' }, fine)).toBe('projects');
    const outcome = { kind: 'portfolio', portfolio: filled.portfolio } as const;
    expect(step({ type: 'import.read', outcome }, NEW_EDITOR)).toBe('links');
    expect(step({ type: 'portfolio.preview' })).toBe('projects');
    expect(step({ type: 'portfolio.preview' }, filled, broken)).toBe('projects');
  });

  it('changes the portfolio or nothing', { tags: ['PGN-1'] }, () => {
    const undone = editorReducer(filled, { type: 'portfolio.undo' });
    expect(undone.portfolio.links).toEqual([]);
    expect(editorReducer(undone, { type: 'portfolio.redo' }).portfolio).toEqual(filled.portfolio);
    expect(editorReducer(filled, { type: 'portfolio.startOver' }).portfolio).toEqual(EMPTY_PORTFOLIO);
    const picture = { kind: 'picture', picture: tiny } as const;
    expect(
      editorReducer(filled, { type: 'picture.read', field: 'picture', outcome: picture }).portfolio.picture,
    ).toBe(tiny);
    const rejected = { kind: 'rejected', message: 'No' } as const;
    expect(editorReducer(filled, { type: 'picture.read', field: 'picture', outcome: rejected })).toBe(filled);
    expect(editorReducer(filled, { type: 'import.read', outcome: refused })).toBe(filled);
    expect(editorReducer(filled, { type: 'portfolio.preview' })).toBe(filled);
  });

  it('is announced if its effect is out of sight', { tags: ['A11-1'] }, () => {
    const said = (event: PortfolioEvent, editor: EditorState = filled) => toAnnouncement(editor, event).text;
    expect(said({ type: 'portfolio.undo' })).toBe(undoneText);
    expect(said({ type: 'portfolio.startOver' })).toBe(startedOverText);
    expect(said({ type: 'portfolio.startOver' }, NEW_EDITOR)).toBe('');
    expect(said({ type: 'portfolio.add', list: 'links', id: 2 })).toBe('');
    const full = Array.from({ length: MAX_ENTRIES }, (_, at) => at + 1).reduce<EditorState>(
      (editor, id) => applyEdit(editor, { kind: 'add', list: 'links', id }),
      NEW_EDITOR,
    );
    expect(said({ type: 'portfolio.add', list: 'links', id: 99 }, full)).toBe(
      'The limit is 50 links. Remove one to add another.',
    );
    expect(said({ type: 'import.read', outcome: refused })).toBe('');
    expect(
      said({ type: 'import.read', outcome: { kind: 'portfolio', portfolio: EMPTY_PORTFOLIO } }),
    ).toContain('Imported');
    expect(said({ type: 'portfolio.preview' })).toBe('');
    const picture = { kind: 'picture', picture: tiny } as const;
    const read = { type: 'picture.read', field: 'picture', outcome: picture } as const;
    expect(said(read)).toBe('Picture added');
    // The picture or its project was removed in the meantime.
    expect(said({ ...read, was: tiny })).toBe('');
    expect(said({ ...read, was: tiny }, after({ kind: 'write', field: 'picture', text: tiny }))).toBe(
      'Picture added',
    );
    expect(said({ ...read, field: 'projects.9.picture' })).toBe('');
    expect(said({ ...read, outcome: { kind: 'rejected', message: 'No' } })).toBe('');
  });
});
