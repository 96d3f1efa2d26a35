import { memberRecords } from '@loomwright/kit';
import {
  changeRecord,
  createJournal,
  createRecordCodec,
  type KeyValueStore,
  type Log,
  loadRecord,
  openRecord,
  type RecordCodec,
  type RecordDescription,
  type Records,
  type Replica,
  type Turn,
  type TurnInput,
  takeTurn,
  type WriteOutcome,
} from '@loomwright/storage';
import * as z from 'zod/mini';
import {
  type Cart,
  type CartCommand,
  cartReducer,
  EMPTY_CART,
  type JoinCommand,
  mergeCarts,
} from './cart.ts';
import { createMemberCartCodec, GUEST_KEY, guestCartCodec } from './cart-codec.ts';
import type { LookUpProduct } from './cart-lines.ts';

export interface Joined {
  readonly lines: Cart;
  readonly cart: Cart;
}

export const NOTHING_JOINED: Joined = { lines: EMPTY_CART, cart: EMPTY_CART };

export interface CartRecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly records: Records;
  readonly lookUpProduct: LookUpProduct;
}

type Pending<C = CartCommand> = Replica<Cart, C>['pending'][number];

const NOTHING: CartCommand = { kind: 'merge', lines: EMPTY_CART };
const NO_CART = JSON.stringify(EMPTY_CART);
const WRITTEN: WriteOutcome = { kind: 'written' };

/** The journal's note about a move: the member's cart after it and the guest's cart before it, as JSON. */
const noteCodec = createRecordCodec({
  key: 'cart.moving',
  empty: undefined,
  schema: z.optional(z.object({ to: z.int(), member: z.string(), guest: z.string() })),
});

const isSame = (one: Cart, other: Cart) => JSON.stringify(one) === JSON.stringify(other);
const isJoin = (one: Pending): one is Pending<JoinCommand> => one.command.kind === 'join';
const isJoinOf = (guest: Cart) => (one: Pending) =>
  isJoin(one) && !one.ask?.signal.aborted && isSame(one.command.stored, guest);
/** The quantities by which `cart` exceeds `other`. */
const beyond = (cart: Cart, other: Cart): Cart =>
  cart.flatMap((item) => {
    const quantity = item.quantity - (other.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/**
 * Moves the guest's lines into a member's cart exactly once, through a journal (CRT-6).
 * After an interruption, the guest's cart is emptied if the member's new cart was stored.
 */
export const createCartRecords = ({ store, log, records, lookUpProduct }: CartRecordsPorts) => {
  const emptyGuest = () => store.write(GUEST_KEY, NO_CART);
  const journal = createJournal({
    store,
    log,
    codec: noteCodec,
    redo: ({ to, member, guest }) => {
      const [memberNow, guestNow] = [store.read(memberRecords(to).cart), store.read(GUEST_KEY)];
      if (memberNow.kind === 'refused') return memberNow;
      if (guestNow.kind === 'refused') return guestNow;
      const isMoved = memberNow.kind === 'found' && memberNow.text === member;
      return isMoved && guestNow.kind === 'found' && guestNow.text === guest ? emptyGuest() : WRITTEN;
    },
  });

  const guestCart: RecordDescription<Cart, CartCommand> = {
    codec: guestCartCodec,
    reduce: cartReducer,
    journal,
  };

  const writeBoth = (userId: number, member: string): WriteOutcome => {
    const guest = store.read(GUEST_KEY);
    const begun = journal.begin({ to: userId, member, guest: guest.kind === 'found' ? guest.text : NO_CART });
    if (begun.kind === 'refused') return begun;
    const written = store.write(memberRecords(userId).cart, member);
    // If the guest's cart cannot be emptied, the next turn tries again from the journal.
    if (written.kind === 'refused' || emptyGuest().kind === 'written') journal.end();
    return written;
  };

  const changeMember = (
    userId: number,
    codec: RecordCodec<Cart>,
    { known, taken }: TurnInput<Cart, CartCommand>,
  ): Turn<Cart, CartCommand> => {
    if (!taken.some(isJoin)) {
      const turn = changeRecord(store, codec, cartReducer, { known, taken }, log);
      // Stores even an unchanged sample cart, because the sample for a missing key may change later (CRT-5).
      const isUnstored = turn.stored.length > 0 && store.read(codec.key).kind === 'missing';
      if (!turn.refused && isUnstored) store.write(codec.key, JSON.stringify(turn.stored));
      return turn;
    }
    const guest = loadRecord(store, guestCartCodec, log);
    if (guest.kind === 'refused') return takeTurn(known, taken, cartReducer, guest.reason);
    const isValid = isJoinOf(guest.value);
    // If another tab moved the stored lines first, only the lines in memory still have to be added.
    const effective = taken.map((one): Pending => {
      if (!isJoin(one) || isValid(one)) return one;
      const { lines, stored } = one.command;
      return { ...one, command: { kind: 'merge', lines: beyond(lines, stored) } };
    });
    if (!taken.some(isValid))
      return { ...changeRecord(store, codec, cartReducer, { known, taken: effective }, log), taken };
    const member = loadRecord(store, codec, log);
    if (member.kind === 'refused') return takeTurn(known, taken, cartReducer, member.reason);
    const turn = takeTurn(member.value, effective, cartReducer);
    const written = writeBoth(userId, JSON.stringify(turn.stored));
    if (written.kind === 'written') return { ...turn, taken };
    log(`Could not save "${codec.key}": storage is ${written.reason}.`);
    return { ...takeTurn(member.value, effective, cartReducer, written.reason), taken };
  };

  const memberCart = (userId: number): RecordDescription<Cart, CartCommand> => {
    const codec = createMemberCartCodec(userId, lookUpProduct);
    return {
      codec,
      reduce: cartReducer,
      journal,
      turns: [GUEST_KEY, codec.key],
      change: (input) => changeMember(userId, codec, input),
    };
  };

  /** Moves lines until the guest's cart is empty. If storage refuses, they stay in memory. */
  const joinGuestCart = async (userId: number, signal: AbortSignal): Promise<Joined> => {
    const [guest, member] = [openRecord(records, guestCart), openRecord(records, memberCart(userId))];
    let joined = NOTHING_JOINED;
    if (store.read(memberRecords(userId).cart).kind === 'missing') await member.ask(NOTHING, signal);
    for (;;) {
      // Stores what this tab added, and reads what other tabs stored.
      await guest.attempt(NOTHING, signal);
      await guest.whenIdle(signal);
      const { pending, stored, value } = guest.replica();
      const isJoined = member.replica().pending.some(isJoinOf(stored));
      const join = isJoined
        ? ({ kind: 'join', lines: beyond(value, stored), stored: EMPTY_CART } as const)
        : ({ kind: 'join', lines: value, stored } as const);
      if (join.lines.length === 0) return joined;
      guest.send({ type: 'record.drop', pending });
      const { after, before, refused } = await member.ask(join, signal).catch((error: unknown) => {
        for (const { command } of pending) guest.send({ type: 'record.apply', command });
        throw error;
      });
      if (after !== before) joined = { lines: mergeCarts(joined.lines, join.lines), cart: after };
      if (refused) return joined;
      guest.send({ type: 'record.changedExternally', outcome: { kind: 'stored', value: EMPTY_CART } });
    }
  };

  return { guestCart, memberCart, joinGuestCart };
};
