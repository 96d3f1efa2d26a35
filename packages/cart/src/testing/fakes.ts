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

/** A cart machine without actors: the test plays the record of whoever's cart it is, keeping it in a variable. */
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

export interface CartBenchOptions {
  readonly lookUpProduct?: CartPorts['lookUpProduct'];
  /** The member whose cart it is; a guest's when missing. */
  readonly userId?: number | undefined;
}

/** Puts a cart machine on the bench: it knows whose cart it is, and has not read it yet. */
export const createCartBench = ({
  lookUpProduct = lookUpShopProduct,
  userId,
}: CartBenchOptions = {}): CartBench => {
  const listener = createCartListener();
  const { ports } = createCartWorld();
  const stepper = createStepper(createCartMachine({ ...ports, lookUpProduct }), { listener: listener.ref });
  const isGuests = userId === undefined;
  const key = isGuests ? 'cart' : `cart_${userId}`;
  let stored: Cart = EMPTY_CART;
  let isLoaded = false;
  let joined: readonly CartCommand[] = [];
  let answered = 0;
  stepper.send({ type: 'cart.ownerChanged', userId });

  const sentTo = (target: unknown): readonly EventObject[] =>
    stepper.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  const commandsTo = (recordId: string): readonly CartCommand[] =>
    sentTo(recordId).flatMap((event) => ('command' in event ? [event.command as CartCommand] : []));
  const commands = (): readonly CartCommand[] =>
    isGuests ? commandsTo('guestRecord') : [...joined, ...commandsTo('memberRecord')];
  const update = (): void => stepper.send({ type: 'record.updated', key, value: stored, isStored: true });
  const answer = (): void => {
    const fresh = commands().slice(answered);
    if (!isLoaded || fresh.length === 0) return;
    answered += fresh.length;
    stored = fresh.reduce(cartReducer, stored);
    update();
  };
  // A member's record opens when what was added before, with the guest's record, has been moved.
  const open = (cart: Cart): void => {
    if (isGuests) return;
    const lines = commandsTo('guestRecord').reduce(cartReducer, EMPTY_CART);
    if (lines.length > 0) joined = [{ kind: 'merge', lines }];
    const moved = joined.reduce(cartReducer, cart);
    stepper.send({ type: 'record.updated', key: 'cart', value: lines, isStored: true });
    stepper.settle(
      'moveGuestCart',
      lines.length > 0 ? { kind: 'moved', lines, cart: moved } : { kind: 'nothing', cart },
    );
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
      return sentTo(isGuests ? 'guestRecord' : 'memberRecord').flatMap((event) =>
        'command' in event ? [] : [event.type],
      );
    },
    load: (cart = EMPTY_CART) => {
      if (!isLoaded) open(cart);
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
