import fc from 'fast-check';
import { type EntryField, entryFields, LIST_NAMES, type ListName } from '../edit.ts';
import { EMPTY_PORTFOLIO, PORTFOLIO_THEMES, type Portfolio } from '../portfolio.ts';
import { hasProblems } from '../problems.ts';
import { SAMPLE_PORTFOLIO } from '../sample.ts';
import { toJson } from '../transfer.ts';
import { pictures, portfolios } from './arbitraries.ts';
import {
  type Command,
  check,
  command,
  edit,
  isEditing,
  isNotPreviewing,
  replaced,
  same,
  settle,
  showWork,
} from './bench.ts';
import { TYPED_FIELDS } from './edits.ts';
import { openPortfolioTab } from './fakes.ts';
import { createEditorModel, type EditorModel, editModel, redoModel, undoModel, waitModel } from './model.ts';

const texts = fc.constantFrom('', 'A', 'Ad', 'Ada', 'Ada Lovelace', 'two\n\nparagraphs', '😀', '<b>');
const places = fc.nat(4);
const lists = fc.constantFrom(...LIST_NAMES);

const entryAt = (model: EditorModel, list: ListName, place: number) =>
  model.portfolio[list][place % Math.max(1, model.portfolio[list].length)];

const fieldAt = (list: ListName, place: number): EntryField => {
  const fields = entryFields(list).filter((field) => field !== 'picture');
  return fields[place % fields.length] as EntryField;
};

// Short ones: what fields take of more is the reducer's to show, and the model cuts nothing.
const importable = portfolios(2).filter((portfolio) => toJson(portfolio).length < 10_000);

// Typing on, pausing and taking back: what most of the life of an editor is.
const letter = fc
  .constantFrom('a', 'b', ' ')
  .map((text) =>
    edit('letter', ({ portfolio }) => ({ kind: 'write', field: 'about', text: `${portfolio.about}${text}` })),
  );
const pause = fc.constantFrom(1, 399, 400, 999, 1000).map((ms) =>
  command(`wait ${ms}`, async (model, { tab, world }) => {
    // What storage refused goes with the next edit; by itself nothing is tried again.
    const isTried = tab.view.saving !== 'full' || tab.snapshot.context.desk.unsaved.length > 0;
    world.clock.increment(ms);
    waitModel(model, ms);
    await settle();
    if (ms >= 400 && !model.isFull && isTried) check(tab.view.saving === 'kept', `still ${tab.view.saving}`);
  }),
);
const undoing = fc.constant(
  command(
    'undo',
    (model, { tab }) => {
      tab.send({ type: 'portfolio.undo' });
      undoModel(model);
      showWork(model);
    },
    isNotPreviewing,
  ),
);

