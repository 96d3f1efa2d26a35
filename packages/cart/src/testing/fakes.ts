import { createRecordingListener, createStepper, sut } from '@loomwright/machine-testing';
import { createRecordStub, createStorageFixture } from '@loomwright/storage/testing';
import { createCartMachine } from '../cart.machine.ts';
import { type Cart, cartReducer, EMPTY_CART } from '../cart.ts';
import type { CartFact, CartRecord } from '../cart-events.ts';
import { lookUpShopProduct } from './arbitraries.ts';

export const createCartPorts = (lookUpProduct = lookUpShopProduct) => ({
  ...createStorageFixture().openPorts(),
  lookUpProduct,
});

/** A cart machine without actors; the test controls its record, which is not loaded yet. */
export const createCartBench = (userId?: number, lookUpProduct = lookUpShopProduct) => {
  const { ref: listener } = createRecordingListener<CartFact>();
  const stepper = createStepper(createCartMachine(createCartPorts(lookUpProduct)), { listener });
  const record = createRecordingListener().ref as unknown as CartRecord;
  stepper.send({ type: 'owner.changed', userId });
  stepper.send({ type: 'owner.opened', userId, record });
  const key = userId === undefined ? 'cart' : `cart_${userId}`;
  const toEvent = (value: Cart) => ({ type: 'record.updated', key, value, isStored: true });
  return {
    ...createRecordStub(stepper, record, EMPTY_CART, cartReducer, toEvent),
    stepper,
    facts: () => sut(stepper).sentTo(listener) as readonly CartFact[],
  };
};
