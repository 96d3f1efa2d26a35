// The form with a session that replies, over a browser's storage in memory.
import { Secret } from '@loomwright/kit';
import { reachableSecrets } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { type InspectionEvent, waitFor } from 'xstate';
import { type LoginView, toLoginView } from '../src/index.ts';
import { accepted, CANARY, createLoginWorld, mismatch, refusal, START_AT } from '../src/testing/index.ts';

type World = ReturnType<typeof createLoginWorld>;
type Form = ReturnType<World['openForm']>;

const storedIn = ({ origin }: World) => JSON.parse(origin.entries.get('login_lockout') ?? 'null');
const viewOf = ({ actor }: Form) => toLoginView(actor.getSnapshot());
const until = async ({ actor }: Form, status: LoginView['status']) =>
  toLoginView(await waitFor(actor, (snapshot) => toLoginView(snapshot).status === status));
const ended = { failures: 0, locks: 1, lockedUntil: null };

/** What storage still has to do for a tab is done before it has read the lockout once more. */
const settle = ({ tab }: Form) =>
  new Promise<void>((resolve) => {
    const stop = tab.lockout.follow(() => {
      stop();
      resolve();
    });
  });
const submit = ({ actor }: Form, password = 'wrong horse') =>
  actor.send({ type: 'form.submit', values: { email: 'ada@example.com', password: new Secret(password) } });
const attempt = async (form: Form, password?: string) => {
  submit(form, password);
  await waitFor(form.actor, (snapshot) => !snapshot.matches('submitting'));
};
const lock = async (form: Form) => {
  for (let times = 0; times < 3; times += 1) await attempt(form);
};
/** Seconds pass, for the timers of these forms and for the clock. */
const pass = async ({ clock }: World, seconds: number, ...forms: Form[]) => {
  for (let second = 0; second < seconds; second += 1) {
    clock.at += 1000;
    for (const { timers } of forms) timers.increment(1000);
  }
  for (const form of forms) await settle(form);
};

describe('the form over its storage', () => {
  it('[LGN-1] [STO-1] stores nothing for a user who only looks', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    await settle(form);
    expect([viewOf(form).status, world.origin.entries.size]).toEqual(['idle', 0]);
  });

  it('[LGN-3] [LGN-4] [STO-4] a lock is an absolute time, holds in every tab, survives a reload, and ends in every tab', async () => {
    const world = createLoginWorld();
    const [here, there] = [world.openForm(), world.openForm()];
    await lock(here);
    expect(storedIn(world)).toEqual({ failures: 3, locks: 1, lockedUntil: START_AT + 30_000 });
    expect(viewOf(here).status).toBe('locked');
    await until(there, 'locked');
    await pass(world, 10, here);
    here.actor.stop();
    const again = world.openForm();
    expect(await until(again, 'locked')).toMatchObject({ countdownText: '0:20' });
    await pass(world, 20, again);
    await until(again, 'idle');
    await until(there, 'idle');
    expect(storedIn(world)).toEqual(ended);
  });

  it('[LGN-4] a clock set back does not lengthen the lock of an open page, and its end is stored', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    await lock(form);
    world.clock.at -= 3_600_000;
    await pass(world, 29, form);
    expect(viewOf(form)).toMatchObject({ status: 'locked', countdownText: '0:01' });
    await pass(world, 1, form);
    await until(form, 'idle');
    expect(storedIn(world)).toEqual(ended);
  });

  it('[LGN-4] a page that slept reads the clock: the time it missed is over', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    await lock(form);
    world.clock.at += 20_000;
    // Nothing but its own timer tells it.
    form.timers.increment(1000);
    expect(viewOf(form)).toMatchObject({ status: 'locked', countdownText: '0:10' });
  });

  it('[LGN-4] what is said of a lock is shown while it lasts and once it is over, until the next submit', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    const shown = () => {
      const { announcementText, message, showsLock } = viewOf(form);
      return [showsLock, announcementText, message];
    };
    expect(shown()).toEqual([false, '', '']);
    await lock(form);
    const locked = 'Too many login attempts. Please try again later.';
    expect(shown()).toEqual([true, 'The form is locked for 30 seconds.', locked]);
    await pass(world, 30, form);
    await until(form, 'idle');
    expect(shown()).toEqual([true, 'You can log in again.', '']);
    submit(form, '');
    expect(shown()).toEqual([false, '', '']);
  });

  it('[LGN-3] an attempt whose page goes before its turn is neither counted nor checked', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    submit(form);
    form.actor.stop();
    await settle(form);
    expect([form.requests, storedIn(world)]).toEqual([[], null]);
  });

  it('[LGN-2] [LGN-4] an attempt whose page goes while it is counted or checked is given back, unless it is a mismatch', async () => {
    const world = createLoginWorld();
    const store = world.origin.openTab();
    // Left within its turn, once it is stored.
    const left = world.openForm(
      undefined,
      world.openTab({
        ...store,
        write: (...written) => {
          const outcome = store.write(...written);
          left.actor.stop();
          return outcome;
        },
      }),
    );
    submit(left);
    await expect.poll(() => storedIn(world)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
    expect(left.requests).toEqual([]);
    for (const [reply, failures] of [
      [refusal(false), 0],
      [accepted, 1],
      [mismatch, 2],
    ] as const) {
      let answer = (_: typeof reply) => {};
      const form = world.openForm(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
      submit(form);
      await expect.poll(() => form.requests.length).toBe(1);
      form.actor.stop();
      answer(reply);
      await expect.poll(() => storedIn(world).failures).toBe(failures);
      await settle(form);
      expect(storedIn(world).failures).toBe(failures);
    }
  });

  it('[LGN-3] [LGN-4] the owner of the lockout counts nothing until the lock is over, by its clock', async () => {
    const world = createLoginWorld();
    const { lockout } = world.openTab();
    const stored = { failures: 3, locks: 1, lockedUntil: START_AT + 30_000 };
    world.origin.entries.set('login_lockout', JSON.stringify(stored));
    const { signal } = new AbortController();
    expect(await lockout.count(signal)).toEqual({ lockout: stored, at: START_AT, isCounted: false });
    world.clock.at += 30_000;
    expect(await lockout.count(signal)).toEqual({
      lockout: { failures: 1, locks: 1, lockedUntil: null },
      at: START_AT + 30_000,
      isCounted: true,
    });
  });

  it('[STO-3] where storage is blocked, a lock is counted and kept in memory, also while the form is away; each refusal is reported', async () => {
    const world = createLoginWorld();
    world.origin.block(true);
    const tab = world.openTab();
    const form = world.openForm(undefined, tab);
    await lock(form);
    expect(viewOf(form)).toMatchObject({ status: 'locked', countdownText: '0:30' });
    // The first reading, and three counts.
    expect(world.refusals).toEqual(['blocked', 'blocked', 'blocked', 'blocked']);
    form.actor.stop();
    const again = world.openForm(undefined, tab);
    await until(again, 'locked');
    await pass(world, 30, again);
    await until(again, 'idle');
    world.origin.block(false);
    await attempt(again);
    expect(storedIn(world)).toEqual({ failures: 1, locks: 1, lockedUntil: null });
  });

  it('[STO-2] [STO-4] clearing the storage frees the form; an unreadable text does too, and is moved away', async () => {
    const world = createLoginWorld();
    const form = world.openForm();
    await lock(form);
    world.origin.clear();
    await until(form, 'idle');
    await lock(form);
    world.openTab().store.write('login_lockout', '{"failures":9}');
    await until(form, 'idle');
    expect(world.origin.entries.get('login_lockout.unreadable')).toBe('{"failures":9}');
    expect(world.logged.length).toBe(1);
  });

  it('[STO-4] [AUT-7] where no turn can be had, changes are passed over and an attempt fails', async () => {
    const world = createLoginWorld();
    const store = { ...world.openTab().store, exclusively: () => Promise.reject(new Error('broken')) };
    const form = world.openForm(undefined, world.openTab(store));
    world.openTab().store.write('login_lockout', '{');
    await attempt(form);
    expect(viewOf(form).message).toBe('Login failed. Please try again.');
    expect(form.requests).toEqual([]);
  });
});

