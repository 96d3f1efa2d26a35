import { Secret } from '@loomwright/kit';
import { createRecordingListener, createStepper, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { createRegistrationMachine, type RegistrationEvent } from '../src/registration.machine.ts';
import { toRegistrationView } from '../src/registration.view.ts';
import type { RegisterEvent } from '../src/session-events.ts';
import { EMAIL_TAKEN } from '../src/session-events.ts';

const yes = { type: 'session.answered', isAccepted: true } as const;
const no = (message?: string): RegistrationEvent => ({
  type: 'session.answered',
  isAccepted: false,
  isMismatch: false,
  ...(message !== undefined && { message }),
});

const values = (given: { name?: string; email?: string; password?: string; confirmation?: string } = {}) => {
  const password = new Secret(given.password ?? 'canary-shuttle');
  return {
    name: given.name ?? ' Ada Weaver ',
    email: given.email ?? ' Ada@Example.com ',
    password,
    confirmation: new Secret(given.confirmation ?? given.password ?? 'canary-shuttle'),
    hasAgreed: true,
  };
};
const submit = (given: Parameters<typeof values>[0] = {}) =>
  ({ type: 'registration.submit', ...values(given) }) as const;

const createForm = () => {
  const session = createRecordingListener<RegisterEvent>();
  const stepper = createStepper(createRegistrationMachine(), { session: session.ref });
  return {
    stepper,
    view: () => toRegistrationView(stepper.snapshot),
    asked: () => stepper.sent.map(({ target, event }) => (target === session.ref ? event : 'astray')),
  };
};

describe('the registration form', () => {
  it('[REG-1] begins empty and without a word', () => {
    expect(createForm().view()).toEqual({
      status: 'idle',
      errors: {},
      errorList: [],
      message: '',
      canSubmit: true,
      attempt: 0,
    });
  });

  it('[REG-2][AUT-1] asks the session, and is finished when it accepts', () => {
    const { stepper, view, asked } = createForm();
    const event = submit();
    stepper.send(event);
    expect(view()).toMatchObject({ status: 'submitting', canSubmit: false });
    expect(asked()).toEqual([
      {
        type: 'session.register',
        name: 'Ada Weaver',
        email: ' Ada@Example.com ',
        password: event.password,
        asker: expect.anything(),
      },
    ]);
    stepper.send(yes);
    expect(view()).toMatchObject({ status: 'finished', canSubmit: false, attempt: 0 });
    stepper.send(submit());
    expect(asked().length).toBe(1);
  });

  it('[REG-1][FRM-3] says what is wrong at submit, in the order of the page, and asks nobody', () => {
    const { stepper, view, asked } = createForm();
    stepper.send({ ...submit({ name: ' ', password: 'five5', confirmation: '' }), hasAgreed: false });
    expect(view()).toEqual({
      status: 'error',
      errors: {
        name: 'Name is required',
        password: 'Password must be at least 6 characters',
        confirmation: 'Please confirm your password',
        terms: 'You must agree to the terms',
      },
      errorList: [
        { field: 'name', message: 'Name is required' },
        { field: 'password', message: 'Password must be at least 6 characters' },
        { field: 'confirmation', message: 'Please confirm your password' },
        { field: 'terms', message: 'You must agree to the terms' },
      ],
      message: '',
      canSubmit: true,
      attempt: 1,
    });
    expect(asked()).toEqual([]);
    stepper.send(submit({ email: 'nowhere' }));
    expect(view()).toMatchObject({ errors: { email: 'Email address is invalid' }, attempt: 2 });
  });

  it('[FRM-3] does not nag before the first submit', () => {
    const { stepper, view } = createForm();
    for (const type of ['registration.leaveField', 'registration.editField'] as const) {
      expect(stepper.can({ type, field: 'email', ...values({ email: '' }) })).toBe(false);
      stepper.send({ type, field: 'email', ...values({ email: '' }) });
    }
    expect(view().errors).toEqual({});
  });

  it('[FRM-3] after it, a field’s error goes with the first edit and the field is checked when left', () => {
    const { stepper, view } = createForm();
    stepper.send(submit({ email: '' }));
    stepper.send({ type: 'registration.editField', field: 'email' });
    expect(view().errors).toEqual({});
    stepper.send({ type: 'registration.leaveField', field: 'email', ...values({ email: 'ada@' }) });
    expect(view()).toMatchObject({ errors: { email: 'Email address is invalid' }, attempt: 1 });
  });

  it('[AUT-3][AUT-7] shows why the session would not, keeps nothing back, and can be sent again', () => {
    const { stepper, view, asked } = createForm();
    stepper.send(submit());
    stepper.send(no(EMAIL_TAKEN));
    expect(view()).toMatchObject({
      status: 'error',
      errorList: [{ field: 'email', message: EMAIL_TAKEN }],
      message: EMAIL_TAKEN,
      attempt: 1,
    });
    stepper.send(submit({ email: 'ida@example.com' }));
    expect(view()).toMatchObject({ status: 'submitting', errors: {}, message: '' });
    stepper.send(no());
    expect(view()).toMatchObject({
      errors: {},
      message: 'Registration failed. Please try again.',
      attempt: 2,
    });
    expect(asked().length).toBe(2);
  });

  it('[FRM-4] cannot be submitted twice: there is no such transition', () => {
    const { stepper, asked } = createForm();
    stepper.send(submit());
    expect(stepper.can(submit())).toBe(false);
    for (let presses = 0; presses < 5; presses += 1)
      stepper.send(submit({ email: `${presses}@example.com` }));
    expect(asked().length).toBe(1);
  });

  it('[FRM-4] an answer nobody asked for changes nothing', () => {
    const { stepper, view } = createForm();
    stepper.send(yes);
    expect(view().status).toBe('idle');
    stepper.send(submit({ email: '' }));
    stepper.send(yes);
    stepper.send(no('late'));
    expect(view()).toMatchObject({ status: 'error', message: '', attempt: 1 });
  });

  it('[AUT-1][STO-5] tells a real session the password, and nobody else', () => {
    const session = createRecordingListener<RegisterEvent>();
    const seen: string[] = [];
    const actor = startActor(createRegistrationMachine(), {
      input: { session: session.ref },
      inspect: (event) => {
        seen.push(JSON.stringify(event));
      },
    });
    actor.send(submit({ password: 'canary-one', confirmation: 'canary-two' }));
    actor.send({
      type: 'registration.leaveField',
      field: 'password',
      ...values({ password: 'canary-three' }),
    });
    actor.send(submit());
    seen.push(JSON.stringify(actor.getSnapshot()), JSON.stringify(actor.getPersistedSnapshot()));
    actor.send(no('no'));
    seen.push(JSON.stringify(actor.getSnapshot()), JSON.stringify(actor.getPersistedSnapshot()));
    const [asked] = session.heard;
    expect(asked?.password.reveal()).toBe('canary-shuttle');
    expect(asked?.asker).toBe(actor);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.join()).toContain('Ada');
    expect(seen.filter((text) => text.includes('canary'))).toEqual([]);
    actor.stop();
  });
});
