import { startActor } from '@loomwright/kit/testing';
import { createMemoryOrigin, type MemoryOrigin, type MemoryOriginOptions } from '@loomwright/storage';
import { createFaultyStore, type Fault, type FaultyStore } from '@loomwright/storage/testing';
import { type CartActor, type CartFact, createCartMachine, type OwnerChangedEvent } from '../cart.machine.ts';
import type { Cart } from '../cart.ts';
import { createGuestCartCodec } from '../cart-codec.ts';
import { prepareGuestMove } from '../guest-move-turns.ts';
import { type CartPersonEvent, lookUpShopProduct } from './arbitraries.ts';
import { type CartModel, toCartModel } from './cart-model.ts';
import { createCartListener } from './fakes.ts';

/** A cart in one tab, with its real records, on storage that can be told to fail. */
export interface CartTab {
  readonly actor: CartActor;
  readonly storage: FaultyStore;
  /** Facts told to the listener, in order. */
  readonly heard: readonly CartFact[];
  readonly logged: readonly string[];
  /** What the chart or its records threw. */
  readonly errors: readonly unknown[];
  /** Like everything else, does nothing once the tab has crashed. */
  readonly send: (event: CartPersonEvent | OwnerChangedEvent) => void;
  /** It is known who is here: a member's id, or undefined for a guest. */
  readonly own: (userId: number | undefined) => void;
  readonly add: (productId: number, quantity?: number) => void;
  /** The lines shown, ordered by id. */
  readonly shown: () => CartModel;
  /** Whether it waits for nothing: a tab that crashed never does again. */
  readonly isResting: () => boolean;
  /** The page goes away, as at closing or reloading. */
  readonly close: () => void;
}

export interface CartBrowser {
  readonly origin: MemoryOrigin;
  /** One more tab; with a fault from its first operation on. */
  readonly openTab: (fault?: Fault) => CartTab;
  /** Lets everything that is on its way arrive. */
  readonly settle: () => Promise<void>;
  /** The lines stored under a key, ordered by id; nothing when it is missing. */
  readonly stored: (key: string) => CartModel | undefined;
}

const byId = (model: CartModel): CartModel => [...model].sort(([a], [b]) => a - b);

const isAtRest = (actor: CartActor): boolean => {
  const { value, children } = actor.getSnapshot();
  const { owner } = value as { readonly owner: unknown };
  const hasArrived = ['"waiting"', '{"guest":"settled"}', '{"member":"open"}'].includes(
    JSON.stringify(owner),
  );
  return (
    hasArrived &&
    [children.guestRecord, children.memberRecord].every((record) => {
      const snapshot = record?.getSnapshot() as { readonly value: unknown } | undefined;
      return snapshot === undefined || ['idle', 'detached'].includes(String(snapshot.value));
    })
  );
};

/** A browser with the small shop in it, for the cart alone: tabs share its storage and hear of each other's changes. */
export const createCartBrowser = (options: MemoryOriginOptions = {}): CartBrowser => {
  const origin = createMemoryOrigin(options);
  const openTab = (fault?: Fault): CartTab => {
    const listener = createCartListener();
    const logged: string[] = [];
    const errors: unknown[] = [];
    const storage = createFaultyStore(origin.openTab(), () => actor.stop());
    if (fault) storage.arm(fault);
    const actor: CartActor = startActor(
      createCartMachine({
        store: storage.store,
        log: (message) => logged.push(message),
        lookUpProduct: lookUpShopProduct,
      }),
      { input: { listener: listener.ref } },
    );
    actor.subscribe({ error: (error) => errors.push(error) });
    const send = (event: CartPersonEvent | OwnerChangedEvent) => {
      if (!storage.hasCrashed()) actor.send(event);
    };
    return {
      actor,
      storage,
      heard: listener.heard,
      logged,
      errors,
      send,
      own: (userId) => send({ type: 'cart.ownerChanged', userId }),
      add: (productId, quantity = 1) => send({ type: 'cart.addItem', productId, quantity }),
      shown: () => byId(toCartModel(actor.getSnapshot().context.cart)),
      isResting: () => storage.hasCrashed() || isAtRest(actor),
      close: () => {
        send({ type: 'page.hiding' });
        actor.stop();
      },
    };
  };
  return {
    origin,
    openTab,
    settle: async () => {
      // The schema is a chunk of its own: whoever waits for it has it once it is here.
      await Promise.all([createGuestCartCodec().prepare(), prepareGuestMove()]);
      for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
    },
    stored: (key) => {
      const text = origin.entries.get(key);
      return text === undefined ? undefined : byId(toCartModel(JSON.parse(text) as Cart));
    },
  };
};
