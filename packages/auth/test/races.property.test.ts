// Runs several tabs at once; fast-check chooses the order of locks, storage events and key derivations.
import { normalizeEmail, Secret } from '@loomwright/kit';
import { createRecordingListener, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAuthenticator, createSessionMachine, type SessionFact } from '../src/index.ts';
import { SAMPLE_ACCOUNTS } from '../src/sample-accounts.ts';
import {
  brokenAccountsInvariants,
  brokenSessionSnapshotInvariants,
  createAccountsFixture,
  registrations,
  sampleCredentials,
  secret,
} from '../src/testing/index.ts';

const { signal } = new AbortController();

// Each storage event is a task, so pending promises settle before the next event.
const flushTasks = () => new Promise((resolve) => setImmediate(resolve));
const schedulers = fc.scheduler({
  act: async (work) => {
    await work();
    await flushTasks();
  },
});
const createRace = (s: fc.Scheduler) =>
  createAccountsFixture({ schedule: (what) => s.schedule(Promise.resolve(), what).then(() => {}) });
const settle = async (s: fc.Scheduler) => {
  do {
    await s.waitIdle();
    await flushTasks();
  } while (s.count() > 0);
};
const storedList = (origin: { readonly entries: ReadonlyMap<string, string> }) =>
  JSON.parse(origin.entries.get('users') ?? JSON.stringify(SAMPLE_ACCOUNTS));

describe('tabs that register at once', { tags: ['AUT-3'] }, () => {
  it('each address gets exactly one account, and no id is given twice', {
    tags: ['STO-4'],
  }, async () => {
    const seen = { accepted: 0, rejected: 0 };
    await fc.assert(
      fc.asyncProperty(
        schedulers,
        fc.array(registrations, { minLength: 2, maxLength: 5 }),
        async (s, crowd) => {
          const fixture = createRace(s);
          const repositories = await Promise.all(crowd.map(() => fixture.openPorts().accounts.load()));
          const registering = crowd.map(({ name, email, password }, tab) =>
            repositories[tab]?.register({ name, email, password: new Secret(password) }, signal),
          );
          await settle(s);
          const outcomes = await Promise.all(registering);
          const won = outcomes.flatMap((outcome, index) =>
            outcome?.kind === 'accepted' ? [{ user: outcome.user, email: crowd[index]?.email ?? '' }] : [],
          );
          for (const outcome of outcomes) seen[outcome?.kind ?? 'rejected'] += 1;
          const samples = sampleCredentials.map(({ email }) => email);
          const wanted = new Set(crowd.map(({ email }) => normalizeEmail(email)));
          for (const email of samples) wanted.delete(email);
          expect(won.map(({ email }) => normalizeEmail(email)).sort()).toEqual([...wanted].sort());
          expect(won.map(({ user }) => user.id).sort()).toEqual(won.map((_, index) => index + 3));
          if (won.length === 0) return;
          const list = storedList(fixture.origin);
          expect(brokenAccountsInvariants(list)).toEqual([]);
          expect(list.nextId).toBe(won.length + 3);
          for (const { user } of won)
            expect(list.accounts.find(({ id }: { id: number }) => id === user.id)).toMatchObject(user);
        },
      ),
      runs(100),
    );
    expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(33);
  });

  it('the same address in two tabs: one account, one acceptance, one rejection', async () => {
    await fc.assert(
      fc.asyncProperty(schedulers, async (s) => {
        const fixture = createRace(s);
        const repositories = await Promise.all([0, 1].map(() => fixture.openPorts().accounts.load()));
        const outcomes = repositories.map((repository, tab) =>
          repository.register(
            {
              name: `Tab ${tab}`,
              email: tab ? 'Ida@loom.example' : 'ida@loom.example ',
              password: new Secret('shuttle'),
            },
            signal,
          ),
        );
        await settle(s);
        const kinds = (await Promise.all(outcomes)).map(({ kind }) => kind).sort();
        expect(kinds).toEqual(['accepted', 'rejected']);
        expect(storedList(fixture.origin).accounts.length).toBe(3);
      }),
      runs(100),
    );
  });
});