describe('a password', () => {
  it('[STO-5] is in no snapshot, persisted or not, in no storage or log, and readable in nothing that is inspected', async () => {
    const world = createLoginWorld();
    const texts: string[] = [];
    const events: InspectionEvent[] = [];
    const inspect = (event: InspectionEvent) => {
      events.push(event);
      texts.push(JSON.stringify('event' in event ? event.event : event.type));
      if ('snapshot' in event) texts.push(JSON.stringify(event.snapshot));
    };
    const form = world.openForm(async () => mismatch, world.openTab(), { inspect });
    const { actor } = form;
    actor.subscribe((snapshot) => {
      texts.push(JSON.stringify(snapshot), JSON.stringify(actor.getPersistedSnapshot()));
    });
    const values = { email: 'ada@example.com', password: new Secret(CANARY) };
    for (const type of ['form.edit', 'form.leave'] as const) actor.send({ type, field: 'password', values });
    for (let times = 0; times < 3; times += 1) {
      submit(form, CANARY);
      // The password is there to be found while it waits.
      expect(reachableSecrets(actor.getPersistedSnapshot())).toHaveLength(1);
      await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
      const { context, children } = actor.getSnapshot();
      expect(
        [context.form, context.lock, actor.getPersistedSnapshot()].flatMap((one) => reachableSecrets(one)),
      ).toEqual([]);
      expect(children.askSession).toBeUndefined();
    }
    expect(form.requests.map(({ password }) => password.reveal())).toEqual([CANARY, CANARY, CANARY]);
    // As a secret it passes by in events; as a text it is nowhere.
    expect(texts.some((text) => text.includes('[secret]'))).toBe(true);
    expect(reachableSecrets(events).length).toBeGreaterThan(0);
    const readable = [texts, world.logged, [...world.origin.entries]].map((list) => JSON.stringify(list));
    expect(readable.filter((text) => text.includes(CANARY))).toEqual([]);
    expect(reachableSecrets([events, actor], CANARY).length).toBe(reachableSecrets([events, actor]).length);
  });
});