/** What people do to the editor in one tab, each with what the model says comes of it. */
export const editorCommands: readonly fc.Arbitrary<Command>[] = [
  letter,
  letter,
  letter,
  letter,
  pause,
  pause,
  pause,
  undoing,
  undoing,
  undoing,
  fc
    .tuple(fc.constantFrom(...TYPED_FIELDS), texts)
    .map(([field, text]) => edit(`${field} ${text}`, () => ({ kind: 'write', field, text }))),
  fc.tuple(fc.constantFrom(...TYPED_FIELDS), texts).map(([field, text]) =>
    edit(`more of ${field}`, ({ portfolio }) => ({
      kind: 'write',
      field,
      text: `${portfolio[field]}${text}`,
    })),
  ),
  texts.map((text) => edit('e-mail', () => ({ kind: 'writeContact', field: 'email', text }))),
  fc
    .array(texts, { maxLength: 3 })
    .map((skills) => edit('skills', () => ({ kind: 'writeSkills', text: skills.join(', ') }))),
  fc.constantFrom(...PORTFOLIO_THEMES).map((theme) => edit(theme, () => ({ kind: 'chooseTheme', theme }))),
  fc.tuple(lists, places, places, texts).map(([list, place, field, text]) =>
    edit(`entry of ${list}`, (model) => {
      const entry = entryAt(model, list, place);
      return entry && { kind: 'writeEntry', list, id: entry.id, field: fieldAt(list, field), text };
    }),
  ),
  fc.tuple(lists, places).map(([list, place]) =>
    edit(`remove of ${list}`, (model) => {
      const entry = entryAt(model, list, place);
      return entry && { kind: 'remove', list, id: entry.id };
    }),
  ),
  fc.tuple(lists, places, places).map(([list, place, to]) =>
    edit(`move of ${list}`, (model) => {
      const entry = entryAt(model, list, place);
      return entry && { kind: 'move', list, id: entry.id, to };
    }),
  ),
  lists.map((list) =>
    command(
      `add ${list}`,
      (model, { tab }) => {
        tab.send({ type: 'portfolio.add', list });
        const [added] = tab.view.portfolio[list].slice(-1);
        const blank = Object.fromEntries(entryFields(list).map((field) => [field, '']));
        const entries = [...model.portfolio[list], { id: added?.id, ...blank }];
        const { idleMs } = model;
        editModel(model, { portfolio: { ...model.portfolio, [list]: entries } as Portfolio });
        // Adding is no typing: it neither goes on with a step nor prolongs one.
        model.idleMs = idleMs;
      },
      isEditing,
    ),
  ),
  fc.constant(
    command(
      'redo',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.redo' });
        redoModel(model);
      },
      isEditing,
    ),
  ),
  fc.constantFrom('sample' as const, 'empty' as const).map((from) =>
    command(
      `begin ${from}`,
      (model, { tab }) => {
        tab.send({ type: 'portfolio.begin', from });
        if (from === 'sample') replaced(model, SAMPLE_PORTFOLIO);
        model.screen = 'editing';
      },
      ({ screen }) => screen === 'choosing',
    ),
  ),
  fc.constant(
    command(
      'startOver',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.startOver' });
        replaced(model, EMPTY_PORTFOLIO);
        model.screen = 'choosing';
      },
      isEditing,
    ),
  ),
  importable.map((portfolio) =>
    command('import', async (model, { tab }) => {
      tab.send({ type: 'portfolio.import', file: { holds: 'text', text: toJson(portfolio) } });
      while (tab.view.isImporting) await new Promise<void>((resolve) => void Promise.resolve().then(resolve));
      replaced(model, portfolio);
      showWork(model);
    }),
  ),
  fc.constantFrom('{', '{}', '<html>', '').map((text) =>
    command('refuse', async (_, { tab }) => {
      tab.send({ type: 'portfolio.import', file: { holds: 'text', text } });
      await settle();
      check(tab.view.importProblem !== '', 'no reason');
    }),
  ),
  fc.tuple(pictures, fc.boolean(), places).map(([picture, isPortrait, place]) =>
    command(
      'picture',
      async (model, { tab }) => {
        const project = entryAt(model, 'projects', place);
        const { idleMs, typing } = model;
        const field = isPortrait || !project ? 'picture' : (`projects.${project.id}.picture` as const);
        tab.send({ type: 'portfolio.choosePicture', field, file: { holds: 'picture', picture } });
        await settle();
        if (field === 'picture') editModel(model, { kind: 'write', field, text: picture });
        else if (project)
          editModel(model, {
            kind: 'writeEntry',
            list: 'projects',
            id: project.id,
            field: 'picture',
            text: picture,
          });
        model.idleMs = idleMs;
        if (tab.view.portfolio === model.portfolio) model.typing = typing;
      },
      ({ screen }) => screen !== 'choosing',
    ),
  ),
  fc.constantFrom('html' as const, 'json' as const, 'print' as const).map((format) =>
    command(
      `export ${format}`,
      async (model, { tab, world }) => {
        const [files, prints] = [world.saved.length, world.printed.length];
        tab.send({ type: 'portfolio.export', format });
        await settle();
        const isRefused = format !== 'json' && hasProblems(model.portfolio);
        const made = [world.saved.length - files, world.printed.length - prints];
        same(made, isRefused ? [0, 0] : format === 'print' ? [0, 1] : [1, 0], 'files and prints');
        if (isRefused) model.screen = 'editing';
        if (format === 'json') same(world.saved.at(-1)?.text, toJson(model.portfolio), 'file');
      },
      ({ screen }) => screen !== 'choosing',
    ),
  ),
  fc.constant(
    command(
      'preview',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.preview' });
        model.screen = 'previewing';
      },
      isEditing,
    ),
  ),
  fc.constant(
    command(
      'goBack',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.goBack' });
        model.screen = 'editing';
      },
      ({ screen }) => screen === 'previewing',
    ),
  ),
  fc.constantFrom(...TYPED_FIELDS).map((field) =>
    command(
      'leave',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.leaveField', field });
        model.typing = undefined;
      },
      isEditing,
    ),
  ),
  fc.constant(
    command('reload', async (model, real) => {
      const kept = real.world.stored() ?? EMPTY_PORTFOLIO;
      real.tab.leave();
      if (!model.isFull) same(real.world.stored() ?? EMPTY_PORTFOLIO, model.portfolio, 'stored on leaving');
      else if (JSON.stringify(real.world.stored() ?? EMPTY_PORTFOLIO) !== JSON.stringify(model.portfolio))
        same(real.world.stored() ?? EMPTY_PORTFOLIO, kept, 'kept in full storage');
      real.tab = openPortfolioTab(real.world);
      const { isFull } = model;
      Object.assign(model, { ...createEditorModel(), isFull });
      await settle();
      model.portfolio = real.world.stored() ?? EMPTY_PORTFOLIO;
      showWork(model);
    }),
  ),
  fc.boolean().map((isFull) =>
    command(isFull ? 'fill' : 'free', (model, { world }) => {
      world.origin.resize(isFull ? 0 : Number.POSITIVE_INFINITY);
      model.isFull = isFull;
    }),
  ),
];
