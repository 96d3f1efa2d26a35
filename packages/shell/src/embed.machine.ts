/**
 * A third-party form or map within a page (EMB-1). It loads after a click, or at once if the user chose that. A frame that
 * has not loaded after 8 s has failed: it can be retried, and is still shown when it loads late. The page cannot see what a
 * frame shows, even a browser's own error page, so the view keeps a plain link beside it.
 */
import { assign, type SnapshotFrom, setup } from 'xstate';

export type EmbedEvent =
  | { readonly type: 'embed.load' }
  | { readonly type: 'embed.retry' }
  /** The frame has loaded a document: offline that is the browser's own error page. */
  | { readonly type: 'frame.loaded'; readonly isOnline: boolean };

export interface EmbedInput {
  /** Whether the user chose to load embeds without a click. */
  readonly loadsAtOnce: boolean;
}

export interface EmbedContext extends EmbedInput {
  /** Each retry is a new frame. */
  readonly retries: number;
}

export const createEmbedMachine = () =>
  setup({
    types: { context: {} as EmbedContext, events: {} as EmbedEvent, input: {} as EmbedInput },
    actions: { countRetry: assign({ retries: ({ context }) => context.retries + 1 }) },
    guards: {
      loadsAtOnce: ({ context }) => context.loadsAtOnce,
      isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    },
    delays: { giveUpMs: 8000 },
  }).createMachine({
    id: 'embed',
    description: 'A third-party form or map within a page.',
    context: ({ input: { loadsAtOnce } }) => ({ loadsAtOnce, retries: 0 }),
    initial: 'asking',
    states: {
      asking: {
        description: 'Nothing is loaded from the third party before a click.',
        always: { guard: 'loadsAtOnce', target: 'loading' },
        on: { 'embed.load': { target: 'loading' } },
      },
      loading: {
        description: 'Waits for the frame to load.',
        on: {
          'frame.loaded': [
            { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'shown' },
            { target: 'failed' },
          ],
        },
        after: { giveUpMs: { target: 'failed' } },
      },
      shown: { description: 'The frame has loaded; its content is unknown.' },
      failed: {
        description: 'The frame did not load in time, or offline; it is kept, because it may load late.',
        on: {
          'frame.loaded': { guard: { type: 'isOnline', params: ({ event }) => event }, target: 'shown' },
          'embed.retry': { target: 'loading', actions: 'countRetry' },
        },
      },
    },
  });

export type EmbedSnapshot = SnapshotFrom<ReturnType<typeof createEmbedMachine>>;

export interface EmbedView {
  readonly isAsking: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Changes with every retry: an element keyed by it is a new frame. */
  readonly frameKey: number;
}

export const toEmbedView = (snapshot: EmbedSnapshot): EmbedView => ({
  isAsking: snapshot.matches('asking'),
  isLoading: snapshot.matches('loading'),
  hasFailed: snapshot.matches('failed'),
  frameKey: snapshot.context.retries,
});
