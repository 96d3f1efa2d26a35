import { createCartMachine, createCartOwnerMachine } from '@loomwright/cart';
import type { AnyEventObject, EventObject } from 'xstate';
import { entry } from '../entry.ts';
import { cartPorts, exampleCart, listener } from '../ports.ts';

/** Adds the record actor, which a JSON example cannot contain. */
const withRecord = (event: EventObject): AnyEventObject =>
  event.type.startsWith('owner.') ? { ...event, record: listener('record') } : event;

export const cartEntries = [
  entry({
    place: ['cart', 'cart'],
    create: () => createCartMachine(cartPorts),
    input: { listener: listener('app') },
    events: {
      'owner.changed': [{ userId: undefined }, { userId: 7 }],
      'owner.provisional': [{}],
      'owner.opened': [{ userId: undefined }, { userId: 7 }],
      'record.updated': [
        { key: 'cart', value: exampleCart, isStored: true },
        { key: 'cart', value: [], isStored: true },
        { key: 'cart_7', value: exampleCart, isStored: false },
      ],
      'record.refused': [{ key: 'cart', reason: 'full' }],
      'cart.addItem': [
        { productId: 1, quantity: 1 },
        { productId: 99, quantity: 1 },
      ],
      'cart.setQuantity': [
        { id: 1, quantity: 5 },
        { id: 1, quantity: '0' },
      ],
      'cart.stepQuantity': [
        { id: 1, by: 1 },
        { id: 1, by: -1 },
      ],
      'cart.removeItem': [{ id: 1 }, { id: 99 }],
      'cart.clear': [{}],
      'cart.undoRemove': [{ id: 1 }],
      'cart.undoClear': [{}],
      'page.left': [{}],
    },
    completeEvent: withRecord,
  }),
  entry({
    place: ['cart', 'cart-owner'],
    create: () => createCartOwnerMachine(cartPorts),
    input: { cart: listener('cart'), listener: listener('app') },
    events: {
      'owner.changed': [{ userId: undefined }, { userId: 7 }],
    },
    children: {
      joinGuestCart: {
        outputs: [
          { lines: [], cart: [] },
          { lines: exampleCart, cart: exampleCart },
        ],
      },
    },
  }),
];
