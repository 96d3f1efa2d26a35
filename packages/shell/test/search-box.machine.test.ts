import type { NoticeEvent } from '@loomwright/kit';
import { blankTexts, hostileStrings } from '@loomwright/kit/testing';
import { createRecordingListener, createStepper, runs } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createSearchBoxMachine,
  createSearchIndex,
  type SearchEntry,
  type SearchScope,
  searchesReducer,
  toSearchBoxView,
} from '../src/index.ts';

const page = (title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  id: `/${title.toLowerCase()}`,
  kind: 'page',
  title,
  text: '',
  target: { href: `/${title.toLowerCase()}` },
  ...rest,
});
const entries: readonly SearchEntry[] = [
  page('Products', { isMain: true }),
  page('Login', { access: 'guests', isMain: true }),
  page('Settings', { access: 'members' }),
  page('Figures', { access: 'admins' }),
  page('Promise', { kind: 'question' }),
  page('Proof', { kind: 'question' }),
  page('Process', { kind: 'post' }),
  page('Dark', { kind: 'action', isMain: true, target: { action: { kind: 'theme', theme: 'dark' } } }),
  page('Logout', { kind: 'action', access: 'members', isMain: true, target: { action: { kind: 'logOut' } } }),
];
const guest: SearchScope = { person: 'guest', theme: 'system' };

const create = (searchScope = guest, offered = entries) => {
  const listener = createRecordingListener<NoticeEvent>();
  const records = createTestRecords(createMemoryOrigin().openTab());
  const stepper = createStepper(createSearchBoxMachine({ records, index: createSearchIndex(offered) }), {
    searchScope,
    notices: listener.ref,
  });
  const view = () => toSearchBoxView(stepper.snapshot);
  return {
    stepper,
    sent: () => stepper.sent.filter(({ event }) => event.type !== 'record.follow').map(({ event }) => event),
    send: stepper.send,
    view,
    titles: () =>
      view().groups.map(({ name, options }) => [
        name,
        ...options.map(({ parts }) => parts.map(({ text }) => text).join('')),
      ]),
    active: () =>
      view()
        .groups.flatMap(({ options }) => options)
        .find(({ isActive }) => isActive)
        ?.parts.map(({ text }) => text)
        .join(''),
  };
};
const known = (value: readonly string[]) =>
  ({ type: 'record.updated', key: 'searches', value, isStored: true }) as const;

it('before anything is typed, recent searches, pages and actions are offered', {
  tags: ['SCH-1'],
}, () => {
  const { send, titles } = create();
  expect(titles()).toEqual([
    ['Go to', 'Products', 'Login'],
    ['Actions', 'Dark'],
  ]);
  send(known(['faq']));
  expect(titles()[0]).toEqual(['Recent searches', 'faq']);
  send({ type: 'scope.changed', searchScope: { person: 'member', theme: 'dark' } });
  expect(titles()).toEqual([
    ['Recent searches', 'faq'],
    ['Go to', 'Products'],
    ['Actions', 'Logout'],
  ]);
  send({ type: 'box.type', text: 'log' });
  expect(titles()).toEqual([['Best matches', 'Logout']]);
  send({ type: 'scope.changed', searchScope: { person: 'unknown', theme: 'dark' } });
  expect(titles()).toEqual([]);
  for (const [person, found] of [
    ['member', 0],
    ['admin', 1],
  ] as const) {
    const box = create({ person, theme: 'light' });
    box.send({ type: 'box.type', text: 'figures' });
    expect(box.titles()).toHaveLength(found);
  }
});

it('the best three results come first, the others follow by kind', {
  tags: ['SCH-1'],
}, () => {
  const { active, send, stepper, titles, view } = create();
  send({ type: 'box.type', text: 'pro' });
  const [best, ...others] = titles();
  expect(best?.[0]).toBe('Best matches');
  expect(best).toHaveLength(4);
  expect(others).toHaveLength(1);
  expect(stepper.sent.at(-1)?.event).toEqual({ type: 'notice.announce', text: '4 results' });
  expect([active(), view().activeId]).toEqual([best?.[1], 'search-option-0']);
  send({ type: 'box.move', by: -1 });
  expect(view().activeId).toBe('search-option-3');
  send({ type: 'box.move', by: 1 });
  send({ type: 'box.move', by: 1 });
  expect(view().activeId).toBe('search-option-1');
  send({ type: 'box.highlight', at: 99 });
  expect(view().activeId).toBe('search-option-1');
  send({ type: 'box.type', text: 'produ' });
  expect([view().activeId, stepper.sent.at(-1)?.event]).toEqual([
    'search-option-0',
    { type: 'notice.announce', text: '1 result' },
  ]);
  send({ type: 'box.type', text: 'qqq' });
  expect([view().isEmpty, view().activeId]).toEqual([true, undefined]);
  send({ type: 'box.move', by: 1 });
  expect(stepper.sent.at(-1)?.event).toEqual({ type: 'notice.announce', text: 'Nothing found' });
});

