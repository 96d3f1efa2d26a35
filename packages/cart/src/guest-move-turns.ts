import type { KeyValueStore } from '@loomwright/storage';
import { GUEST_KEY, MOVE_KEY } from './cart-codec.ts';
import type { GuestMovePorts, MoveOutcome } from './guest-move.ts';

type GuestMoveModule = typeof import('./guest-move.ts');

let loading: Promise<GuestMoveModule> | undefined;

/** Brings what moves a guest's cart, a chunk of its own, before it is needed; asking again after a failure tries again. */
export const prepareGuestMove = (): Promise<GuestMoveModule> => {
  loading ??= import('./guest-move.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The turns at the carts of a browser, and the move between them; what moves is a chunk of its own. */
export const createGuestMoveTurns = (ports: GuestMovePorts) => {
  const { guestCodec, store } = ports;
  const load = async () => (await prepareGuestMove()).createGuestMove(ports);
  /** Whether a move was interrupted and must be brought to its end before the guest's cart is read. */
  const isInterrupted = () => store.read(MOVE_KEY).kind === 'found';
  /** The store, where a turn at a cart begins by ending what was interrupted. */
  const turns: KeyValueStore = {
    ...store,
    exclusively: (key, work, signal) =>
      store.exclusively(
        key,
        async () => {
          // A note that storage refuses to show may be there all the same.
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
     * Brings a move that was interrupted to its end, in this tab's turn; false when none was. Rejects when storage does
     * not let it.
     */
    recover: async (signal: AbortSignal): Promise<boolean> => {
      if (!isInterrupted()) return false;
      await guestCodec.prepare();
      await turns.exclusively(GUEST_KEY, () => {}, signal);
      return true;
    },
    moveTo: async (userId: number, signal: AbortSignal): Promise<MoveOutcome> =>
      (await load()).moveTo(userId, signal),
  };
};
