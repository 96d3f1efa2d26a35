/**
 * Copying a part of a page, such as a block of code (DOC-1): which one was asked for last, whether it is on the
 * clipboard, and for how long that is shown. The latest wish wins. What came of it is said to the listener (A11-1).
 */
import type { Listener } from '@loomwright/kit';
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';

/** What the listener is told: words to read out. */
export interface CopyingFact {
  readonly type: 'results.changed';
  readonly text: string;
}

export interface CopyingEvent {
  readonly type: 'copy.request';
  /** Which part of the page it is; the view names it again. */
  readonly place: number;
  readonly text: string;
}

export interface CopyingInput {
  readonly listener: Listener<CopyingFact>;
}

export interface CopyingContext extends CopyingInput {
  readonly place: number;
  readonly text: string;
}

export interface CopyingPorts {
  /** Puts a text on the clipboard; rejects when that is not possible or not allowed. */
  readonly writeClipboard: (text: string) => Promise<void>;
}

export const createCopyingMachine = ({ writeClipboard }: CopyingPorts) =>
  setup({
    types: { context: {} as CopyingContext, events: {} as CopyingEvent, input: {} as CopyingInput },
    actors: {
      writeClipboard: fromPromise<void, { readonly text: string }>(({ input }) => writeClipboard(input.text)),
    },
    actions: {
      keepWish: assign((_, { place, text }: CopyingEvent) => ({ place, text })),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, params: { text: string }): CopyingFact => ({ type: 'results.changed', ...params }),
      ),
    },
    delays: { shownMs: 2000 },
  }).createMachine({
    id: 'copying',
    description: 'Puts a part of the page on the clipboard.',
    context: ({ input }) => ({ ...input, place: -1, text: '' }),
    initial: 'idle',
    on: {
      'copy.request': {
        target: '.copying',
        reenter: true,
        actions: { type: 'keepWish', params: ({ event }) => event },
      },
    },
    states: {
      idle: { description: 'Nothing was copied lately.' },
      copying: {
        description: 'The text is on its way to the clipboard.',
        invoke: {
          id: 'writeClipboard',
          src: 'writeClipboard',
          input: ({ context }) => ({ text: context.text }),
          onDone: { target: 'copied', actions: { type: 'announce', params: { text: 'Copied' } } },
          onError: {
            target: 'failed',
            actions: { type: 'announce', params: { text: 'This browser does not let the page copy' } },
          },
        },
      },
      copied: {
        description: 'The text is on the clipboard, and its button says so.',
        after: { shownMs: 'idle' },
      },
      failed: {
        description:
          'The browser did not let the page copy; the button says so until something else is asked for.',
      },
    },
  });

export type CopyingMachine = ReturnType<typeof createCopyingMachine>;
export type CopyingActor = ActorRefFrom<CopyingMachine>;
export type CopyingSnapshot = SnapshotFrom<CopyingMachine>;

/** What the buttons of a page show: the place that was copied, or could not be; -1 for none. */
export interface CopyingView {
  readonly copiedPlace: number;
  readonly failedPlace: number;
}

export const toCopyingView = (snapshot: CopyingSnapshot): CopyingView => ({
  copiedPlace: snapshot.matches('copied') ? snapshot.context.place : -1,
  failedPlace: snapshot.matches('failed') ? snapshot.context.place : -1,
});
