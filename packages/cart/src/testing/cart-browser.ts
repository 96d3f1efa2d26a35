import { createRecordingListener, flushMicrotasks, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOriginOptions, type Schedule } from '@loomwright/storage';
import { createFaultyStore, createTestRecords, type Fault } from '@loomwright/storage/testing';
import { type CartActor, createCartMachine } from '../cart.machine.ts';
import type { Cart } from '../cart.ts';
import type { CartFact, OwnerChangedEvent } from '../cart-events.ts';
import { type CartUserEvent, lookUpShopProduct } from './arbitraries.ts';
import { type CartModel, toCartModel } from './cart-model.ts';

/** Limits the wait, so that a hanging test fails fast. */
const MOST_MS = 4000;

const byId = (model: CartModel): CartModel => [...model].sort(([a], [b]) => a - b);

const isAtRest = (actor: CartActor): boolean => {
  const owner = actor.getSnapshot().children.owner?.getSnapshot();
  return ['"waiting"', '"guest"', '{"member":"open"}'].includes(JSON.stringify(owner?.value));
};

/** Several tabs with the same storage, notified of each other's changes. */
export const createCartBrowser = (options: MemoryOriginOptions = {}) => {
  // The number of locks and storage events that the test is delaying.
  let held = 0;
  const schedule: Schedule = async (what) => {
    held += 1;
    await options.schedule?.(what);
    held -= 1;
  };
  const origin = createMemoryOrigin({ ...options, schedule });
  const tabs: { readonly isResting: () => boolean }[] = [];
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
      received: listener.received,
      logged,
      errors,
      /** Does nothing after a crash. */
      send,
      own: (userId: number | undefined) => send({ type: 'owner.changed', userId }),
      add: (productId: number, quantity = 1) => send({ type: 'cart.addItem', productId, quantity }),
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
    /** Waits until all tabs are idle, or until the test delays a lock or a storage event. */
    settle: async () => {
      const start = Date.now();
      do {
        if (Date.now() - start > MOST_MS) throw new Error('A tab did not become idle.');
        await flushMicrotasks();
      } while (held === 0 && !tabs.every((tab) => tab.isResting()));
    },
    stored: (key: string): CartModel | undefined => {
      const text = origin.entries.get(key);
      return text === undefined ? undefined : byId(toCartModel(JSON.parse(text) as Cart));
    },
  };
};

export type CartBrowser = ReturnType<typeof createCartBrowser>;
export type CartTab = ReturnType<CartBrowser['openTab']>;