it('selecting a result emits it and stores its search', {
  tags: ['SCH-1'],
}, () => {
  const { send, stepper, view } = create();
  send({ type: 'box.type', text: ' prod ' });
  send({ type: 'box.select', inNewTab: true });
  expect(stepper.emitted).toEqual([{ type: 'box.selected', target: { href: '/products' }, inNewTab: true }]);
  expect(stepper.sent.at(-1)?.event).toEqual({
    type: 'record.apply',
    command: { kind: 'add', text: ' prod ' },
  });
  send(known(searchesReducer([], { kind: 'add', text: ' prod ' })));
  send({ type: 'box.escape' });
  expect([view().text, view().canForget, view().activeId]).toEqual(['', true, 'search-option-0']);
  send({ type: 'box.select', inNewTab: false });
  expect([view().text, stepper.emitted.length]).toEqual(['prod', 1]);
  send({ type: 'box.type', text: '' });
  send({ type: 'box.clearRecent' });
  expect(stepper.sent.at(-2)?.event).toEqual({ type: 'record.apply', command: { kind: 'clear' } });
  send(known([]));
  expect(view().canForget).toBe(false);
  send({ type: 'box.select', inNewTab: false });
  expect(stepper.emitted.at(-1)).toMatchObject({ target: { href: '/products' }, inNewTab: false });
  send({ type: 'box.escape' });
  expect(stepper.emitted.at(-1)).toEqual({ type: 'box.left' });
});

it('the results after the best three are grouped by kind, at most four a group', {
  tags: ['SCH-1'],
}, () => {
  const kinds = ['page', 'product', 'documentation', 'question', 'post', 'action'] as const;
  const many = [...kinds]
    .reverse()
    .flatMap((kind) =>
      [1, 2, 3, 4, 5].map((at) => page(`Loom ${kind} ${at}`, { kind, text: `the ${kind}` })),
    );
  const leading = [1, 2, 3].map((at) => page(`Loom ${at}`, { weight: 3 }));
  const { send, view } = create(guest, [...leading, ...many]);
  send({ type: 'box.type', text: 'loom' });
  expect(view().groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['Best matches', 3],
    ['Pages', 4],
    ['Products', 4],
    ['Documentation', 4],
    ['Questions', 4],
    ['Posts', 4],
    ['Actions', 4],
  ]);
  for (const [at, { options }] of view().groups.entries())
    for (const { isMixed, kind } of options)
      expect([isMixed, kind]).toEqual([at === 0, at === 0 ? 'page' : kinds[at - 1]]);
  expect(view().groups[1]?.options[0]).toEqual({
    id: 'search-option-3',
    at: 3,
    isActive: false,
    isMixed: false,
    kind: 'page',
    href: '/loom page 1',
    text: 'the page',
    parts: [
      { text: 'Loom', isMatch: true },
      { text: ' page 1', isMatch: false },
    ],
  });
});

it('an option is a recent search, a page with its address, or an action', {
  tags: ['SCH-1'],
}, () => {
  const { send, view } = create();
  send(known(['faq']));
  const [recent, pages, actions] = view().groups.map(({ options }) => options[0]);
  const shared = { isActive: false, isMixed: false };
  const first = { id: 'search-option-0', at: 0, isActive: true, text: '', kind: 'search', href: undefined };
  expect(recent).toEqual({ ...first, isMixed: false, parts: [{ text: 'faq', isMatch: false }] });
  expect(pages).toMatchObject({
    ...shared,
    kind: 'page',
    href: '/products',
    parts: [{ text: 'Products', isMatch: false }],
  });
  expect(actions).toMatchObject({ ...shared, kind: 'action', href: undefined });
});

