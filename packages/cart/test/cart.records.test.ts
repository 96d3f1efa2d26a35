// What the chart of the cart's owner does with its two records, which the test plays.
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import type { OwnerFact } from '../src/cart-events.ts';
import { createCartOwnerMachine } from '../src/cart-owner.machine.ts';
import type { Cart, CartFact, CartItem } from '../src/index.ts';
import { createCartPorts, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});

const open = () => {
  const cart = createRecordingListener<OwnerFact>();
  const listener = createRecordingListener<CartFact>();
  const stepper = createStepper(createCartOwnerMachine(createCartPorts()), {
    cart: cart.ref,
    listener: listener.ref,
  });
  const sentTo = (target: unknown) =>
    stepper.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  return {
    stepper,
    own: (userId: number | undefined) => stepper.send({ type: 'owner.changed', userId }),
    update: (key: string, value: Cart, isStored = true) =>
      stepper.send({ type: 'record.updated', key, value, isStored }),
    add: (id: number) => stepper.send({ type: 'owner.apply', command: { kind: 'add', item: item(id) } }),
    carts: () => sentTo(cart.ref),
    facts: () => sentTo(listener.ref),
    sentTo,
  };
};

const openGuest = () => {
  const bench = open();
  bench.own(undefined);
  bench.update('cart', [item(1)]);
  return bench;
};
const signIn = () => {
  const bench = openGuest();
  bench.own(7);
  return bench;
};
const openMember = () => {
  const bench = signIn();
  bench.stepper.settle('moveGuestCart', { kind: 'nothing', cart: [item(2)] });
  return bench;
};
const updated = (userId: number | undefined, ...cart: Cart) => ({ type: 'owner.cartUpdated', userId, cart });

describe('the owner of the cart', () => {
  it('[CRT-3] [CRT-6] sends commands to the guest’s record until the member’s is open, and shows only the owner’s cart', () => {
    const bench = open();
    bench.add(3);
    bench.update('cart', [item(3)], false);
    expect(bench.carts()).toEqual([]);
    bench.own(undefined);
    bench.update('cart', [item(3)]);
    bench.own(7);
    bench.add(1);
    bench.update('cart', [item(3), item(1)], false);
    bench.stepper.settle('moveGuestCart', {
      kind: 'moved',
      lines: [item(3)],
      cart: [item(3)],
    });
    bench.update('cart', [], true);
    bench.stepper.settle('moveGuestCart', {
      kind: 'moved',
      lines: [item(1)],
      cart: [item(3), item(1)],
    });
    bench.add(2);
    bench.update('cart', []);
    bench.update('cart_8', [item(5)]);
    bench.update('cart_7', [item(3), item(1), item(2)]);
    expect(bench.carts()).toEqual([
      updated(undefined, item(3)),
      updated(undefined, item(3)),
      updated(7, item(3), item(1), item(2)),
    ]);
    const applied = (id: string) => bench.sentTo(id).filter(({ type }) => type === 'record.apply').length;
    expect([applied('guestRecord'), applied('memberRecord')]).toEqual([2, 1]);
  });

  it('[CRT-6] shows a guest’s cart at once when the member signs out, and ignores the same owner again', () => {
    const bench = openMember();
    bench.update('cart', []);
    const before = bench.carts().length;
    bench.own(7);
    expect(bench.carts()).toHaveLength(before);
    bench.own(undefined);
    expect(bench.carts().at(-1)).toEqual(updated(undefined));
    expect(bench.stepper.running).not.toContain('memberRecord');
  });

  it('[CRT-6] reads the guest’s cart again once an interrupted move is finished, and also when that fails', () => {
    const recovered = open();
    recovered.own(undefined);
    recovered.stepper.settle('recoverMove', true);
    expect(recovered.sentTo('guestRecord')).toEqual([{ type: 'record.refresh' }]);
    const [nothing, broken] = [open(), open()];
    for (const bench of [nothing, broken]) bench.own(undefined);
    nothing.stepper.settle('recoverMove', false);
    broken.stepper.fail('recoverMove', new Error('storage is full'));
    for (const bench of [nothing, broken]) {
      expect(bench.sentTo('guestRecord')).toEqual([]);
      expect(bench.stepper.snapshot.value).toEqual({ guest: 'settled' });
    }
  });

  it('[CRT-7] [STO-3] keeps working without a record that breaks', () => {
    const [guest, member] = [openGuest(), openMember()];
    guest.stepper.fail('guestRecord', new Error('broken'));
    member.stepper.fail('memberRecord', new Error('broken'));
    expect([guest.facts(), member.facts()]).toEqual([[], [{ type: 'storage.refused', reason: 'blocked' }]]);
    for (const { stepper } of [guest, member]) expect(stepper.snapshot.status).toBe('active');
  });
});

