import { createRecordingListener, createStepper, type Stepper } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import type { EventObject } from 'xstate';
import { type CartMachine, createCartMachine } from '../cart.machine.ts';
import { type Cart, type CartCommand, cartReducer, EMPTY_CART } from '../cart.ts';
import type { CartFact, CartPorts } from '../cart-events.ts';
import { type CartUserEvent, lookUpShopProduct } from './arbitraries.ts';

/** Ports of a cart in a browser of its own, over the small shop; `logged` holds what only a developer reads. */
export const createCartWorld = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  const store = origin.openTab();
  const log = (message: string) => logged.push(message);
  const ports: CartPorts = {
    store,
    log,
    records: createTestRecords(store, log),
    lookUpProduct: lookUpShopProduct,
  };
  return { origin, logged, ports };
};

/** A cart machine without actors: the test plays its owner, keeping the record in a variable. */
export interface CartBench {
  readonly stepper: Stepper<CartMachine>;
  /** What the record holds now. */
  readonly stored: Cart;
  /** Commands the record was given, in order. */
  readonly commands: readonly CartCommand[];
  /** Facts the listener received, in order. */
  readonly facts: readonly CartFact[];
  /** The record was read, with the commands given since in it. */
  readonly load: (cart?: Cart) => void;
  /** An event of the user; the record replies at once, unless it is not read yet. */
  readonly send: (event: CartUserEvent) => void;
  /** Another tab changed the stored cart. */
  readonly changeElsewhere: (command: CartCommand) => void;
}

export interface CartBenchOptions {
  readonly lookUpProduct?: CartPorts['lookUpProduct'];
  /** The member whose cart it is; a guest's when missing. */
  readonly userId?: number | undefined;
}

/** A cart machine with a known owner; the record is not read yet. */
export const createCartBench = ({
  lookUpProduct = lookUpShopProduct,
  userId,
}: CartBenchOptions = {}): CartBench => {
  const listener = createRecordingListener<CartFact>();
  const { ports } = createCartWorld();
  const stepper = createStepper(createCartMachine({ ...ports, lookUpProduct }), { listener: listener.ref });
  let stored: Cart = EMPTY_CART;
  let isLoaded = false;
  let answered = 0;
  stepper.send({ type: 'owner.changed', userId });

  const sentTo = (target: unknown): readonly EventObject[] =>
    stepper.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  const commands = (): readonly CartCommand[] =>
    sentTo('owner').flatMap((event) => ('command' in event ? [event.command as CartCommand] : []));
  const answer = (): void => {
    stored = commands().slice(answered).reduce(cartReducer, stored);
    answered = commands().length;
    stepper.send({ type: 'owner.cartUpdated', userId, cart: stored });
  };

  return {
    stepper,
    get stored() {
      return stored;
    },
    get commands() {
      return commands();
    },
    get facts() {
      return sentTo(listener.ref) as readonly CartFact[];
    },
    load: (cart = EMPTY_CART) => {
      stored = cart;
      isLoaded = true;
      answer();
    },
    send: (event) => {
      stepper.send(event);
      if (isLoaded && commands().length > answered) answer();
    },
    changeElsewhere: (command) => {
      stored = cartReducer(stored, command);
      answer();
    },
  };
};
