import { Secret } from '@loomwright/kit';
import { reachableSecrets } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { type InspectionEvent, waitFor } from 'xstate';
import type { LoginView } from '../src/index.ts';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import { countdownText, durationText } from '../src/lock-watch.ts';
import type { LogInOutcome } from '../src/login-form.ts';
import {
  accepted,
  CANARY,
  createLoginFixture,
  mismatch,
  otherFailure,
  START_AT,
} from '../src/testing/index.ts';

const LOCK_SECONDS = FIRST_LOCK_MS / 1000;

type World = ReturnType<typeof createLoginFixture>;
type Form = ReturnType<World['openForm']>;

const storedIn = ({ origin }: World) => JSON.parse(origin.entries.get('login_lockout') ?? 'null');
const until = async ({ view }: Form, status: LoginView['status']) => {
  await expect.poll(() => view().status).toBe(status);
  return view();
};
const ended = { failures: 0, locks: 1, lockedUntil: null };

const settle = ({ tab }: Form) => tab.records.isIdle();
const attempt = async (form: Form, password?: string) => {
  form.submit(password);
  await waitFor(form.form, (snapshot) => !snapshot.matches({ submission: 'submitting' }));
};
const lock = async (form: Form) => {
  for (let times = 0; times < MAX_FAILURES; times += 1) await attempt(form);
};
const createSlowCheck = () => {
  let answer = (_: LogInOutcome) => {};
  const authenticate = () =>
    new Promise<LogInOutcome>((resolve) => {
      answer = resolve;
    });
  return { authenticate, answer: (outcome: LogInOutcome) => answer(outcome) };
};
const pass = async ({ clock }: World, seconds: number, ...forms: Form[]) => {
  for (let second = 0; second < seconds; second += 1) {
    clock.at += 1000;
    for (const { timers } of forms) timers.increment(1000);
  }
  for (const form of forms) await settle(form);
};

