import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { describe, expect, it } from 'vitest';
import {
  createPortfolioMachine,
  type Edit,
  EMPTY_PORTFOLIO,
  type Portfolio,
  type PortfolioFact,
  SAMPLE_PORTFOLIO,
  toPortfolioView,
} from '../src/index.ts';
import { createPortfolioWorld, openPortfolioTab, settle } from '../src/testing/index.ts';
import { brokenExportText, brokenImportText, brokenPictureText, fullListText } from '../src/words.ts';

const listener = createRecordingListener<PortfolioFact>().ref;
const world = createPortfolioWorld();

const open = (stored?: Portfolio) => {
  const machine = createPortfolioMachine(world.portsOf(createMemoryOrigin().openTab()));
  const stepper = createStepper(machine, { listener });
  const know = (value: Portfolio, isStored = true) =>
    stepper.send({ type: 'record.updated', key: 'portfolio', value, isStored });
  if (stored) know(stored);
  return {
    stepper,
    know,
    send: stepper.send,
    view: () => toPortfolioView(stepper.snapshot),
    edit: (edit: Edit) => stepper.send({ type: 'portfolio.edit', edit }),
    facts: () => stepper.sent.filter(({ target }) => target === listener).map(({ event }) => event),
    toRecord: () =>
      stepper.sent.filter(({ target }) => target === 'portfolioRecord').map(({ event }) => event.type),
  };
};
const name = (text: string): Edit => ({ kind: 'write', field: 'name', text });
const refuse = (reason: 'full' | 'blocked') =>
  ({ type: 'record.refused', key: 'portfolio', reason }) as const;
const work = { ...SAMPLE_PORTFOLIO };
const picture = 'data:image/png;base64,AAAA';

describe('opening', () => {
  it('[PGN-1] shows what this browser keeps, or how to begin, and nothing before that is known', () => {
    const page = open();
    for (const event of [
      { type: 'portfolio.begin', from: 'sample' },
      { type: 'portfolio.import', file: 0 },
      { type: 'portfolio.export', format: 'json' },
      { type: 'portfolio.choosePicture', field: 'picture', file: 0 },
    ] as const) {
      page.send(event);
      expect(page.stepper.running).toEqual(['portfolioRecord']);
      expect(page.view()).toMatchObject({ screen: 'opening', portfolio: EMPTY_PORTFOLIO });
    }
    page.know(work);
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work, saving: 'kept', canUndo: false });
    expect(open(EMPTY_PORTFOLIO).view().screen).toBe('choosing');
  });

  it('[STO-3] goes on where storage is closed', () => {
    const page = open();
    page.send(refuse('blocked'));
    expect(page.view()).toMatchObject({ screen: 'choosing', saving: 'blocked' });
    const other = open(EMPTY_PORTFOLIO);
    other.send(refuse('blocked'));
    // As the record tells it when nothing of ours waits: that shows nothing of storage.
    other.know(EMPTY_PORTFOLIO);
    expect(other.view().saving).toBe('blocked');
  });

  it('[STO-3] outlives the record', () => {
    const page = open(work);
    page.stepper.fail('portfolioRecord', new Error('broken'));
    page.edit(name('Ada'));
    page.stepper.advance(400);
    expect(page.view()).toMatchObject({ saving: 'blocked', portfolio: { name: 'Ada' } });
    expect(page.facts()).toEqual([{ type: 'storage.refused', reason: 'blocked' }]);
  });

  it('[STO-4] shows what another tab made, also while one was choosing how to begin', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.know(work);
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work });
  });
});

