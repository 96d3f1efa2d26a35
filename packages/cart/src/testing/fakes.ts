import {
  createRecordingListener,
  createStepper,
  type RecordingListener,
  type Stepper,
} from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import type { EventObject } from 'xstate';
import { type CartFact, type CartMachine, type CartPorts, createCartMachine } from '../cart.machine.ts';
import { type Cart, type CartCommand, cartReducer, EMPTY_CART } from '../cart.ts';
import { type CartPersonEvent, lookUpShopProduct } from './arbitraries.ts';

/** Somebody who writes down every fact the cart tells; `ref` goes into the cart's input. */
export type CartListener = RecordingListener<CartFact>;

export const createCartListener = (): CartListener => createRecordingListener<CartFact>();

/** Ports of a cart in a browser of its own, over the small shop; `logged` holds what only a developer reads. */
export const createCartWorld = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  const ports: CartPorts = {
    store: origin.openTab(),
    log: (message) => logged.push(message),
    lookUpProduct: lookUpShopProduct,
  };
  return { origin, logged, ports };
};

/** A cart machine without actors: the test plays its record, keeping it in a variable. */
export interface CartBench {
  readonly stepper: Stepper<CartMachine>;
  /** What the record holds now. */
  readonly stored: Cart;
  /** Commands the record was given, in order. */
  readonly commands: readonly CartCommand[];
  /** Facts told to the listener, in order. */
  readonly facts: readonly CartFact[];
  /** Events sent to the record other than commands. */
  readonly otherEvents: readonly string[];
  /** The record was read and says what it holds, with the commands given since in it. */
  readonly load: (cart?: Cart) => void;
  /** A person does something; the record answers as it does: at once, unless it is not read yet. */
  readonly send: (event: CartPersonEvent) => void;
  /** Another tab changed the stored cart. */
  readonly changeElsewhere: (command: CartCommand) => void;
}

/** Puts a cart machine on the bench, before its record is read. */
export const createCartBench = (lookUpProduct: CartPorts['lookUpProduct'] = lookUpShopProduct): CartBench => {
  const listener = createCartListener();
  const { ports } = createCartWorld();
  const stepper = createStepper(createCartMachine({ ...ports, lookUpProduct }), { listener: listener.ref });
  let stored: Cart = EMPTY_CART;
  let isLoaded = false;
  let answered = 0;

  const sentTo = (target: unknown): readonly EventObject[] =>
    stepper.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  const commands = (): readonly CartCommand[] =>
    sentTo('cartRecord').flatMap((event) => ('command' in event ? [event.command as CartCommand] : []));
  const update = (): void =>
    stepper.send({ type: 'record.updated', key: 'cart', value: stored, isStored: true });
  const answer = (): void => {
    const fresh = commands().slice(answered);
    if (!isLoaded || fresh.length === 0) return;
    answered += fresh.length;
    stored = fresh.reduce(cartReducer, stored);
    update();
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
    get otherEvents() {
      return sentTo('cartRecord').flatMap((event) => ('command' in event ? [] : [event.type]));
    },
    load: (cart = EMPTY_CART) => {
      stored = cart;
      isLoaded = true;
      if (commands().length > answered) answer();
      else update();
    },
    send: (event) => {
      stepper.send(event);
      answer();
    },
    changeElsewhere: (command) => {
      stored = cartReducer(stored, command);
      update();
    },
  };
};
