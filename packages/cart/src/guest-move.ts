import {
  createRecordCodec,
  type KeyValueStore,
  type Log,
  loadRecord,
  type RecordCodec,
  type RecordsPorts,
  type RefusalReason,
  type Refused,
  type WriteOutcome,
} from '@loomwright/storage';
import { match } from 'ts-pattern';
import { type Cart, EMPTY_CART, mergeCarts } from './cart.ts';
import { type CartCodecs, GUEST_KEY, MOVE_KEY, memberKey } from './cart-codec.ts';

/** What came of moving the guest's lines; `cart` is the member's, as far as it is known then. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly lines: Cart; readonly cart: Cart }
  | { readonly kind: 'nothing'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly cart: Cart };

/** A started move: its member, the member's cart after it, and the guest's stored text before it. */
interface BegunMove {
  readonly to: number;
  readonly member: string;
  readonly guest: string;
}

/** A begun move that storage does not let come to its end; `isMoved` when the member has the lines. */
interface Unfinished {
  readonly reason: RefusalReason;
  readonly isMoved: boolean;
}

export interface GuestMovePorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly codecs: CartCodecs;
  /** Whether the account a key belongs to was deleted: nothing is moved to it then. */
  readonly isGone?: RecordsPorts['isGone'];
}

const parseMove = (input: unknown): BegunMove | undefined => {
  if (typeof input !== 'object' || input === null) return undefined;
  const { to, member, guest } = input as Partial<Record<keyof BegunMove, unknown>>;
  return Number.isSafeInteger(to) && typeof member === 'string' && typeof guest === 'string'
    ? { to: to as number, member, guest }
    : undefined;
};

const journal: RecordCodec<BegunMove | undefined> = createRecordCodec({
  key: MOVE_KEY,
  empty: undefined,
  schema: {
    safeParse: (input) => {
      const data = parseMove(input);
      return data ? { success: true, data } : { success: false };
    },
  },
});

/** The text under a key, null when it is not there. */
type Seen = string | null | Refused;
const isRefused = (seen: Seen): seen is Refused => typeof seen === 'object' && seen !== null;
const written: WriteOutcome = { kind: 'written' };

/**
 * Moves the guest's lines into a member's cart exactly once (CRT-6). Two keys cannot be written in one go, so the move
 * is written down first, under `cart.moving`. It is done when the member's cart is as the note says: the next
 * turn at one of the two carts sees that, and empties the guest's cart or removes the note before anything else. So
 * nothing stays under the key, and whatever breaks in between, every line is in one of the two carts only.
 */
export const createGuestMove = ({ store, log, codecs, isGone }: GuestMovePorts) => {
  const textOf = (key: string): Seen =>
    match(store.read(key))
      .with({ kind: 'found' }, ({ text }) => text)
      .with({ kind: 'missing' }, () => null)
      .with({ kind: 'refused' }, (refused) => refused)
      .exhaustive();
  const emptyGuest = () => store.write(GUEST_KEY, JSON.stringify(EMPTY_CART));
  const forgetMove = () => store.remove(journal.key);

  /** Finishes an interrupted move that concerns `key`; undefined when there is none. */
  const finish = (key: string): Unfinished | undefined => {
    const begun = loadRecord(store, journal, log);
    if (begun.kind === 'refused') return { reason: begun.reason, isMoved: false };
    if (!begun.value || ![GUEST_KEY, memberKey(begun.value.to)].includes(key)) return undefined;
    const { to, member, guest } = begun.value;
    const [memberNow, guestNow] = [textOf(memberKey(to)), textOf(GUEST_KEY)];
    const isMoved = memberNow === member;
    const refusal = [memberNow, guestNow].find(isRefused);
    if (refusal) return { reason: refusal.reason, isMoved };
    const emptied = isMoved && guestNow === guest ? emptyGuest() : written;
    const forgotten = emptied.kind === 'written' ? forgetMove() : emptied;
    return forgotten.kind === 'written' ? undefined : { reason: forgotten.reason, isMoved };
  };

  const look = (codec: RecordCodec<Cart>): { readonly cart: Cart; readonly text: Seen } => {
    const outcome = loadRecord(store, codec, log);
    return outcome.kind === 'stored'
      ? { cart: outcome.value, text: textOf(codec.key) }
      : { cart: codec.initial, text: outcome };
  };

  const move = (userId: number): MoveOutcome => {
    const memberCodec = codecs.memberOf(userId);
    // Another tab has deleted the account: the lines stay with the guest.
    if (isGone?.(memberCodec.key)) return { kind: 'nothing', cart: EMPTY_CART };
    const left = finish(GUEST_KEY);
    const [guest, member] = [look(codecs.guest), look(memberCodec)];
    const { cart } = member;
    const refuse = ({ reason }: { readonly reason: RefusalReason }): MoveOutcome => ({
      kind: 'refused',
      reason,
      cart,
    });
    // What the guest's cart shows then is the member's already; it is emptied before the next change.
    if (left?.isMoved) return { kind: 'nothing', cart };
    if (left) return refuse(left);
    if (isRefused(guest.text)) return refuse(guest.text);
    if (isRefused(member.text)) return refuse(member.text);

    const merged = mergeCarts(cart, guest.cart);
    const text = JSON.stringify(merged);
    if (guest.text === null || guest.cart.length === 0) {
      // Begun with the sample of that account, where it never was (CRT-5).
      const begun = member.text === null && cart.length > 0 ? store.write(memberCodec.key, text) : written;
      return begun.kind === 'refused' ? refuse(begun) : { kind: 'nothing', cart };
    }
    const note: BegunMove = { to: userId, member: text, guest: guest.text };
    const noted = store.write(journal.key, JSON.stringify(note));
    if (noted.kind === 'refused') return refuse(noted);
    const put = store.write(memberCodec.key, text);
    if (put.kind === 'refused') {
      forgetMove();
      return refuse(put);
    }
    // A write that is refused from here on is repeated in the next turn.
    if (emptyGuest().kind === 'written') forgetMove();
    return { kind: 'moved', lines: guest.cart, cart: merged };
  };

  return {
    /** Finishes an interrupted move that concerns `key`; belongs in a turn at it. Throws when storage refuses. */
    putInOrder: (key: string): void => {
      const left = finish(key);
      if (!left) return;
      log(`The carts could not be put in order: storage is ${left.reason}.`);
      throw new Error(`storage is ${left.reason}`);
    },
    /** Moves the guest's lines to a member, in this tab's turn for both carts. */
    moveTo: async (userId: number, signal: AbortSignal): Promise<MoveOutcome> => {
      const moveNow = () => store.exclusively(memberKey(userId), () => move(userId), signal);
      return store.exclusively(GUEST_KEY, moveNow, signal);
    },
  };
};
