// A password is typed, in every way a session takes one, and then looked for everywhere (STO-5).
import { inspect } from 'node:util';
import { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import {
  createSessionMachine,
  type PasswordHasher,
  type SessionFact,
  type SessionReply,
} from '../src/index.ts';
import { createAccountsWorld, createBrokenHasher, createFastHasher } from '../src/testing/index.ts';

const CANARY = 'canary-in-the-loom';
const canary = new Secret(CANARY);
const known = 'canary@loom.example';

/** A structured clone as JSON, part by part where the whole cannot be cloned: functions and actors cannot. */
const cloneText = (value: unknown, depth = 0): string => {
  try {
    return JSON.stringify(structuredClone(value)) ?? '';
  } catch {
    if (typeof value !== 'object' || value === null || depth > 4) return '';
    return Object.values(value)
      .map((part) => cloneText(part, depth + 1))
      .join();
  }
};

const partsOf = (value: object): unknown[] => [
  ...Reflect.ownKeys(value).map((key) => Object.getOwnPropertyDescriptor(value, key)?.value),
  ...(value instanceof Map || value instanceof Set ? value.entries() : []),
];

/** What `inspect` shows, hidden parts included, of an object and of everything that can be reached from it. */
const inspectAll = (start: unknown): string => {
  const texts: string[] = [];
  const seen = new Set<unknown>([start]);
  for (const value of seen) {
    texts.push(inspect(value, { depth: 0, showHidden: true, maxArrayLength: null, maxStringLength: null }));
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) continue;
    for (const part of partsOf(value)) seen.add(part);
  }
  return texts.join();
};

/** Everything that could carry a password away from one history, by the name of the place. */
const watch = async (hasher: PasswordHasher, histories: readonly ('logIn' | 'register')[]) => {
  const world = createAccountsWorld({ hasher });
  const listener = createRecordingListener<SessionFact>();
  const replyTo = createRecordingListener<SessionReply>();
  const seen = new Map<string, string[]>();
  const note = (place: string, text: string) => seen.set(place, [...(seen.get(place) ?? []), text]);
  let isOn = false;
  const look = (event: InspectionEvent) => {
    note('inspection by JSON', JSON.stringify(event));
    note('inspection by structured clone', cloneText(event));
    note('inspection by inspect', inspectAll(event));
    if ('snapshot' in event) note('snapshots by JSON', JSON.stringify(event.snapshot));
    isOn ||= JSON.stringify(event).includes('[secret]');
  };
  const actor = startActor(createSessionMachine(world.openPorts()), {
    input: { listener: listener.ref },
    inspect: look,
  });
  const settle = async () => {
    do await new Promise((resolve) => setTimeout(resolve));
    while (actor.getSnapshot().matches('loading') || actor.getSnapshot().matches('signingIn'));
  };
  const lookAround = () => {
    const snapshot = actor.getSnapshot();
    const persisted = actor.getPersistedSnapshot();
    note('snapshot by JSON', JSON.stringify(snapshot));
    note('snapshot by structured clone', cloneText(snapshot));
    note('persisted snapshot by JSON', JSON.stringify(persisted));
    note('persisted snapshot by structured clone', cloneText(persisted));
    note('snapshot by inspect', inspectAll([snapshot, persisted]));
    note('storage', JSON.stringify([...world.origin.entries]));
    note('log', world.logged.join());
    note('what was told', inspectAll([listener.heard, replyTo.heard]));
    note('calls of the hasher', inspectAll(world.hasher.calls));
  };
  await settle();
  for (const wish of histories) {
    const common = { email: known, password: canary, replyTo: replyTo.ref };
    if (wish === 'logIn') actor.send({ type: 'session.signIn', kind: 'logIn', ...common });
    else actor.send({ type: 'session.signIn', kind: 'register', name: 'Canary', ...common });
    // While it is being checked.
    lookAround();
    await settle();
    lookAround();
    actor.send({ type: 'session.logOut' });
    await settle();
    lookAround();
  }
  actor.stop();
  const places = [...seen].map(([place, texts]) => ({
    place,
    looks: texts.length,
    found: texts.filter((text) => text.includes(CANARY)).length,
  }));
  return { places, isOn, answers: replyTo.heard, world };
};

describe('a password that is typed', () => {
  it.each<[string, PasswordHasher, readonly ('logIn' | 'register')[], readonly boolean[]]>([
    ['to register, and then to log in', createFastHasher(), ['register', 'logIn'], [true, true]],
    ['to register a taken address', createFastHasher(), ['register', 'register'], [true, false]],
    ['wrong', createFastHasher(), ['logIn'], [false]],
    [
      'where there is no cryptography',
      createBrokenHasher(new Error('no crypto')),
      ['logIn', 'register'],
      [false, false],
    ],
  ])('[STO-5][AUT-2] %s is found nowhere', async (_, hasher, histories, expected) => {
    const { answers, isOn, places } = await watch(hasher, histories);
    expect(answers.map(({ isAccepted }) => isAccepted)).toEqual(expected);
    expect(places.length).toBe(13);
    for (const { place, looks, found } of places) {
      expect(looks, place).toBeGreaterThan(2);
      expect(found, place).toBe(0);
    }
    // It did pass by, with its face covered.
    expect(isOn).toBe(true);
  });

  it('[STO-5] would be found if it were there: the ways of looking see', () => {
    const bare = { event: { password: CANARY, replyTo: () => {} } };
    for (const text of [JSON.stringify(bare), cloneText(bare), inspectAll(bare)])
      expect(text).toContain(CANARY);
    expect([cloneText({ canary }), inspectAll({ canary }), JSON.stringify({ canary })].join()).not.toContain(
      CANARY,
    );
  });
});
