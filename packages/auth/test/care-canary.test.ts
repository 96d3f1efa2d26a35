// Passwords and a recovery code go through every form about an account, and are then looked for everywhere (STO-5).
import { inspect } from 'node:util';
import type { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import {
  createPasswordChangeMachine,
  createPasswordResetMachine,
  createRecoveryMachine,
} from '../src/index.ts';
import { createCareWorld, secret } from '../src/testing/index.ts';
import { member } from './account-helpers.ts';

const CANARY = 'canary-in-the-loom';

interface Settling {
  readonly getSnapshot: () => { readonly value: unknown };
}

const reach = async (actor: Settling, state: string) => {
  for (let tries = 0; actor.getSnapshot().value !== state; tries += 1) {
    if (tries > 100) throw new Error(`never ${state}, but ${String(actor.getSnapshot().value)}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

describe('what is typed into the forms about an account', () => {
  it('[STO-5][AUT-8] is in no snapshot, event, record or log, nor is the code that is handed over', async () => {
    const world = createCareWorld();
    const { care } = world.openCare();
    const seen: string[] = [];
    const look = (value: unknown) => {
      seen.push(JSON.stringify(value) ?? '', inspect(value, { depth: 12, showHidden: true }));
    };
    const inspecting = (event: InspectionEvent) => {
      const { type } = event;
      look('event' in event ? [type, event.event] : [type]);
      if ('snapshot' in event) seen.push(JSON.stringify(event.snapshot));
    };
    const listener = createRecordingListener<{ readonly type: 'notice.show'; readonly text: string }>();
    const lookAt = (actor: { getSnapshot: () => unknown; getPersistedSnapshot: () => unknown }) => {
      seen.push(JSON.stringify(actor.getSnapshot()), JSON.stringify(actor.getPersistedSnapshot()));
      look([...world.origin.entries]);
      look(world.logged);
      look(listener.heard);
    };

    const change = startActor(createPasswordChangeMachine(care), {
      input: { userId: 1, listener: listener.ref },
      inspect: inspecting,
    });
    for (const current of [`${CANARY}-wrong`, member.password]) {
      change.send({
        type: 'passwordChange.submit',
        current: secret(current),
        password: secret(CANARY),
        confirmation: secret(CANARY),
      });
      lookAt(change);
      await reach(change, 'editing');
      lookAt(change);
    }

    let code: Secret | undefined;
    const handOver = (made: Secret) => {
      code = made;
    };
    const recovery = startActor(createRecoveryMachine({ care, handOver }), {
      input: { userId: 1 },
      inspect: inspecting,
    });
    await reach(recovery, 'editing');
    recovery.send({ type: 'recovery.makeCode', current: secret(CANARY) });
    lookAt(recovery);
    await reach(recovery, 'shown');
    lookAt(recovery);
    recovery.send({ type: 'recovery.hideCode' });
    lookAt(recovery);
    const text = code?.reveal() ?? '';
    expect(text).toHaveLength(29);

    const reset = startActor(createPasswordResetMachine(care), { inspect: inspecting });
    for (const [typed, state] of [
      ['00000-00000-00000-00000-00000', 'editing'],
      [text, 'finished'],
    ] as const) {
      reset.send({
        type: 'passwordReset.submit',
        email: member.email,
        code: secret(typed),
        password: secret(`${CANARY}-again`),
        confirmation: secret(`${CANARY}-again`),
      });
      lookAt(reset);
      await reach(reset, state);
      lookAt(reset);
    }

    const needles = [CANARY, member.password, text, text.replaceAll('-', ''), text.slice(0, 11)];
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.filter((one) => needles.some((needle) => one.includes(needle)))).toEqual([]);
    // They did pass by, with their faces covered.
    expect(seen.some((one) => one.includes('[secret]'))).toBe(true);
    for (const actor of [change, recovery, reset]) actor.stop();
  });
});
