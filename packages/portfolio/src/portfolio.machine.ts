/**
 * The Portfolio Generator (PGN-1): what is typed shows at once, is stored a moment later and in every tab (STO-4), and
 * can be undone. A page is made only of what is in order (FRM-3); the work itself can always be exported, also when
 * storage keeps nothing (STO-3). Files are read one at a time, and what is refused leaves the work as it is. What puts
 * other work on the desk calls off what was being read for the work before.
 */
import type { Listener } from '@loomwright/kit';
import { createRecordLink, type RecordDescription, type RefusalReason } from '@loomwright/storage';
import {
  type ActorRefFrom,
  assign,
  fromPromise,
  not,
  or,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import {
  checkAll,
  createDesk,
  editDesk,
  endStep,
  followDesk,
  handOver,
  leaveField,
  showProblems,
} from './desk.ts';
import { type Edit, editPortfolio, type ListName } from './edit.ts';
import { type ExportFormat, exportPortfolio } from './exporting.ts';
import {
  type ChosenPicture,
  chooseInto,
  hasPictureField,
  type PictureField,
  type PictureOutcome,
  withPicture,
} from './pictures.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio, MAX_ENTRIES, type Portfolio } from './portfolio.ts';
import { portfolioCodec } from './portfolio-codec.ts';
import type { PortfolioContext, PortfolioEvent, PortfolioFact, PortfolioPorts } from './portfolio-events.ts';
import { hasProblems, type PortfolioField } from './problems.ts';
import { type ImportOutcome, importPortfolio } from './transfer.ts';
import { canRedo, canUndo, redo, undo } from './undoing.ts';
import {
  brokenExportText,
  brokenImportText,
  brokenPictureText,
  brokenSampleText,
  editText,
  exportedTexts,
  fullListText,
  importedText,
  pictureTakenText,
  redoneText,
  startedOverText,
  undoneText,
} from './words.ts';

/** What the record says of itself. */
type Known = { readonly value: Portfolio; readonly isStored: boolean };
/** A file a person chose; what it is, is the ports' to find out. */
type Chosen = { readonly file: unknown };
type Reason = { readonly reason: RefusalReason };

const chosenIn = (event: PortfolioEvent): Chosen => ({ file: 'file' in event ? event.file : undefined });

const needPicture = ({ pictures: [first] }: PortfolioContext): ChosenPicture => {
  if (!first) throw new Error('no picture was chosen');
  return first;
};

const startOver: Edit = { kind: 'replace', portfolio: EMPTY_PORTFOLIO };

const portfolioRecord: RecordDescription<Portfolio, readonly Edit[]> = {
  codec: portfolioCodec,
  reduce: (portfolio, edits) => edits.reduce(editPortfolio, portfolio),
};

export const createPortfolioMachine = ({
  records,
  loadSample,
  newId,
  readPicture,
  readText,
  ...ports
}: PortfolioPorts) =>
  setup({
    types: {
      context: {} as PortfolioContext,
      events: {} as PortfolioEvent,
      input: {} as { readonly listener: Listener<PortfolioFact> },
    },
    actors: {
      portfolioRecord: createRecordLink<Portfolio, readonly Edit[]>(records),
      loadSample: fromPromise<Portfolio>(loadSample),
      readPicture: fromPromise<PictureOutcome, ChosenPicture>(({ input }) =>
        readPicture(input.file, input.field),
      ),
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
          editDesk(desk, { kind: 'add', list, id: newId() }),
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
        // Only what was stored since shows that storage is there again.
        refused: ({ context }, { isStored }: Known) =>
          isStored && !context.isStored ? undefined : context.refused,
      }),
      sendEdits: sendTo('portfolioRecord', ({ context }) => ({
        type: 'record.apply',
        command: context.desk.unsaved,
      })),
      forgetEdits: assign({ desk: ({ context }) => handOver(context.desk), isStored: false }),
      flushRecord: sendTo('portfolioRecord', { type: 'record.flush' }),
      keepRefusal: assign({ refused: (_, { reason }: Reason) => reason }),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: Reason): PortfolioFact => ({ type: 'storage.refused', reason }),
      ),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, { text }: { text: string }): PortfolioFact => ({ type: 'results.changed', text }),
      ),
      choosePicture: assign({
        pictures: ({ context }, chosen: ChosenPicture) => chooseInto(context.pictures, chosen),
        pictureProblem: ({ context: { pictureProblem } }, { field }: ChosenPicture) =>
          pictureProblem?.field === field ? undefined : pictureProblem,
      }),
      takePicture: assign({
        desk: ({ context }, { outcome }: { outcome: PictureOutcome }) =>
          withPicture(context.desk, context.pictures, outcome),
        pictures: ({ context }) => context.pictures.slice(1),
      }),
      refusePicture: assign({
        pictureProblem: ({ context: { pictures } }, { outcome }: { outcome?: PictureOutcome }) =>
          pictures[0] && {
            field: pictures[0].field,
            problem: outcome?.kind === 'rejected' ? outcome.message : brokenPictureText,
          },
        pictures: ({ context }) => context.pictures.slice(1),
      }),
      forgetPictures: assign({ pictures: [], pictureProblem: undefined }),
      forgetSampleProblem: assign({ sampleProblem: '' }),
      failSample: assign({ sampleProblem: brokenSampleText }),
      beginWith: assign({
        desk: ({ context }, { portfolio }: { portfolio: Portfolio }) =>
          editDesk(context.desk, { kind: 'begin', portfolio }),
      }),
      forgetImportProblem: assign({ importProblem: '' }),
      takeImport: assign({
        desk: ({ context }, { outcome }: { outcome: ImportOutcome }) =>
          outcome.kind === 'portfolio'
            ? checkAll(editDesk(context.desk, { kind: 'replace', portfolio: outcome.portfolio }))
            : context.desk,
      }),
      refuseImport: assign({
        importProblem: (_, { outcome }: { outcome?: ImportOutcome }) =>
          outcome?.kind === 'refused' ? outcome.message : brokenImportText,
      }),
      sayReplaced: raise({ type: 'portfolio.replaced' }),
      forgetExportProblem: assign({ exportProblem: '' }),
      failExport: assign({ exportProblem: brokenExportText }),
    },
    guards: {
      isRefused: ({ context }) => context.refused !== undefined,
      isNews: ({ context }, { reason }: Reason) => context.refused !== reason,
      hasWork: ({ context }) => !isEmptyPortfolio(context.desk.portfolio),
      isFromSample: (_, { from }: { from: 'sample' | 'empty' }) => from === 'sample',
      isEmpty: (_, { value }: { value: Portfolio }) => isEmptyPortfolio(value),
      isWorking: or([stateIn({ desk: 'editing' }), stateIn({ desk: 'previewing' })]),
      isNotWorking: not(or([stateIn({ desk: 'editing' }), stateIn({ desk: 'previewing' })])),
      isOpen: not(stateIn({ desk: 'opening' })),
      hasUnsaved: ({ context }) => context.desk.unsaved.length > 0,
      hasStep: ({ context }) => context.desk.step !== undefined,
      hasRoom: ({ context }, { list }: { list: ListName }) =>
        context.desk.portfolio[list].length < MAX_ENTRIES,
      isToldOf: ({ context }, { edit }: { edit: Edit }) => editText(context.desk.portfolio, edit) !== '',
      canUndo: ({ context }) => canUndo(context.desk),
      canRedo: ({ context }) => canRedo(context.desk),
      hasProblems: ({ context }, { format }: { format: ExportFormat }) =>
        format !== 'json' && hasProblems(context.desk.portfolio),
      isPicture: (_, outcome: PictureOutcome) => outcome.kind === 'picture',
      hasPlace: ({ context: { desk, pictures } }, outcome: PictureOutcome) =>
        outcome.kind === 'picture' &&
        pictures[0] !== undefined &&
        hasPictureField(desk.portfolio, pictures[0].field),
      isBeingRead: ({ context }, { field }: { field: PictureField }) => context.pictures[0]?.field === field,
      hasMorePictures: ({ context }) => context.pictures.length > 0,
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
      pictures: [],
      pictureProblem: undefined,
      sampleProblem: '',
      importProblem: '',
      exportProblem: '',
    }),
    type: 'parallel',
    invoke: {
      id: 'portfolioRecord',
      src: 'portfolioRecord',
      input: portfolioRecord,
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
        guard: { type: 'isNews', params: ({ event }) => event },
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
                  target: 'fetching',
                  actions: 'forgetSampleProblem',
                },
                { target: 'editing' },
              ],
              // After starting over.
              'portfolio.undo': {
                guard: 'canUndo',
                actions: ['undo', { type: 'announce', params: { text: undoneText } }],
              },
            },
          },
          fetching: {
            description: 'The sample is on its way; beginning without it is possible.',
            always: { guard: 'hasWork', target: 'editing' },
            invoke: {
              id: 'loadSample',
              src: 'loadSample',
              onDone: {
                target: 'editing',
                actions: { type: 'beginWith', params: ({ event }) => ({ portfolio: event.output }) },
              },
              onError: { target: 'choosing', actions: 'failSample' },
            },
            on: {
              'portfolio.begin': [
                { guard: { type: 'isFromSample', params: ({ event }) => event } },
                { target: 'editing' },
              ],
            },
          },
          editing: {
            description: 'The form, and the page beside it.',
            on: {
              'portfolio.edit': [
                {
                  guard: { type: 'isToldOf', params: ({ event }) => event },
                  actions: [
                    {
                      type: 'announce',
                      params: ({ context, event }) => ({
                        text: editText(context.desk.portfolio, event.edit),
                      }),
                    },
                    { type: 'edit', params: ({ event }) => event },
                  ],
                },
                { actions: { type: 'edit', params: ({ event }) => event } },
              ],
              'portfolio.add': [
                {
                  guard: { type: 'hasRoom', params: ({ event }) => event },
                  actions: { type: 'add', params: ({ event }) => event },
                },
                {
                  actions: {
                    type: 'announce',
                    params: ({ event }) => ({ text: fullListText(event.list) }),
                  },
                },
              ],
              'portfolio.startOver': [
                {
                  guard: 'hasWork',
                  target: 'choosing',
                  actions: [
                    { type: 'edit', params: { edit: startOver } },
                    { type: 'announce', params: { text: startedOverText } },
                    'sayReplaced',
                  ],
                },
                {
                  target: 'choosing',
                  actions: [{ type: 'edit', params: { edit: startOver } }, 'sayReplaced'],
                },
              ],
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
        description: 'One picture at a time is made small; others wait.',
        initial: 'idle',
        states: {
          idle: {
            description: 'No picture is being read.',
            on: {
              'portfolio.choosePicture': {
                guard: 'isWorking',
                target: 'reading',
                actions: { type: 'choosePicture', params: ({ event }) => event },
              },
            },
          },
          reading: {
            description: 'A picture is being read and made small.',
            invoke: {
              id: 'readPicture',
              src: 'readPicture',
              input: ({ context }) => needPicture(context),
              onDone: [
                {
                  guard: { type: 'hasPlace', params: ({ event }) => event.output },
                  target: 'takingNext',
                  actions: [
                    { type: 'takePicture', params: ({ event }) => ({ outcome: event.output }) },
                    { type: 'announce', params: { text: pictureTakenText } },
                  ],
                },
                // Its project was removed meanwhile.
                {
                  guard: { type: 'isPicture', params: ({ event }) => event.output },
                  target: 'takingNext',
                  actions: { type: 'takePicture', params: ({ event }) => ({ outcome: event.output }) },
                },
                {
                  target: 'takingNext',
                  actions: { type: 'refusePicture', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'takingNext', actions: { type: 'refusePicture', params: {} } },
            },
            on: {
              'portfolio.choosePicture': [
                {
                  guard: { type: 'isBeingRead', params: ({ event }) => event },
                  target: 'reading',
                  reenter: true,
                  actions: { type: 'choosePicture', params: ({ event }) => event },
                },
                { actions: { type: 'choosePicture', params: ({ event }) => event } },
              ],
              'portfolio.replaced': { target: 'idle', actions: 'forgetPictures' },
            },
          },
          takingNext: {
            description: 'One is done; another may wait.',
            always: [{ guard: 'hasMorePictures', target: 'reading' }, { target: 'idle' }],
          },
        },
      },
      importing: {
        description: 'One file at a time is read.',
        initial: 'idle',
        states: {
          idle: {
            description: 'No file is being read.',
            on: {
              'portfolio.import': {
                guard: 'isOpen',
                target: 'reading',
                actions: 'forgetImportProblem',
              },
            },
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
                    'sayReplaced',
                  ],
                },
                {
                  target: 'idle',
                  actions: { type: 'refuseImport', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'idle', actions: { type: 'refuseImport', params: {} } },
            },
            on: {
              // The file chosen last is the one that is meant.
              'portfolio.import': { target: 'reading', reenter: true, actions: 'forgetImportProblem' },
              'portfolio.replaced': { target: 'idle' },
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
                // There is nothing yet.
                { guard: 'isNotWorking' },
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
