/**
 * The cart of whoever uses this browser (CRT-1, CRT-3, CRT-5 to CRT-9): the guest's, or the member's who is signed in.
 * Every action becomes a command to the stored record, which shows it at once and stores it in step with other tabs;
 * it is announced, and what it removed can be put back until the person leaves the page. At sign-in what the guest had
 * moves into the member's cart, once. What is added before it is known whose cart it is waits with the guest's.
 */
import type { Listener } from '@loomwright/kit';
import {
  createRecordMachine,
  type KeyValueStore,
  type Log,
  loadRecord,
  type RecordFact,
  type RefusalReason,
} from '@loomwright/storage';
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Cart, type CartCommand, cartReducer, EMPTY_CART } from './cart.ts';
import { createGuestCartCodec, createMemberCartCodecs, GUEST_KEY, memberKey } from './cart-codec.ts';
import { type CartDeed, consequenceOf } from './cart-deeds.ts';
import { type CartLine, type LookUpProduct, toCartLines } from './cart-lines.ts';
import { joinedText } from './cart-notices.ts';
import type { MoveOutcome } from './guest-move.ts';
import { createGuestMoveTurns } from './guest-move-turns.ts';
import { NO_REMOVALS, type Removals } from './removals.ts';

/** What the cart tells its listener: words to announce, and that this browser does not keep the cart. */
export type CartFact =
  | { readonly type: 'cart.announced'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

/** Who the cart belongs to from now on; nobody's id is a guest. */
export interface OwnerChangedEvent {
  readonly type: 'cart.ownerChanged';
  readonly userId: number | undefined;
}

export type CartEvent =
  | CartDeed
  | { readonly type: 'cart.leavePage' }
  | OwnerChangedEvent
  | { readonly type: 'page.hiding' }
  | RecordFact<Cart>;

export interface CartInput {
  readonly listener: Listener<CartFact>;
}

/** The guest's cart as its record tells it. */
export interface GuestCart {
  readonly cart: Cart;
  /** `pending` while something waits to be stored, `refused` when storage would not. */
  readonly status: 'unknown' | 'stored' | 'pending' | 'refused';
}

export interface CartContext extends CartInput {
  /** The member whose cart it is; undefined for a guest, and while nobody knows. */
  readonly userId: number | undefined;
  readonly isOwnerKnown: boolean;
  /** The record that people's deeds go to. */
  readonly recordId: 'guestRecord' | 'memberRecord';
  readonly guest: GuestCart;
  /** The member's cart as it was last seen, for storage that will not be read. */
  readonly known: Cart | undefined;
  /** Whether the member's cart lives in this tab's memory only, since storage refused to take the guest's lines. */
  readonly isDetached: boolean;
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly removals: Removals;
}

export interface CartPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly lookUpProduct: LookUpProduct;
}

/** What was refused once is refused until something is stored. */
const toGuestStatus = ({ status }: GuestCart, isStored: boolean): GuestCart['status'] => {
  if (isStored) return 'stored';
  return status === 'refused' ? 'refused' : 'pending';
};
const movedLines = (outcome: MoveOutcome): Cart => (outcome.kind === 'moved' ? outcome.lines : EMPTY_CART);
const reasonOf = (outcome: MoveOutcome): RefusalReason =>
  outcome.kind === 'refused' ? outcome.reason : 'blocked';

