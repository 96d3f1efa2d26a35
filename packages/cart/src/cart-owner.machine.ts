/**
 * Whose cart it is, and where it is stored (CRT-3, CRT-5, CRT-6): a guest's under `cart`, a member's under
 * `cart_{userId}`. When a user signs in, the guest's lines move into the member's cart, once. Where storage refuses
 * that, the member's cart lives in the memory of this tab. Until the owner is known, commands go to the guest's cart.
 */
import { createRecordLink, type RecordDescription } from '@loomwright/storage';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { type Cart, type CartCommand, cartReducer, EMPTY_CART } from './cart.ts';
import { createCartCodecs, GUEST_KEY, memberKey } from './cart-codec.ts';
import type {
  CartFact,
  CartOwnerContext,
  CartOwnerEvent,
  CartOwnerInput,
  CartPorts,
  GuestCart,
  OwnerFact,
} from './cart-events.ts';
import { joinedText } from './cart-notices.ts';
import type { MoveOutcome } from './guest-move.ts';
import { createGuestMoveTurns } from './guest-move-turns.ts';

type Owner = { readonly userId: number | undefined };
type Keyed = { readonly key: string };

/** A refusal lasts until something is stored. */
const toGuestStatus = ({ status }: GuestCart, isStored: boolean): GuestCart['status'] => {
  if (isStored) return 'stored';
  return status === 'refused' ? 'refused' : 'pending';
};

const movedLines = (outcome: MoveOutcome): Cart => (outcome.kind === 'moved' ? outcome.lines : EMPTY_CART);

