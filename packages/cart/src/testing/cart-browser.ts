import { createRecordingListener, emptyQueues, startActor } from '@loomwright/kit/testing';
import {
  createMemoryOrigin,
  type MemoryOrigin,
  type MemoryOriginOptions,
  type Schedule,
} from '@loomwright/storage';
import {
  createFaultyStore,
  createTestRecords,
  type Fault,
  type FaultyStore,
} from '@loomwright/storage/testing';
import { type CartActor, createCartMachine } from '../cart.machine.ts';
import type { Cart } from '../cart.ts';
import type { CartFact, OwnerChangedEvent } from '../cart-events.ts';
import { type CartUserEvent, lookUpShopProduct } from './arbitraries.ts';
import { type CartModel, toCartModel } from './cart-model.ts';

/** A cart in one tab, with its real records, on storage that can be made to fail. */
export interface CartTab {
  readonly actor: CartActor;
  readonly storage: FaultyStore;
  /** Facts the listener received, in order. */
  readonly received: readonly CartFact[];
  readonly logged: readonly string[];
  /** What the chart or its records threw. */
  readonly errors: readonly unknown[];
  /** Like everything else, does nothing once the tab has crashed. */
  readonly send: (event: CartUserEvent | OwnerChangedEvent) => void;
  /** The owner becomes known: a member's id, or undefined for a guest. */
  readonly own: (userId: number | undefined) => void;
  readonly add: (productId: number, quantity?: number) => void;
  /** The lines shown, ordered by id. */
  readonly shown: () => CartModel;
  /** Whether it waits for nothing: a tab that crashed never does again. */
  readonly isResting: () => boolean;
  /** The page is hidden, and may be shown again. */
  readonly hide: () => void;
  /** The page is closed or reloaded. */
  readonly close: () => void;
}

export interface CartBrowser {
  readonly origin: MemoryOrigin;
  /** One more tab; with a fault from its first operation on. */
  readonly openTab: (fault?: Fault) => CartTab;
  /** Lets everything that is on its way arrive, but for what the test holds back. */
  readonly settle: () => Promise<void>;
  /** The lines stored under a key, ordered by id; nothing when it is missing. */
  readonly stored: (key: string) => CartModel | undefined;
}

const byId = (model: CartModel): CartModel => [...model].sort(([a], [b]) => a - b);

const isAtRest = (actor: CartActor): boolean => {
  const owner = actor.getSnapshot().children.owner?.getSnapshot();
  return ['"waiting"', '{"guest":"settled"}', '{"member":"open"}'].includes(JSON.stringify(owner?.value));
};

/** A browser with the small shop in it, for the cart alone: tabs share its storage and are notified of each other's changes. */
export const createCartBrowser = (options: MemoryOriginOptions = {}): CartBrowser => {
  // How much the test holds back.
  let held = 0;
  const schedule: Schedule | undefined =
    options.schedule &&
    (async (what) => {
      held += 1;
      await options.schedule?.(what);
      held -= 1;
    });
  const origin = createMemoryOrigin({ ...options, ...(schedule && { schedule }) });
  const tabs: CartTab[] = [];
  const openTab = (fault?: Fault): CartTab => {
    const listener = createRecordingListener<CartFact>();
    const errors: unknown[] = [];
    const storage = createFaultyStore(origin.openTab(), () => actor.stop());
    if (fault) storage.arm(fault);
    const { store } = storage;
    let isClosed = false;
    const logged: string[] = [];
    const log = (message: string) => logged.push(message);
    const records = createTestRecords(store, log, (reason) =>
      listener.ref.send({ type: 'storage.refused', reason }),
    );
    const actor: CartActor = startActor(
      createCartMachine({ store, log, records, lookUpProduct: lookUpShopProduct }),
      { input: { listener: listener.ref } },
    );
    actor.subscribe({ error: (error) => errors.push(error) });
    const send = (event: CartUserEvent | OwnerChangedEvent) => {
      if (!storage.hasCrashed()) actor.send(event);
    };
    const tab: CartTab = {
      actor,
      storage,
      received: listener.received,
      logged,
      errors,
      send,
      own: (userId) => send({ type: 'owner.changed', userId }),
      add: (productId, quantity = 1) => send({ type: 'cart.addItem', productId, quantity }),
      shown: () => byId(toCartModel(actor.getSnapshot().context.cart)),
      isResting: () => storage.hasCrashed() || (records.isAtRest() && (isClosed || isAtRest(actor))),
      hide: records.flush,
      close: () => {
        records.flush();
        isClosed = true;
        actor.stop();
      },
    };
    tabs.push(tab);
    return tab;
  };
  return {
    origin,
    openTab,
    settle: async () => {
      do await emptyQueues();
      while (held === 0 && !tabs.every((tab) => tab.isResting()));
    },
    stored: (key) => {
      const text = origin.entries.get(key);
      return text === undefined ? undefined : byId(toCartModel(JSON.parse(text) as Cart));
    },
  };
};
