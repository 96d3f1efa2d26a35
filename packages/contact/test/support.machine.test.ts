import { describe, expect, it } from 'vitest';
import { type SendOutcome, toSupportView } from '../src/index.ts';
import { createSupportBench, goodSupport } from '../src/testing/index.ts';

const bench = () => {
  const made = createSupportBench();
  return {
    ...made,
    view: () => toSupportView(made.stepper.snapshot),
    submit: (values: Partial<typeof goodSupport> = {}) =>
      made.stepper.send({ type: 'support.submit', ...goodSupport, ...values }),
  };
};
const sent: SendOutcome = { kind: 'sent' };
const nothing = { name: '', email: '', subject: '', priority: 'medium', message: '' };

describe('the support form', () => {
  it('[FRM-2] sends what was asked, confirms, and goes on to the next', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    expect(stepper.inputOf('sendForm')).toEqual({ kind: 'support', ...goodSupport });
    answer(sent);
    expect(view()).toMatchObject({ status: 'sent', sentCount: 1, canSubmit: false });
    expect(view().statusText).toMatch(/^Thank you!/);
    stepper.send({ type: 'support.writeAnother' });
    expect(view()).toMatchObject({ status: 'idle', statusText: '' });
    submit();
    answer(sent);
    stepper.send({ type: 'support.editField', field: 'subject' });
    expect(view()).toMatchObject({ status: 'idle', canSubmit: true });
  });

  it.each([
    ['low', 'low'],
    ['high', 'high'],
    ['', 'medium'],
    ['__proto__', 'medium'],
    ['urgent<script>', 'medium'],
  ])('[FRM-2] a priority of %j is sent as %s', (priority, expected) => {
    const { stepper, submit } = bench();
    submit({ priority });
    expect(stepper.inputOf('sendForm')).toMatchObject({ priority: expected });
  });

  it('[FRM-2] [FRM-3] name, e-mail, subject and message are required, said at submit, cleared on edit, checked on leaving', () => {
    const { stepper, view, submit } = bench();
    stepper.send({ type: 'support.leaveField', field: 'subject', ...nothing });
    expect(view().errorList).toEqual([]);
    submit(nothing);
    expect(view().errorList.map(({ message }) => message)).toEqual([
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]);
    stepper.send({ type: 'support.editField', field: 'subject' });
    expect(view().errors.subject).toBeUndefined();
    stepper.send({ type: 'support.leaveField', field: 'subject', ...nothing });
    expect(view().errors.subject).toBe('Subject is required');
  });

  it('[FRM-2] a failure keeps the form and can be tried again; breaking is one', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    answer({ kind: 'refused', status: 500 });
    expect(view()).toMatchObject({ status: 'failed', buttonText: 'Try again' });
    submit({ subject: '' });
    expect(view()).toMatchObject({ status: 'idle', failureText: '' });
    submit();
    answer(undefined);
    expect(view().status).toBe('failed');
    stepper.send({ type: 'support.editField', field: 'message' });
    expect(view().status).toBe('idle');
    submit();
    answer({ kind: 'tooLong' });
    submit();
    answer(sent);
    expect(view().status).toBe('sent');
  });

  it('[FRM-4] [FRM-3] there is no submit while one is on its way, and what is typed meanwhile is not taken for sent', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    const before = stepper.snapshot;
    submit({ subject: 'again' });
    expect(stepper.snapshot).toBe(before);
    stepper.send({ type: 'support.editField', field: 'message' });
    answer(sent);
    expect(view()).toMatchObject({ status: 'idle', sentCount: 1 });
  });
});