export const createCartMachine = ({ store, log, lookUpProduct }: CartPorts) => {
  const guestCodec = createGuestCartCodec();
  const memberCodecOf = createMemberCartCodecs(lookUpProduct);
  const guestMove = createGuestMoveTurns({ store, log, guestCodec, memberCodecOf });
  const cartRecord = createRecordMachine<Cart, CartCommand>({
    store: guestMove.store,
    log,
    reduce: cartReducer,
    isInOrder: () => !guestMove.isInterrupted(),
  });

  const consequence = (deed: CartDeed, context: CartContext) => consequenceOf(deed, context, lookUpProduct);

  return setup({
    types: {
      context: {} as CartContext,
      events: {} as CartEvent,
      input: {} as CartInput,
    },
    actors: {
      guestRecord: cartRecord,
      memberRecord: cartRecord,
      recoverMove: fromPromise(({ signal }) => guestMove.recover(signal)),
      moveGuestCart: fromPromise<MoveOutcome, { readonly userId: number }>(({ input, signal }) =>
        guestMove.moveTo(input.userId, signal),
      ),
    },
    actions: {
      showCart: assign((_, { value }: { value: Cart }) => ({
        cart: value,
        lines: toCartLines(value, lookUpProduct),
      })),
      hideCart: assign({ cart: EMPTY_CART, lines: [] }),
      showGuest: assign(({ context: { guest } }) => ({
        cart: guest.cart,
        lines: toCartLines(guest.cart, lookUpProduct),
      })),
      keepOwner: assign((_, { userId }: { userId: number | undefined }) => ({
        userId,
        isOwnerKnown: true,
        recordId: 'guestRecord' as const,
        known: undefined,
        isDetached: false,
      })),
      keepGuest: assign(
        ({ context: { guest } }, { value, isStored }: { value: Cart; isStored: boolean }) => ({
          guest: { cart: value, status: toGuestStatus(guest, isStored) },
        }),
      ),
      markGuestRefused: assign(({ context: { guest } }) => ({
        guest: guest.status === 'stored' ? guest : { cart: guest.cart, status: 'refused' as const },
      })),
      keepKnown: assign((_, { outcome }: { outcome: MoveOutcome }) => ({ known: outcome.cart })),
      detach: assign(({ context: { guest } }) => ({
        guest: { cart: guest.cart, status: 'refused' as const },
        isDetached: true,
      })),
      rereadGuest: sendTo('guestRecord', () => ({
        type: 'record.changedElsewhere',
        outcome: loadRecord(store, guestCodec, log),
      })),
      detachGuest: sendTo('guestRecord', { type: 'record.detach' }),
      clearGuest: sendTo('guestRecord', { type: 'record.apply', command: { kind: 'clear' } }),
      useMemberRecord: assign({ recordId: 'memberRecord' }),
      keepRemovals: assign(({ context }, deed: CartDeed) => ({
        removals: consequence(deed, context).removals,
      })),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      changeRecord: sendTo(
        ({ context }) => context.recordId,
        ({ context }, deed: CartDeed) => ({
          type: 'record.apply',
          command: consequence(deed, context).command,
        }),
      ),
      flushGuest: sendTo('guestRecord', { type: 'record.flush' }),
      flushMember: sendTo('memberRecord', { type: 'record.flush' }),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, params: { text: string }): CartFact => ({ type: 'cart.announced', ...params }),
      ),
      announceDeed: sendTo(
        ({ context }) => context.listener,
        ({ context }, deed: CartDeed): CartFact => ({
          type: 'cart.announced',
          text: consequence(deed, context).text,
        }),
      ),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: { reason: RefusalReason }): CartFact => ({ type: 'storage.refused', reason }),
      ),
    },
    guards: {
      isInterrupted: () => guestMove.isInterrupted(),
      isMember: (_, { userId }: { userId: number | undefined }) => userId !== undefined,
      isSameOwner: ({ context }, { userId }: { userId: number | undefined }) =>
        context.isOwnerKnown && userId === context.userId,
      isKnownGuest: ({ context }, { userId }: { userId: number | undefined }) =>
        userId === undefined && context.guest.status !== 'unknown',
      isGuestStored: ({ context }) => context.guest.status === 'stored',
      isGuestPending: ({ context }) => context.guest.status === 'pending',
      isGuestRefused: ({ context }) => context.guest.status === 'refused',
      isGuestRecord: (_, { key }: { key: string }) => key === GUEST_KEY,
      isOwnersRecord: ({ context: { isOwnerKnown, userId } }, { key }: { key: string }) =>
        isOwnerKnown && key === (userId === undefined ? GUEST_KEY : memberKey(userId)),
      isMoved: (_, { outcome }: { outcome: MoveOutcome }) => outcome.kind === 'moved',
      isMoveRefused: (_, { outcome }: { outcome: MoveOutcome }) => outcome.kind === 'refused',
      hasConsequence: ({ context }, deed: CartDeed) => consequence(deed, context).text !== '',
    },
  }).createMachine({
    id: 'cart',
    description: 'The cart of whoever uses this browser.',
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      isOwnerKnown: false,
      recordId: 'guestRecord',
      guest: { cart: EMPTY_CART, status: 'unknown' },
      known: undefined,
      isDetached: false,
      cart: EMPTY_CART,
      lines: [],
      removals: NO_REMOVALS,
    }),
    type: 'parallel',
    invoke: {
      id: 'guestRecord',
      src: 'guestRecord',
      input: ({ self }) => ({ listener: self, codec: guestCodec }),
      onError: {
        actions: ['markGuestRefused', { type: 'sayRefused', params: { reason: 'blocked' } }],
      },
    },
    states: {
      owner: {
        description: 'Whose cart it is, and where it is stored.',
        initial: 'waiting',
        on: {
          'cart.ownerChanged': [
            { guard: { type: 'isSameOwner', params: ({ event }) => event } },
            {
              guard: { type: 'isMember', params: ({ event }) => event },
              target: '.member',
              actions: { type: 'keepOwner', params: ({ event }) => event },
            },
            { target: '.guest', actions: { type: 'keepOwner', params: ({ event }) => event } },
          ],
          'page.hiding': { actions: 'flushGuest' },
          'record.updated': {
            guard: { type: 'isGuestRecord', params: ({ event }) => event },
            actions: { type: 'keepGuest', params: ({ event }) => event },
          },
          'record.refused': [
            {
              guard: { type: 'isGuestRecord', params: ({ event }) => event },
              actions: ['markGuestRefused', { type: 'sayRefused', params: ({ event }) => event }],
            },
            { actions: { type: 'sayRefused', params: ({ event }) => event } },
          ],
        },
        states: {
          waiting: {
            description: 'Nobody knows yet who is here.',
          },
          guest: {
            description: 'Nobody is signed in: the cart is the one under `cart`.',
            initial: 'arriving',
            states: {
              arriving: {
                description: 'Looks whether moving this cart to a member was interrupted.',
                always: [{ guard: 'isInterrupted', target: 'recovering' }, { target: 'settled' }],
              },
              recovering: {
                description: 'Moving this cart was interrupted: it is brought to its end.',
                invoke: {
                  id: 'recoverMove',
                  src: 'recoverMove',
                  onDone: { target: 'settled', actions: 'rereadGuest' },
                  onError: { target: 'settled' },
                },
              },
              settled: { description: 'What is stored under `cart` is what the guest has.' },
            },
          },
          member: {
            description: 'Somebody is signed in: the cart is the one under `cart_{userId}`.',
            initial: 'settling',
            states: {
              settling: {
                description: 'What the guest did is being stored, so that it can be moved.',
                always: [
                  {
                    guard: 'isGuestRefused',
                    target: 'open',
                    actions: ['detach', 'detachGuest', 'clearGuest'],
                  },
                  { guard: 'isGuestStored', target: 'moving' },
                ],
              },
              moving: {
                description: 'The lines of the guest are being moved into the cart of the member.',
                invoke: {
                  id: 'moveGuestCart',
                  src: 'moveGuestCart',
                  input: ({ context }) => ({ userId: context.userId ?? 0 }),
                  onDone: [
                    {
                      guard: { type: 'isMoved', params: ({ event }) => ({ outcome: event.output }) },
                      target: 'moved',
                      actions: [
                        { type: 'keepKnown', params: ({ event }) => ({ outcome: event.output }) },
                        'rereadGuest',
                        {
                          type: 'announce',
                          params: ({ event }) => ({ text: joinedText(movedLines(event.output)) }),
                        },
                      ],
                    },
                    {
                      guard: { type: 'isMoveRefused', params: ({ event }) => ({ outcome: event.output }) },
                      target: 'open',
                      actions: [
                        { type: 'keepKnown', params: ({ event }) => ({ outcome: event.output }) },
                        'detach',
                        'detachGuest',
                        'clearGuest',
                        {
                          type: 'sayRefused',
                          params: ({ event }) => ({ reason: reasonOf(event.output) }),
                        },
                      ],
                    },
                    {
                      target: 'moved',
                      actions: [
                        { type: 'keepKnown', params: ({ event }) => ({ outcome: event.output }) },
                        'rereadGuest',
                      ],
                    },
                  ],
                  onError: {
                    target: 'open',
                    actions: [
                      'detach',
                      'detachGuest',
                      'clearGuest',
                      { type: 'sayRefused', params: { reason: 'blocked' } },
                    ],
                  },
                },
              },
              moved: {
                description: 'The guest has nothing left, but for what was added meanwhile.',
                always: [{ guard: 'isGuestPending', target: 'settling' }, { target: 'open' }],
              },
              open: {
                description: 'The cart of the member is read, shown and stored.',
                invoke: {
                  id: 'memberRecord',
                  src: 'memberRecord',
                  input: ({ context: { guest, isDetached, known, userId = 0 }, self }) => ({
                    listener: self,
                    codec: memberCodecOf(userId),
                    known,
                    commands: isDetached ? [{ kind: 'merge', lines: guest.cart }] : [],
                    isDetached,
                  }),
                  onError: { actions: { type: 'sayRefused', params: { reason: 'blocked' } } },
                },
                entry: 'useMemberRecord',
                exit: 'flushMember',
                on: {
                  'page.hiding': { actions: ['flushMember', 'flushGuest'] },
                },
              },
            },
          },
        },
      },
      lines: {
        description: 'What is shown of the cart, and what a person does with it.',
        initial: 'loading',
        on: {
          'cart.addItem': {
            guard: { type: 'hasConsequence', params: ({ event }) => event },
            actions: [
              { type: 'changeRecord', params: ({ event }) => event },
              { type: 'announceDeed', params: ({ event }) => event },
            ],
          },
        },
        states: {
          loading: {
            description: 'The cart is not known yet; what is added waits for it.',
            on: {
              'cart.ownerChanged': {
                guard: { type: 'isKnownGuest', params: ({ event }) => event },
                target: 'ready',
                actions: 'showGuest',
              },
              'record.updated': {
                guard: { type: 'isOwnersRecord', params: ({ event }) => event },
                target: 'ready',
                actions: { type: 'showCart', params: ({ event }) => event },
              },
            },
          },
          ready: {
            description: 'The cart is known and follows what is stored.',
            on: {
              'cart.ownerChanged': [
                { guard: { type: 'isSameOwner', params: ({ event }) => event } },
                {
                  guard: { type: 'isKnownGuest', params: ({ event }) => event },
                  actions: ['forgetRemovals', 'showGuest'],
                },
                { target: 'loading', actions: ['forgetRemovals', 'hideCart'] },
              ],
              'record.updated': {
                guard: { type: 'isOwnersRecord', params: ({ event }) => event },
                actions: { type: 'showCart', params: ({ event }) => event },
              },
              'cart.setQuantity': {
                guard: { type: 'hasConsequence', params: ({ event }) => event },
                actions: [
                  { type: 'changeRecord', params: ({ event }) => event },
                  { type: 'announceDeed', params: ({ event }) => event },
                  { type: 'keepRemovals', params: ({ event }) => event },
                ],
              },
              'cart.removeItem': {
                guard: { type: 'hasConsequence', params: ({ event }) => event },
                actions: [
                  { type: 'changeRecord', params: ({ event }) => event },
                  { type: 'announceDeed', params: ({ event }) => event },
                  { type: 'keepRemovals', params: ({ event }) => event },
                ],
              },
              'cart.clear': {
                guard: { type: 'hasConsequence', params: ({ event }) => event },
                actions: [
                  { type: 'changeRecord', params: ({ event }) => event },
                  { type: 'announceDeed', params: ({ event }) => event },
                  { type: 'keepRemovals', params: ({ event }) => event },
                ],
              },
              'cart.undoRemove': {
                guard: { type: 'hasConsequence', params: ({ event }) => event },
                actions: [
                  { type: 'changeRecord', params: ({ event }) => event },
                  { type: 'announceDeed', params: ({ event }) => event },
                  { type: 'keepRemovals', params: ({ event }) => event },
                ],
              },
              'cart.undoClear': {
                guard: { type: 'hasConsequence', params: ({ event }) => event },
                actions: [
                  { type: 'changeRecord', params: ({ event }) => event },
                  { type: 'announceDeed', params: ({ event }) => event },
                  { type: 'keepRemovals', params: ({ event }) => event },
                ],
              },
              'cart.leavePage': { actions: 'forgetRemovals' },
            },
          },
        },
      },
    },
  });
};

export type CartMachine = ReturnType<typeof createCartMachine>;
export type CartActor = ActorRefFrom<CartMachine>;
export type CartSnapshot = SnapshotFrom<CartMachine>;
