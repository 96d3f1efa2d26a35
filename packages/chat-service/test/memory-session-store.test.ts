import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createConversations } from '../src/server/sessions/conversations.ts';
import { createMemorySessionStore } from '../src/server/sessions/memory-session-store.ts';
import { decodeTurn, encodeTurn } from '../src/server/sessions/session-store.ts';
import { testSessionStore } from './session-store-contract.ts';
import { createClock, turn } from './support.ts';

const lifetimeMs = 1000;
const create = (maxSessions: number) => {
  const { now, pass } = createClock();
  return { store: createMemorySessionStore({ maxSessions, lifetimeMs, now }), pass, lifetimeMs };
};

testSessionStore('memory', () => create(100));

it('the least recently used session is dropped first', {
  tags: ['SVC-3'],
}, async () => {
  const { store } = create(3);
  for (const id of ['a', 'b', 'c']) await store.put(id, turn(id));
  await store.get('a');
  await store.put('d', turn('d'));
  expect(store.size()).toBe(3);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await store.get(id))?.question))).toEqual([
    'a',
    undefined,
    'c',
    'd',
  ]);
});

it('expired sessions are dropped without being read', { tags: ['SVC-3'] }, async () => {
  const { store, pass } = create(1000);
  for (let id = 0; id < 500; id += 1) await store.put(String(id), turn('x'));
  pass(lifetimeMs);
  await store.put('new', turn('x'));
  expect(store.size()).toBe(1);
});

it('closing drops everything', { tags: ['SVC-3'] }, async () => {
  const { store } = create(10);
  await store.put('a', turn('x'));
  await store.close();
  expect(store.size()).toBe(0);
});

it('any sequence of calls agrees with a model', { tags: ['SVC-3'] }, async () => {
  const step = fc.record({
    what: fc.constantFrom('put', 'get', 'delete', 'wait'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    ms: fc.nat(600),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { store, pass } = create(3);
      let time = 0;
      // Least recently used first.
      let model: { id: string; question: string; until: number }[] = [];
      for (const [place, { what, id, ms }] of steps.entries()) {
        if (what === 'wait') {
          pass(ms);
          time += ms;
          continue;
        }
        const known = model.find((entry) => entry.id === id && entry.until > time);
        model = model.filter((entry) => entry.id !== id);
        if (what === 'delete') await store.delete(id);
        if (what === 'get') {
          expect((await store.get(id))?.question).toBe(known?.question);
          if (known) model.push(known);
        }
        if (what === 'put') {
          await store.put(id, turn(String(place)));
          model.push({ id, question: String(place), until: time + lifetimeMs });
          model = model.slice(-3);
        }
        expect(store.size()).toBeLessThanOrEqual(3);
      }
    }),
    runs(100),
  );
});

it('unreadable text is not a turn', { tags: ['SVC-3'] }, () => {
  for (const text of [
    '',
    'null',
    '{',
    '[]',
    '{}',
    '{"question":1}',
    '{"question":"a","url":2}',
    '"question"',
  ])
    expect(decodeTurn(text)).toBeUndefined();
  const later = { question: 'a', subject: 'hours', url: undefined };
  expect(decodeTurn(encodeTurn(later) ?? '')).toEqual({ question: 'a', subject: 'hours' });
});

it('only concurrent questions after the last deletion store a turn', {
  tags: ['SVC-3'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('begin', 'finish', 'leave', 'forget'), { maxLength: 40 }),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      async (steps, choices) => {
        const { store } = create(10);
        const conversations = createConversations(store);
        let open: {
          readonly asking: ReturnType<typeof conversations.begin>;
          readonly name: string;
          dead: boolean;
        }[] = [];
        let expected: string | undefined;
        for (const [place, what] of steps.entries()) {
          if (what === 'begin')
            open.push({ asking: conversations.begin('s', String(place)), name: String(place), dead: false });
          if (what === 'forget') {
            await conversations.forget('s');
            for (const one of open) one.dead = true;
            expected = undefined;
          }
          const one = open[(choices[place] ?? 0) % Math.max(1, open.length)];
          if (!one || what === 'begin' || what === 'forget') continue;
          if (what === 'finish') {
            await one.asking.remember(turn(one.name));
            if (!one.dead) expected = one.name;
          } else one.asking.abandon();
          open = open.filter((other) => other !== one);
        }
        expect((await store.get('s'))?.question).toBe(expected);
      },
    ),
    runs(100),
  );
});
