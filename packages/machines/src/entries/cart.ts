import { createCartMachine, createCartOwnerMachine } from '@loomwright/cart';
import { entry } from '../entry.ts';
import { cartPorts, exampleCart, listener } from '../ports.ts';

const [first] = exampleCart;
const item = first ?? { id: 1, name: '', price: 0, image: '', quantity: 1 };

export const cartEntries = [
  entry({
    place: ['cart', 'cart'],
    create: () => createCartMachine(cartPorts),
    input: { listener: listener('app') },
    events: {
      'owner.changed': [{ userId: undefined }, { userId: 7 }],
      'owner.cartUpdated': [
        { userId: undefined, cart: exampleCart },
        { userId: undefined, cart: [] },
        { userId: 7, cart: exampleCart },
      ],
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
  }),
  entry({
    place: ['cart', 'cart-owner'],
    create: () => createCartOwnerMachine(cartPorts),
    input: { cart: listener('cart'), listener: listener('app') },
    events: {
      'owner.changed': [{ userId: undefined }, { userId: 7 }],
      'owner.apply': [
        { command: { kind: 'add', item } },
        { command: { kind: 'setQuantity', id: 1, quantity: 3 } },
        { command: { kind: 'remove', id: 1 } },
        { command: { kind: 'clear' } },
      ],
      'record.updated': [
        { key: 'cart', value: exampleCart, isStored: true },
        { key: 'cart', value: exampleCart, isStored: false },
        { key: 'cart_7', value: [], isStored: true },
      ],
      'record.refused': [
        { key: 'cart', reason: 'full' },
        { key: 'cart_7', reason: 'blocked' },
      ],
    },
    children: {
      recoverMove: { outputs: [false, true] },
      moveGuestCart: {
        outputs: [
          { kind: 'moved', lines: exampleCart, cart: exampleCart },
          { kind: 'nothing', cart: [] },
          { kind: 'refused', reason: 'full', cart: [] },
        ],
      },
    },
  }),
];
