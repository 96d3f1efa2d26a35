import { createActivityCodec, createNotificationsCodec, createQuotesCodec } from '@loomwright/account';
import { createAccountSettings, toSessionView } from '@loomwright/auth';
import { createAccountsLoader, createFastHasher, sampleCredentials } from '@loomwright/auth/testing';
import { createMemberCartCodec, guestCartCodec } from '@loomwright/cart';
import { createContactDrafts } from '@loomwright/contact';
import { storedKeys } from '@loomwright/content';
import { createDraftStore, type Draft, type DraftStore } from '@loomwright/form';
import { memberRecords, Secret } from '@loomwright/kit';
import { createLockoutCodec } from '@loomwright/login';
import { MAX_FAILURES } from '@loomwright/login/limits';
import { portfolioCodec } from '@loomwright/portfolio';
import { preferencesCodec, searchesCodec } from '@loomwright/shell';
import {
  createMemoryOrigin,
  type Log,
  type MemoryOrigin,
  type RecordCodec,
  type Records,
} from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { expect, test } from 'vitest';
import { toAppView } from '../src/index.ts';
import { createHeadlessBrowser } from '../src/testing/index.ts';
import { readCart, shownCart } from './shop-laws.ts';
import { storedInTab, storedLocally } from './stored-today.ts';

type LocalKey = keyof typeof storedLocally;

const { signal } = new AbortController();
const log: Log = (message) => {
  throw new Error(message);
};
const [member] = sampleCredentials;
const keysOf = (userId: number) => Object.values(memberRecords(userId));

const fill = ({ entries }: MemoryOrigin, ...keys: readonly LocalKey[]) => {
  for (const key of keys) entries.set(key, storedLocally[key]);
};

const watchWrites = ({ entries }: MemoryOrigin, key: string): readonly string[] => {
  const written: string[] = [];
  const set = entries.set.bind(entries);
  entries.set = (changed, text) => {
    if (changed === key) written.push(text);
    return set(changed, text);
  };
  return written;
};

const picture = 'data:image/webp;base64,UklGRgAA';
const chatbot = { id: 1, name: 'AI Chatbot Integration', price: 29.99, quantity: 2 };
const suite = { id: 2, name: 'Predictive Analytics Suite', price: 49.99, quantity: 99 };
const toItem = (line: typeof chatbot) => ({ ...line, image: `/art/products/${line.id}.svg` });

const record = <T>(key: LocalKey, codec: RecordCodec<T>, value: NoInfer<T>) =>
  test(`the text stored under ${key} is read, and written unchanged`, { tags: ['STO-1'] }, () => {
    const read = codec.decode(storedLocally[key]);
    expect(read).toEqual(value);
    expect([codec.key, codec.encode(read ?? codec.initial)]).toEqual([key, storedLocally[key]]);
  });