describe('moving the guest’s lines', () => {
  it('[CRT-6] waits until the guest’s changes are stored', () => {
    const bench = open();
    bench.own(7);
    bench.update('cart', [item(1)], false);
    expect(bench.stepper.running).not.toContain('moveGuestCart');
    bench.update('cart', [item(1)], true);
    expect(bench.stepper.inputOf('moveGuestCart')).toMatchObject({ userId: 7 });
  });

  it('[CRT-6] is repeated for lines that were added meanwhile, and announced', () => {
    const { stepper, update, facts, sentTo } = signIn();
    update('cart', [item(1), item(2)], false);
    stepper.settle('moveGuestCart', { kind: 'moved', lines: [item(1)], cart: [item(1)] });
    expect(stepper.snapshot.value).toEqual({ member: 'settling' });
    expect(sentTo('guestRecord').at(-1)).toEqual({ type: 'record.refresh' });
    update('cart', [item(2)], true);
    stepper.settle('moveGuestCart', { kind: 'nothing', cart: [item(1), item(2)] });
    expect(stepper.inputOf('memberRecord')).toMatchObject({
      known: [item(1), item(2)],
      commands: [],
      isDetached: false,
    });
    expect(facts()).toEqual([{ type: 'cart.changed', text: expect.stringContaining('now in your cart') }]);
  });

  type Bench = ReturnType<typeof signIn>;
  it.each([
    [
      'is refused by storage',
      'full',
      ({ stepper }: Bench) =>
        stepper.settle('moveGuestCart', { kind: 'refused', reason: 'full', cart: [item(2)] }),
    ],
    ['breaks', 'blocked', ({ stepper }: Bench) => stepper.fail('moveGuestCart', new Error('no schema'))],
  ] as const)('[CRT-6] [STO-3] that %s goes on from memory and says so', (_, reason, end) => {
    const bench = signIn();
    expect(end(bench)).toBe(true);
    expect(bench.stepper.inputOf('memberRecord')).toMatchObject({
      commands: [{ kind: 'merge', lines: [item(1)] }],
      isDetached: true,
    });
    expect(bench.sentTo('guestRecord')).toEqual([
      { type: 'record.detach' },
      { type: 'record.apply', command: { kind: 'clear' } },
    ]);
    expect(bench.facts()).toEqual([{ type: 'storage.refused', reason }]);
  });

  it('[CRT-6] [STO-3] is not tried when storage refused the guest’s changes', () => {
    const bench = open();
    bench.own(7);
    bench.update('cart', [item(1)], false);
    bench.stepper.send({ type: 'record.refused', key: 'cart', reason: 'full' });
    expect(bench.stepper.running).not.toContain('moveGuestCart');
    expect(bench.stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
  });

  it('[CRT-6] [STO-3] is not tried when the guest’s record broke before the user signed in', () => {
    const bench = open();
    bench.stepper.fail('guestRecord', new Error('broken'));
    bench.own(7);
    expect(bench.stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
  });
});
