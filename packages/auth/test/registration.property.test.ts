import { Secret } from '@loomwright/kit';
import { createRecordingListener, createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegistrationMachine } from '../src/registration.machine.ts';
import {
  EMPTY_REGISTRATION,
  editField,
  leaveField,
  REGISTRATION_FIELDS,
  type RegistrationValues,
  registrationErrors,
} from '../src/registration.ts';
import { toRegistrationView } from '../src/registration.view.ts';
import type { RegisterEvent } from '../src/session-events.ts';
import { EMAIL_TAKEN } from '../src/session-events.ts';
import { filledForms, found } from './registration-forms.ts';
import { histories, type Model, stepModel, toEvent } from './registration-model.ts';

describe('any filled form', () => {
  it('[REG-1][LGN-2] has exactly the errors of its fields', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(filledForms, ({ values, problems }) => {
        const bad = found(problems);
        expect(registrationErrors(values)).toEqual(
          Object.fromEntries(bad.map(({ field, message }) => [field, message])),
        );
        seen.add(bad.map(({ field }) => field).join());
      }),
      runs(1000),
    );
    // Every one of the 32 combinations of good and bad fields was there.
    expect(seen.size).toBe(32);
  });

  it('[FRM-3] leaving every field finds what submitting finds, and editing every field forgets it', () => {
    fc.assert(
      fc.property(
        filledForms,
        fc.shuffledSubarray([...REGISTRATION_FIELDS], { minLength: 5 }),
        (form, order) => {
          const left = order.reduce((now, field) => leaveField(now, field, form.values), EMPTY_REGISTRATION);
          expect(left.errors).toEqual(registrationErrors(form.values));
          expect(order.reduce(editField, left).errors).toEqual({});
        },
      ),
      runs(1000),
    );
  });
});

describe('a registration form through any history', () => {
  it('[REG-1][AUT-7][FRM-3][FRM-4] shows what its model shows, and asks what its model asks', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(histories, (history) => {
        const session = createRecordingListener<RegisterEvent>();
        const stepper = createStepper(createRegistrationMachine(), { session: session.ref });
        let model: Model = { status: 'idle', errors: new Map(), message: '', attempt: 0, asked: [] };
        for (const step of history) {
          const before = toRegistrationView(stepper.snapshot);
          stepper.send(toEvent(step));
          model = stepModel(model, step);
          const view = toRegistrationView(stepper.snapshot);
          visited.add(`${before.status} ${step.do} ${view.status}`);
          if (step.do === 'leave' && step.field === 'email' && view.errors.email === EMAIL_TAKEN)
            visited.add('left as taken');
          expect(view).toEqual({
            status: model.status,
            errors: Object.fromEntries(model.errors),
            errorList: REGISTRATION_FIELDS.flatMap((field) => {
              const message = model.errors.get(field);
              return message === undefined ? [] : [{ field, message }];
            }),
            message: model.message,
            canSubmit: model.status === 'idle' || model.status === 'error',
            attempt: model.attempt,
          });
          expect(view.attempt - before.attempt).toBeLessThanOrEqual(1);
          expect(view.canSubmit).toBe(stepper.can({ type: 'registration.submit', ...empty }));
        }
        const asked = stepper.sent.map(({ target, event }) => [target, (event as RegisterEvent).email]);
        expect(asked).toEqual(model.asked.map((email) => [session.ref, email]));
      }),
      runs(300),
    );
    for (const way of [
      'idle submit error',
      'idle submit submitting',
      'error submit submitting',
      'submitting submit submitting',
      'submitting answer error',
      'submitting answer finished',
      'finished submit finished',
      'left as taken',
    ])
      expect([...visited]).toContain(way);
  });

  it('[STO-5] no password is in any snapshot, persisted or not', () => {
    const canary = new Secret('canary in the loom');
    let looks = 0;
    fc.assert(
      fc.property(histories, (history) => {
        const { ref } = createRecordingListener<RegisterEvent>();
        const machine = createRegistrationMachine();
        const stepper = createStepper(machine, { session: ref });
        for (const step of history) {
          const event = toEvent(step);
          stepper.send('password' in event ? { ...event, password: canary, confirmation: canary } : event);
          const { context, value } = stepper.snapshot;
          const persisted = machine.getPersistedSnapshot(stepper.snapshot);
          const text = JSON.stringify([
            context.form,
            value,
            persisted,
            stepper.sent.map(({ event }) => event),
          ]);
          expect(text).not.toContain('canary');
          looks += text.includes('[secret]') ? 1 : 0;
        }
      }),
      runs(300),
    );
    // Passwords were there to be seen: on their way to the session.
    expect(looks).toBeGreaterThan(100);
  });
});

const empty: RegistrationValues = {
  name: '',
  email: '',
  password: new Secret(''),
  confirmation: new Secret(''),
  hasAgreed: false,
};
