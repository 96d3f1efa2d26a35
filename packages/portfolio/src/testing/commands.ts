import fc from 'fast-check';
import { type Edit, editPortfolio } from '../edit.ts';
import { fieldOrder, isPictureField, LIST_NAMES } from '../fields.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio } from '../portfolio.ts';
import type { PortfolioEvent } from '../portfolio-events.ts';
import { hasProblems } from '../problems.ts';
import { SAMPLE_PORTFOLIO } from '../sample.ts';
import { toJson } from '../transfer.ts';
import { pictures, portfolios, smallEdits } from './arbitraries.ts';
import { brokenEditorInvariants } from './invariants.ts';
import {
  canStep,
  changeModel,
  createEditorModel,
  type EditorModel,
  editModel,
  redoModel,
  undoModel,
  waitModel,
} from './model.ts';
import { openPortfolioTab, type PortfolioTab, type PortfolioWorld, settle } from './world.ts';

/** The browser and the tab that is open in it now. */
export interface EditorReal {
  readonly world: PortfolioWorld;
  tab: PortfolioTab;
  /** How often each command was run, by name. */
  readonly visited: Map<string, number>;
}

/** One user action, and its effect on the model. */
type Command = fc.AsyncCommand<EditorModel, EditorReal>;

const check = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const same = (one: unknown, other: unknown, what: string): void => {
  const [shown, expected] = [JSON.stringify(one), JSON.stringify(other)];
  check(shown === expected, `${what}: ${shown?.slice(0, 1000)} is not ${expected?.slice(0, 1000)}`);
};

/** The view must equal the model, and work that is shown as kept must be stored. */
const compare = (model: EditorModel, { world, tab }: EditorReal): void => {
  const { view } = tab;
  same(brokenEditorInvariants(tab.snapshot), [], 'invariants');
  same(view.screen, model.screen, 'screen');
  same(view.portfolio, model.portfolio, 'portfolio');
  same([view.canUndo, view.canRedo], [canStep(model.past, model), canStep(model.future, model)], 'steps');
  same(view.busyPictures, [], 'pictures');
  if (view.saving === 'kept') same(world.stored() ?? EMPTY_PORTFOLIO, view.portfolio, 'kept');
  if (!model.isFull) check(view.saving !== 'blocked', 'blocked');
};

const command = (
  name: string,
  run: (model: EditorModel, real: EditorReal) => void | Promise<void>,
  canRun: (model: EditorModel) => boolean = () => true,
): Command => ({
  check: canRun,
  run: async (model, real) => {
    await run(model, real);
    await settle();
    // Work that turns up ends the choice of how to begin.
    if (model.screen === 'choosing' && !isEmptyPortfolio(model.portfolio)) model.screen = 'editing';
    const [kind = ''] = name.split(' ');
    real.visited.set(kind, (real.visited.get(kind) ?? 0) + 1);
    compare(model, real);
  },
  toString: () => name,
});

const isEditing = ({ screen }: EditorModel) => screen === 'editing';

const edit = (name: string, make: (model: EditorModel) => Edit | undefined): Command =>
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

/** One event, and its effect on the model. */
const sending = (
  event: PortfolioEvent,
  run: (model: EditorModel) => void,
  canRun: (model: EditorModel) => boolean = isEditing,
) => {
  const [, name = ''] = event.type.split('.');
  const send = (model: EditorModel, { tab }: EditorReal) => {
    tab.send(event);
    run(model);
  };
  return fc.constant(command(name, send, canRun));
};

const show = (screen: EditorModel['screen']) => (model: EditorModel) => {
  model.screen = screen;
};

/** Replaces the work: an undo step of its own. */
const replaceModel = (model: EditorModel, after: EditorModel['portfolio']): void => {
  changeModel(model, after);
  model.typing = undefined;
};

const texts = fc.constantFrom('', 'A', 'Ad', 'Ada', 'Ada Lovelace', 'two\n\nparagraphs', '😀', '<b>');
const typedFields = (model: EditorModel) =>
  fieldOrder(model.portfolio).filter((field) => !isPictureField(field));
const at = <T>(values: readonly T[], place: number): T | undefined => values[place % values.length];
// Typing, pausing and undoing: most of what happens in an editor.
const letter = fc
  .constantFrom('a', 'b', ' ')
  .map((text) =>
    edit('letter', ({ portfolio }) => ({ kind: 'write', field: 'about', text: `${portfolio.about}${text}` })),
  );
const write = fc.tuple(fc.nat(40), texts).map(([place, text]) =>
  edit(`field ${place} ${text}`, (model) => {
    const field = at(typedFields(model), place);
    return field && { kind: 'write', field, text };
  }),
);
const anyEdit = smallEdits.map((made) => edit(made.kind, () => made));
const pause = fc.constantFrom(1, 399, 400, 999, 1000).map((ms) =>
  command(`wait ${ms}`, async (model, { tab, world }) => {
    // Refused work is stored with the next edit; there is no retry without one.
    const isTried = tab.view.saving !== 'full' || tab.snapshot.context.editor.pending.length > 0;
    world.clock.increment(ms);
    waitModel(model, ms);
    await settle();
    if (ms >= 400 && !model.isFull && isTried) check(tab.view.saving === 'kept', `still ${tab.view.saving}`);
  }),
);
const undoing = sending({ type: 'portfolio.undo' }, undoModel, ({ screen }) => screen !== 'previewing');
const often = [letter, letter, letter, letter, write, write, write, pause, pause, pause, undoing, undoing];

