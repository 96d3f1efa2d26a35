import { createRecordingListener, emptyQueues, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOriginOptions, type Schedule } from '@loomwright/storage';
import { createFaultyStore, createTestRecords, type Fault } from '@loomwright/storage/testing';
import { type CartActor, createCartMachine } from '../cart.machine.ts';
import type { Cart } from '../cart.ts';
import type { CartFact, OwnerChangedEvent } from '../cart-events.ts';
import { type CartUserEvent, lookUpShopProduct } from './arbitraries.ts';
import { type CartModel, toCartModel } from './cart-model.ts';

/** What comes at all comes far sooner: a test that would wait for ever says so. */
const MOST_MS = 4000;

const byId = (model: CartModel): CartModel => [...model].sort(([a], [b]) => a - b);

const isAtRest = (actor: CartActor): boolean => {
  const owner = actor.getSnapshot().children.owner?.getSnapshot();
  return ['"waiting"', '"guest"', '{"member":"open"}'].includes(JSON.stringify(owner?.value));
};

/** A browser with the small shop, for the cart alone: tabs share its storage and are notified of each other's changes. */
export const createCartBrowser = (options: MemoryOriginOptions = {}) => {
  // How much the test holds back.
  let held = 0;
  const schedule: Schedule = async (what) => {
    held += 1;
    await options.schedule?.(what);
    held -= 1;
  };
  const origin = createMemoryOrigin({ ...options, schedule });
  const tabs: { readonly isResting: () => boolean }[] = [];
  /** One more tab, with its real records; with a fault from the first operation of its storage on. */
  const openTab = (fault?: Fault) => {
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
    const ports = { store, log, records, lookUpProduct: lookUpShopProduct };
    const actor: CartActor = startActor(createCartMachine(ports), { input: { listener: listener.ref } });
    actor.subscribe({ error: (error) => errors.push(error) });
    const send = (event: CartUserEvent | OwnerChangedEvent) => {
      if (!storage.hasCrashed()) actor.send(event);
    };
    const tab = {
      actor,
      storage,
      /** Facts the listener received, in order. */
      received: listener.received,
      logged,
      /** What the chart or its records threw. */
      errors,
      /** Like everything else, does nothing once the tab has crashed. */
      send,
      /** The owner becomes known: a member's id, or undefined for a guest. */
      own: (userId: number | undefined) => send({ type: 'owner.changed', userId }),
      add: (productId: number, quantity = 1) => send({ type: 'cart.addItem', productId, quantity }),
      /** The lines shown, ordered by id. */
      shown: () => byId(toCartModel(actor.getSnapshot().context.cart)),
      /** Whether it waits for nothing: a tab that crashed never does again. */
      isResting: () => storage.hasCrashed() || (records.isAtRest() && (isClosed || isAtRest(actor))),
      /** The page is hidden, and may be shown again. */
      hide: records.flush,
      /** The page is closed or reloaded. */
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
    /** Lets everything that is on its way arrive, but for what the test holds back. */
    settle: async () => {
      const start = Date.now();
      do {
        if (Date.now() - start > MOST_MS) throw new Error('A tab waits for what never comes.');
        await emptyQueues();
      } while (held === 0 && !tabs.every((tab) => tab.isResting()));
    },
    /** The lines stored under a key, ordered by id; nothing when it is missing. */
    stored: (key: string): CartModel | undefined => {
      const text = origin.entries.get(key);
      return text === undefined ? undefined : byId(toCartModel(JSON.parse(text) as Cart));
    },
  };
};

export type CartBrowser = ReturnType<typeof createCartBrowser>;
export type CartTab = ReturnType<CartBrowser['openTab']>;