record('cart', guestCartCodec, [toItem(chatbot)]);
record(
  'cart_1',
  createMemberCartCodec(1, () => undefined),
  [toItem(suite)],
);
record('preferences', preferencesCodec, { theme: 'dark', background: 'paused', embeds: 'load' });
record('searches', searchesCodec, ['chat api', 'Preise für Schulen']);
record('login_lockout', createLockoutCodec(), {
  failures: MAX_FAILURES,
  locks: 2,
  lockedUntil: 1_800_000_060_000,
});
record('quotes_1', createQuotesCodec(1), [
  { id: 1, at: 1_800_000_000_000, lines: [chatbot], totalCents: 5998, status: 'sent' },
  { id: 2, at: 1_800_000_001_000, lines: [], totalCents: 0, status: 'kept' },
  {
    id: 3,
    at: 1_800_000_002_000,
    lines: [],
    totalCents: 0,
    status: 'kept',
    demo: { reference: '7K3Q-9F2M', startsAt: 1_800_003_600_000 },
  },
]);
test('requests stored by a version without demos are read and written unchanged', {
  tags: ['STO-1', 'BOK-1'],
}, () => {
  const codec = createQuotesCodec(1);
  const before = '[{"id":2,"at":1800000001000,"lines":[],"totalCents":0,"status":"kept"}]';
  expect(codec.encode(codec.decode(before) ?? [])).toBe(before);
});
record('activity_1', createActivityCodec(1), [
  { kind: 'session', text: 'Logged in.', at: 1_800_000_000_000 },
  { kind: 'cart', text: 'Cart cleared.', at: 1_800_000_000_001 },
  { kind: 'request', text: 'Quote requested.', at: 1_800_000_000_002 },
  { kind: 'account', text: 'Name changed.', at: 1_800_000_000_003 },
]);
record('notifications_1', createNotificationsCodec(1), [1, 3]);
record('portfolio', portfolioCodec, {
  version: 1,
  name: 'Ada',
  headline: 'Engineer',
  about: 'One.\n\nTwo.',
  picture,
  skills: ['Looms'],
  links: [{ id: 1, label: 'Home', address: 'example.org' }],
  projects: [
    {
      id: 2,
      title: 'Engine',
      text: '',
      address: 'https://example.org',
      picture: '',
      pictureText: 'A wheel',
    },
  ],
  experience: [{ id: 1, role: 'Weaver', organisation: 'Mill', period: '1840', text: 'Cloth' }],
  contact: { email: 'ada@example.org', phone: '1', place: 'London' },
  theme: 'slate',
  scheme: 'dark',
});

const draft = <A>(
  key: keyof typeof storedInTab,
  open: (ports: { readonly records: Records }) => DraftStore<A>,
  value: NoInfer<Draft<A>>,
) =>
  test(`the text stored under ${key} is read, and written unchanged`, { tags: ['STO-1'] }, async () => {
    const { entries, openTab } = createMemoryOrigin();
    entries.set(key, storedInTab[key]);
    const store = openTab();
    const load = () => open({ records: createTestRecords(store) });
    const read = await load().open(value.owner);
    expect(read).toEqual(value);
    entries.clear();
    const drafts = load();
    drafts.keep(read);
    drafts.store();
    expect(Object.fromEntries(entries)).toEqual({ [key]: storedInTab[key] });
  });

draft('draft_contact', createContactDrafts, {
  owner: 1,
  values: { name: 'Mara', message: 'I would like a quote.' },
  request: { lines: [chatbot], totalCents: 5998, block: 'I would like a quote.' },
});
draft('draft_support', (ports) => createDraftStore('support', ports), {
  owner: null,
  values: { subject: 'Help', priority: 'high' },
});
draft('draft_demo', (ports) => createDraftStore('demo', ports), {
  owner: null,
  values: { slot: '1800003600000', name: 'Ada', note: 'Our inbox.' },
});
draft('draft_register', (ports) => createDraftStore('register', ports), {
  owner: null,
  values: { name: 'New Member', email: 'new@example.org' },
});

test('a session, its account, its cart and the preferences are read without a write', {
  tags: ['STO-1'],
}, async () => {
  const browser = createHeadlessBrowser();
  const keys = ['user', 'users', 'cart_1', 'preferences'] as const;
  fill(browser.origin, ...keys);
  const tab = browser.openTab();
  await browser.isIdle();
  expect(toSessionView(tab.session.getSnapshot()).user).toMatchObject({
    id: 1,
    name: 'Mara Member',
    profileImage: picture,
  });
  expect(shownCart(tab).lines).toEqual(new Map([[2, 99]]));
  expect(toAppView(tab.app.getSnapshot())).toMatchObject({
    theme: 'dark',
    background: 'paused',
    embeds: 'load',
  });
  expect(Object.fromEntries(browser.origin.entries)).toEqual(
    Object.fromEntries(keys.map((key) => [key, storedLocally[key]])),
  );
});

