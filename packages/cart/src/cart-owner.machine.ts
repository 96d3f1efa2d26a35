/**
 * Commands go to the guest's record until the owner is known and the guest's lines have moved (CRT-3, CRT-6).
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
      sendGuestRecord: sendTo(
        ({ context }) => context.cart,
        (): OwnerFact => ({ type: 'owner.provisional', record: recordOf(undefined) }),
      ),
      // Another tab may have moved the guest's lines since this tab read them.
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
    description: "Selects the owner's cart and its record.",
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
      waiting: { description: 'Waits for the owner.', entry: 'sendGuestRecord' },
      guest: {
        description: 'The cart is stored under `cart`.',
        entry: ['readGuestAgain', 'openRecord'],
      },
      member: {
        description: 'The cart is stored under `cart_{userId}`.',
        initial: 'joining',
        states: {
          joining: {
            description: "Moves the guest's lines into the member's cart.",
            entry: 'sendGuestRecord',
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
          open: { description: "Uses the member's record.", entry: 'openRecord' },
        },
      },
    },
  });
};