// Short ones: what fields cut is the reducer's to show.
const importable = portfolios(2).filter((portfolio) => toJson(portfolio).length < 10_000);

const files: readonly fc.Arbitrary<Command>[] = [
  importable.map((portfolio) =>
    command('import', async (model, { tab }) => {
      tab.send({ type: 'portfolio.import', file: { holds: 'text', text: toJson(portfolio) } });
      do await settle();
      while (tab.view.isImporting);
      replaceModel(model, portfolio);
    }),
  ),
  fc.constantFrom('{', '{}', '<html>', '').map((text) =>
    command('refuse', async (_, { tab }) => {
      tab.send({ type: 'portfolio.import', file: { holds: 'text', text } });
      await settle();
      check(tab.view.importProblem !== '', 'no reason');
    }),
  ),
  fc.tuple(pictures, fc.nat(40)).map(([picture, place]) =>
    command(
      'picture',
      async (model, { tab }) => {
        const field = at(fieldOrder(model.portfolio).filter(isPictureField), place) ?? 'picture';
        tab.send({ type: 'portfolio.choosePicture', field, file: { holds: 'picture', picture } });
        await settle();
        changeModel(model, editPortfolio(model.portfolio, { kind: 'write', field, text: picture }));
      },
      ({ screen }) => screen !== 'choosing',
    ),
  ),
  fc.constantFrom('html' as const, 'json' as const, 'print' as const).map((format) =>
    command(
      `export ${format}`,
      async (model, { tab, world }) => {
        const before = world.saved.length + world.printed.length;
        tab.send({ type: 'portfolio.export', format });
        await settle();
        const isRefused = format !== 'json' && hasProblems(model.portfolio);
        same(world.saved.length + world.printed.length - before, isRefused ? 0 : 1, 'exports');
        if (isRefused) model.screen = 'editing';
        else if (format === 'json') same(world.saved.at(-1)?.text, toJson(model.portfolio), 'work');
      },
      ({ screen }) => screen !== 'choosing',
    ),
  ),
];

/** User actions in one tab, each with its effect on the model. */
export const editorCommands: readonly fc.Arbitrary<Command>[] = [
  ...often,
  ...files,
  anyEdit,
  anyEdit,
  anyEdit,
  fc
    .constantFrom(...LIST_NAMES)
    .map((list) =>
      command(
        `add ${list}`,
        (model, { tab }) =>
          changeModel(model, editPortfolio(model.portfolio, { kind: 'add', list, id: tab.add(list) })),
        isEditing,
      ),
    ),
  sending({ type: 'portfolio.redo' }, redoModel),
  sending({ type: 'portfolio.preview' }, show('previewing')),
  sending({ type: 'portfolio.goBack' }, show('editing'), ({ screen }) => screen === 'previewing'),
  sending({ type: 'portfolio.startOver' }, (model) => {
    replaceModel(model, EMPTY_PORTFOLIO);
    model.screen = 'choosing';
  }),
  ...(['sample', 'empty'] as const).map((from) =>
    sending(
      { type: 'portfolio.begin', from },
      (model) => {
        if (from === 'sample') replaceModel(model, SAMPLE_PORTFOLIO);
        model.screen = 'editing';
      },
      ({ screen }) => screen === 'choosing',
    ),
  ),
  fc.nat(40).map((place) =>
    command(
      'leave',
      (model, { tab }) => {
        tab.send({ type: 'portfolio.leaveField', field: at(typedFields(model), place) ?? 'name' });
        model.typing = undefined;
      },
      isEditing,
    ),
  ),
  fc.constant(
    command('reload', async (model, real) => {
      const { world } = real;
      const kept = world.stored() ?? EMPTY_PORTFOLIO;
      real.tab.leave();
      const stored = world.stored() ?? EMPTY_PORTFOLIO;
      // Full storage keeps what it held, unless what is left of the work fits again.
      const isKept = model.isFull && JSON.stringify(stored) !== JSON.stringify(model.portfolio);
      same(stored, isKept ? kept : model.portfolio, 'stored on leaving');
      real.tab = openPortfolioTab(world);
      Object.assign(model, { ...createEditorModel(), isFull: model.isFull, portfolio: stored });
    }),
  ),
  fc.boolean().map((isFull) =>
    command(isFull ? 'fill' : 'free', (model, { world }) => {
      world.origin.resize(isFull ? 0 : Number.POSITIVE_INFINITY);
      model.isFull = isFull;
    }),
  ),
];
