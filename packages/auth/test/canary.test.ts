// Sends passwords and a recovery code through the session and the forms, which must not keep them (STO-5).
import { createFormMachine, createFormView, type FormDefinition } from '@loomwright/form';
import type { Secret } from '@loomwright/kit';
import { reachableSecrets } from '@loomwright/kit/testing';
import { startActor } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import { type InspectionEvent, waitFor } from 'xstate';
import {
  createPasswordChangeForm,
  createPasswordResetForm,
  createRecoveryForm,
  type PasswordHasher,
} from '../src/index.ts';
import {
  createAccountsFixture,
  createBrokenHasher,
  createFastHasher,
  createSettingsFixture,
  secret,
} from '../src/testing/index.ts';
import { member } from './account-helpers.ts';
import { openTab } from './session-tab.ts';

const CANARY = 'canary-in-the-loom';

/** `check` fails if a context contains a secret, or if an event contains a needle in readable form. */
const createInspector = () => {
  const events: InspectionEvent[] = [];
  const contexts: unknown[] = [];
  return {
    inspect: (event: InspectionEvent) => {
      events.push(event);
      if ('snapshot' in event && 'context' in event.snapshot) contexts.push(event.snapshot.context);
    },
    check: (...needles: string[]) => {
      expect(contexts.length).toBeGreaterThan(2);
      expect(reachableSecrets(contexts)).toEqual([]);
      // The events do contain secrets, which shows that the search works.
      const secrets = reachableSecrets(events);
      expect(secrets.length).toBeGreaterThan(0);
      for (const needle of needles) expect(reachableSecrets(events, needle)).toEqual(secrets);
    },
  };
};

type Request = 'logIn' | 'register';
it.each<[string, PasswordHasher, readonly Request[], readonly string[]]>([
  ['registering, then logging in', createFastHasher(), ['register', 'logIn'], ['accepted', 'accepted']],
  ['registering a taken address', createFastHasher(), ['register', 'register'], ['accepted', 'rejected']],
  ['a wrong password', createFastHasher(), ['logIn'], ['rejected']],
  [
    'without cryptography',
    createBrokenHasher(new Error('no')),
    ['logIn', 'register'],
    ['rejected', 'rejected'],
  ],
])('the session keeps no password: %s', { tags: ['STO-5', 'AUT-2'] }, async (_, hasher, requests, kinds) => {
  const fixture = createAccountsFixture({ hasher });
  const { actor, facts, logOut, authenticate, outcomes } = await openTab(fixture);
  for (const kind of requests) {
    const typed = { email: 'canary@loom.example', password: secret(CANARY) };
    const request = kind === 'logIn' ? { kind, ...typed } : { kind, ...typed, name: 'Canary' };
    outcomes.push(await authenticate(request, new AbortController().signal));
    const said = [facts, outcomes, fixture.hasher.calls, fixture.logged, [...fixture.origin.entries]];
    expect(reachableSecrets([actor, actor.getPersistedSnapshot(), said], CANARY)).toEqual([]);
    await logOut();
  }
  expect(outcomes.map(({ kind }) => kind)).toEqual(kinds);
});

it('the account forms keep neither the typed passwords nor the new code', {
  tags: ['STO-5', 'AUT-8'],
}, async () => {
  const fixture = createSettingsFixture();
  const { settings } = fixture.openSettings();
  const { check, inspect } = createInspector();
  const submit = async <V extends object, F extends string, R>(
    definition: FormDefinition<V, F, R>,
    attempts: readonly (readonly [values: V, status: string])[],
  ) => {
    const form = startActor(createFormMachine(definition), { inspect });
    const view = createFormView(definition);
    for (const [values, status] of attempts) {
      form.send({ type: 'form.submit', values });
      expect(reachableSecrets(form.getPersistedSnapshot()).length).toBeGreaterThan(0);
      const snapshot = await waitFor(form, (now) => now.value.submission !== 'submitting');
      expect(view(snapshot).status).toBe(status);
      expect(reachableSecrets([snapshot.context, form.getPersistedSnapshot()])).toEqual([]);
    }
    form.stop();
  };

  const changed = { password: secret(CANARY), confirmation: secret(CANARY) };
  await submit(createPasswordChangeForm(settings, 1), [
    [{ current: secret(`${CANARY}-wrong`), ...changed }, 'failed'],
    [{ current: secret(member.password), ...changed }, 'editing'],
  ]);
  let code: Secret | undefined;
  const onCode = (made: Secret) => {
    code = made;
  };
  await submit(createRecoveryForm({ settings, onCode }, 1), [[{ current: secret(CANARY) }, 'succeeded']]);
  const text = code?.reveal() ?? '';
  expect(text).toHaveLength(29);
  const again = secret(`${CANARY}-again`);
  const reset = { email: member.email, password: again, confirmation: again };
  await submit(createPasswordResetForm(settings), [
    [{ ...reset, code: secret('00000-00000-00000-00000-00000') }, 'failed'],
    [{ ...reset, code: secret(text) }, 'succeeded'],
  ]);

  const needles = [CANARY, member.password, text, text.replaceAll('-', ''), text.slice(0, 11)];
  check(...needles);
  for (const needle of needles)
    expect(reachableSecrets([fixture.logged, [...fixture.origin.entries]], needle)).toEqual([]);
});
