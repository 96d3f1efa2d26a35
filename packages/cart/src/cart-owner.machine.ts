/**
 * Whose cart it is, and where it is stored (CRT-3, CRT-5, CRT-6): a guest's under `cart`, a member's under
 * `cart_{userId}`. When a user logs in, the guest's lines move into the member's cart, once. Until the owner is known, and
 * while lines move, commands go to the guest's cart.
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { toJoinedChange } from './cart-changes.ts';
import type {
  CartFact,
  CartOwnerContext,
  CartOwnerInput,
  CartPorts,
  OwnerChangedEvent,
  OwnerFact,
} from './cart-events.ts';
import { createCartRecords, type Joined, NOTHING_JOINED } from './cart-records.ts';

type Owner = { readonly userId: number | undefined };
type Outcome = { readonly output: Joined };

export const createCartOwnerMachine = (ports: CartPorts) => {
  const { guestCart, joinGuestCart, memberCart } = createCartRecords(ports);
  const recordOf = (userId: number | undefined) =>
    ports.records.open(userId === undefined ? guestCart : memberCart(userId)).actor;

  return setup({
    types: {
      context: {} as CartOwnerContext,
      events: {} as OwnerChangedEvent,
      input: {} as CartOwnerInput,
    },
    actors: {
      joinGuestCart: fromPromise<Joined, Owner>(async ({ input: { userId }, signal }) =>
        userId === undefined ? NOTHING_JOINED : joinGuestCart(userId, signal),
      ),
    },
    actions: {
      setOwner: assign(({ event: { userId } }) => ({ userId, isKnown: true })),
      lendGuestRecord: sendTo(
        ({ context }) => context.cart,
        (): OwnerFact => ({ type: 'owner.lent', record: recordOf(undefined) }),
      ),
      // A move of the member may have emptied it.
      readGuestAgain: sendTo(() => recordOf(undefined), { type: 'record.drop', pending: [] }),
      openRecord: sendTo(
        ({ context }) => context.cart,
        ({ context: { userId } }): OwnerFact => ({ type: 'owner.opened', userId, record: recordOf(userId) }),
      ),
      announceJoined: sendTo(
        ({ context }) => context.listener,
        (_, { output }: Outcome): CartFact => ({ type: 'cart.changed', change: toJoinedChange(output) }),
      ),
    },
    guards: {
      isMember: ({ event }) => event.userId !== undefined,
      hasJoined: (_, { output }: Outcome) => output.lines.length > 0,
      isSame: ({ context, event }) => context.isKnown && event.userId === context.userId,
    },
  }).createMachine({
    id: 'cartOwner',
    description: 'Whose cart it is, and where it is stored.',
    context: ({ input }) => ({ ...input, userId: undefined, isKnown: false }),
    initial: 'waiting',
    on: {
      'owner.changed': [
        { guard: 'isSame' },
        { guard: 'isMember', target: '.member', actions: 'setOwner' },
        { target: '.guest', actions: 'setOwner' },
      ],
    },
    states: {
      waiting: { description: 'Waits until the owner is known.', entry: 'lendGuestRecord' },
      guest: {
        description: 'A guest: the cart is the one under `cart`.',
        entry: ['readGuestAgain', 'openRecord'],
      },
      member: {
        description: 'A member: the cart is the one under `cart_{userId}`.',
        initial: 'joining',
        states: {
          joining: {
            description: 'The lines of the guest are being moved into the cart of the member.',
            entry: 'lendGuestRecord',
            invoke: {
              id: 'joinGuestCart',
              src: 'joinGuestCart',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: { type: 'hasJoined', params: ({ event }) => event },
                  target: 'open',
                  actions: { type: 'announceJoined', params: ({ event }) => event },
                },
                { target: 'open' },
              ],
              onError: { target: 'open' },
            },
          },
          open: { description: 'The cart of the member is read and stored.', entry: 'openRecord' },
        },
      },
    },
  });
};
