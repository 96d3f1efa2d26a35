/** Probes the host first, because a browser fires `load` for its own error page too (EMB-1). */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

export type EmbedEvent =
  | { readonly type: 'embed.load' }
  | { readonly type: 'embed.retry' }
  /** The frame may have loaded an error page. */
  | { readonly type: 'frame.loaded' }
  | { readonly type: 'frame.reported' };

export interface EmbedInput {
  readonly address: string;
  readonly loadsAtOnce: boolean;
  /** Whether the embedded page sends a message once it has loaded; if so, `load` events do not count. */
  readonly reports: boolean;
}

export interface EmbedContext extends EmbedInput {
  readonly retries: number;
  readonly hasFrame: boolean;
}

export interface EmbedPorts {
  /** Resolves to true after any response. */
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
    description: 'Loads a third-party form or map within a page.',
    context: ({ input }) => ({ ...input, retries: 0, hasFrame: false }),
    initial: 'asking',
    states: {
      asking: {
        description: 'Waits for a click before it loads anything from the third party.',
        always: { guard: 'loadsAtOnce', target: 'opening' },
        on: { 'embed.load': { target: 'opening' } },
      },
      opening: {
        description: 'Allows the third party 8 seconds.',
        after: {
          giveUpMs: [{ guard: 'hasFrame', target: 'late' }, { target: 'unreachable' }],
        },
        initial: 'probing',
        states: {
          probing: {
            description: 'Waits for the host to answer, without a frame.',
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
        description: 'Shows the loaded frame, whose content is unknown.',
        on: { 'frame.reported': { target: 'reported' } },
      },
      reported: { description: 'Shows the frame after the message from its page.' },
      unreachable: {
        description: 'The host could not be reached, or did not answer in time.',
        on: { 'embed.retry': { target: 'opening', actions: 'countRetry' } },
      },
      late: {
        description: 'The frame did not load in time; it stays, because it may load late.',
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
  /** A frame that is `shown` may contain an error page. */
  readonly frame: 'none' | 'hidden' | 'shown' | 'reported';
  readonly failure: 'unreachable' | 'late' | undefined;
  /** Changes with every retry; use it as the key of the frame element. */
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
