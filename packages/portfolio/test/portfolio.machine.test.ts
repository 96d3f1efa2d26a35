import { describe, expect, it } from 'vitest';
import { MAX_STEPS } from '../src/editor.ts';
import { EMPTY_PORTFOLIO, SAMPLE_PORTFOLIO } from '../src/index.ts';
import { brokenSampleText, fullListText } from '../src/texts.ts';
import { name, openEditor as open } from './open-editor.ts';

const children = ['pictureQueue', 'importer', 'exporter'];
const work = { ...SAMPLE_PORTFOLIO };
const refuse = (reason: 'full' | 'blocked') =>
  ({ type: 'record.refused', key: 'portfolio', reason }) as const;

describe('opening', () => {
  it('shows the stored work, or how to begin, and nothing before the record is read', {
    tags: ['PGN-1'],
  }, () => {
    const page = open();
    for (const event of [
      { type: 'portfolio.begin', from: 'sample' },
      { type: 'portfolio.import', file: 0 },
      { type: 'portfolio.export', format: 'json' },
      { type: 'portfolio.choosePicture', field: 'picture', file: 0 },
    ] as const)
      page.send(event);
    expect([page.stepper.running, page.sent()]).toEqual([children, []]);
    expect(page.view()).toMatchObject({ screen: 'opening', portfolio: EMPTY_PORTFOLIO });
    page.know(work);
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work, saving: 'kept', canUndo: false });
    expect(open(EMPTY_PORTFOLIO).view().screen).toBe('choosing');
  });

  it('works while storage is blocked', { tags: ['STO-3'] }, () => {
    const page = open();
    page.send(refuse('blocked'));
    expect(page.view()).toMatchObject({ screen: 'choosing', saving: 'blocked' });
    const other = open(EMPTY_PORTFOLIO);
    other.send(refuse('blocked'));
    // The record sends this even if nothing was written, so it does not prove that storage works.
    other.know(EMPTY_PORTFOLIO);
    expect(other.view().saving).toBe('blocked');
  });

  it('continues when a child fails', { tags: ['STO-3', 'PGN-1'] }, () => {
    const page = open(work);
    for (const child of children) expect(page.stepper.fail(child, new Error('broken')), child).toBe(true);
    page.edit(name('Ada'));
    page.stepper.advance(400);
    expect(page.view()).toMatchObject({ portfolio: { name: 'Ada' } });
    expect(page.facts()).toEqual([]);
    page.send({ type: 'portfolio.choosePicture', field: 'picture', file: 0 });
    page.send({ type: 'portfolio.import', file: 0 });
    page.send({ type: 'portfolio.export', format: 'json' });
    page.send({ type: 'portfolio.startOver' });
    expect(page.view().screen).toBe('choosing');
  });

  it('shows the work of another tab, even during the choice of how to begin', { tags: ['STO-4'] }, () => {
    const page = open(EMPTY_PORTFOLIO);
    page.know(work);
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work });
  });
});

