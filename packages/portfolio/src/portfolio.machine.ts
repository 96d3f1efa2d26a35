/** A page is exported only without problems (FRM-3); the work itself can always be exported (STO-3). */
import { eventOf, type Listener, type NoticeEvent } from '@loomwright/kit';
import {
  type ActorRefFrom,
  assign,
  emit,
  forwardTo,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { applyEdit, endStep } from './editor.ts';
import { change, followRecord, keepDownload, NEW_PORTFOLIO, toAnnouncement } from './editor-reducer.ts';
import { createExporterMachine } from './exporter.machine.ts';
import { fieldTextOf } from './fields.ts';
import { createImporterMachine } from './importer.machine.ts';
import { createPictureQueueMachine } from './picture-queue.machine.ts';
import { isEmptyPortfolio, type Portfolio } from './portfolio.ts';
import { portfolioRecord } from './portfolio-codec.ts';
import type {
  PortfolioChildren,
  PortfolioContext,
  PortfolioEmitted,
  PortfolioEvent,
  PortfolioPorts,
} from './portfolio-events.ts';
import { hasProblems } from './problems.ts';
import { canRedo, canUndo } from './undo.ts';

export const createPortfolioMachine = ({ records, loadSample, ...ports }: PortfolioPorts) => {
  const record = () => records.open(portfolioRecord).actor;

  return setup({
    types: {
      context: {} as PortfolioContext,
      events: {} as PortfolioEvent,
      input: {} as { readonly notices: Listener<NoticeEvent> },
      emitted: {} as PortfolioEmitted,
      children: {} as PortfolioChildren,
      tags: {} as 'fetching' | 'sampleFailed',
    },
    actors: {
      pictureQueue: createPictureQueueMachine(ports),
      importer: createImporterMachine(ports),
      exporter: createExporterMachine(ports),
      loadSample: fromPromise<Portfolio>(loadSample),
    },
    actions: {
      followRecord: sendTo(record, ({ self }) => ({ type: 'record.follow', listener: self })),
      change: assign(({ context, event }) => change(context, event)),
      begin: assign({
        editor: ({ context }, { portfolio }: { portfolio: Portfolio }) =>
          applyEdit(context.editor, { kind: 'begin', portfolio }),
      }),
      endStep: assign({ editor: ({ context }) => endStep(context.editor) }),
      follow: assign(({ context, event }) => followRecord(context, eventOf(event, 'record.updated'))),
      sendEdits: sendTo(record, ({ context }) => ({
        type: 'record.apply',
        command: context.editor.pending,
      })),
      forgetEdits: assign({
        editor: ({ context }) => ({ ...context.editor, pending: [] }),
        isStored: false,
      }),
      flushRecord: sendTo(record, { type: 'record.flush' }),
      keepRefusal: assign(({ event }) => ({ refused: eventOf(event, 'record.refused').reason })),
      announce: sendTo(
        ({ context }) => context.notices,
        ({ context, event }) => toAnnouncement(context.editor, event),
      ),
      keepDownload: assign(({ context, event }) => keepDownload(context, eventOf(event, 'export.finished'))),
      emitChecked: emit({ type: 'portfolio.checked' }),
      queuePicture: sendTo('pictureQueue', ({ context, event }) => {
        const chosen = eventOf(event, 'portfolio.choosePicture');
        return { ...chosen, was: fieldTextOf(context.editor.portfolio, chosen.field) };
      }),
      cancelPictures: sendTo('pictureQueue', { type: 'picture.cancelAll' }),
      startImport: forwardTo('importer'),
      cancelImport: sendTo('importer', { type: 'import.cancel' }),
      startExport: sendTo('exporter', ({ context, event }) => ({
        type: 'export.start',
        format: eventOf(event, 'portfolio.export').format,
        portfolio: context.editor.portfolio,
      })),
    },
    guards: {
      isRefused: ({ context }) => context.refused !== undefined,
      hasWork: ({ context }) => !isEmptyPortfolio(context.editor.portfolio),
      isFromSample: ({ event }) => eventOf(event, 'portfolio.begin').from === 'sample',
      isImported: ({ event }) => eventOf(event, 'import.read').outcome.kind === 'portfolio',
      isAnnounced: ({ context, event }) => toAnnouncement(context.editor, event).text !== '',
      hasPending: ({ context }) => context.editor.pending.length > 0,
      isTyping: ({ context }) => context.editor.typing !== undefined,
      canUndo: ({ context }) => canUndo(context.editor),
      canRedo: ({ context }) => canRedo(context.editor),
      hasProblems: ({ context, event }) =>
        eventOf(event, 'portfolio.export').format !== 'json' && hasProblems(context.editor.portfolio),
    },
    delays: { debounceMs: 400, stepMs: 1000 },
  }).createMachine({
    id: 'portfolio',
    description: 'Edits a portfolio in the Portfolio Generator.',
    context: ({ input: { notices } }) => ({ notices, ...NEW_PORTFOLIO }),
    type: 'parallel',
    entry: 'followRecord',
    invoke: [
      // The editor continues without a child that fails.
      { id: 'pictureQueue', src: 'pictureQueue', input: ({ self }) => ({ listener: self }), onError: {} },
      { id: 'importer', src: 'importer', input: ({ self }) => ({ listener: self }), onError: {} },
      { id: 'exporter', src: 'exporter', input: ({ self }) => ({ listener: self }), onError: {} },
    ],
    on: {
      'record.updated': { actions: 'follow' },
      'record.refused': { actions: 'keepRefusal' },
      'import.read': {
        guard: 'isImported',
        actions: ['announce', 'change', 'cancelPictures', 'emitChecked'],
      },
      'export.finished': { actions: ['announce', 'keepDownload'] },
    },
    states: {
      screen: {
        description: 'Selects the screen.',
        initial: 'opening',
        states: {
          opening: {
            description: 'Waits until the stored portfolio has been read.',
            always: { guard: 'isRefused', target: 'choosing' },
            on: { 'record.updated': { target: 'choosing', actions: 'follow' } },
          },
          choosing: {
            id: 'choosing',
            description: 'Waits for the user to choose how to begin.',
            initial: 'idle',
            always: { guard: 'hasWork', target: 'working' },
            on: {
              'portfolio.begin': [{ guard: 'isFromSample', target: '.fetching' }, { target: 'working' }],
              'portfolio.undo': { guard: 'canUndo', actions: ['announce', 'change'] },
              'portfolio.import': { actions: 'startImport' },
            },
            states: {
              idle: { description: 'The user has not chosen how to begin.' },
              fetching: {
                description: 'Waits for the sample; the user can still begin another way.',
                tags: ['fetching'],
                on: { 'portfolio.begin': { guard: 'isFromSample' } },
                invoke: {
                  id: 'loadSample',
                  src: 'loadSample',
                  onDone: {
                    target: '#portfolio.screen.working',
                    actions: { type: 'begin', params: ({ event }) => ({ portfolio: event.output }) },
                  },
                  onError: { target: 'failed' },
                },
              },
              failed: { description: 'The sample could not be loaded.', tags: ['sampleFailed'] },
            },
          },
          working: {
            description: 'The user works on a portfolio.',
            initial: 'editing',
            // Ends an unfinished import and clears a refused one: both belong to the previous work.
            entry: 'cancelImport',
            exit: ['cancelPictures', 'cancelImport'],
            on: {
              'portfolio.choosePicture': { actions: 'queuePicture' },
              'picture.read': { guard: 'isAnnounced', actions: ['announce', 'change'] },
              'portfolio.import': { actions: 'startImport' },
              'portfolio.export': [
                { guard: 'hasProblems', target: '.editing', actions: ['change', 'emitChecked'] },
                { actions: 'startExport' },
              ],
            },
            states: {
              editing: {
                description: 'Shows one step of the form and the page.',
                on: {
                  'portfolio.goTo': { actions: 'change' },
                  'portfolio.edit': [
                    { guard: 'isAnnounced', actions: ['announce', 'change'] },
                    { actions: 'change' },
                  ],
                  'portfolio.add': [{ guard: 'isAnnounced', actions: 'announce' }, { actions: 'change' }],
                  'portfolio.startOver': [
                    { guard: 'hasWork', target: '#choosing', actions: ['announce', 'change'] },
                    { target: '#choosing', actions: 'change' },
                  ],
                  'portfolio.leaveField': { actions: 'change' },
                  'portfolio.undo': { guard: 'canUndo', actions: ['announce', 'change'] },
                  'portfolio.redo': { guard: 'canRedo', actions: ['announce', 'change'] },
                  'portfolio.preview': { target: 'previewing' },
                },
              },
              previewing: {
                description: 'Shows the preview only.',
                on: { 'portfolio.goBack': { target: 'editing' } },
              },
            },
          },
        },
      },
      saving: {
        description: 'Sends edits to the record after a debounce.',
        initial: 'idle',
        states: {
          idle: {
            description: 'Waits for an edit.',
            always: { guard: 'hasPending', target: 'debouncing' },
            on: { 'page.hiding': { actions: 'flushRecord' } },
          },
          debouncing: {
            description: 'Waits for more edits before writing.',
            after: { debounceMs: { target: 'idle', actions: ['sendEdits', 'forgetEdits'] } },
            on: {
              'page.hiding': { target: 'idle', actions: ['sendEdits', 'forgetEdits', 'flushRecord'] },
            },
          },
        },
      },
      typing: {
        description: 'Typing into a field without a pause is one undo step.',
        initial: 'paused',
        states: {
          paused: {
            description: 'Waits for typing to start.',
            always: { guard: 'isTyping', target: 'active' },
          },
          active: {
            description: 'Waits for typing to pause.',
            on: { 'portfolio.edit': { target: 'active', reenter: true } },
            after: { stepMs: { target: 'paused', actions: 'endStep' } },
          },
        },
      },
    },
  });
};

export type PortfolioMachine = ReturnType<typeof createPortfolioMachine>;
export type PortfolioActor = ActorRefFrom<PortfolioMachine>;
export type PortfolioSnapshot = SnapshotFrom<PortfolioMachine>;
