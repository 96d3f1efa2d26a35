import {
  type Cart,
  type CartCommand,
  cartReducer,
  createCartMachine,
  EMPTY_CART,
  toCartView,
} from '@loomwright/cart';
import { findProduct, products } from '@loomwright/catalogue';
import { createMemoryOrigin, createRecords } from '@loomwright/storage';
import { expect, test } from 'vitest';
import { assign, createActor, fromCallback, sendParent, sendTo, setup } from 'xstate';
import { print, race } from './measure.ts';

const items = products.map(({ id, image, name, price }) => ({ id, image, name, price, quantity: 1 }));
const full: Cart = items;

const plainReducer = (cart: Cart, command: CartCommand): Cart => {
  switch (command.kind) {
    case 'add': {
      const found = cart.find((item) => item.id === command.item.id);
      if (!found) return [...cart, command.item];
      return cart.map((item) =>
        item === found ? { ...item, quantity: Math.min(item.quantity + command.item.quantity, 99) } : item,
      );
    }
    case 'setQuantity': {
      const quantity = Number(command.quantity);
      if (quantity < 1) return cart.filter((item) => item.id !== command.id);
      return cart.map((item) =>
        item.id === command.id ? { ...item, quantity: Math.min(quantity, 99) } : item,
      );
    }
    case 'remove':
      return cart.filter((item) => item.id !== command.id);
    default:
      return [];
  }
};

const commands: readonly CartCommand[] = items.flatMap((item, index): CartCommand[] => [
  { kind: 'add', item },
  { kind: 'setQuantity', id: item.id, quantity: 2 + index },
  { kind: 'remove', id: items[(index + 3) % 6]?.id ?? 1 },
  { kind: 'add', item: items[(index + 3) % 6] ?? item },
]);

const runReducer = (reduce: typeof cartReducer) => {
  let cart = full;
  return (call: number) => {
    cart = reduce(cart, commands[call % commands.length] as CartCommand);
  };
};

test('the cart reducer takes at most 1.3 times as long as a naive one', async () => {
  const times = await race({ ours: runReducer(cartReducer), plain: runReducer(plainReducer) }, 200_000);
  const { ours = 0, plain = 1 } = times;
  print('Cart reducer, 6 lines, a command', [
    ['ours', `${ours.toFixed(0)} ns (${(1000 / ours).toFixed(1)} M a second)`],
    ['plainest', `${plain.toFixed(0)} ns`],
    ['ratio', `${(ours / plain).toFixed(2)} (limit 1.30)`],
  ]);
  expect(ours / plain).toBeLessThanOrEqual(1.3);
});

const openCart = async () => {
  const listener = createActor(fromCallback(() => {})).start();
  const store = createMemoryOrigin().openTab();
  const log = () => {};
  const machine = createCartMachine({
    store,
    log,
    records: createRecords({ store, log }),
    lookUpProduct: (id) => findProduct(products, String(id)),
  });
  const actor = createActor(machine, { input: { listener } }).start();
  actor.send({ type: 'owner.changed', userId: undefined });
  while (!actor.getSnapshot().matches('ready')) await Promise.resolve();
  return actor;
};

type AddEvent = { readonly type: 'cart.addItem'; readonly productId: number; readonly quantity: number };
type BareEvent = AddEvent | { readonly type: 'updated'; readonly cart: Cart };

const addTo = (cart: Cart, { productId, quantity }: AddEvent) =>
  cartReducer(cart, { kind: 'add', item: { ...(items[productId - 1] as Cart[number]), quantity } });

/**
 * The least that an event can cost: two actors and three messages. The real cart uses four actors and six
 * messages.
 */
const openBare = () => {
  const record = setup({
    types: { context: {} as { cart: Cart }, events: {} as AddEvent },
    actions: {
      answer: sendParent(({ context }: { context: { cart: Cart } }) => ({
        type: 'updated',
        cart: context.cart,
      })),
    },
  }).createMachine({
    context: { cart: EMPTY_CART },
    on: {
      'cart.addItem': {
        actions: [assign({ cart: ({ context, event }) => addTo(context.cart, event) }), 'answer'],
      },
    },
  });
  const machine = setup({
    types: { context: {} as { cart: Cart }, events: {} as BareEvent },
    actors: { record },
  }).createMachine({
    context: { cart: EMPTY_CART },
    invoke: { id: 'record', src: 'record' },
    on: {
      'cart.addItem': { actions: sendTo('record', ({ event }) => event) },
      updated: { actions: assign({ cart: ({ event }) => event.cart }) },
    },
  });
  return createActor(machine).start();
};

const openSingle = () =>
  createActor(
    setup({ types: { context: {} as { cart: Cart }, events: {} as AddEvent } }).createMachine({
      context: { cart: EMPTY_CART },
      on: {
        'cart.addItem': { actions: assign({ cart: ({ context, event }) => addTo(context.cart, event) }) },
      },
    }),
  ).start();

test('an event takes at most 4 times as long in the cart as in two bare actors', async () => {
  const cart = await openCart();
  const [bare, single] = [openBare(), openSingle()];
  let seen = 0;
  cart.subscribe((snapshot) => {
    seen += toCartView(snapshot).totalItems;
  });
  const count = ({ context }: { readonly context: { readonly cart: Cart } }) => {
    seen += context.cart.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  bare.subscribe(count);
  single.subscribe(count);
  const event = (call: number) => ({ type: 'cart.addItem', productId: 1 + (call % 6), quantity: 1 }) as const;
  // Lets pending writes finish; this wait is not timed.
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const times = await race(
    {
      ours: (call) => cart.send(event(call)),
      twoActors: (call) => bare.send(event(call)),
      oneActor: (call) => single.send(event(call)),
    },
    12,
    { rounds: 1000, between: settle },
  );
  const { ours = 0, twoActors = 1, oneActor = 1 } = times;
  print('One event to the view', [
    ['through the cart and its record', `${(ours / 1000).toFixed(1)} µs`],
    ['two bare actors', `${(twoActors / 1000).toFixed(1)} µs`],
    ['ratio', `${(ours / twoActors).toFixed(2)} (limit 4)`],
    ['one bare actor, for comparison', `${(oneActor / 1000).toFixed(1)} µs`],
  ]);
  expect(seen).toBeGreaterThan(0);
  expect(ours / twoActors).toBeLessThanOrEqual(4);
});
