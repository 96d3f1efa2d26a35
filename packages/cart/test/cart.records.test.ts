// What the cart's chart does with its two records, which the test plays.
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../src/index.ts';
import { createCartBench, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});
const openGuest = () => {
  const bench = createCartBench();
  bench.load([item(1)]);
  return bench;
};
const openMember = () => {
  const bench = createCartBench({ userId: 7 });
  bench.load([item(1)]);
  return bench;
};

describe('the record of the cart', () => {
  it.each([
    ['a guest’s', 'cart', () => openGuest().stepper],
    ['a member’s', 'cart_7', () => openMember().stepper],
  ])('[CRT-7][STO-3] that refuses is told on, with its reason: %s', (_, key, open) => {
    const stepper = open();
    stepper.send({ type: 'record.refused', key, reason: 'full' });
    expect(stepper.sent.at(-1)?.event).toEqual({ type: 'storage.refused', reason: 'full' });
    expect(stepper.snapshot.context.cart).toEqual([item(1)]);
  });

  it.each([
    ['a guest’s', 'guestRecord', () => openGuest().stepper],
    ['a member’s', 'memberRecord', () => openMember().stepper],
  ])('[CRT-7][STO-3] that breaks is told on, and the cart shows what it has: %s', (_, id, open) => {
    const stepper = open();
    stepper.fail(id, new Error('broken'));
    expect(stepper.sent.at(-1)?.event).toEqual({ type: 'storage.refused', reason: 'blocked' });
    expect(stepper.snapshot.status).toBe('active');
    expect(stepper.snapshot.context.cart).toEqual([item(1)]);
  });

  it('[STO-4] is flushed when the page goes away, loaded or not', () => {
    for (const bench of [createCartBench(), openGuest(), createCartBench({ userId: 7 })]) {
      bench.send({ type: 'page.hiding' });
      const events = bench.stepper.sent.map(({ target, event }) => [target, event.type]);
      expect(events).toEqual([['guestRecord', 'record.flush']]);
    }
  });

  it('[STO-4] of a member is flushed with the guest’s, and before another person’s cart is shown', () => {
    const flushed = (bench: ReturnType<typeof createCartBench>) =>
      bench.stepper.sent.filter(({ event }) => event.type === 'record.flush').map(({ target }) => target);
    const hiding = openMember();
    hiding.send({ type: 'page.hiding' });
    expect(flushed(hiding)).toEqual(['memberRecord', 'guestRecord']);
    const leaving = openMember();
    leaving.stepper.send({ type: 'cart.ownerChanged', userId: undefined });
    expect(flushed(leaving)).toEqual(['memberRecord']);
  });
});

describe('moving the guest’s lines', () => {
  const signIn = () => {
    const bench = createCartBench();
    bench.load([item(1)]);
    bench.stepper.send({ type: 'cart.ownerChanged', userId: 7 });
    return bench.stepper;
  };
  const tellGuest = (stepper: ReturnType<typeof signIn>, value: Cart, isStored: boolean) =>
    stepper.send({ type: 'record.updated', key: 'cart', value, isStored });

  it('[CRT-6] waits until what the guest did is stored', () => {
    const { stepper } = createCartBench({ userId: 7 });
    tellGuest(stepper, [item(1)], false);
    expect(stepper.running).not.toContain('moveGuestCart');
    tellGuest(stepper, [item(1)], true);
    expect(stepper.inputOf('moveGuestCart')).toEqual({ userId: 7 });
  });

  it('[CRT-6] is done once more for what was added meanwhile', () => {
    const stepper = signIn();
    tellGuest(stepper, [item(1), item(2)], false);
    stepper.settle('moveGuestCart', { kind: 'moved', lines: [item(1)], cart: [item(1)] });
    expect(stepper.snapshot.value).toMatchObject({ owner: { member: 'settling' } });
    tellGuest(stepper, [item(2)], true);
    stepper.settle('moveGuestCart', { kind: 'nothing', cart: [item(1), item(2)] });
    expect(stepper.inputOf('memberRecord')).toMatchObject({
      known: [item(1), item(2)],
      commands: [],
      isDetached: false,
    });
  });

  it.each([
    [
      'is refused by storage',
      'full',
      (stepper: ReturnType<typeof signIn>) =>
        stepper.settle('moveGuestCart', { kind: 'refused', reason: 'full', cart: [item(2)] }),
    ],
    [
      'breaks',
      'blocked',
      (stepper: ReturnType<typeof signIn>) => stepper.fail('moveGuestCart', new Error('no schema')),
    ],
  ] as const)('[CRT-6] [STO-3] that %s goes on from memory and says so', (_, reason, end) => {
    const stepper = signIn();
    expect(end(stepper)).toBe(true);
    expect(stepper.inputOf('memberRecord')).toMatchObject({
      commands: [{ kind: 'merge', lines: [item(1)] }],
      isDetached: true,
    });
    expect(stepper.sent.slice(-3).map(({ event }) => event)).toEqual([
      { type: 'record.detach' },
      { type: 'record.apply', command: { kind: 'clear' } },
      { type: 'storage.refused', reason },
    ]);
  });

  it('[CRT-6] [STO-3] is not tried when storage did not take what the guest did', () => {
    const { stepper } = createCartBench({ userId: 7 });
    tellGuest(stepper, [item(1)], false);
    stepper.send({ type: 'record.refused', key: 'cart', reason: 'full' });
    expect(stepper.running).not.toContain('moveGuestCart');
    expect(stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
  });

  it('[CRT-6] [STO-3] goes on when the guest’s record broke before anybody signed in', () => {
    const { stepper } = createCartBench();
    stepper.fail('guestRecord', new Error('broken'));
    stepper.send({ type: 'cart.ownerChanged', userId: 7 });
    expect(stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
    expect(stepper.snapshot.status).toBe('active');
  });
});
