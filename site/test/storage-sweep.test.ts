// Journeys over the site's own adapter, with a fault at their first operation on storage, at the second, and so on.

import { toAppView } from '@loomwright/app';
import { createHeadlessBrowser, type HeadlessBrowser, type HeadlessTab } from '@loomwright/app/testing';
import { sampleCredentials } from '@loomwright/auth/testing';
import { toCartView } from '@loomwright/cart';
import { samples } from '@loomwright/machine-testing';
import { afterAll, expect, test } from 'vitest';
import { createStorageArea } from '../src/adapters/storage-area.ts';
import {
  createFaultyStorage,
  FAULT_KINDS,
  type FaultKind,
  OPERATIONS_OF,
  type Operation,
} from './support/faulty-storage.ts';

const [member, admin] = sampleCredentials;

type Step = (tab: HeadlessTab) => unknown;
const add =
  (productId: number, quantity = 1): Step =>
  ({ cart }) =>
    cart.send({ type: 'cart.addItem', productId, quantity });
const logIn =
  (account = member): Step =>
  ({ signIn }) =>
    signIn('logIn', account?.email, account?.password);
const register: Step = ({ signIn }) => signIn('register', 'new@example.org', 'long enough');
const logOut: Step = ({ session }) => session.send({ type: 'session.logOut' });
const choose =
  (theme: 'light' | 'dark'): Step =>
  ({ app }) =>
    app.send({ type: 'preferences.choose', choice: { theme } });

