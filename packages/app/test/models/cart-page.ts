import { type CartFact, createCartMachine } from '@loomwright/cart';
import type { Listener } from '@loomwright/kit';
import { createRecords } from '@loomwright/storage';
import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback } from 'xstate';
import type { OpenPage, PagePorts } from './page.ts';
import { lookUpProduct, type Quantities, quantitiesOf } from './shop.ts';

export interface CartFacts {
  /** The owner last sent to the cart; undefined if none was sent. */
  readonly told: string | undefined;
  readonly cart: string;
  readonly ownerState: string;
  readonly owner: number | undefined;
  readonly lines: Quantities;
  readonly pending: Quantities;
}

export interface CartParts {
  readonly createCart: typeof createCartMachine;
  readonly createRecords: typeof createRecords;
  readonly ports: (ports: PagePorts) => PagePorts;
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface PendingAdd {
  readonly command: {
    readonly kind: string;
    readonly item?: { readonly id: number; readonly quantity: number };
  };
}

export const createCartPage =
  (parts: Partial<CartParts> = {}): OpenPage<CartFacts> =>
  (given) => {
    const { createCart = createCartMachine, ports = (same) => same } = parts;
    const { options, store } = ports(given);
    const owners: AnyActorRef[] = [];
    let told: string | undefined;
    const records = (parts.createRecords ?? createRecords)({
      store,
      log: () => {},
      onOpened: (owner) => owners.push(owner),
      inspect: options.inspect,
    });
    const listener = createActor(
      fromCallback(() => {}),
      { ...options, id: 'listener' },
    ).start() as unknown as Listener<CartFact>;
    const cart = createActor(createCart({ store, log: () => {}, records, lookUpProduct }), {
      ...options,
      id: 'cart',
      input: { listener },
    });
    cart.subscribe({ error: () => {} });
    cart.start();
    return {
      roots: () => [cart as AnyActorRef, ...owners],
      hide: records.flush,
      remembered: () => [told],
      send: (event) => {
        const [what, name = ''] = event.split(' ');
        if (what === 'own' || what === 'sign') {
          told = name;
          cart.send({ type: 'owner.changed', userId: name === 'guest' ? undefined : Number(name) });
        } else if (what === 'add') cart.send({ type: 'cart.addItem', productId: Number(name), quantity: 1 });
        else if (what === 'clear') cart.send({ type: 'cart.clear' });
        else throw new Error(`unknown event of this page: ${event}`);
      },
      facts: () => {
        const { children, context, value } = (cart as ActorRefFrom<typeof createCartMachine>).getSnapshot();
        const pending: Record<number, number> = {};
        for (const owner of owners)
          for (const { command } of owner.getSnapshot().context.replica.pending as readonly PendingAdd[])
            if (command.item)
              pending[command.item.id] = (pending[command.item.id] ?? 0) + command.item.quantity;
        return {
          told,
          cart: valueText(value),
          ownerState: valueText(children.owner?.getSnapshot().value),
          owner: context.userId,
          lines: quantitiesOf(context.cart),
          pending,
        };
      },
    };
  };
