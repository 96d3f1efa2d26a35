import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper, hostileStrings, runs } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createSearchBoxMachine,
  createSearchIndex,
  type SearchEntry,
  type Situation,
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
const guest: Situation = { person: 'guest', theme: 'system' };

const create = (situation = guest) => {
  const listener = createRecordingListener<NoticeEvent>();
  const records = createTestRecords(createMemoryOrigin().openTab());
  const stepper = createStepper(createSearchBoxMachine({ records, index: createSearchIndex(entries) }), {
    situation,
    notices: listener.ref,
  });
  const view = () => toSearchBoxView(stepper.snapshot);
  return {
    stepper,
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

it('[SCH-1] before anything is typed recent searches, main pages and main actions are offered; only those that the person may take', () => {
  const { send, titles } = create();
  expect(titles()).toEqual([
    ['Go to', 'Products', 'Login'],
    ['Actions', 'Dark'],
  ]);
  send(known(['faq']));
  expect(titles()[0]).toEqual(['Recent searches', 'faq']);
  send({ type: 'situation.changed', situation: { person: 'member', theme: 'dark' } });
  expect(titles()).toEqual([
    ['Recent searches', 'faq'],
    ['Go to', 'Products'],
    ['Actions', 'Logout'],
  ]);
  send({ type: 'box.type', text: 'log' });
  expect(titles()).toEqual([['Best matches', 'Logout']]);
  send({ type: 'situation.changed', situation: { person: 'unknown', theme: 'dark' } });
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

it('[SCH-1] three results lead, the others follow by kind; the count is announced, and the arrows go round', () => {
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
  send({ type: 'box.point', at: 99 });
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

it('[SCH-1] taking a result emits it and keeps its search; taking a recent search types it; Escape clears, then leaves', () => {
  const { send, stepper, view } = create();
  send({ type: 'box.type', text: ' prod ' });
  send({ type: 'box.take', isAside: true });
  expect(stepper.emitted).toEqual([{ type: 'box.taken', target: { href: '/products' }, isAside: true }]);
  expect(stepper.sent.at(-1)?.event).toEqual({
    type: 'record.apply',
    command: { kind: 'add', text: ' prod ' },
  });
  send(known(searchesReducer([], { kind: 'add', text: ' prod ' })));
  send({ type: 'box.escape' });
  expect([view().text, view().canForget, view().activeId]).toEqual(['', true, 'search-option-0']);
  send({ type: 'box.take', isAside: false });
  expect([view().text, stepper.emitted.length]).toEqual(['prod', 1]);
  send({ type: 'box.type', text: '' });
  send({ type: 'box.forget' });
  expect(stepper.sent.at(-2)?.event).toEqual({ type: 'record.apply', command: { kind: 'clear' } });
  send(known([]));
  expect(view().canForget).toBe(false);
  send({ type: 'box.take', isAside: false });
  expect(stepper.emitted.at(-1)).toMatchObject({ target: { href: '/products' }, isAside: false });
  send({ type: 'box.escape' });
  expect(stepper.emitted.at(-1)).toEqual({ type: 'box.left' });
});

it('[SCH-1] [STO-3] without its record the search goes on with the searches it knows', () => {
  const { send, stepper, view } = create();
  send(known(['faq']));
  stepper.fail('searchesRecord', new Error('broken'));
  send({ type: 'box.type', text: 'prod' });
  expect(view().groups).toHaveLength(1);
  send({ type: 'box.escape' });
  expect(view().groups[0]?.name).toBe('Recent searches');
});

it('[SCH-1] in any history one option is active whenever there is one, each option stands once, and nothing throws', () => {
  const steps = fc.oneof(
    fc
      .oneof(fc.constantFrom('p', 'pro', 'log', 'dark', ' ', 'zz'), fc.constantFrom(...hostileStrings))
      .map((text) => ({ type: 'box.type', text }) as const),
    fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: 'box.move', by }) as const),
    fc.integer({ min: -1, max: 12 }).map((at) => ({ type: 'box.point', at }) as const),
    fc.boolean().map((isAside) => ({ type: 'box.take', isAside }) as const),
    fc.constantFrom({ type: 'box.escape' } as const, { type: 'box.forget' } as const),
    fc.constantFrom(known([]), known(['pro', 'log'])),
    fc
      .constantFrom('unknown' as const, 'guest' as const, 'member' as const, 'admin' as const)
      .map((person) => ({ type: 'situation.changed', situation: { person, theme: 'dark' } }) as const),
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
    runs(300),
  );
});
