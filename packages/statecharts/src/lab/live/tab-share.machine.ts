/** Lets other tabs follow this one, with redacted events, as long as they send `keep` (LAB-2, STO-5). */
import { type ActorRefFrom, assign, emit, fromCallback, sendTo, setup } from 'xstate';

/** A tab stops sharing after this long without a `keep` from any watcher. */
export const UNWATCHED_MS = 120_000;

export type TabShareEvent =
  | { readonly type: 'share.follow'; readonly watcher: string }
  | { readonly type: 'share.renew' }
  | { readonly type: 'share.stop' };

export interface Sharing {
  readonly repeatFor: (watcher: string) => void;
  readonly stop: () => void;
}

export interface TabSharePorts {
  readonly share: (watcher: string) => Sharing;
}

interface ShareInput {
  readonly type: 'share.repeat';
  readonly watcher: string;
}

export const createTabShareMachine = ({ share }: TabSharePorts) =>
  setup({
    types: {
      context: {} as { readonly watcher: string },
      events: {} as TabShareEvent,
      emitted: {} as { readonly type: 'share.ended' },
    },
    actors: {
      share: fromCallback<ShareInput, { readonly watcher: string }>(({ input, receive }) => {
        const sharing = share(input.watcher);
        receive(({ watcher }) => sharing.repeatFor(watcher));
        return sharing.stop;
      }),
    },
    actions: {
      setWatcher: assign({ watcher: (_, { watcher }: { readonly watcher: string }) => watcher }),
      repeat: sendTo(
        'share',
        (_, { watcher }: { readonly watcher: string }): ShareInput => ({
          type: 'share.repeat',
          watcher,
        }),
      ),
      reportEnd: emit({ type: 'share.ended' }),
    },
    delays: { unwatched: UNWATCHED_MS },
  }).createMachine({
    id: 'tabShare',
    description: 'Whether other tabs follow this one.',
    context: { watcher: '' },
    initial: 'idle',
    states: {
      idle: {
        description: 'Nothing is recorded for other tabs.',
        on: {
          'share.follow': {
            target: 'sharing',
            actions: { type: 'setWatcher', params: ({ event: { watcher } }) => ({ watcher }) },
          },
          'share.renew': { actions: 'reportEnd' },
        },
      },
      sharing: {
        description: 'Events of this tab are sent to other tabs.',
        invoke: {
          id: 'share',
          src: 'share',
          input: ({ context: { watcher } }) => ({ watcher }),
          onError: { target: 'idle', actions: 'reportEnd' },
        },
        initial: 'watched',
        on: {
          'share.follow': {
            target: '.watched',
            actions: { type: 'repeat', params: ({ event: { watcher } }) => ({ watcher }) },
          },
          'share.renew': { target: '.watched' },
          'share.stop': { target: 'idle', actions: 'reportEnd' },
        },
        states: {
          watched: {
            description: 'Waits for a follower to confirm that it is still there.',
            after: { unwatched: { target: '#tabShare.idle', actions: 'reportEnd' } },
          },
        },
      },
    },
  });

export type TabShareActor = ActorRefFrom<ReturnType<typeof createTabShareMachine>>;
