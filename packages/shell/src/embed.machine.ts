/**
 * A third-party form or map within a page (EMB-1). It loads after a click, or at once if the user chose that. First its
 * host is asked whether it answers: a browser fills the frame with an error page of its own where it does not, and reports
 * that as loaded. Then the frame has the rest of 8 s. Where a page says by a message that it is shown, only that counts.
 * A frame that is late can be retried, and is still shown when it arrives.
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

export type EmbedEvent =
  | { readonly type: 'embed.load' }
  | { readonly type: 'embed.retry' }
  /** The frame has loaded a document, perhaps not the one that was meant. */
  | { readonly type: 'frame.loaded' }
  /** The page in the frame has sent a message. */
  | { readonly type: 'frame.reported' };

export interface EmbedInput {
  readonly address: string;
  /** Whether the user chose to load embeds without a click. */
  readonly loadsAtOnce: boolean;
  /** Whether the page sends a message once it is shown. */
  readonly reports: boolean;
}

export interface EmbedContext extends EmbedInput {
  /** Each retry is a new frame. */
  readonly retries: number;
  readonly hasFrame: boolean;
}

export interface EmbedPorts {
  /** Whether the host of an address answers, whatever it answers. */
  readonly canReach: (address: string, signal: AbortSignal) => Promise<boolean>;
}

export const createEmbedMachine = ({ canReach }: EmbedPorts) =>
  setup({
    types: { context: {} as EmbedContext, events: {} as EmbedEvent, input: {} as EmbedInput },
    actors: {
      probe: fromPromise<boolean, string>(({ input, signal }) => canReach(input, signal)),
    },
    actions: {
      countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
      addFrame: assign({ hasFrame: true }),
      removeFrame: assign({ hasFrame: false }),
    },
    guards: {
      loadsAtOnce: ({ context }) => context.loadsAtOnce,
      isReached: (_, { output }: { output: boolean }) => output,
      isEnough: ({ context }) => !context.reports,
      hasFrame: ({ context }) => context.hasFrame,
    },
    delays: { giveUpMs: 8000 },
  }).createMachine({
    id: 'embed',
    description: 'A third-party form or map within a page.',
    context: ({ input }) => ({ ...input, retries: 0, hasFrame: false }),
    initial: 'asking',
    states: {
      asking: {
        description: 'Nothing is loaded from the third party before a click.',
        always: { guard: 'loadsAtOnce', target: 'opening' },
        on: { 'embed.load': { target: 'opening' } },
      },
      opening: {
        description: 'The third party has 8 seconds.',
        after: {
          giveUpMs: [{ guard: 'hasFrame', target: 'late' }, { target: 'unreachable' }],
        },
        initial: 'probing',
        states: {
          probing: {
            description: 'Waits until the host answers: there is no frame yet.',
            entry: 'removeFrame',
            invoke: {
              id: 'probe',
              src: 'probe',
              input: ({ context }) => context.address,
              onDone: [
                { guard: { type: 'isReached', params: ({ event }) => event }, target: 'framed' },
                { target: '#embed.unreachable' },
              ],
              onError: { target: '#embed.unreachable' },
            },
          },
          framed: {
            description: 'Waits for the frame to load, or for the message of a page that sends one.',
            entry: 'addFrame',
            on: {
              'frame.loaded': { guard: 'isEnough', target: '#embed.shown' },
              'frame.reported': { target: '#embed.reported' },
            },
          },
        },
      },
      shown: {
        description: 'The frame has loaded; its content is unknown.',
        on: { 'frame.reported': { target: 'reported' } },
      },
      reported: { description: 'The page in the frame has said that it is shown.' },
      unreachable: {
        description: 'The host could not be reached, or did not answer in time.',
        on: { 'embed.retry': { target: 'opening', actions: 'countRetry' } },
      },
      late: {
        description: 'The frame did not load in time; it is kept, because it may load late.',
        on: {
          'frame.loaded': { guard: 'isEnough', target: 'shown' },
          'frame.reported': { target: 'reported' },
          'embed.retry': { target: 'opening', actions: 'countRetry' },
        },
      },
    },
  });

export type EmbedSnapshot = SnapshotFrom<ReturnType<typeof createEmbedMachine>>;

export interface EmbedView {
  readonly isAsking: boolean;
  readonly isLoading: boolean;
  /** `shown` is what loaded, which may be an error page; `reported` is the right one. */
  readonly frame: 'none' | 'hidden' | 'shown' | 'reported';
  readonly failure: 'unreachable' | 'late' | undefined;
  /** Changes with every retry: an element keyed by it is a new frame. */
  readonly frameKey: number;
}

const toFrame = (snapshot: EmbedSnapshot): EmbedView['frame'] => {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('reported')) return 'reported';
  return snapshot.matches({ opening: 'framed' }) || snapshot.matches('late') ? 'hidden' : 'none';
};

export const toEmbedView = (snapshot: EmbedSnapshot): EmbedView => ({
  isAsking: snapshot.matches('asking'),
  isLoading: snapshot.matches('opening'),
  frame: toFrame(snapshot),
  failure: snapshot.matches('unreachable') ? 'unreachable' : snapshot.matches('late') ? 'late' : undefined,
  frameKey: snapshot.context.retries,
});
