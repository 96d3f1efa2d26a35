// The form with a session that answers, over a browser's storage in memory.
import { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { type InspectionEvent, SimulatedClock } from 'xstate';
import {
  createLockoutCodec,
  createLoginMachine,
  type LoginFact,
  type SessionReply,
  toLoginView,
} from '../src/index.ts';
import {
  answerByPassword,
  CANARY,
  createLoginWorld,
  createSessionFake,
  mismatch,
  START_AT,
} from '../src/testing/index.ts';

// The first time the schema is brought takes as long as it takes; from then on a few tasks are enough.
await createLockoutCodec().prepare();

type World = ReturnType<typeof createLoginWorld>;

const rest = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const openTab = async (
  world: World,
  answer: () => Promise<SessionReply> = async () => mismatch,
  inspect: (event: InspectionEvent) => void = () => {},
) => {
  const clock = new SimulatedClock();
  const session = createSessionFake(answer);
  const listener = createRecordingListener<LoginFact>();
  const actor = startActor(createLoginMachine(world.openTab()), {
    input: { session: session.ref, listener: listener.ref },
    clock,
    inspect,
  });
  await rest();
  return {
    actor,
    asked: session.asked,
    heard: listener.heard,
    view: () => toLoginView(actor.getSnapshot()),
    attempt: async (password = 'wrong horse') => {
      actor.send({ type: 'login.submit', email: 'ada@example.com', password: new Secret(password) });
      await rest();
    },
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        world.clock.at += 1000;
        clock.increment(1000);
      }
      await rest();
    },
  };
};
const storedIn = (world: World) => JSON.parse(world.origin.entries.get('login_lockout') ?? 'null');

