/**
 * The Portfolio Generator (PGN-1): what is typed shows at once, is stored a moment later and in every tab (STO-4), and
 * can be undone. A page is made only of what is in order (FRM-3); the work itself can always be exported, also when
 * storage keeps nothing (STO-3). Files are read one at a time, and what is refused leaves the work as it is.
 */
import type { Listener } from '@loomwright/kit';
import {
  createRecordMachine,
  type KeyValueStore,
  type Log,
  type RecordFact,
  type RefusalReason,
} from '@loomwright/storage';
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  createDesk,
  type Desk,
  editDesk,
  endStep,
  followDesk,
  handOver,
  leaveField,
  redo,
  showProblems,
  undo,
} from './desk.ts';
import { type Edit, editPortfolio, type ListName, nextId } from './edit.ts';
import { type ExportFormat, type ExportPorts, exportPortfolio } from './exporting.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio, type Portfolio } from './portfolio.ts';
import { portfolioCodec } from './portfolio-codec.ts';
import { hasProblems, type PortfolioField } from './problems.ts';
import { SAMPLE_PORTFOLIO } from './sample.ts';
import { type ImportOutcome, importPortfolio, type ReadText } from './transfer.ts';
import {
  brokenExportText,
  brokenImportText,
  brokenPictureText,
  exportedTexts,
  importedText,
  redoneText,
  undoneText,
} from './words.ts';

/** A picture made small, as a data address, or why there is none, in a person's words. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** Where a picture goes: into the field of the portfolio itself, or of one project. */
export type PictureField = 'picture' | `projects.${number}.picture`;

export interface PortfolioPorts extends ExportPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Makes a small picture of a chosen file. */
  readonly readPicture: (file: unknown) => Promise<PictureOutcome>;
  readonly readText: ReadText;
}

/** What the listener is told: words to read out, and that this browser does not keep what is made. */
export type PortfolioFact =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export type PortfolioEvent =
  | { readonly type: 'portfolio.begin'; readonly from: 'sample' | 'empty' }
  | { readonly type: 'portfolio.edit'; readonly edit: Edit }
  | { readonly type: 'portfolio.add'; readonly list: ListName }
  | { readonly type: 'portfolio.undo' }
  | { readonly type: 'portfolio.redo' }
  | { readonly type: 'portfolio.leaveField'; readonly field: PortfolioField }
  | { readonly type: 'portfolio.choosePicture'; readonly field: PictureField; readonly file: unknown }
  | { readonly type: 'portfolio.import'; readonly file: unknown }
  | { readonly type: 'portfolio.export'; readonly format: ExportFormat }
  | { readonly type: 'portfolio.preview' }
  | { readonly type: 'portfolio.goBack' }
  | { readonly type: 'page.hiding' }
  | RecordFact<Portfolio>;

export interface PortfolioContext {
  readonly listener: Listener<PortfolioFact>;
  readonly desk: Desk;
  readonly isStored: boolean;
  /** Why storage keeps nothing of late. */
  readonly refused: RefusalReason | undefined;
  /** The field whose picture is being read, and what became of the last one. */
  readonly picture: { readonly field: PictureField; readonly problem: string } | undefined;
  readonly importProblem: string;
  readonly exportProblem: string;
}

/** What the record says of itself. */
type Known = { readonly value: Portfolio; readonly isStored: boolean };
/** A file a person chose; what it is, is the ports' to find out. */
type Chosen = { readonly file: unknown };

const chosenIn = (event: PortfolioEvent): Chosen => ({ file: 'file' in event ? event.file : undefined });

const beginWithSample: Edit = { kind: 'replace', portfolio: SAMPLE_PORTFOLIO };

/** An edit that puts a picture into its field. */
const pictureEdit = (field: PictureField, picture: string): Edit =>
  field === 'picture'
    ? { kind: 'write', field, text: picture }
    : {
        kind: 'writeEntry',
        list: 'projects',
        id: Number(field.split('.')[1]),
        field: 'picture',
        text: picture,
      };