type Step =
  | { readonly do: 'logIn'; readonly tab: number; readonly who: number; readonly isWrong: boolean }
  | { readonly do: 'register'; readonly tab: number; readonly who: number }
  | { readonly do: 'logOut'; readonly tab: number }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'delete'; readonly who: number }
  | { readonly do: 'wait'; readonly times: number };

const tabs = fc.nat({ max: 2 });
const whos = fc.nat({ max: 1 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('logIn' as const), tab: tabs, who: whos, isWrong: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('register' as const), tab: tabs, who: whos }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('logOut' as const), tab: tabs }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: tabs }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), who: whos }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait' as const), times: fc.integer({ min: 1, max: 4 }) }),
  },
);

describe('three tabs that log in and out', () => {
  it('show the stored user in the end, in any order of events', {
    tags: ['STO-4', 'AUT-1', 'AUT-5'],
  }, async () => {
    const seen = { loggedIn: 0, loggedOut: 0, accepted: 0, rejected: 0, calledOff: 0 };
    await fc.assert(
      fc.asyncProperty(schedulers, fc.array(steps, { maxLength: 14 }), async (s, history) => {
        const fixture = createRace(s);
        const { entries } = fixture.origin;
        const editor = fixture.origin.openTab();
        const open = () => {
          const listener = createRecordingListener<SessionFact>();
          const ports = fixture.openPorts();
          const session = startActor(createSessionMachine(ports), { input: { listener: listener.ref } });
          const wait = () => new Promise<never>(() => {});
          return { actor: session, authenticate: createAuthenticator({ ...ports, session, wait }), listener };
        };
        const sessions = [open(), open(), open()];
        await flushTasks();
        const requests: Promise<unknown>[] = [];
        const pages = sessions.map(() => new AbortController());
        for (const step of history) {
          if (step.do === 'wait') {
            for (let time = 0; time < step.times && s.count() > 0; time += 1) await s.waitOne();
            continue;
          }
          if (step.do === 'delete') {
            const list = storedList(fixture.origin);
            const { email } = sampleCredentials[step.who] ?? { email: '' };
            const accounts = list.accounts.filter((one: { email: string }) => one.email !== email);
            editor.write('users', JSON.stringify({ ...list, accounts }));
          } else if (step.do === 'reload') {
            pages[step.tab]?.abort();
            pages[step.tab] = new AbortController();
            sessions[step.tab]?.actor.stop();
            sessions[step.tab] = open();
          } else if (step.do === 'logOut') sessions[step.tab]?.actor.send({ type: 'session.logOut' });
          else {
            const { email, password } = sampleCredentials[step.who] ?? { email: '', password: '' };
            const request =
              step.do === 'logIn'
                ? { kind: 'logIn' as const, email, password: secret(step.isWrong ? 'wrong word' : password) }
                : {
                    kind: 'register' as const,
                    name: 'Ida',
                    email: `${step.who}@loom.example`,
                    password: secret(password),
                  };
            const page = pages[step.tab]?.signal ?? signal;
            const asked = sessions[step.tab]?.authenticate(request, page);
            requests.push(Promise.resolve(asked));
            asked?.then(({ kind }) => {
              seen[kind] += 1;
              if (page.aborted) seen.calledOff += 1;
            });
          }
          await flushTasks();
        }
        await settle(s);
        await Promise.all(requests);
        const stored = JSON.parse(entries.get('user') ?? 'null');
        const isThere = storedList(fixture.origin).accounts.some(
          ({ id }: { id: number }) => id === stored?.id,
        );
        for (const { actor, listener } of sessions) {
          const snapshot = actor.getSnapshot();
          expect(brokenSessionSnapshotInvariants(snapshot)).toEqual([]);
          expect(snapshot.context.user?.id).toBe(isThere ? stored.id : undefined);
          expect(snapshot.matches('loading')).toBe(false);
          const [last] = listener.received.filter(({ type }) => type === 'session.changed').slice(-1);
          expect(last).toMatchObject({ user: snapshot.context.user });
          actor.stop();
        }
        seen[isThere ? 'loggedIn' : 'loggedOut'] += 1;
      }),
      runs(100),
    );
    expect(Math.min(seen.loggedIn, seen.loggedOut, seen.accepted, seen.rejected)).toBeGreaterThan(10);
    expect(seen.calledOff).toBeGreaterThan(5);
  });
});