interface Journey {
  /** What is stored before it. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

const item = (id: number, quantity: number) => ({ id, name: 'A', price: 1, image: '/a.svg', quantity });
const savedUser = { id: 1, email: member?.email, name: 'Mara Member', role: 'user' };

// None of them takes a line away: what was ever stored must be stored in the end.
const journeys: Readonly<Record<string, Journey>> = {
  'a guest adds': { steps: [add(1), add(2, 3), add(1)] },
  'a guest with a cart adds': { before: { cart: [item(4, 2)] }, steps: [add(5)] },
  'a theme is chosen': { before: { cart: [item(4, 2)] }, steps: [choose('dark'), choose('light'), add(6)] },
  'a member logs in': { steps: [logIn(), add(5)] },
  'an admin logs in': { steps: [logIn(admin), add(5)] },
  'a guest with a cart logs in': { before: { cart: [item(4, 2), item(1, 1)] }, steps: [logIn(), add(5)] },
  'a guest with a cart registers': { before: { cart: [item(4, 2)] }, steps: [register, add(5)] },
  'a member comes back': { before: { user: savedUser, cart_1: [item(4, 2)] }, steps: [add(5)] },
  'a member comes back to a cart': {
    before: { user: savedUser, cart_1: [item(4, 2)], cart: [item(6, 1)] },
    steps: [add(5)],
  },
  'a member logs out': {
    before: { user: savedUser, cart_1: [item(4, 2)] },
    steps: [add(5), logOut, add(6)],
  },
  'two members after another': { steps: [add(4), logIn(), logOut, add(5), logIn(admin), add(6)] },
  'a wrong password, then the right one': {
    before: { cart: [item(4, 2)] },
    steps: [({ signIn }) => signIn('logIn', member?.email, 'wrong'), logIn(), add(5)],
  },
};

/** Quantities of all stored carts together, by product: a line may move from one to another. */
const linesOf = (entries: ReadonlyMap<string, string>): ReadonlyMap<number, number> => {
  const lines = new Map<number, number>();
  const move = JSON.parse(entries.get('cart.moving') ?? '{}') as { to?: number; member?: string };
  // The lines of a move that is half done are in both carts.
  const isMoved = move.to !== undefined && entries.get(`cart_${move.to}`) === move.member;
  for (const [key, text] of entries)
    if (/^cart(_\d+)?$/.test(key) && !(isMoved && key === 'cart'))
      for (const { id, quantity } of JSON.parse(text) as { id: number; quantity: number }[])
        lines.set(id, (lines.get(id) ?? 0) + quantity);
  return lines;
};

const missing = (kept: ReadonlyMap<number, number>, expected: ReadonlyMap<number, number>) =>
  [...expected].filter(([id, quantity]) => (kept.get(id) ?? 0) < quantity);

const FOREIGN = 3;
const addElsewhere = ({ origin }: HeadlessBrowser) => {
  const stored = JSON.parse(origin.entries.get('cart') ?? '[]') as object[];
  origin.openTab().write('cart', JSON.stringify([...stored, item(FOREIGN, 1)]));
};

const run = async ({ before = {}, steps }: Journey, kind: FaultKind, at: number) => {
  const browser = createHeadlessBrowser();
  for (const [key, value] of Object.entries(before)) browser.origin.entries.set(key, JSON.stringify(value));
  let atFault: ReadonlyMap<number, number> = new Map();
  let turns = 0;
  let faulty: ReturnType<typeof createFaultyStorage> | undefined;
  const tab = browser.openTab('/', (store) => {
    faulty = createFaultyStorage(store, { kind, at }, () => {
      if (kind === 'clear') browser.origin.clear();
      // Another tab takes no turn while this one has it.
      else if (kind === 'foreign write' && turns === 0) addElsewhere(browser);
      atFault = linesOf(browser.origin.entries);
    });
    return {
      ...store,
      ...createStorageArea(faulty.area),
      exclusively: (key, work, signal) =>
        store.exclusively(
          key,
          async () => {
            turns += 1;
            try {
              return await work();
            } finally {
              turns -= 1;
            }
          },
          signal,
        ),
    };
  });
  await browser.isIdle();
  for (const step of steps) {
    step(tab);
    await browser.isIdle();
  }
  const view = toAppView(tab.app.getSnapshot());
  const cart = toCartView(tab.cart.getSnapshot());
  const shown = new Map(cart.rows.map((row) => [row.id, row.kind === 'line' ? row.quantity : 0]));
  const { status } = tab.app.getSnapshot();
  tab.close();
  return {
    operations: faulty?.operations() ?? [],
    hasHappened: faulty?.hasHappened() ?? false,
    status,
    isForgetful: view.saysNotPersisting,
    shown,
    kept: linesOf(browser.origin.entries),
    atFault,
    keys: [...browser.origin.entries.keys()],
  };
};

const plainRuns = new Map(
  await Promise.all(
    Object.values(journeys).map(
      async (journey) => [journey, await run(journey, 'SecurityError', 0)] as const,
    ),
  ),
);
const visited = new Map<FaultKind, number>();

/** The operations to meet: all that the fault can happen to in the deep run, otherwise two. */
const chosen = (operations: readonly Operation[], kind: FaultKind): readonly number[] => {
  const all = operations.flatMap((operation, index) =>
    OPERATIONS_OF[kind].includes(operation) ? [index + 1] : [],
  );
  // Other ones for each kind.
  const step = Math.max(1, Math.floor(all.length / 2));
  const first = FAULT_KINDS.indexOf(kind) % step;
  const some = [all[first], all[first + step]].flatMap((at) => at ?? []);
  return samples([...some, ...all.filter((at) => !some.includes(at))]);
};

test.each(
  Object.entries(journeys).flatMap(([name, journey]) => FAULT_KINDS.map((kind) => ({ name, kind, journey }))),
)(
  '$name, and at any operation of storage: $kind',
  { tags: ['STO-3', 'CRT-7'] },
  async ({ journey, kind }) => {
    const plain = plainRuns.get(journey);
    for (const at of chosen(plain?.operations ?? [], kind)) {
      const end = await run(journey, kind, at);
      const where = `operation ${at}`;
      // Chunks may arrive in another order than in the plain run.
      if (!end.hasHappened) continue;
      visited.set(kind, (visited.get(kind) ?? 0) + 1);
      expect(end.status, where).toBe('active');
      expect(
        end.keys.filter((key) => key.includes('unreadable')),
        where,
      ).toEqual([]);
      // What was stored stays stored, and what is shown is stored, or the notice says that it may not be.
      expect(missing(end.kept, end.atFault), where).toEqual([]);
      if (missing(end.kept, end.shown).length > 0) expect(end.isForgetful, where).toBe(true);
      // A refused step of a move is repeated in the next turn: then there is nothing to say.
      if ((kind === 'QuotaExceededError' || kind === 'ignored write') && !end.isForgetful)
        expect(end.kept, where).toEqual(plain?.kept);
      if (kind !== 'null read' && kind !== 'truncated read') continue;
      expect(end.kept, where).toEqual(plain?.kept);
      expect(end.isForgetful, where).toBe(false);
    }
  },
);

afterAll(() => {
  console.log('faults met', Object.fromEntries(visited));
  for (const kind of FAULT_KINDS) expect(visited.get(kind) ?? 0, kind).toBeGreaterThan(15);
});
