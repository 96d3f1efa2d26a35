import { createRecordingListener, createStepper, playedRecord, sut } from '@loomwright/kit/testing';
import { createStorageWorld } from '@loomwright/storage/testing';
import { createCartMachine } from '../cart.machine.ts';
import { type CartCommand, cartReducer, EMPTY_CART } from '../cart.ts';
import type { CartFact } from '../cart-events.ts';
import { type CartUserEvent, lookUpShopProduct } from './arbitraries.ts';

/** Ports of a cart in a browser of its own, over the small shop. */
export const createCartPorts = (lookUpProduct = lookUpShopProduct) => ({
  ...createStorageWorld().openPorts(),
  lookUpProduct,
});

/** A cart machine without actors, of a member or a guest. The test plays its record, which is not read yet. */
export const createCartBench = (userId?: number, lookUpProduct = lookUpShopProduct) => {
  const { ref: listener } = createRecordingListener<CartFact>();
  const stepper = createStepper(createCartMachine(createCartPorts(lookUpProduct)), { listener });
  stepper.send({ type: 'owner.changed', userId });
  const { sentTo, take } = sut<CartUserEvent>(stepper);
  const record = playedRecord<typeof EMPTY_CART, CartCommand>(
    stepper,
    'owner',
    EMPTY_CART,
    cartReducer,
    (cart) => ({
      type: 'owner.cartUpdated',
      userId,
      cart,
    }),
  );
  return {
    ...record,
    stepper,
    /** Facts the listener received, in order. */
    facts: () => sentTo(listener) as readonly CartFact[],
    /** An event of the user; the record replies at once, unless it is not read yet. */
    send: (event: CartUserEvent) => {
      take(event);
      record.reply();
    },
  };
};