const needPictureField = ({ picture }: PortfolioContext): PictureField => {
  if (!picture) throw new Error('no picture was chosen');
  return picture.field;
};

export const createPortfolioMachine = ({ store, log, readPicture, readText, ...ports }: PortfolioPorts) =>
  setup({
    types: {
      context: {} as PortfolioContext,
      events: {} as PortfolioEvent,
      input: {} as { readonly listener: Listener<PortfolioFact> },
    },
    actors: {
      portfolioRecord: createRecordMachine<Portfolio, readonly Edit[]>({
        store,
        log,
        reduce: (portfolio, edits) => edits.reduce(editPortfolio, portfolio),
      }),
      readPicture: fromPromise<PictureOutcome, Chosen>(({ input }) => readPicture(input.file)),
      readImport: fromPromise<ImportOutcome, Chosen>(({ input }) => importPortfolio(readText, input.file)),
      makeExport: fromPromise<ExportFormat, { format: ExportFormat; portfolio: Portfolio }>(
        async ({ input: { format, portfolio } }) => {
          exportPortfolio(ports, format, portfolio);
          return format;
        },
      ),
    },
    actions: {
      add: assign({
        desk: ({ context: { desk } }, { list }: { list: ListName }) =>
          editDesk(desk, { kind: 'add', list, id: nextId(desk.portfolio, list) }),
      }),
      edit: assign({ desk: ({ context }, { edit }: { edit: Edit }) => editDesk(context.desk, edit) }),
      endStep: assign({ desk: ({ context }) => endStep(context.desk) }),
      undo: assign({ desk: ({ context }) => undo(context.desk) }),
      redo: assign({ desk: ({ context }) => redo(context.desk) }),
      checkField: assign({
        desk: ({ context }, { field }: { field: PortfolioField }) => leaveField(context.desk, field),
      }),
      showProblems: assign({ desk: ({ context }) => showProblems(context.desk) }),
      follow: assign({
        desk: ({ context }, { value }: Known) => followDesk(context.desk, value),
        isStored: (_, { isStored }: Known) => isStored,
        refused: ({ context }, { isStored }: Known) => (isStored ? undefined : context.refused),
      }),
      sendEdits: sendTo('portfolioRecord', ({ context }) => ({
        type: 'record.apply',
        command: context.desk.unsaved,
      })),
      forgetEdits: assign({ desk: ({ context }) => handOver(context.desk), isStored: false }),
      flushRecord: sendTo('portfolioRecord', { type: 'record.flush' }),
      keepRefusal: assign({ refused: (_, { reason }: { reason: RefusalReason }) => reason }),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: { reason: RefusalReason }): PortfolioFact => ({ type: 'storage.refused', reason }),
      ),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, { text }: { text: string }): PortfolioFact => ({ type: 'results.changed', text }),
      ),
      expectPicture: assign({
        picture: (_, { field }: { field: PictureField }) => ({ field, problem: '' }),
      }),
      takePicture: assign({
        desk: ({ context }, { outcome }: { outcome: PictureOutcome }) =>
          outcome.kind === 'picture'
            ? editDesk(context.desk, pictureEdit(needPictureField(context), outcome.picture))
            : context.desk,
      }),
      refusePicture: assign({
        picture: ({ context }, { outcome }: { outcome?: PictureOutcome }) => ({
          field: needPictureField(context),
          problem: outcome?.kind === 'rejected' ? outcome.message : brokenPictureText,
        }),
      }),
      forgetImportProblem: assign({ importProblem: '' }),
      takeImport: assign({
        desk: ({ context }, { outcome }: { outcome: ImportOutcome }) =>
          outcome.kind === 'portfolio'
            ? editDesk(context.desk, { kind: 'replace', portfolio: outcome.portfolio })
            : context.desk,
      }),
      refuseImport: assign({
        importProblem: (_, { outcome }: { outcome?: ImportOutcome }) =>
          outcome?.kind === 'refused' ? outcome.message : brokenImportText,
      }),
      forgetExportProblem: assign({ exportProblem: '' }),
      failExport: assign({ exportProblem: brokenExportText }),
    },
    guards: {
      isRefused: ({ context }) => context.refused !== undefined,
      hasWork: ({ context }) => !isEmptyPortfolio(context.desk.portfolio),
      isFromSample: (_, { from }: { from: 'sample' | 'empty' }) => from === 'sample',
      isEmpty: (_, { value }: { value: Portfolio }) => isEmptyPortfolio(value),
      hasUnsaved: ({ context }) => context.desk.unsaved.length > 0,
      hasStep: ({ context }) => context.desk.step !== undefined,
      canUndo: ({ context }) => context.desk.past.length > 0,
      canRedo: ({ context }) => context.desk.future.length > 0,
      hasProblems: ({ context }, { format }: { format: ExportFormat }) =>
        format !== 'json' && hasProblems(context.desk.portfolio),
      isPicture: (_, outcome: PictureOutcome) => outcome.kind === 'picture',
      isPortfolio: (_, outcome: ImportOutcome) => outcome.kind === 'portfolio',
    },
    delays: { gatherMs: 400, stepMs: 1000 },
  }).createMachine({
    id: 'portfolio',
    description: 'The Portfolio Generator.',
    context: ({ input: { listener } }) => ({
      listener,
      desk: createDesk(EMPTY_PORTFOLIO),
      isStored: true,
      refused: undefined,
      picture: undefined,
      importProblem: '',
      exportProblem: '',
    }),
    type: 'parallel',
    invoke: {
      id: 'portfolioRecord',
      src: 'portfolioRecord',
      input: ({ self }) => ({ listener: self, codec: portfolioCodec }),
      onError: {
        actions: [
          { type: 'keepRefusal', params: { reason: 'blocked' } },
          { type: 'sayRefused', params: { reason: 'blocked' } },
        ],
      },
    },
    on: {
      'record.updated': { actions: { type: 'follow', params: ({ event }) => event } },
      'record.refused': {
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event },
          { type: 'sayRefused', params: ({ event }) => event },
        ],
      },
    },
    states: {
      desk: {
        description: 'What is on the screen.',
        initial: 'opening',
        states: {
          opening: {
            description: 'What this browser keeps is not known yet.',
            always: { guard: 'isRefused', target: 'choosing' },
            on: {
              'record.updated': [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => event },
                  target: 'choosing',
                  actions: { type: 'follow', params: ({ event }) => event },
                },
                { target: 'editing', actions: { type: 'follow', params: ({ event }) => event } },
              ],
            },
          },
          choosing: {
            description: 'There is nothing yet: beginning from a sample, from nothing, or from a file.',
            always: { guard: 'hasWork', target: 'editing' },
            on: {
              'portfolio.begin': [
                {
                  guard: { type: 'isFromSample', params: ({ event }) => event },
                  target: 'editing',
                  actions: { type: 'edit', params: { edit: beginWithSample } },
                },
                { target: 'editing' },
              ],
            },
          },
          editing: {
            description: 'The form, and the page beside it.',
            on: {
              'portfolio.edit': { actions: { type: 'edit', params: ({ event }) => event } },
              'portfolio.add': { actions: { type: 'add', params: ({ event }) => event } },
              'portfolio.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
              'portfolio.undo': {
                guard: 'canUndo',
                actions: ['undo', { type: 'announce', params: { text: undoneText } }],
              },
              'portfolio.redo': {
                guard: 'canRedo',
                actions: ['redo', { type: 'announce', params: { text: redoneText } }],
              },
              'portfolio.preview': { target: 'previewing' },
            },
          },
          previewing: {
            description: 'The page alone.',
            on: {
              'portfolio.goBack': { target: 'editing' },
              // What is to be mended is in the form.
              'portfolio.export': {
                guard: { type: 'hasProblems', params: ({ event }) => event },
                target: 'editing',
              },
            },
          },
        },
      },
      saving: {
        description: 'What is typed goes to storage a moment later.',
        initial: 'resting',
        states: {
          resting: {
            description: 'Nothing waits here.',
            always: { guard: 'hasUnsaved', target: 'gathering' },
            on: { 'page.hiding': { actions: 'flushRecord' } },
          },
          gathering: {
            description: 'More may come: each write costs time.',
            after: { gatherMs: { target: 'resting', actions: ['sendEdits', 'forgetEdits'] } },
            on: {
              'page.hiding': { target: 'resting', actions: ['sendEdits', 'forgetEdits', 'flushRecord'] },
            },
          },
        },
      },
      typing: {
        description: 'What is typed into a field without a pause is one step to undo.',
        initial: 'paused',
        states: {
          paused: {
            description: 'The next letter begins a step.',
            always: { guard: 'hasStep', target: 'going' },
          },
          going: {
            description: 'A step is being typed.',
            on: { 'portfolio.edit': { target: 'going', reenter: true } },
            after: { stepMs: { target: 'paused', actions: 'endStep' } },
          },
        },
      },
      picture: {
        description: 'One picture at a time is made small.',
        initial: 'idle',
        states: {
          idle: {
            description: 'No picture is being read.',
            on: {
              'portfolio.choosePicture': {
                target: 'reading',
                actions: { type: 'expectPicture', params: ({ event }) => event },
              },
            },
          },
          reading: {
            description: 'A picture is being read and made small.',
            invoke: {
              id: 'readPicture',
              src: 'readPicture',
              input: ({ event }) => chosenIn(event),
              onDone: [
                {
                  guard: { type: 'isPicture', params: ({ event }) => event.output },
                  target: 'idle',
                  actions: { type: 'takePicture', params: ({ event }) => ({ outcome: event.output }) },
                },
                {
                  target: 'idle',
                  actions: { type: 'refusePicture', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'idle', actions: { type: 'refusePicture', params: {} } },
            },
            on: {
              'portfolio.choosePicture': {
                target: 'reading',
                reenter: true,
                actions: { type: 'expectPicture', params: ({ event }) => event },
              },
            },
          },
        },
      },
      importing: {
        description: 'One file at a time is read.',
        initial: 'idle',
        states: {
          idle: {
            description: 'No file is being read.',
            on: { 'portfolio.import': { target: 'reading', actions: 'forgetImportProblem' } },
          },
          reading: {
            description: 'A chosen file is being read and checked; the work goes on meanwhile.',
            invoke: {
              id: 'readImport',
              src: 'readImport',
              input: ({ event }) => chosenIn(event),
              onDone: [
                {
                  guard: { type: 'isPortfolio', params: ({ event }) => event.output },
                  target: 'idle',
                  actions: [
                    { type: 'takeImport', params: ({ event }) => ({ outcome: event.output }) },
                    { type: 'announce', params: { text: importedText } },
                  ],
                },
                {
                  target: 'idle',
                  actions: { type: 'refuseImport', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'idle', actions: { type: 'refuseImport', params: {} } },
            },
          },
        },
      },
      exporting: {
        description: 'What is made leaves the browser as a file or on paper.',
        initial: 'idle',
        states: {
          idle: {
            description: 'Nothing is on its way.',
            on: {
              'portfolio.export': [
                {
                  guard: { type: 'hasProblems', params: ({ event }) => event },
                  actions: 'showProblems',
                },
                { target: 'making', actions: 'forgetExportProblem' },
              ],
            },
          },
          making: {
            description: 'An export is being made and handed over.',
            invoke: {
              id: 'makeExport',
              src: 'makeExport',
              input: ({ context, event }) => ({
                format: event.type === 'portfolio.export' ? event.format : 'json',
                portfolio: context.desk.portfolio,
              }),
              onDone: {
                target: 'idle',
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ text: exportedTexts[event.output] }),
                },
              },
              onError: { target: 'idle', actions: 'failExport' },
            },
          },
        },
      },
    },
  });

export type PortfolioMachine = ReturnType<typeof createPortfolioMachine>;
export type PortfolioActor = ActorRefFrom<PortfolioMachine>;
export type PortfolioSnapshot = SnapshotFrom<PortfolioMachine>;
