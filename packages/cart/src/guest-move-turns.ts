import type { KeyValueStore } from '@loomwright/storage';
import { GUEST_KEY, MOVE_KEY } from './cart-codec.ts';
import { createGuestMove, type GuestMovePorts } from './guest-move.ts';

/** Turns at the stored carts, and the move between them. */
export const createGuestMoveTurns = (ports: GuestMovePorts) => {
  const { store } = ports;
  const { moveTo, putInOrder } = createGuestMove(ports);
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
          if (store.read(MOVE_KEY).kind !== 'missing') putInOrder(key);
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
      await turns.exclusively(GUEST_KEY, () => {}, signal);
      return true;
    },
    moveTo,
  };
};
