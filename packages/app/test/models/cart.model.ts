/** The carts of two tabs, with their records (CRT-6, STO-3, STO-4). */
import { type CartFacts, type CartParts, createCartPage } from './cart-page.ts';
import { createLaws, isUndisturbed } from './laws.ts';
import { cartKeys, isShownAsStored, storedAt, storedCount } from './shop.ts';
import { type Budget, NOTHING_HAPPENS, type System, type SystemOptions } from './system.ts';

export interface CartPast extends Budget {
  readonly adds: number;
  readonly signs: number;
  readonly hides: number;
  readonly user: string;
  readonly added1: number;
  readonly added2: number;
  /** Counts additions that an interrupted page may have lost. */
  readonly unsure: number;
}
export type CartSystem = System<CartFacts, CartPast>;

export interface CartOptions {
  readonly tabs?: number;
  readonly products?: readonly number[];
  readonly users?: readonly string[];
  readonly slow?: readonly string[];
  readonly storageFaults?: readonly string[];
  readonly past?: Partial<CartPast>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly parts?: Partial<CartParts>;
}

export const cartSystem = ({
  entries = {},
  parts = {},
  past = {},
  products = [1],
  slow = [],
  tabs = 2,
  users = ['1'],
  storageFaults = [],
}: CartOptions = {}): SystemOptions<CartFacts, CartPast> => ({
  openPage: createCartPage(parts),
  tabs,
  slow,
  storageFaults,
  entries,
  canFail: cartKeys,
  past: {
    ...NOTHING_HAPPENS,
    adds: 1,
    signs: 2,
    hides: 0,
    user: 'guest',
    added1: 0,
    added2: 0,
    unsure: 0,
    ...past,
  },
  fair: ({ told }, { user }) => (told === user ? [] : [`own ${user}`]),
  people: (_, { adds, hides, signs, user }) => [
    ...(adds > 0 ? products.map((id) => `add ${id}`) : []),
    ...(signs > 0 ? ['guest', ...users].filter((one) => one !== user).map((one) => `sign ${one}`) : []),
    ...(hides > 0 ? ['hide'] : []),
  ],
  after: (before, { what }, facts) => {
    const [kind = '', name = ''] = what.split(' ');
    const { adds, hides, signs } = before;
    if (kind === 'add')
      return {
        ...before,
        adds: adds - 1,
        [`added${name}`]: before[name === '1' ? 'added1' : 'added2'] + 1,
      };
    if (kind === 'sign') return { ...before, signs: signs - 1, user: name };
    if (kind === 'hide') return { ...before, hides: hides - 1 };
    const isLoss = kind === 'kill' || kind === 'cut' || (kind === 'reload' && before.disturbed > 0);
    const lost = Object.values(facts?.pending ?? {}).reduce((sum, count) => sum + count, 0);
    return isLoss ? { ...before, unsure: before.unsure + lost } : before;
  },
});

const { always, atRest, common, ends, everywhere } = createLaws<CartFacts, CartPast>();
const addedOf = ({ past }: CartSystem, product: number) => (product === 1 ? past.added1 : past.added2);
const allProducts = [1, 2];

export const cartProperties = [
  ...common,
  always(
    'no line is stored twice',
    ['CRT-6', 'STO-4'],
    (system) =>
      system.store.map.has('cart.moving') ||
      allProducts.every((id) => storedCount(system.store.map, id) <= addedOf(system, id)),
  ),
  always(
    'a page shows the cart of its current owner, or none',
    ['CRT-6'],
    everywhere(({ owner, told }) => told === undefined || (owner ?? 'guest') === toOwner(told)),
  ),
  always(
    'a guest sees no line of a member’s sample cart',
    ['CRT-5', 'CRT-6'],
    everywhere(({ lines, told }) => told !== 'guest' || !lines[3]),
  ),
  atRest(
    'every item added is in one cart, once',
    ['CRT-6', 'STO-4'],
    (system) =>
      !isUndisturbed(system) ||
      allProducts.every((id) => storedCount(system.store.map, id) === addedOf(system, id)),
  ),
  atRest('only unstored additions of an interrupted page are lost', ['CRT-6', 'STO-4'], (system) => {
    const stored = allProducts.reduce((sum, id) => sum + storedCount(system.store.map, id), 0);
    const { added1, added2, unsure } = system.past;
    // After a refused write, a cart may exist in memory only.
    return system.past.refusedWrites > 0 || stored >= added1 + added2 - unsure;
  }),
  atRest(
    'every tab shows the cart that is stored',
    ['STO-4'],
    everywhere(
      ({ lines, owner }, system) => !isUndisturbed(system) || isShownAsStored(lines, system.store.map, owner),
    ),
  ),
  atRest(
    'no cart loads for ever',
    ['CRT-7', 'STO-3'],
    everywhere(({ cart }) => cart === 'ready'),
  ),
  atRest(
    'every change of owner ends',
    ['CRT-6'],
    everywhere(({ ownerState }) => ['guest', '{"member":"open"}'].includes(ownerState)),
  ),
  atRest(
    'no move between carts is unfinished',
    ['CRT-6'],
    (system) => !isUndisturbed(system) || !system.store.map.has('cart.moving'),
  ),
  atRest(
    'the guest’s cart is empty while a member is logged in',
    ['CRT-6'],
    (system) =>
      !isUndisturbed(system) ||
      system.past.user === 'guest' ||
      Object.keys(storedAt(system.store.map, 'cart')).length === 0,
  ),
  ends('a loading cart is shown', ['CRT-4'], ({ cart }) => cart === 'loading'),
];

const toOwner = (told: string) => (told === 'guest' ? told : Number(told));