describe('beginning and starting over', { tags: ['PGN-1'] }, () => {
  it('begins with a sample, which can be undone, or with an empty form', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.begin', from: 'sample' });
    page.send({ type: 'portfolio.begin', from: 'sample' });
    expect(page.view()).toMatchObject({ screen: 'choosing', isFetching: true });
    page.stepper.settle('loadSample', SAMPLE_PORTFOLIO);
    expect(page.view()).toMatchObject({ screen: 'editing', isFetching: false, portfolio: SAMPLE_PORTFOLIO });
    page.undo();
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: EMPTY_PORTFOLIO, canRedo: true });
    const other = open(EMPTY_PORTFOLIO);
    other.send({ type: 'portfolio.begin', from: 'empty' });
    expect(other.view()).toMatchObject({ screen: 'editing', canUndo: false, saving: 'kept' });
  });

  it('reports a sample that fails to load, and ignores a late one', {
    tags: ['STO-4'],
  }, () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.begin', from: 'sample' });
    page.stepper.fail('loadSample', new Error('offline'));
    expect(page.view()).toMatchObject({
      screen: 'choosing',
      isFetching: false,
      sampleProblem: brokenSampleText,
    });
    page.send({ type: 'portfolio.begin', from: 'sample' });
    expect(page.view().sampleProblem).toBe('');
    page.send({ type: 'portfolio.begin', from: 'empty' });
    expect(page.stepper.running).not.toContain('loadSample');
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: EMPTY_PORTFOLIO });
    const other = open(EMPTY_PORTFOLIO);
    other.send({ type: 'portfolio.begin', from: 'sample' });
    other.know(work);
    expect(other.stepper.running).not.toContain('loadSample');
    expect(other.view()).toMatchObject({ screen: 'editing', portfolio: work });
  });

  it('undoes starting over, even while a sample is loading, and announces both', {
    tags: ['A11-1'],
  }, () => {
    for (const isFetching of [false, true]) {
      const page = open(work);
      page.send({ type: 'portfolio.startOver' });
      expect(page.view()).toMatchObject({ screen: 'choosing', portfolio: EMPTY_PORTFOLIO, canUndo: true });
      if (isFetching) page.send({ type: 'portfolio.begin', from: 'sample' });
      page.undo();
      expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work, isFetching: false });
      expect(page.announced()).toEqual(['Started over. Undo brings back what was there.', 'Undone']);
    }
    const empty = open(EMPTY_PORTFOLIO);
    empty.send({ type: 'portfolio.begin', from: 'empty' });
    empty.send({ type: 'portfolio.startOver' });
    expect([empty.view().screen, empty.facts()]).toEqual(['choosing', []]);
  });

  it('starting over cancels all reads, and an import cancels picture reads', () => {
    const page = open(work);
    page.send({ type: 'portfolio.startOver' });
    page.send({ type: 'import.read', outcome: { kind: 'portfolio', portfolio: work } });
    expect(page.sentTo('importer').at(-1)).toEqual({ type: 'import.cancel' });
    expect(page.sentTo('pictureQueue')).toEqual(Array(2).fill({ type: 'picture.cancelAll' }));
  });

  it('an earlier refused file does not affect new work', () => {
    const page = open(EMPTY_PORTFOLIO);
    expect(page.view().screen).toBe('choosing');
    const cancelled = page.sentTo('importer').length;
    page.send({ type: 'portfolio.begin', from: 'empty' });
    expect(page.sentTo('importer').slice(cancelled)).toEqual([{ type: 'import.cancel' }]);
  });
});

describe('saving', () => {
  it('shows kept, saving, then kept: edits are sent once, after 400 ms', {
    tags: ['STO-4'],
  }, () => {
    const page = open(work);
    page.edit(name('A'));
    page.edit(name('Ad'));
    expect(page.view().saving).toBe('saving');
    page.stepper.advance(399);
    expect(page.toRecord()).toEqual([]);
    page.stepper.advance(1);
    expect(page.toRecord()).toEqual(['record.apply']);
    expect(page.view().saving).toBe('saving');
    page.know({ ...work, name: 'Ad' }, false);
    expect(page.view().saving).toBe('saving');
    page.know({ ...work, name: 'Ad' });
    expect(page.view().saving).toBe('kept');
  });

  it('loses no letter when storage replies during typing', { tags: ['STO-4'] }, () => {
    const page = open(work);
    let text = '';
    for (const letter of 'A weaver of Dimapur') {
      const before = text;
      text += letter;
      page.edit(name(text));
      // Storage replies late with earlier text, and with another tab's edit of another field.
      page.know({ ...work, name: before || work.name, headline: `seen ${text.length}` });
      expect(page.view().portfolio).toMatchObject({ name: text, headline: `seen ${text.length}` });
    }
    page.undo();
    expect(page.view().portfolio.headline).toBe(`seen ${text.length}`);
  });

  it('stores at once when the page is hidden, with or without pending edits', { tags: ['STO-4'] }, () => {
    const page = open(work);
    page.send({ type: 'page.hiding' });
    expect(page.toRecord()).toEqual(['record.flush']);
    page.edit(name('Ada'));
    page.send({ type: 'page.hiding' });
    page.stepper.advance(2000);
    expect(page.toRecord()).toEqual(['record.flush', 'record.apply', 'record.flush']);
  });

  it('shows why storage refuses until something is stored again', { tags: ['STO-3'] }, () => {
    const page = open(work);
    page.edit(name('A'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'A' }, false);
    for (const _ of [1, 2]) page.send(refuse('full'));
    expect(page.view().saving).toBe('full');
    page.send(refuse('blocked'));
    page.edit(name('Ad'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'Ad' }, false);
    expect(page.view().saving).toBe('blocked');
    page.know({ ...work, name: 'Ad' });
    expect(page.view().saving).toBe('kept');
  });
});

