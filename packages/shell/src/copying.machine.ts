/** The latest request wins; the result is announced (DOC-1, A11-1). */
import type { Listener, NoticeEvent } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';

export interface CopyingEvent {
  readonly type: 'copy.request';
  readonly place: number;
  readonly text: string;
}

export interface CopyingInput {
  readonly notices: Listener<NoticeEvent>;
}

export interface CopyingContext extends CopyingInput {
  readonly place: number;
  readonly text: string;
}

export interface CopyingPorts {
  readonly writeClipboard: (text: string) => Promise<void>;
}

export const createCopyingMachine = ({ writeClipboard }: CopyingPorts) =>
  setup({
    types: { context: {} as CopyingContext, events: {} as CopyingEvent, input: {} as CopyingInput },
    actors: {
      writeClipboard: fromPromise<void, { readonly text: string }>(({ input }) => writeClipboard(input.text)),
    },
    actions: {
      setRequest: assign(({ event: { place, text } }) => ({ place, text })),
      announce: sendTo(
        ({ context }) => context.notices,
        (_, { text }: { text: string }): NoticeEvent => ({ type: 'notice.announce', text }),
      ),
    },
    delays: { shownMs: 2000 },
  }).createMachine({
    id: 'copying',
    description: 'Copies a part of the page to the clipboard.',
    context: ({ input }) => ({ ...input, place: -1, text: '' }),
    initial: 'idle',
    on: { 'copy.request': { target: '.copying', reenter: true, actions: 'setRequest' } },
    states: {
      idle: { description: 'Waits for a request.' },
      copying: {
        description: 'Waits for the clipboard.',
        invoke: {
          id: 'writeClipboard',
          src: 'writeClipboard',
          input: ({ context }) => ({ text: context.text }),
          onDone: { target: 'copied', actions: { type: 'announce', params: { text: 'Copied' } } },
          onError: {
            target: 'failed',
            actions: { type: 'announce', params: { text: 'This browser doesn’t allow copying from here' } },
          },
        },
      },
      copied: {
        description: 'Shows on the button that the part was copied.',
        after: { shownMs: 'idle' },
      },
      failed: {
        description: 'Shows on the button that the browser refused, until the next request.',
      },
    },
  });

export type CopyingSnapshot = SnapshotFrom<ReturnType<typeof createCopyingMachine>>;

/** The `place` of the button that shows a success or a failure; -1 for none. */
export interface CopyingView {
  readonly copiedPlace: number;
  readonly failedPlace: number;
}

export const toCopyingView = (snapshot: CopyingSnapshot): CopyingView => ({
  copiedPlace: snapshot.matches('copied') ? snapshot.context.place : -1,
  failedPlace: snapshot.matches('failed') ? snapshot.context.place : -1,
});