export const createCartOwnerMachine = ({ store, log, records, lookUpProduct, isGone }: CartPorts) => {
  const codecs = createCartCodecs(lookUpProduct);
  const guestMove = createGuestMoveTurns({ store, log, codecs, isGone });
  const describe = (codec = codecs.guest): RecordDescription<Cart, CartCommand> => ({
    codec,
    reduce: cartReducer,
    turns: () => guestMove.store,
    isInOrder: () => !guestMove.isInterrupted(),
  });
  const cartRecord = createRecordLink<Cart, CartCommand>(records);

  return setup({
    types: {
      context: {} as CartOwnerContext,
      events: {} as CartOwnerEvent,
      input: {} as CartOwnerInput,
    },
    actors: {
      guestRecord: cartRecord,
      memberRecord: cartRecord,
      recoverMove: fromPromise<boolean>(({ signal }) => guestMove.recover(signal)),
      moveGuestCart: fromPromise<MoveOutcome, Owner>(({ input: { userId = 0 }, signal }) =>
        guestMove.moveTo(userId, signal),
      ),
    },
    actions: {
      setOwner: assign((_, { userId }: Owner) => ({
        userId,
        isKnown: true,
        recordId: 'guestRecord' as const,
        seen: undefined,
        isDetached: false,
      })),
      setGuest: assign({
        guest: ({ context: { guest } }, { value, isStored }: { value: Cart; isStored: boolean }) => ({
          cart: value,
          status: toGuestStatus(guest, isStored),
        }),
      }),
      setGuestRefused: assign({
        guest: ({ context: { guest } }) =>
          guest.status === 'stored' ? guest : { cart: guest.cart, status: 'refused' as const },
      }),
      setSeen: assign({ seen: (_, { cart }: { cart: Cart }) => cart }),
      detach: assign(({ context: { guest } }) => ({
        guest: { cart: guest.cart, status: 'refused' as const },
        isDetached: true,
      })),
      detachGuest: sendTo('guestRecord', { type: 'record.detach' }),
      clearGuest: sendTo('guestRecord', { type: 'record.apply', command: { kind: 'clear' } }),
      refreshGuest: sendTo('guestRecord', { type: 'record.refresh' }),
      useMemberRecord: assign({ recordId: 'memberRecord' }),
      apply: sendTo(
        ({ context }) => context.recordId,
        (_, { command }: { command: CartCommand }) => ({ type: 'record.apply', command }),
      ),
      sendCart: sendTo(
        ({ context }) => context.cart,
        ({ context: { userId } }, { value }: { value: Cart }): OwnerFact => ({
          type: 'owner.cartUpdated',
          userId,
          cart: value,
        }),
      ),
      sendGuestCart: sendTo(
        ({ context }) => context.cart,
        ({ context: { guest } }): OwnerFact => ({
          type: 'owner.cartUpdated',
          userId: undefined,
          cart: guest.cart,
        }),
      ),
      announceMove: sendTo(
        ({ context }) => context.listener,
        (_, outcome: MoveOutcome): CartFact => ({
          type: 'cart.changed',
          text: joinedText(movedLines(outcome), outcome.cart),
        }),
      ),
      sendRefused: sendTo(
        ({ context }) => context.listener,
        (_, { outcome }: { outcome?: MoveOutcome }): CartFact => ({
          type: 'storage.refused',
          reason: outcome?.kind === 'refused' ? outcome.reason : 'blocked',
        }),
      ),
    },
    guards: {
      isMember: (_, { userId }: Owner) => userId !== undefined,
      isSame: ({ context }, { userId }: Owner) => context.isKnown && userId === context.userId,
      isGuestKnown: ({ context }) => context.guest.status !== 'unknown',
      isGuestStored: ({ context }) => context.guest.status === 'stored',
      isGuestPending: ({ context }) => context.guest.status === 'pending',
      isGuestRefused: ({ context }) => context.guest.status === 'refused',
      isGuestRecord: (_, { key }: Keyed) => key === GUEST_KEY,
      isGuestShown: ({ context: { isKnown, userId } }, { key }: Keyed) =>
        key === GUEST_KEY && isKnown && userId === undefined,
      isMemberShown: ({ context: { userId } }, { key }: Keyed) =>
        userId !== undefined && key === memberKey(userId),
      isRecovered: (_, { output }: { output: boolean }) => output,
      isMoved: (_, { kind }: MoveOutcome) => kind === 'moved',
      isMoveRefused: (_, { kind }: MoveOutcome) => kind === 'refused',
    },
  }).createMachine({
    id: 'cartOwner',
    description: 'Whose cart it is, and where it is stored.',
    context: ({ input }) => ({
      ...input,
      userId: undefined,
      isKnown: false,
      recordId: 'guestRecord',
      guest: { cart: EMPTY_CART, status: 'unknown' },
      seen: undefined,
      isDetached: false,
    }),
    initial: 'waiting',
    invoke: {
      id: 'guestRecord',
      src: 'guestRecord',
      input: () => describe(),
      onError: { actions: 'setGuestRefused' },
    },
    on: {
      'owner.changed': [
        { guard: { type: 'isSame', params: ({ event }) => event } },
        {
          guard: { type: 'isMember', params: ({ event }) => event },
          target: '.member',
          actions: { type: 'setOwner', params: ({ event }) => event },
        },
        {
          guard: 'isGuestKnown',
          target: '.guest',
          actions: [{ type: 'setOwner', params: ({ event }) => event }, 'sendGuestCart'],
        },
        { target: '.guest', actions: { type: 'setOwner', params: ({ event }) => event } },
      ],
      'owner.apply': { actions: { type: 'apply', params: ({ event }) => event } },
      'record.updated': [
        {
          guard: { type: 'isGuestShown', params: ({ event }) => event },
          actions: [
            { type: 'setGuest', params: ({ event }) => event },
            { type: 'sendCart', params: ({ event }) => event },
          ],
        },
        {
          guard: { type: 'isGuestRecord', params: ({ event }) => event },
          actions: { type: 'setGuest', params: ({ event }) => event },
        },
        {
          guard: { type: 'isMemberShown', params: ({ event }) => event },
          actions: { type: 'sendCart', params: ({ event }) => event },
        },
      ],
      'record.refused': {
        guard: { type: 'isGuestRecord', params: ({ event }) => event },
        actions: 'setGuestRefused',
      },
    },
    states: {
      waiting: { description: 'Waits until the owner is known.' },
      guest: {
        description: 'A guest: the cart is the one under `cart`.',
        initial: 'recovering',
        states: {
          recovering: {
            description: 'Finishes a move of this cart that was interrupted.',
            invoke: {
              id: 'recoverMove',
              src: 'recoverMove',
              onDone: [
                {
                  guard: { type: 'isRecovered', params: ({ event }) => event },
                  target: 'settled',
                  actions: 'refreshGuest',
                },
                { target: 'settled' },
              ],
              onError: { target: 'settled' },
            },
          },
          settled: { description: 'The guest has what is stored under `cart`.' },
        },
      },
      member: {
        description: 'A member: the cart is the one under `cart_{userId}`.',
        initial: 'settling',
        states: {
          settling: {
            description: 'What the guest did is being stored, so that it can be moved.',
            always: [
              { guard: 'isGuestRefused', target: 'detaching' },
              { guard: 'isGuestStored', target: 'moving' },
            ],
          },
          moving: {
            description: 'The lines of the guest are being moved into the cart of the member.',
            invoke: {
              id: 'moveGuestCart',
              src: 'moveGuestCart',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: { type: 'isMoved', params: ({ event }) => event.output },
                  target: 'moved',
                  actions: [
                    { type: 'setSeen', params: ({ event }) => event.output },
                    'refreshGuest',
                    { type: 'announceMove', params: ({ event }) => event.output },
                  ],
                },
                {
                  guard: { type: 'isMoveRefused', params: ({ event }) => event.output },
                  target: 'detaching',
                  actions: [
                    { type: 'setSeen', params: ({ event }) => event.output },
                    { type: 'sendRefused', params: ({ event }) => ({ outcome: event.output }) },
                  ],
                },
                {
                  target: 'moved',
                  actions: [{ type: 'setSeen', params: ({ event }) => event.output }, 'refreshGuest'],
                },
              ],
              onError: { target: 'detaching', actions: { type: 'sendRefused', params: {} } },
            },
          },
          detaching: {
            description: 'Storage refused the lines of the guest: they go on with the member, in memory.',
            entry: ['detach', 'detachGuest', 'clearGuest'],
            always: { target: 'open' },
          },
          moved: {
            description: 'Only lines that were added meanwhile are left in the cart of the guest.',
            always: [{ guard: 'isGuestPending', target: 'settling' }, { target: 'open' }],
          },
          open: {
            description: 'The cart of the member is read and stored.',
            entry: 'useMemberRecord',
            invoke: {
              id: 'memberRecord',
              src: 'memberRecord',
              input: ({ context: { guest, isDetached, seen, userId = 0 } }) => ({
                ...describe(codecs.memberOf(userId)),
                known: seen,
                commands: isDetached ? [{ kind: 'merge', lines: guest.cart }] : [],
                isDetached,
              }),
              onError: { actions: { type: 'sendRefused', params: {} } },
            },
          },
        },
      },
    },
  });
};
