// Passwords and a recovery code go through every form about an account, and are then looked for everywhere (STO-5).
import { inspect } from 'node:util';
import { createFormMachine, type FormDefinition } from '@loomwright/form';
import type { Secret } from '@loomwright/kit';
import { reachableSecrets, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { createPasswordChangeForm, createPasswordResetForm, createRecoveryForm } from '../src/index.ts';
import { createSettingsWorld, secret } from '../src/testing/index.ts';
import { member } from './account-helpers.ts';

const CANARY = 'canary-in-the-loom';

describe('what is typed into the forms about an account', () => {
  it('[STO-5] [AUT-8] is in no snapshot, event, record or log, nor is the code that is handed over', async () => {
    const world = createSettingsWorld();
    const { settings } = world.openSettings();
    const seen: string[] = [];
    const look = (value: unknown) => {
      seen.push(JSON.stringify(value) ?? '', inspect(value, { depth: 12, showHidden: true }));
    };
    const inspecting = (event: InspectionEvent) => {
      const { type } = event;
      look('event' in event ? [type, event.event] : [type]);
      if ('snapshot' in event) seen.push(JSON.stringify(event.snapshot));
    };
    const open = <V extends object, F extends string, R>(definition: FormDefinition<V, F, R>) => {
      const form = startActor(createFormMachine(definition), { inspect: inspecting });
      const lookAt = () => {
        seen.push(JSON.stringify(form.getSnapshot()), JSON.stringify(form.getPersistedSnapshot()));
        look([...world.origin.entries]);
        look(world.logged);
      };
      return {
        submit: async (values: V, status: string) => {
          form.send({ type: 'form.submit', values });
          lookAt();
          await expect.poll(() => form.getSnapshot().value.submission, { timeout: 5000 }).toBe(status);
          lookAt();
          // By itself, not by its text: a secret has none. The submit that held it has ended.
          expect(reachableSecrets(form.getSnapshot().context)).toEqual([]);
          expect(reachableSecrets(form.getPersistedSnapshot())).toEqual([]);
        },
        stop: () => form.stop(),
      };
    };

    const change = open(createPasswordChangeForm(settings, 1));
    for (const [current, status] of [
      [`${CANARY}-wrong`, 'failed'],
      [member.password, 'editing'],
    ] as const) {
      const typed = { current: secret(current), password: secret(CANARY), confirmation: secret(CANARY) };
      await change.submit(typed, status);
    }

    let code: Secret | undefined;
    const handOver = (made: Secret) => {
      code = made;
    };
    const recovery = open(createRecoveryForm({ settings, handOver }, 1));
    await recovery.submit({ current: secret(CANARY) }, 'succeeded');
    const text = code?.reveal() ?? '';
    expect(text).toHaveLength(29);

    const reset = open(createPasswordResetForm(settings));
    for (const [typed, status] of [
      ['00000-00000-00000-00000-00000', 'failed'],
      [text, 'succeeded'],
    ] as const) {
      const again = secret(`${CANARY}-again`);
      await reset.submit(
        { email: member.email, code: secret(typed), password: again, confirmation: again },
        status,
      );
    }

    const needles = [CANARY, member.password, text, text.replaceAll('-', ''), text.slice(0, 11)];
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.filter((one) => needles.some((needle) => one.includes(needle)))).toEqual([]);
    // The redacted secrets were seen.
    expect(seen.some((one) => one.includes('[secret]'))).toBe(true);
    for (const form of [change, recovery, reset]) form.stop();
  });
});