describe('beginning and starting over', () => {
  it('[PGN-1] begins from a sample or from nothing, and both can be undone', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.begin', from: 'sample' });
    page.send({ type: 'portfolio.begin', from: 'sample' });
    expect(page.view()).toMatchObject({ screen: 'choosing', isFetching: true });
    page.stepper.settle('loadSample', SAMPLE_PORTFOLIO);
    expect(page.view()).toMatchObject({ screen: 'editing', isFetching: false, portfolio: SAMPLE_PORTFOLIO });
    page.send({ type: 'portfolio.undo' });
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: EMPTY_PORTFOLIO, canRedo: true });
    page.send({ type: 'portfolio.redo' });
    expect(page.view().portfolio).toEqual(SAMPLE_PORTFOLIO);
    const other = open(EMPTY_PORTFOLIO);
    other.send({ type: 'portfolio.begin', from: 'empty' });
    expect(other.view()).toMatchObject({ screen: 'editing', canUndo: false, saving: 'kept' });
  });

  it('[PGN-1] [STO-4] a sample that cannot be had is said; one that nobody waits for any more is not begun with', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.begin', from: 'sample' });
    page.stepper.fail('loadSample', new Error('offline'));
    expect(page.view()).toMatchObject({ screen: 'choosing', isFetching: false });
    expect(page.view().sampleProblem).toMatch(/could not be fetched/);
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

  it('[PGN-1] starts over and takes that back, from where one begins', () => {
    const page = open(work);
    page.send({ type: 'portfolio.startOver' });
    expect(page.view()).toMatchObject({ screen: 'choosing', portfolio: EMPTY_PORTFOLIO, canUndo: true });
    page.send({ type: 'portfolio.undo' });
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: work });
    expect(page.facts().map((fact) => ('text' in fact ? fact.text : ''))).toEqual([
      'Started over. Undo brings back what was there.',
      'Undone',
    ]);
    const empty = open(EMPTY_PORTFOLIO);
    empty.send({ type: 'portfolio.begin', from: 'empty' });
    empty.send({ type: 'portfolio.startOver' });
    expect([empty.view().screen, empty.facts()]).toEqual(['choosing', []]);
  });

  it('[PGN-1] starting over calls off the files that were being read for the work before', () => {
    const page = open(work);
    page.send({ type: 'portfolio.choosePicture', field: 'picture', file: 1 });
    page.send({ type: 'portfolio.import', file: 2 });
    page.send({ type: 'portfolio.startOver' });
    expect(page.stepper.running).toEqual(['portfolioRecord']);
    expect(page.view()).toMatchObject({ busyPictures: [], isImporting: false, portfolio: EMPTY_PORTFOLIO });
  });
});

