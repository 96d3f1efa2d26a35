import type { KeyValueStore } from '@loomwright/storage';
import { GUEST_KEY, MOVE_KEY } from './cart-codec.ts';
import type { GuestMovePorts, MoveOutcome } from './guest-move.ts';

type GuestMoveModule = typeof import('./guest-move.ts');

let loading: Promise<GuestMoveModule> | undefined;

/** Loads the chunk that moves a guest's cart before it is needed; a call after a failure tries again. */
export const prepareGuestMove = (): Promise<GuestMoveModule> => {
  loading ??= import('./guest-move.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Turns at the stored carts, and the move between them, whose code is a chunk of its own. */
export const createGuestMoveTurns = (ports: GuestMovePorts) => {
  const { codecs, store } = ports;
  const load = async () => (await prepareGuestMove()).createGuestMove(ports);
  /** Whether a move was interrupted and must be finished before the guest's cart is read. */
  const isInterrupted = () => store.read(MOVE_KEY).kind === 'found';
  /** The store, where a turn at a cart first finishes an interrupted move. */
  const turns: KeyValueStore = {
    ...store,
    exclusively: (key, work, signal) =>
      store.exclusively(
        key,
        async () => {
          // Storage that refuses to be read may still hold a note.
          if (store.read(MOVE_KEY).kind !== 'missing') {
            await (await load()).putInOrder(key);
            if (signal.aborted) throw new Error('aborted');
          }
          return work();
        },
        signal,
      ),
  };
  return {
    store: turns,
    isInterrupted,
    /**
     * Finishes an interrupted move in a turn of this tab; false when there was none. Rejects when storage refuses.
     */
    recover: async (signal: AbortSignal): Promise<boolean> => {
      if (!isInterrupted()) return false;
      await codecs.guest.prepare();
      await turns.exclusively(GUEST_KEY, () => {}, signal);
      return true;
    },
    moveTo: async (userId: number, signal: AbortSignal): Promise<MoveOutcome> =>
      (await load()).moveTo(userId, signal),
  };
};