it('the active option stays the same while the list changes', {
  tags: ['SCH-1'],
}, () => {
  const { active, send, view } = create();
  // Recent searches load after the dialog opens.
  send(known(['faq']));
  expect(active()).toBe('faq');
  send({ type: 'box.highlight', at: 3 });
  expect(active()).toBe('Dark');
  send(known(['faq', 'cart']));
  expect([active(), view().activeId]).toEqual(['Dark', 'search-option-4']);
  send({ type: 'box.highlight', at: 1 });
  send(known(['cart', 'faq', 'demo']));
  expect([active(), view().activeId]).toEqual(['cart', 'search-option-0']);
  send({ type: 'box.highlight', at: 1 });
  send(known(['cart', 'demo', 'faq']));
  expect([active(), view().activeId]).toEqual(['faq', 'search-option-2']);
  send({ type: 'box.highlight', at: 3 });
  send({ type: 'scope.changed', searchScope: { person: 'member', theme: 'system' } });
  expect(active()).toBe('Products');
  send({ type: 'box.highlight', at: 4 });
  expect(active()).toBe('Dark');
  send({ type: 'scope.changed', searchScope: { person: 'guest', theme: 'dark' } });
  expect([active(), view().activeId]).toEqual(['cart', 'search-option-0']);
  send({ type: 'box.type', text: 'p' });
  send({ type: 'box.move', by: 1 });
  send({ type: 'box.type', text: ' \t' });
  expect([active(), view().isEmpty]).toEqual(['cart', false]);
});

it('selecting a recent search works like typing it', {
  tags: ['SCH-1'],
}, () => {
  const { send, sent, stepper, view } = create();
  const said = () => sent().map((event) => ('text' in event ? event.text : event.type));
  send(known(['pro']));
  send({ type: 'box.select', inNewTab: false });
  expect([view().text, said(), view().canForget]).toEqual(['pro', ['4 results'], false]);
  send({ type: 'box.escape' });
  expect([view().text, stepper.emitted]).toEqual(['', []]);
  send({ type: 'box.type', text: 'qqq' });
  send({ type: 'box.select', inNewTab: false });
  expect([said(), stepper.emitted]).toEqual([['4 results', 'Nothing found'], []]);
  send({ type: 'box.type', text: ' \t' });
  expect([said().length, view().canForget]).toEqual([2, true]);
  const empty = create(guest, []);
  empty.send({ type: 'box.select', inNewTab: false });
  empty.send({ type: 'box.move', by: 1 });
  expect([empty.stepper.emitted, empty.view().activeId]).toEqual([[], undefined]);
});

it('clearing recent searches is announced, and does nothing if there are none', {
  tags: ['SCH-1'],
}, () => {
  const { send, sent } = create();
  send({ type: 'box.clearRecent' });
  expect(sent()).toEqual([]);
  send(known(['faq']));
  send({ type: 'box.clearRecent' });
  expect(sent()).toEqual([
    { type: 'record.apply', command: { kind: 'clear' } },
    { type: 'notice.announce', text: 'Recent searches cleared' },
  ]);
});

it('in any history one option is active if there are any', {
  tags: ['SCH-1'],
}, () => {
  const steps = fc.oneof(
    fc
      .oneof(fc.constantFrom('p', 'pro', 'log', 'dark', ' ', 'zz'), fc.constantFrom(...hostileStrings))
      .map((text) => ({ type: 'box.type', text }) as const),
    fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: 'box.move', by }) as const),
    fc.integer({ min: -1, max: 12 }).map((at) => ({ type: 'box.highlight', at }) as const),
    fc.boolean().map((inNewTab) => ({ type: 'box.select', inNewTab }) as const),
    fc.constantFrom({ type: 'box.escape' } as const, { type: 'box.clearRecent' } as const),
    fc.constantFrom(known([]), known(['pro', 'log'])),
    fc
      .constantFrom('unknown' as const, 'guest' as const, 'member' as const, 'admin' as const)
      .map((person) => ({ type: 'scope.changed', searchScope: { person, theme: 'dark' } }) as const),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25 }), (history) => {
      const { send, view } = create();
      for (const step of history) {
        send(step);
        const options = view().groups.flatMap((group) => group.options);
        expect(options.filter(({ isActive }) => isActive)).toHaveLength(options.length === 0 ? 0 : 1);
        expect(options.map(({ at }) => at)).toEqual(options.map((_, at) => at));
        const names = options.map(
          ({ href, kind, parts }) => `${kind} ${href} ${parts.map(({ text }) => text).join('')}`,
        );
        expect(new Set(names).size).toBe(names.length);
        expect(view().text.length).toBeLessThanOrEqual(100);
        expect(view().isEmpty).toBe(options.length === 0 && view().text.trim() !== '');
      }
    }),
    runs(100),
  );
});

it('a blank text offers the same as an empty one', { tags: ['SCH-1', 'BRW-2'] }, () => {
  const { send, titles, view } = create();
  const offered = titles();
  for (const text of blankTexts) {
    send({ type: 'box.type', text });
    expect([text, titles(), view().isEmpty]).toEqual([text, offered, false]);
  }
});

it('a text over the limit is cut between whole characters', { tags: ['SCH-1', 'BRW-2'] }, () => {
  const { send, view } = create();
  send({ type: 'box.type', text: `${'x'.repeat(97)}👩‍👩‍👧` });
  expect(view().text).toBe('x'.repeat(97));
});