describe('saving', () => {
  it('[STO-4] is kept, then saving, then kept: what is typed goes to storage 400 ms later, once', () => {
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

  it('[STO-4] loses no letter when storage answers between two of them', () => {
    const page = open(work);
    let text = '';
    for (const letter of 'A weaver of Dimapur') {
      const before = text;
      text += letter;
      page.edit(name(text));
      // What was sent before comes back late, and another tab writes elsewhere.
      page.know({ ...work, name: before || work.name, headline: `seen ${text.length}` });
      expect(page.view().portfolio).toMatchObject({ name: text, headline: `seen ${text.length}` });
    }
    page.send({ type: 'portfolio.undo' });
    expect(page.view().portfolio.headline).toBe(`seen ${text.length}`);
  });

  it('[STO-4] stores at once when the page goes away, with or without something waiting', () => {
    const page = open(work);
    page.send({ type: 'page.hiding' });
    expect(page.toRecord()).toEqual(['record.flush']);
    page.edit(name('Ada'));
    page.send({ type: 'page.hiding' });
    expect(page.toRecord()).toEqual(['record.flush', 'record.apply', 'record.flush']);
    page.stepper.advance(2000);
    expect(page.toRecord()).toHaveLength(3);
  });

  it('[STO-3] says why storage keeps nothing once, and that it is kept when it is', () => {
    const page = open(work);
    page.edit(name('A'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'A' }, false);
    for (const _ of [1, 2]) page.send(refuse('full'));
    expect(page.view().saving).toBe('full');
    page.send(refuse('blocked'));
    expect(page.facts()).toEqual([
      { type: 'storage.refused', reason: 'full' },
      { type: 'storage.refused', reason: 'blocked' },
    ]);
    page.edit(name('Ad'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'Ad' }, false);
    expect(page.view().saving).toBe('blocked');
    page.know({ ...work, name: 'Ad' });
    expect(page.view().saving).toBe('kept');
  });
});

describe('steps', () => {
  const undone = (page: ReturnType<typeof open>) => {
    page.send({ type: 'portfolio.undo' });
    return page.view().portfolio.name;
  };

  it('[PGN-1] are what was typed into a field without a pause of a second', () => {
    const page = open(work);
    for (const text of ['A', 'Ad', 'Ada']) {
      page.edit(name(text));
      page.stepper.advance(999);
    }
    page.stepper.advance(1);
    page.edit(name('Ada L'));
    expect([undone(page), undone(page), undone(page)]).toEqual(['Ada', work.name, work.name]);
    page.send({ type: 'portfolio.redo' });
    page.send({ type: 'portfolio.redo' });
    expect(page.view()).toMatchObject({ portfolio: { name: 'Ada L' }, canRedo: false });
  });

  it('[PGN-1] end where the field is left', () => {
    const page = open(work);
    page.edit(name('A'));
    page.send({ type: 'portfolio.leaveField', field: 'name' });
    page.edit(name('Ad'));
    expect(undone(page)).toBe('A');
  });

  it('[PGN-1] are a hundred at most', () => {
    const page = open(work);
    for (let count = 0; count < 150; count += 1)
      page.edit({ kind: 'chooseTheme', theme: count % 2 === 0 ? 'slate' : 'indigo' });
    expect(page.stepper.snapshot.context.desk.past).toHaveLength(100);
  });

  it('[PGN-1] [STO-4] of another tab are passed over', () => {
    const page = open(work);
    page.edit({ kind: 'write', field: 'about', text: 'Mine' });
    page.edit(name('Ada'));
    page.stepper.advance(400);
    page.know({ ...work, name: 'Theirs', about: 'Mine' });
    expect(undone(page)).toBe('Theirs');
    expect(page.view()).toMatchObject({ portfolio: { about: work.about }, canUndo: false });
  });
});

describe('entries', () => {
  it('[PGN-1] [A11-1] are added at the end, moved and removed, and what happens is said', () => {
    const page = open(work);
    page.send({ type: 'portfolio.add', list: 'projects' });
    const id = page.view().portfolio.projects.at(-1)?.id ?? 0;
    expect(work.projects.map((project) => project.id)).not.toContain(id);
    page.edit({ kind: 'move', list: 'projects', id, to: 0 });
    page.edit({ kind: 'remove', list: 'projects', id });
    expect(page.view().portfolio.projects).toEqual(work.projects);
    expect(page.facts().map((fact) => ('text' in fact ? fact.text : ''))).toEqual([
      `Moved to 1 of ${work.projects.length + 1}`,
      'Project removed. Undo brings it back.',
    ]);
    page.send({ type: 'portfolio.undo' });
    expect(page.view().portfolio.projects[0]?.id).toBe(id);
  });

  it('[PGN-1] [A11-1] are fifty at most, which is said', () => {
    const page = open(work);
    for (let count = 0; count < 51; count += 1) page.send({ type: 'portfolio.add', list: 'links' });
    expect(page.view().portfolio.links).toHaveLength(50);
    expect(page.facts()[0]).toEqual({ type: 'results.changed', text: fullListText('links') });
  });
});

describe('skills', () => {
  it('[PGN-1] are shown as they were typed, as long as that says the same', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.begin', from: 'empty' });
    for (const text of ['Weaving', 'Weaving,', 'Weaving, ', 'Weaving, d']) {
      page.edit({ kind: 'writeSkills', text });
      expect(page.view().skillsText).toBe(text);
    }
    expect(page.view().portfolio.skills).toEqual(['Weaving', 'd']);
    page.know({ ...EMPTY_PORTFOLIO, skills: ['x'] });
    page.send({ type: 'portfolio.undo' });
    expect(page.view().skillsText).toBe('');
    expect(open(work).view().skillsText).toBe(work.skills.join(', '));
  });
});

describe('pictures', () => {
  const [one, two] = work.projects.map(({ id }) => `projects.${id}.picture` as const) as [
    `projects.${number}.picture`,
    `projects.${number}.picture`,
  ];
  const done = { kind: 'picture', picture } as const;
  const choose = (page: ReturnType<typeof open>, field: 'picture' | typeof one, file: unknown) =>
    page.send({ type: 'portfolio.choosePicture', field, file });

  it('[PGN-1] are read one after the other, none forgotten, and land where they belong', () => {
    const page = open(work);
    choose(page, one, 1);
    choose(page, two, 2);
    choose(page, two, 3);
    choose(page, 'picture', 4);
    expect(page.view()).toMatchObject({ busyPictures: [one, two, 'picture'] });
    expect(page.stepper.inputOf('readPicture')).toEqual({ field: one, file: 1 });
    page.stepper.settle('readPicture', done);
    expect(page.stepper.inputOf('readPicture')).toEqual({ field: two, file: 3 });
    page.stepper.settle('readPicture', { kind: 'picture', picture: `${picture}BBBB` });
    page.stepper.settle('readPicture', done);
    const { portfolio, busyPictures } = page.view();
    expect([portfolio.projects.map((project) => project.picture).slice(0, 2), busyPictures]).toEqual([
      [picture, `${picture}BBBB`],
      [],
    ]);
    expect(page.facts()).toContainEqual({ type: 'results.changed', text: 'The picture is in its place' });
    for (const _ of [1, 2]) page.send({ type: 'portfolio.undo' });
    expect(page.view().portfolio.projects[1]?.picture).toBe(work.projects[1]?.picture);
  });

  it('[PGN-1] of one field: the file chosen last counts', () => {
    const page = open(work);
    choose(page, 'picture', 1);
    choose(page, 'picture', 2);
    expect(page.stepper.inputOf('readPicture')).toEqual({ field: 'picture', file: 2 });
    page.stepper.settle('readPicture', done);
    expect(page.view().portfolio.picture).toBe(picture);
  });

  it('[PGN-1] are dropped when their project was removed meanwhile', () => {
    const page = open(work);
    choose(page, one, 1);
    page.edit({ kind: 'remove', list: 'projects', id: work.projects[0]?.id ?? 0 });
    const before = page.view().portfolio;
    page.stepper.settle('readPicture', done);
    expect(page.view()).toMatchObject({ portfolio: before, busyPictures: [], pictureProblem: undefined });
  });

  it('[PGN-1] that are refused, or break the reader, say so at their field and change nothing', () => {
    const page = open(work);
    choose(page, one, 1);
    page.stepper.settle('readPicture', { kind: 'rejected', message: 'Too large.' });
    expect(page.view()).toMatchObject({
      portfolio: work,
      pictureProblem: { field: one, problem: 'Too large.' },
    });
    choose(page, 'picture', 2);
    page.stepper.fail('readPicture', new Error('broken'));
    expect(page.view().pictureProblem).toEqual({ field: 'picture', problem: brokenPictureText });
    choose(page, 'picture', 3);
    expect(page.view().pictureProblem).toBeUndefined();
  });
});

describe('importing', () => {
  const imported = { ...work, name: 'From a file' };

  it('[PGN-1] takes the place of the work, can be undone, and calls off its pictures', () => {
    const page = open(work);
    page.send({ type: 'portfolio.choosePicture', field: 'picture', file: 1 });
    page.send({ type: 'portfolio.import', file: 2 });
    page.edit(name('Typed meanwhile'));
    page.stepper.settle('readImport', { kind: 'portfolio', portfolio: imported });
    expect(page.view()).toMatchObject({ portfolio: imported, isImporting: false, busyPictures: [] });
    page.send({ type: 'portfolio.undo' });
    expect(page.view().portfolio.name).toBe('Typed meanwhile');
  });

  it('[PGN-1] reads the file chosen last', () => {
    const page = open(EMPTY_PORTFOLIO);
    page.send({ type: 'portfolio.import', file: 1 });
    page.send({ type: 'portfolio.import', file: 2 });
    expect(page.stepper.inputOf('readImport')).toEqual({ file: 2 });
    page.stepper.settle('readImport', { kind: 'portfolio', portfolio: imported });
    expect(page.view()).toMatchObject({ screen: 'editing', portfolio: imported });
  });

  it('[PGN-1] [FRM-3] says at once what has to be mended in what it took', () => {
    const page = open(work);
    const links = [{ id: 3, label: '', address: 'javascript:alert(1)' }];
    page.send({ type: 'portfolio.import', file: 1 });
    page.stepper.settle('readImport', { kind: 'portfolio', portfolio: { ...work, links } });
    expect(page.view().problems.map(({ field }) => field)).toEqual(['links.3.address']);
    // The box that says so takes the focus.
    expect(page.view().attempt).toBe(1);
    page.send({ type: 'portfolio.startOver' });
    page.send({ type: 'portfolio.begin', from: 'empty' });
    expect(page.view().problems).toEqual([]);
  });

  it('[PGN-1] that is refused or breaks leaves the work alone and says why', () => {
    const page = open(work);
    page.edit(name('Ada'));
    const before = page.view().portfolio;
    page.send({ type: 'portfolio.import', file: 1 });
    page.stepper.settle('readImport', { kind: 'refused', message: 'Not JSON.' });
    expect(page.view()).toMatchObject({ portfolio: before, importProblem: 'Not JSON.', canUndo: true });
    page.send({ type: 'portfolio.import', file: 1 });
    expect(page.view().importProblem).toBe('');
    page.stepper.fail('readImport', new Error('broken'));
    expect(page.view()).toMatchObject({ portfolio: before, importProblem: brokenImportText });
  });
});

describe('taking it away', () => {
  it('[FRM-3] shows what has to be mended instead, in the form, as often as it is asked for', () => {
    const page = open(work);
    page.edit(name(' '));
    page.send({ type: 'portfolio.preview' });
    page.send({ type: 'portfolio.export', format: 'html' });
    expect(page.view()).toMatchObject({ screen: 'editing', attempt: 1 });
    expect(page.view().problems).toEqual([{ field: 'name', message: 'Enter your name' }]);
    page.edit(name('A'));
    expect(page.view().problems).toEqual([]);
    page.edit(name(''));
    page.send({ type: 'portfolio.leaveField', field: 'name' });
    expect(page.view().errors).toEqual({ name: 'Enter your name' });
    page.send({ type: 'portfolio.undo' });
    expect(page.view().errors).toEqual({});
  });

  it('[FRM-3] forgets what was wrong with an entry when it is removed', () => {
    const page = open({ ...work, links: [{ id: 4, label: '', address: '' }] });
    page.send({ type: 'portfolio.export', format: 'print' });
    expect(page.view().problems).toHaveLength(1);
    page.edit({ kind: 'remove', list: 'links', id: 4 });
    expect(page.view().problems).toEqual([]);
  });

  it('[PGN-1] hands the page and the work over as files, and prints, each once', async () => {
    const own = createPortfolioWorld();
    const tab = openPortfolioTab(own);
    await settle();
    tab.send({ type: 'portfolio.begin', from: 'sample' });
    await settle();
    for (const format of ['html', 'html', 'json', 'print'] as const) {
      tab.send({ type: 'portfolio.export', format });
      // Pressed twice before the first is done.
      tab.send({ type: 'portfolio.export', format });
      await settle();
    }
    expect(own.saved.map(({ name: file, type }) => [file, type])).toEqual([
      ['portfolio.html', 'text/html'],
      ['portfolio.html', 'text/html'],
      ['portfolio.json', 'application/json'],
    ]);
    expect(own.printed).toHaveLength(1);
    expect(own.saved[0]).toEqual(own.saved[1]);
    expect(JSON.parse(own.saved[2]?.text ?? '')).toEqual(SAMPLE_PORTFOLIO);
    tab.leave();
  });

  it('[PGN-1] that the browser refuses loses nothing and can be tried again', async () => {
    const own = createPortfolioWorld();
    let isRefusing = true;
    const tab = openPortfolioTab(own, {
      saveFile: () => {
        if (isRefusing) throw new Error('refused');
      },
    });
    await settle();
    tab.send({ type: 'portfolio.begin', from: 'sample' });
    await settle();
    tab.send({ type: 'portfolio.export', format: 'json' });
    await settle();
    expect(tab.view).toMatchObject({ exportProblem: brokenExportText, portfolio: SAMPLE_PORTFOLIO });
    isRefusing = false;
    tab.send({ type: 'portfolio.export', format: 'json' });
    await settle();
    expect(tab.view.exportProblem).toBe('');
    tab.leave();
  });

  it('[PGN-1] shows the page alone, and goes back', () => {
    const page = open(work);
    page.send({ type: 'portfolio.preview' });
    page.edit(name('Not here'));
    expect(page.view()).toMatchObject({ screen: 'previewing', portfolio: work });
    page.send({ type: 'portfolio.goBack' });
    expect(page.view().screen).toBe('editing');
  });
});