describe('the form over its storage', () => {
  it('[LGN-1] [STO-1] stores nothing for who only looks', async () => {
    const world = createLoginWorld();
    const { view } = await openTab(world);
    expect(view().status).toBe('idle');
    expect([...world.origin.entries.keys()]).toEqual([]);
  });

  it('[LGN-3] [LGN-4] [STO-5] a lock is an absolute time, holds in every tab, and survives reload', async () => {
    const world = createLoginWorld();
    const here = await openTab(world);
    const there = await openTab(world);
    for (let times = 0; times < 3; times += 1) await here.attempt();
    expect(storedIn(world)).toEqual({ failures: 3, locks: 1, lockedUntil: START_AT + 30_000 });
    expect([here.view().status, there.view().status]).toEqual(['locked', 'locked']);
    await here.pass(10);
    here.actor.stop();
    const again = await openTab(world);
    expect(again.view()).toMatchObject({ status: 'locked', countdownText: '0:20' });
    await again.pass(20);
    expect([again.view().status, there.view().status]).toEqual(['idle', 'idle']);
    expect(storedIn(world)).toEqual({ failures: 0, locks: 1, lockedUntil: null });
  });

  it('[LGN-4] a clock set back does not lengthen the lock of an open page, and its end is stored for all', async () => {
    const world = createLoginWorld();
    const { attempt, pass, view } = await openTab(world);
    for (let times = 0; times < 3; times += 1) await attempt();
    world.clock.at -= 3_600_000;
    await pass(29);
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:01' });
    await pass(1);
    expect(view().status).toBe('idle');
    expect(storedIn(world)).toEqual({ failures: 0, locks: 1, lockedUntil: null });
  });

  it('[LGN-4] success resets everything, in every tab', async () => {
    const world = createLoginWorld();
    const session = createSessionFake(answerByPassword('correct horse'));
    const there = await openTab(world);
    await there.attempt();
    const actor = startActor(createLoginMachine(world.openTab()), {
      input: { session: session.ref, listener: createRecordingListener<LoginFact>().ref },
    });
    await rest();
    for (const text of ['wrong horse', 'correct horse']) {
      actor.send({ type: 'login.submit', email: 'ada@example.com', password: new Secret(text) });
      await rest();
    }
    expect(actor.getSnapshot().value).toBe('finished');
    expect(storedIn(world)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
    expect(there.actor.getSnapshot().context.lock.lockout.failures).toBe(0);
  });

  it('[LGN-4] success resets everything although the page goes the moment the session answers', async () => {
    const world = createLoginWorld();
    const { actor, attempt } = await openTab(world, async () => ({
      type: 'session.replied',
      isAccepted: true,
    }));
    actor.subscribe((snapshot) => {
      if (snapshot.matches({ submitting: 'resetting' })) actor.stop();
    });
    await attempt();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(storedIn(world)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
  });

  it('[LGN-3] an attempt whose page goes before its turn is neither counted nor asked', async () => {
    const world = createLoginWorld();
    const { actor, asked } = await openTab(world);
    actor.send({ type: 'login.submit', email: 'ada@example.com', password: new Secret('wrong horse') });
    actor.stop();
    await rest();
    expect([asked, storedIn(world)]).toEqual([[], null]);
  });

  it('[STO-3] blocked storage counts and locks in memory, and says so', async () => {
    const world = createLoginWorld();
    world.origin.block(true);
    const { attempt, view, heard, pass } = await openTab(world);
    for (let times = 0; times < 3; times += 1) await attempt();
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:30' });
    // One look, three counts.
    expect(heard).toEqual(Array.from({ length: 4 }, () => ({ type: 'storage.refused', reason: 'blocked' })));
    await pass(30);
    expect(view().status).toBe('idle');
    world.origin.block(false);
    await attempt();
    expect(storedIn(world)).toEqual({ failures: 1, locks: 1, lockedUntil: null });
  });

  it('[STO-4] clearing the storage in the browser’s settings frees every tab', async () => {
    const world = createLoginWorld();
    const { attempt, view } = await openTab(world);
    for (let times = 0; times < 3; times += 1) await attempt();
    world.origin.clear();
    await rest();
    expect(view().status).toBe('idle');
  });

  it('[STO-2] [STO-4] what another tab made unreadable frees the form, and is moved away', async () => {
    const world = createLoginWorld();
    const { attempt, view } = await openTab(world);
    for (let times = 0; times < 3; times += 1) await attempt();
    world.openTab().store.write('login_lockout', '{"failures":9}');
    await rest();
    expect(view().status).toBe('idle');
    expect(world.origin.entries.get('login_lockout.unreadable')).toBe('{"failures":9}');
    expect(world.logged.length).toBe(1);
  });

  it('[STO-4] a change nobody can read is passed over', async () => {
    const world = createLoginWorld();
    const ports = world.openTab();
    const broken = { ...ports.store, exclusively: () => Promise.reject(new Error('broken')) };
    const actor = startActor(createLoginMachine({ ...ports, store: broken }), {
      input: {
        session: createSessionFake(async () => mismatch).ref,
        listener: createRecordingListener<LoginFact>().ref,
      },
    });
    await rest();
    world.openTab().store.write('login_lockout', '{');
    await rest();
    expect(toLoginView(actor.getSnapshot()).status).toBe('idle');
    actor.send({ type: 'login.submit', email: 'ada@example.com', password: new Secret('wrong horse') });
    await rest();
    expect(toLoginView(actor.getSnapshot()).message).toBe('Login failed. Please try again.');
  });
});

/** Whether a text can be come by from a value, through any property, however deep. */
const holdsText = (value: unknown, text: string, known = new Set<unknown>()): boolean => {
  if (typeof value === 'string') return value.includes(text);
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  if (known.has(value)) return false;
  known.add(value);
  if (value instanceof Map || value instanceof Set)
    return [...value].some((entry) => holdsText(entry, text, known));
  return Reflect.ownKeys(value).some((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return property !== undefined && 'value' in property && holdsText(property.value, text, known);
  });
};

describe('a password', () => {
  it('[STO-5] is in no snapshot, persisted or not, in no log, and in nothing that is inspected', async () => {
    const world = createLoginWorld();
    const texts: string[] = [];
    const events: InspectionEvent[] = [];
    let isFound = false;
    let known: { readonly actor: unknown } | undefined;
    const look = (event: InspectionEvent) => {
      events.push(event);
      texts.push('event' in event ? JSON.stringify(event.event) : '');
      texts.push('snapshot' in event ? JSON.stringify(event.snapshot) : '');
      isFound ||= holdsText([event, known?.actor], CANARY);
    };
    const tab = await openTab(world, async () => mismatch, look);
    known = tab;
    tab.actor.subscribe((snapshot) => {
      texts.push(JSON.stringify(snapshot), JSON.stringify(tab.actor.getPersistedSnapshot()));
    });
    tab.actor.send({
      type: 'login.leaveField',
      field: 'password',
      email: 'ada@example.com',
      password: new Secret(CANARY),
    });
    for (let times = 0; times < 3; times += 1) await tab.attempt(CANARY);
    // The canary was really there to be found, and what should be seen was seen.
    expect(tab.asked[0]?.password.reveal()).toBe(CANARY);
    expect(texts.some((text) => text.includes('[secret]'))).toBe(true);
    expect(events.length).toBeGreaterThan(20);
    expect(holdsText({ deep: [{ text: `x${CANARY}` }] }, CANARY)).toBe(true);
    expect(texts.filter((text) => text.includes(CANARY))).toEqual([]);
    expect([isFound, world.logged, [...world.origin.entries.values()].join().includes(CANARY)]).toEqual([
      false,
      [],
      false,
    ]);
  });
});
