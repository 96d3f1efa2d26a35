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

/** The guest's lines that a member's cart got, and that cart with them. */
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

/** A started move: its member, and the stored texts of the member's cart after it and of the guest's cart before it. */
const noteCodec = createRecordCodec({
  key: 'cart.moving',
  empty: undefined,
  schema: z.optional(z.object({ to: z.int(), member: z.string(), guest: z.string() })),
});

const isJoin = (one: Pending): one is Pending<JoinCommand> => one.command.kind === 'join';
/** What a cart has beyond another. */
const beyond = (cart: Cart, other: Cart): Cart =>
  cart.flatMap((item) => {
    const quantity = item.quantity - (other.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
const isSame = (one: Cart, other: Cart) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The records of a guest's and of a member's cart, and the move of lines from the one to the other, exactly once (CRT-6).
 * The journal's note says how the member's cart is after the move: while it is so, the guest's cart is emptied; else the move
 * was not made. So whatever is interrupted, every line is in one of the two carts only.
 */
export const createCartRecords = ({ store, log, records, lookUpProduct }: CartRecordsPorts) => {
  const textOf = (key: string): string | undefined => {
    const found = store.read(key);
    return found.kind === 'found' ? found.text : undefined;
  };
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

  /** Writes both carts, or neither. */
  const writeBoth = (userId: number, member: string): WriteOutcome => {
    const key = memberRecords(userId).cart;
    const begun = journal.begin({ to: userId, member, guest: textOf(GUEST_KEY) ?? NO_CART });
    if (begun.kind === 'refused') return begun;
    const written = store.write(key, member);
    // A write that is refused from here on is repeated by the next turn.
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
      // A sample is stored as it is: an emptied cart must not be taken for none (CRT-5).
      const isUnstored = turn.stored.length > 0 && store.read(codec.key).kind === 'missing';
      if (!turn.refused && isUnstored) store.write(codec.key, JSON.stringify(turn.stored));
      return turn;
    }
    const guest = loadRecord(store, guestCartCodec, log);
    if (guest.kind === 'refused') return takeTurn(known, taken, cartReducer, guest.reason);
    let left = guest.value;
    const effective = taken.map((one): Pending => {
      if (!isJoin(one) || one.ask?.signal.aborted || one.command.stored.length === 0) return one;
      const { lines, stored } = one.command;
      if (!isSame(stored, left)) return { ...one, command: { kind: 'merge', lines: beyond(lines, stored) } };
      left = EMPTY_CART;
      return one;
    });
    const isMoved = left !== guest.value;
    // What is unreadable is moved aside before the guest's cart is involved.
    if (isMoved) loadRecord(store, codec, log);
    let isWritten = false;
    const write: KeyValueStore['write'] = (key, text) => {
      if (!isMoved || key !== codec.key) return store.write(key, text);
      isWritten = true;
      return writeBoth(userId, text);
    };
    const turn = changeRecord({ ...store, write }, codec, cartReducer, { known, taken: effective }, log);
    // Where the member's cart was full of everything there was nothing to write.
    const emptied = isMoved && !isWritten && !turn.refused ? emptyGuest() : WRITTEN;
    if (emptied.kind === 'refused') return takeTurn(turn.stored, taken, cartReducer, emptied.reason);
    return { ...turn, taken };
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

  /**
   * Joins the guest's lines to a member's cart, until none is left. Where storage refuses,
   * they are in the member's cart in memory, and are moved with the next change that it takes.
   */
  const joinGuestCart = async (userId: number, signal: AbortSignal): Promise<Joined> => {
    const [guest, member] = [openRecord(records, guestCart), openRecord(records, memberCart(userId))];
    let joined = NOTHING_JOINED;
    if (store.read(memberRecords(userId).cart).kind === 'missing') await member.ask(NOTHING, signal);
    for (;;) {
      // Stores what was added in this tab, and reads what others have stored.
      const { refused: isRefused } = await guest.attempt(NOTHING, signal);
      // Commands that are being stored are not taken from memory as well.
      if (isRefused) await guest.whenAtRest(signal);
      const { pending, stored, value } = guest.replica();
      const [lines, taken] = isRefused ? [value, pending] : [stored, []];
      const isWaiting = member
        .replica()
        .pending.some((one) => isJoin(one) && isSame(one.command.stored, stored));
      if (value.length === 0 || (isWaiting && stored.length > 0)) return joined;
      guest.send({ type: 'record.drop', pending: taken });
      const giveBack = () => {
        for (const { command } of taken) guest.send({ type: 'record.apply', command });
      };
      const join = { kind: 'join', lines, stored } as const;
      const { after, before, refused } = await member.ask(join, signal).catch((error: unknown) => {
        giveBack();
        throw error;
      });
      if (after !== before) joined = { lines: mergeCarts(joined.lines, lines), cart: after };
      else if (mergeCarts(before, lines) !== before) giveBack();
      // Where the journal could not empty the guest's cart, it does so with the next change.
      if (refused || !journal.isEmpty()) return joined;
      const now = loadRecord(store, guestCartCodec, log);
      const outcome = now.kind === 'stored' ? now : { kind: 'stored' as const, value: EMPTY_CART };
      guest.send({ type: 'record.changedElsewhere', outcome });
    }
  };

  return { guestCart, memberCart, joinGuestCart };
};