describe('the form with its storage', () => {
  it('stores nothing when the user only opens the page', { tags: ['LGN-1', 'STO-1'] }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    await settle(form);
    expect([form.view().status, fixture.origin.entries.size]).toEqual(['idle', 0]);
  });

  it('a lock is an absolute time: it applies in every tab and survives a reload', {
    tags: ['LGN-3', 'LGN-4', 'STO-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const [here, there] = [fixture.openForm(), fixture.openForm()];
    await lock(here);
    expect(storedIn(fixture)).toEqual({
      failures: MAX_FAILURES,
      locks: 1,
      lockedUntil: START_AT + FIRST_LOCK_MS,
    });
    expect(here.view().status).toBe('locked');
    await until(there, 'locked');
    await pass(fixture, 10, here);
    here.leave();
    const again = fixture.openForm();
    expect(await until(again, 'locked')).toMatchObject({
      countdownText: countdownText(FIRST_LOCK_MS - 10_000),
    });
    await pass(fixture, LOCK_SECONDS - 10, again);
    await until(again, 'idle');
    await until(there, 'idle');
    expect(storedIn(fixture)).toEqual(ended);
  });

  it('a clock set back does not lengthen the lock of an open page', {
    tags: ['LGN-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    await lock(form);
    fixture.clock.at -= 3_600_000;
    await pass(fixture, LOCK_SECONDS - 1, form);
    expect(form.view()).toMatchObject({ status: 'locked', countdownText: '0:01' });
    await pass(fixture, 1, form);
    await until(form, 'idle');
    expect(storedIn(fixture)).toEqual(ended);
  });

  it('a page resumed from sleep reads the clock', { tags: ['LGN-4'] }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    await lock(form);
    fixture.clock.at += FIRST_LOCK_MS - 10_000;
    form.timers.increment(1000);
    expect(form.view()).toMatchObject({ status: 'locked', countdownText: '0:10' });
  });

  it('the announcement of a lock stays until the next attempt', {
    tags: ['LGN-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    const shown = () => {
      const { announcementText, message, showsLock } = form.view();
      return [showsLock, announcementText, message];
    };
    expect(shown()).toEqual([false, '', '']);
    await lock(form);
    const locked = 'Too many login attempts. Please try again later.';
    expect(shown()).toEqual([true, `The form is locked for ${durationText(FIRST_LOCK_MS)}.`, locked]);
    await pass(fixture, LOCK_SECONDS, form);
    await until(form, 'idle');
    expect(shown()).toEqual([true, 'You can log in again.', '']);
    await attempt(form);
    expect(shown()).toEqual([false, '', 'Invalid email or password']);
  });

  it('an attempt whose page closes before its turn is neither counted nor checked', {
    tags: ['LGN-3'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    form.submit();
    form.leave();
    await settle(form);
    expect([form.requests, storedIn(fixture)]).toEqual([[], null]);
  });

  it('an attempt whose page is left is refunded unless it is a mismatch', {
    tags: ['LGN-2', 'LGN-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const store = fixture.origin.openTab();
    // This page is left during its turn, as soon as the count is stored.
    const left = fixture.openForm(
      async (_, { aborted }) => (aborted ? otherFailure : mismatch),
      fixture.openTab({
        ...store,
        write: (...written) => {
          const outcome = store.write(...written);
          left.leave();
          return outcome;
        },
      }),
    );
    left.submit();
    await expect.poll(() => storedIn(fixture)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
    for (const [outcome, failures] of [
      [otherFailure, 0],
      [mismatch, 1],
      [accepted, 0],
    ] as const) {
      const { authenticate, answer } = createSlowCheck();
      const form = fixture.openForm(authenticate);
      form.submit();
      await expect.poll(() => form.requests.length).toBe(1);
      form.leave();
      answer(outcome);
      await expect.poll(() => storedIn(fixture).failures).toBe(failures);
      await settle(form);
      expect(storedIn(fixture).failures).toBe(failures);
    }
  });

  it('no tab shows a lock while the last allowed attempt is checked', {
    tags: ['LGN-3', 'LGN-4'],
  }, async () => {
    for (const [outcome, status] of [
      [accepted, 'idle'],
      [otherFailure, 'idle'],
      [mismatch, 'locked'],
    ] as const) {
      const fixture = createLoginFixture();
      const { authenticate, answer } = createSlowCheck();
      const [here, there] = [fixture.openForm(authenticate), fixture.openForm()];
      for (let times = 1; times < MAX_FAILURES; times += 1) await attempt(there);
      here.submit('the right one');
      await expect.poll(() => here.requests.length).toBe(1);
      await settle(there);
      expect(there.view()).toMatchObject({ status: 'error', announcementText: '', showsLock: false });
      answer(outcome);
      there.form.send({
        type: 'form.edit',
        field: 'email',
        values: { email: '', password: new Secret('') },
      });
      await settle(here);
      await until(there, status);
      expect(storedIn(fixture).failures).toBe(
        { accepted: 0, rejected: outcome === otherFailure ? MAX_FAILURES - 1 : MAX_FAILURES }[outcome.kind],
      );
    }
  });

  it('reloads during MAX_FAILURES checks give no extra attempt', {
    tags: ['LGN-3'],
  }, async () => {
    const fixture = createLoginFixture();
    const never = () => new Promise<never>(() => {});
    for (let times = 1; times <= MAX_FAILURES; times += 1) {
      const form = fixture.openForm(never);
      form.submit();
      await expect.poll(() => form.requests.length).toBe(1);
      expect(storedIn(fixture)).toEqual({ failures: times, locks: 0, lockedUntil: null });
    }
    const form = fixture.openForm();
    await attempt(form, 'the right one');
    expect([form.view().status, form.requests]).toEqual(['locked', []]);
    expect(storedIn(fixture)).toEqual({
      failures: MAX_FAILURES,
      locks: 1,
      lockedUntil: START_AT + FIRST_LOCK_MS,
    });
  });

  it('a lock in another tab does not interrupt the check of a right password', {
    tags: ['LGN-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const { authenticate, answer } = createSlowCheck();
    const [here, there] = [fixture.openForm(authenticate), fixture.openForm()];
    here.submit();
    await expect.poll(() => here.requests.length).toBe(1);
    await lock(there);
    await settle(here);
    expect([here.view().status, there.view().status]).toEqual(['submitting', 'locked']);
    answer(accepted);
    await expect.poll(() => storedIn(fixture)).toEqual({ failures: 0, locks: 0, lockedUntil: null });
    expect(here.view()).toMatchObject({ status: 'submitting', message: '', canSubmit: false });
    await until(there, 'idle');
  });

  it('a mismatch clears the password and shows the remaining attempts', {
    tags: ['LGN-2', 'LGN-3', 'AUT-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    const emitted: unknown[] = [];
    for (const type of ['form.filled', 'form.failed'] as const)
      form.form.on(type, (event) => emitted.push(event));
    await attempt(form);
    const message = 'Invalid email or password';
    expect(form.view()).toMatchObject({
      status: 'error',
      message,
      remainingText: `Remaining attempts: ${MAX_FAILURES - 1}`,
    });
    expect(emitted).toEqual([{ type: 'form.filled', texts: { password: '' } }, { type: 'form.failed' }]);
    await attempt(fixture.openForm());
    await expect.poll(() => form.view().remainingText).toBe(`Remaining attempts: ${MAX_FAILURES - 2}`);
    const values = { email: 'ada@example.com', password: new Secret('') };
    form.form.send({ type: 'form.leave', field: 'password', values });
    expect(form.view()).toMatchObject({ message, errors: {} });
    form.form.send({ type: 'form.edit', field: 'email', values });
    expect(form.view()).toMatchObject({ status: 'idle', message: '', remainingText: '' });
  });

  it('field errors replace the announcement of the last lock', {
    tags: ['LGN-1'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    await lock(form);
    await pass(fixture, LOCK_SECONDS, form);
    await until(form, 'idle');
    form.submit('', '');
    expect(form.view()).toMatchObject({
      status: 'error',
      showsLock: false,
      errors: { email: 'Email is required', password: 'Password is required' },
    });
  });

  it('a lock is counted in memory where storage is blocked', {
    tags: ['STO-3'],
  }, async () => {
    const fixture = createLoginFixture();
    fixture.origin.block(true);
    const tab = fixture.openTab();
    const form = fixture.openForm(undefined, tab);
    await lock(form);
    expect(form.view()).toMatchObject({ status: 'locked', countdownText: countdownText(FIRST_LOCK_MS) });
    // One refusal for the first reading, then one for each count and each mismatch.
    expect(fixture.refusals).toEqual(Array.from({ length: 1 + 2 * MAX_FAILURES }, () => 'blocked'));
    form.leave();
    const again = fixture.openForm(undefined, tab);
    await until(again, 'locked');
    await pass(fixture, LOCK_SECONDS, again);
    await until(again, 'idle');
    fixture.origin.block(false);
    await attempt(again);
    expect(storedIn(fixture)).toEqual({ failures: 1, locks: 1, lockedUntil: null });
  });

  it('clearing storage unlocks the form, and so does an unreadable text', {
    tags: ['STO-2', 'STO-4'],
  }, async () => {
    const fixture = createLoginFixture();
    const form = fixture.openForm();
    await lock(form);
    fixture.origin.clear();
    await until(form, 'idle');
    await lock(form);
    fixture.openTab().store.write('login_lockout', '{"failures":999}');
    await until(form, 'idle');
    expect(fixture.origin.entries.get('login_lockout.unreadable')).toBe('{"failures":999}');
    expect(fixture.logged.length).toBe(1);
  });

  it('without exclusive access to storage, changes are skipped and attempts fail', {
    tags: ['STO-4', 'AUT-7'],
  }, async () => {
    const fixture = createLoginFixture();
    const store = { ...fixture.openTab().store, exclusively: () => Promise.reject(new Error('broken')) };
    const form = fixture.openForm(undefined, fixture.openTab(store));
    fixture.openTab().store.write('login_lockout', '{');
    await attempt(form);
    expect(form.view().message).toBe('Login failed. Please try again.');
    expect(form.requests).toEqual([]);
  });
});

describe('a password', () => {
  it('is in no snapshot, storage or log, and is never readable in inspection', {
    tags: ['STO-5'],
  }, async () => {
    const fixture = createLoginFixture();
    const texts: string[] = [];
    const events: InspectionEvent[] = [];
    const inspect = (event: InspectionEvent) => {
      events.push(event);
      texts.push(JSON.stringify('event' in event ? event.event : event.type));
      if ('snapshot' in event) texts.push(JSON.stringify(event.snapshot));
    };
    const form = fixture.openForm(async () => mismatch, fixture.openTab(), inspect);
    const { form: actor, lock: locking } = form;
    actor.subscribe((snapshot) => {
      texts.push(JSON.stringify(snapshot), JSON.stringify(actor.getPersistedSnapshot()));
    });
    const values = { email: 'ada@example.com', password: new Secret(CANARY) };
    for (const type of ['form.edit', 'form.leave'] as const) actor.send({ type, field: 'password', values });
    for (let times = 0; times < MAX_FAILURES; times += 1) {
      form.submit(CANARY);
      // While the submit is pending, `reachableSecrets` finds the password.
      expect(reachableSecrets(actor.getPersistedSnapshot())).toHaveLength(1);
      await waitFor(actor, (snapshot) => !snapshot.matches({ submission: 'submitting' }));
      const { context, children } = actor.getSnapshot();
      const kept = [context.form, locking.getSnapshot().context.watch, actor.getPersistedSnapshot()];
      expect(kept.flatMap((one) => reachableSecrets(one))).toEqual([]);
      expect(children.submit).toBeUndefined();
    }
    expect(form.requests.map(({ password }) => password.reveal())).toEqual(
      Array.from({ length: MAX_FAILURES }, () => CANARY),
    );
    // Events contain the password as a `Secret`, but never as readable text.
    expect(texts.some((text) => text.includes('[secret]'))).toBe(true);
    expect(reachableSecrets(events).length).toBeGreaterThan(0);
    const readable = [texts, fixture.logged, [...fixture.origin.entries]].map((list) => JSON.stringify(list));
    expect(readable.filter((text) => text.includes(CANARY))).toEqual([]);
    expect(reachableSecrets([events, actor], CANARY).length).toBe(reachableSecrets([events, actor]).length);
  });
});