test('logging in writes the session unchanged and registers the accounts', {
  tags: ['STO-1', 'AUT-8'],
}, async () => {
  const browser = createHeadlessBrowser();
  const { entries } = browser.origin;
  fill(browser.origin, 'users');
  const tab = browser.openTab();
  await browser.isIdle();
  tab.attempt('logIn', member?.email, member?.password);
  await browser.isIdle();
  expect(entries.get('user')).toBe(storedLocally.user);
  tab.session.send({ type: 'session.logOut' });
  await browser.isIdle();
  tab.attempt('register', 'new@example.org', 'secret');
  await browser.isIdle();
  const added =
    /,(\{"id":4,"email":"new@example.org","name":"New Member","role":"user","passwordHash":"[^"]+"\})\]\}$/;
  expect(entries.get('users')).toMatch(added);
  expect(entries.get('users')?.replace(added, ']}')).toBe(
    storedLocally.users.replace('"nextId":4', '"nextId":5'),
  );
});

test('a guest cart that was moved but not emptied is emptied', {
  tags: ['STO-1', 'CRT-6'],
}, async () => {
  const browser = createHeadlessBrowser();
  const { entries } = browser.origin;
  fill(browser.origin, 'cart', 'cart.moving');
  const { member: moved } = JSON.parse(storedLocally['cart.moving']) as { member: string };
  entries.set('cart_1', moved);
  browser.openTab().close();
  const tab = browser.openTab();
  await browser.isIdle();
  expect(Object.fromEntries(entries)).toEqual({ cart: '[]', cart_1: moved });

  fill(browser.origin, 'cart', 'cart_1');
  const written = watchWrites(browser.origin, 'cart.moving');
  tab.close();
  const next = browser.openTab();
  next.attempt('logIn', member?.email, member?.password);
  await browser.isIdle();
  expect(written).toEqual([storedLocally['cart.moving']]);
  expect(readCart(entries.get('cart_1'))).toEqual(
    new Map([
      [2, 99],
      [1, 2],
    ]),
  );
});

test('an interrupted deletion is finished', {
  tags: ['STO-1', 'AUT-8'],
}, async () => {
  const origin = createMemoryOrigin();
  const { entries } = origin;
  const store = origin.openTab();
  const hasher = createFastHasher(sampleCredentials);
  const openRepository = () =>
    createAccountsLoader({
      store,
      log,
      records: createTestRecords(store),
      loadHasher: async () => hasher,
      onRefused: log,
    }).load();
  fill(origin, 'users', 'users.leaving');
  for (const key of [...keysOf(1), ...keysOf(3)]) entries.set(key, '[]');
  const repository = await openRepository();
  expect([...entries.keys()].sort()).toEqual(['users', ...keysOf(1)].sort());

  await repository.register(
    { name: 'New Member', email: 'new@example.org', password: new Secret('secret') },
    signal,
  );
  const written = watchWrites(origin, 'users.leaving');
  await createAccountSettings({
    store,
    loadRepository: async () => repository,
    loadHasher: async () => hasher,
    randomBytes: (count) => new Uint8Array(count),
    notify: () => {},
    noteChange: () => {},
    resetLockout: async () => {},
  }).deleteAccount(4, signal);
  expect(written).toEqual([storedLocally['users.leaving'].replaceAll('3', '4')]);
});

test('the texts cover exactly the keys that the site lists', { tags: ['STO-1', 'LGL-1'] }, () => {
  const spell = (key: string) => key.replace(/_\d+$/, '_{userId}').replace(/^draft_.*/, 'draft_{form}');
  const spelled = (texts: object) => new Set(Object.keys(texts).map(spell));
  const listed = (area: 'local' | 'session') =>
    new Set(storedKeys.filter((stored) => stored.area === area).map(({ key }) => key));
  expect(spelled({ ...storedLocally, '{key}.unreadable': '' })).toEqual(listed('local'));
  expect(spelled(storedInTab)).toEqual(listed('session'));
});
