/**
 * A form or a map of another company within a page (EMB-1). Nothing is asked of them before the person says so, unless
 * they said once and for all that they want it at once. A frame that has not loaded after 8 s has failed as far as anyone
 * can tell: it may be tried again, and one that comes late is shown all the same. What a frame shows cannot be seen from
 * here, a browser's own error page included, so the view keeps a plain link beside it.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

export type EmbedEvent =
  | { readonly type: 'embed.load' }
  | { readonly type: 'embed.retry' }
  | { readonly type: 'frame.loaded' }
  | { readonly type: 'frame.broke' };

export interface EmbedInput {
  /** Whether the person wants embeds without being asked. */
  readonly loadsAtOnce: boolean;
}

export interface EmbedContext extends EmbedInput {
  /** How many times it was tried anew: another number is another frame. */
  readonly retries: number;
}

export const createEmbedMachine = () =>
  setup({
    types: { context: {} as EmbedContext, events: {} as EmbedEvent, input: {} as EmbedInput },
    actions: { countRetry: assign({ retries: ({ context }) => context.retries + 1 }) },
    guards: { isWelcome: ({ context }) => context.loadsAtOnce },
    delays: { giveUpMs: 8000 },
  }).createMachine({
    id: 'embed',
    description: 'A form or a map of another company within a page.',
    context: ({ input: { loadsAtOnce } }) => ({ loadsAtOnce, retries: 0 }),
    initial: 'asking',
    states: {
      asking: {
        description: 'Nothing was asked of the other company yet; the person is told whom a click asks.',
        always: { guard: 'isWelcome', target: 'loading' },
        on: { 'embed.load': { target: 'loading' } },
      },
      loading: {
        description: 'The frame is on its way.',
        on: { 'frame.loaded': { target: 'shown' }, 'frame.broke': { target: 'failed' } },
        after: { giveUpMs: { target: 'failed' } },
      },
      shown: { description: 'The frame has loaded, whatever it shows.' },
      failed: {
        description: 'The frame did not load in time, or could not; the frame that may still come is kept.',
        on: {
          'frame.loaded': { target: 'shown' },
          'embed.retry': { target: 'loading', actions: 'countRetry' },
        },
      },
    },
  });

export type EmbedMachine = ReturnType<typeof createEmbedMachine>;
export type EmbedActor = ActorRefFrom<EmbedMachine>;
export type EmbedSnapshot = SnapshotFrom<EmbedMachine>;

export interface EmbedView {
  readonly isAsking: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Changes when the frame is tried anew: an element keyed by it is a new one. */
  readonly frameKey: number;
}

export const toEmbedView = (snapshot: EmbedSnapshot): EmbedView => ({
  isAsking: snapshot.matches('asking'),
  isLoading: snapshot.matches('loading'),
  hasFailed: snapshot.matches('failed'),
  frameKey: snapshot.context.retries,
});
