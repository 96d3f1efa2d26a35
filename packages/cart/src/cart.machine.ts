/**
 * The cart of whoever uses this browser (CRT-1, CRT-3, CRT-5 to CRT-9): the guest's, or the member's who is signed in.
 * Every action becomes a command to the stored record, which shows it at once and stores it in step with other tabs;
 * it is announced, and what it removed can be put back until the person leaves the page. At sign-in what the guest had
 * moves into the member's cart, once. What is added before it is known whose cart it is waits with the guest's.
 */
import { type Listener, readQuantity } from '@loomwright/kit';
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
import { type CartLine, type LookUpProduct, toCartLines } from './cart-lines.ts';
import {
  addedText,
  clearedText,
  joinedText,
  quantityText,
  removedText,
  restoredText,
} from './cart-notices.ts';
import { createGuestMove, type MoveOutcome } from './guest-move.ts';
import {
  findRemoved,
  forgetCleared,
  forgetRemoved,
  NO_REMOVALS,
  type Removals,
  rememberCleared,
  rememberRemoved,
} from './removals.ts';

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
  | { readonly type: 'cart.addItem'; readonly productId: number; readonly quantity: number }
  | { readonly type: 'cart.setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'cart.removeItem'; readonly id: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undoRemove'; readonly id: number }
  | { readonly type: 'cart.undoClear' }
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
  const guestMove = createGuestMove({ store, log, guestCodec, memberCodecOf });
  const cartRecord = createRecordMachine<Cart, CartCommand>({
    store: guestMove.store,
    log,
    reduce: cartReducer,
  });

  // A product that is gone goes on by the name it was added with.
  const nameOf = (id: number, { cart, removals }: CartContext) =>
    [lookUpProduct(id), ...cart, ...removals.lines.map(({ item }) => item)].find((one) => one?.id === id)
      ?.name ?? '';
  const holds = (cart: Cart, id: number) => cart.some((item) => item.id === id);

  // What is put back, and until then its place, goes by the catalogue's names too.
  const named = (context: CartContext): Cart =>
    context.cart.map((item) => ({ ...item, name: nameOf(item.id, context) }));

  const toAddCommand = (productId: number, quantity: number): CartCommand => {
    const { id, name, price, image } = lookUpProduct(productId) ?? {
      id: productId,
      name: '',
      price: 0,
      image: '',
    };
    return { kind: 'add', item: { id, name, price, image, quantity } };
  };

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
        known: undefined,
        isDetached: false,
      })),
      keepGuest: assign(({ context: { guest } }, { value, isStored }: { value: Cart; isStored: boolean }) => ({
        guest: { cart: value, status: toGuestStatus(guest, isStored) },
      })),
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
      rememberRemoved: assign({
        removals: ({ context }, { id }: { id: number }) =>
          rememberRemoved(context.removals, named(context), id),
      }),
      rememberCleared: assign({
        removals: ({ context }) => rememberCleared(context.removals, named(context)),
      }),
      forgetRemoved: assign({
        removals: ({ context }, { id }: { id: number }) => forgetRemoved(context.removals, id),
      }),
      forgetCleared: assign({ removals: ({ context }) => forgetCleared(context.removals) }),
      forgetRemovals: assign({ removals: NO_REMOVALS }),
      changeRecord: sendTo(
        ({ context }) => (context.userId === undefined ? 'guestRecord' : 'memberRecord'),
        (_, params: { command: CartCommand }) => ({ type: 'record.apply', ...params }),
      ),
      addToGuest: sendTo(
        'guestRecord',
        (_, { productId, quantity }: { productId: number; quantity: number }) => ({
          type: 'record.apply',
          command: toAddCommand(productId, quantity),
        }),
      ),
      addToMember: sendTo(
        'memberRecord',
        (_, { productId, quantity }: { productId: number; quantity: number }) => ({
          type: 'record.apply',
          command: toAddCommand(productId, quantity),
        }),
      ),
      flushGuest: sendTo('guestRecord', { type: 'record.flush' }),
      flushMember: sendTo('memberRecord', { type: 'record.flush' }),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, params: { text: string }): CartFact => ({ type: 'cart.announced', ...params }),
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
      isKnownProduct: (_, params: { productId: number }) => lookUpProduct(params.productId) !== undefined,
      isInCart: ({ context }, params: { id: number }) => holds(context.cart, params.id),
      isRemoval: ({ context }, params: { id: number; quantity: string | number }) =>
        holds(context.cart, params.id) && readQuantity(params.quantity) === 0,
      isOtherQuantity: ({ context }, params: { id: number; quantity: string | number }) =>
        context.cart.some((item) => item.id === params.id && item.quantity !== readQuantity(params.quantity)),
      hasLines: ({ context }) => context.cart.length > 0,
      isRemoved: ({ context }, params: { id: number }) => findRemoved(context.removals, params.id).length > 0,
      isCleared: ({ context }) => context.removals.cleared.length > 0,
    },
  }).createMachine({
    id: 'cart',
    description: 'The cart of whoever uses this browser.',
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      isOwnerKnown: false,
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
          'cart.addItem': {
            guard: { type: 'isKnownProduct', params: ({ event }) => event },
            actions: [
              { type: 'addToGuest', params: ({ event }) => event },
              {
                type: 'announce',
                params: ({ context, event }) => ({
                  text: addedText(
                    context.cart,
                    event.productId,
                    nameOf(event.productId, context),
                    event.quantity,
                  ),
                }),
              },
            ],
          },
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
                exit: 'flushMember',
                on: {
                  'cart.addItem': {
                    guard: { type: 'isKnownProduct', params: ({ event }) => event },
                    actions: [
                      { type: 'addToMember', params: ({ event }) => event },
                      {
                        type: 'announce',
                        params: ({ context, event }) => ({
                          text: addedText(
                            context.cart,
                            event.productId,
                            nameOf(event.productId, context),
                            event.quantity,
                          ),
                        }),
                      },
                    ],
                  },
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
              'cart.setQuantity': [
                {
                  guard: { type: 'isRemoval', params: ({ event }) => event },
                  actions: [
                    { type: 'rememberRemoved', params: ({ event }) => event },
                    {
                      type: 'changeRecord',
                      params: ({ event }) => ({ command: { kind: 'remove', id: event.id } }),
                    },
                    {
                      type: 'announce',
                      params: ({ context, event }) => ({ text: removedText(nameOf(event.id, context)) }),
                    },
                  ],
                },
                {
                  guard: { type: 'isOtherQuantity', params: ({ event }) => event },
                  actions: [
                    {
                      type: 'changeRecord',
                      params: ({ event: { id, quantity } }) => ({
                        command: { kind: 'setQuantity', id, quantity },
                      }),
                    },
                    {
                      type: 'announce',
                      params: ({ context, event }) => ({
                        text: quantityText(nameOf(event.id, context), readQuantity(event.quantity)),
                      }),
                    },
                  ],
                },
              ],
              'cart.removeItem': {
                guard: { type: 'isInCart', params: ({ event }) => event },
                actions: [
                  { type: 'rememberRemoved', params: ({ event }) => event },
                  {
                    type: 'changeRecord',
                    params: ({ event }) => ({ command: { kind: 'remove', id: event.id } }),
                  },
                  {
                    type: 'announce',
                    params: ({ context, event }) => ({ text: removedText(nameOf(event.id, context)) }),
                  },
                ],
              },
              'cart.clear': {
                guard: 'hasLines',
                actions: [
                  'rememberCleared',
                  { type: 'changeRecord', params: { command: { kind: 'clear' } } },
                  { type: 'announce', params: { text: clearedText } },
                ],
              },
              'cart.undoRemove': {
                guard: { type: 'isRemoved', params: ({ event }) => event },
                actions: [
                  {
                    type: 'changeRecord',
                    params: ({ context, event }) => ({
                      command: { kind: 'restore', removed: findRemoved(context.removals, event.id) },
                    }),
                  },
                  { type: 'forgetRemoved', params: ({ event }) => event },
                  {
                    type: 'announce',
                    params: ({ context, event }) => ({ text: restoredText([nameOf(event.id, context)]) }),
                  },
                ],
              },
              'cart.undoClear': {
                guard: 'isCleared',
                actions: [
                  {
                    type: 'changeRecord',
                    params: ({ context }) => ({
                      command: { kind: 'restore', removed: context.removals.cleared },
                    }),
                  },
                  {
                    type: 'announce',
                    params: ({ context }) => ({
                      text: restoredText(context.removals.cleared.map(({ item }) => item.name)),
                    }),
                  },
                  'forgetCleared',
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