describe('undo steps', { tags: ['PGN-1'] }, () => {
  it('include text typed into a field that still has focus', () => {
    const page = open(work);
    for (const text of ['A', 'Ad', 'Ada']) {
      page.edit(name(text));
      page.stepper.advance(999);
    }
    page.stepper.advance(1);
    page.edit(name('Ada L'));
    page.send({ type: 'portfolio.leaveField', field: 'name' });
    page.edit(name('Ada Lovelace'));
    const undone = [1, 2, 3].map(() => {
      page.undo();
      return page.view().portfolio.name;
    });
    expect(undone).toEqual(['Ada L', 'Ada', work.name]);
  });

  it('are limited to a hundred', () => {
    const page = open(work);
    for (let count = 0; count < 150; count += 1)
      page.edit({ kind: 'choose', choice: { theme: count % 2 === 0 ? 'slate' : 'indigo' } });
    expect(page.stepper.snapshot.context.editor.past).toHaveLength(MAX_STEPS);
  });

  it('overwritten by another tab are skipped', { tags: ['STO-4'] }, () => {
    const page = open(work);
    page.edit({ kind: 'write', field: 'about', text: 'Mine' });
    page.edit(name('Ada'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'Theirs', about: 'Mine' });
    page.undo();
    expect(page.view()).toMatchObject({ portfolio: { name: 'Theirs', about: work.about }, canUndo: false });
  });
});

describe('editing', { tags: ['PGN-1'] }, () => {
  it('announces moves and removals, and that a list of fifty is full', { tags: ['A11-1'] }, () => {
    const page = open(work);
    page.send({ type: 'portfolio.add', list: 'projects', id: 71 });
    expect(page.view().portfolio.projects.at(-1)).toMatchObject({ id: 71, title: '' });
    page.edit({ kind: 'move', list: 'projects', id: 71, to: 0 });
    page.edit({ kind: 'remove', list: 'projects', id: 71 });
    expect(page.view().portfolio.projects).toEqual(work.projects);
    page.undo();
    expect(page.view().portfolio.projects[0]?.id).toBe(71);
    page.send({ type: 'portfolio.redo' });
    for (let id = 101; id <= 151; id += 1) page.send({ type: 'portfolio.add', list: 'links', id });
    expect(page.view().portfolio.links).toHaveLength(50);
    expect([...new Set(page.announced())]).toEqual([
      `Moved to 1 of ${work.projects.length + 1}`,
      'Project removed. Undo brings it back.',
      'Undone',
      'Redone',
      fullListText('links'),
    ]);
  });

  it('shows skills as typed while the text parses to the same skills', () => {
    const page = open({ ...EMPTY_PORTFOLIO, name: 'Ada' });
    for (const text of ['Weaving', 'Weaving,', 'Weaving, ', 'Weaving, d']) {
      page.edit({ kind: 'write', field: 'skills', text });
      expect(page.view().skillsText).toBe(text);
    }
    expect(page.view().portfolio.skills).toEqual(['Weaving', 'd']);
    page.know({ ...EMPTY_PORTFOLIO, skills: ['x'] });
    page.undo();
    expect(page.view().skillsText).toBe('');
    expect(open(work).view().skillsText).toBe(work.skills.join(', '));
  });

  it('shows the page alone, without editing, and returns', () => {
    const page = open(work);
    page.edit(name('Ada'));
    page.send({ type: 'portfolio.preview' });
    page.edit(name('Not here'));
    page.undo();
    expect(page.view()).toMatchObject({ screen: 'previewing', portfolio: { name: 'Ada' } });
    page.send({ type: 'portfolio.goBack' });
    expect(page.view().screen).toBe('editing');
  });
});
