import { describe, expect, it } from 'vitest';
import { type SendOutcome, toContactView } from '../src/index.ts';
import { createContactBench, goodContact, sampleRequest } from '../src/testing/index.ts';

const bench = () => {
  const made = createContactBench();
  const { stepper } = made;
  return {
    ...made,
    view: () => toContactView(stepper.snapshot),
    submit: (
      values: Partial<typeof goodContact> = {},
      request = undefined as typeof sampleRequest | undefined,
    ) => stepper.send({ type: 'contact.submit', ...goodContact, ...values, request }),
  };
};
const sent: SendOutcome = { kind: 'sent' };
const nothing = { name: '', email: '', company: '', phone: '', message: '' };

describe('the contact form', () => {
  it('[FRM-1] sends, thanks in its words, is empty and cannot be sent again until the person goes on', () => {
    const { stepper, view, submit, answer } = bench();
    expect(view()).toMatchObject({
      status: 'idle',
      buttonText: 'Send Message',
      canSubmit: true,
      statusText: '',
    });
    submit({ name: '  Ada Lovelace ' });
    expect(view()).toMatchObject({
      status: 'submitting',
      statusText: 'Sending your message...',
      canSubmit: false,
    });
    expect(stepper.inputOf('sendForm')).toEqual({ kind: 'contact', ...goodContact });
    answer(sent);
    expect(view()).toMatchObject({
      status: 'sent',
      statusText: 'Thank you! Your message has been sent successfully.',
      buttonText: 'Message Sent!',
      canSubmit: false,
      canWriteAnother: true,
      sentCount: 1,
      filing: undefined,
    });
    submit();
    expect(stepper.running).toEqual([]);
    stepper.send({ type: 'contact.writeAnother' });
    expect(view()).toMatchObject({ status: 'idle', statusText: '', canSubmit: true });
    submit();
    answer(sent);
    stepper.send({ type: 'contact.editField', field: 'name' });
    expect(view()).toMatchObject({ status: 'idle', statusText: '', sentCount: 2 });
  });

  it.each<[SendOutcome | undefined, RegExp]>([
    [
      { kind: 'refused', status: 503 },
      /the server answered 503\. What you wrote is still here\. Please try again/,
    ],
    [
      { kind: 'misdirected' },
      /a web page answered instead of our form service\. What you wrote is still here/,
    ],
    [{ kind: 'unreachable' }, /the network could not be reached\. What you wrote is still here/],
    [{ kind: 'tooLong' }, /took too long, so it may not have been sent\. What you wrote is still here/],
    [undefined, /something went wrong on this page\. What you wrote is still here/],
  ])('[FRM-1] a failure (%j) says so, and can be tried again', (outcome, words) => {
    const { view, submit, answer } = bench();
    submit();
    answer(outcome);
    expect(view()).toMatchObject({ status: 'failed', attempt: 1, buttonText: 'Try again', canSubmit: true });
    expect(view().failureText).toMatch(words);
    expect(view().sentCount).toBe(0);
    submit();
    expect(view()).toMatchObject({ status: 'submitting', failureText: '' });
    answer(sent);
    expect(view().status).toBe('sent');
  });

  it('[FRM-3] what is wrong is said at submit, goes on edit, and comes back when the field is left', () => {
    const { stepper, view, submit } = bench();
    stepper.send({ type: 'contact.leaveField', field: 'name', ...nothing });
    expect(view().errorList).toEqual([]);
    submit(nothing);
    expect(view().errorList.map(({ message }) => message)).toEqual([
      'Full name is required',
      'Email is required',
      'Message is required',
    ]);
    expect(view().attempt).toBe(1);
    stepper.send({ type: 'contact.editField', field: 'email' });
    expect(view().errors.email).toBeUndefined();
    stepper.send({ type: 'contact.leaveField', field: 'email', ...nothing, email: 'ada@' });
    expect(view().errors.email).toBe('Email address is invalid');
  });

  it.each([
    ['name', 200, 'Full name must be at most 200 characters'],
    ['company', 200, 'Company must be at most 200 characters'],
    ['phone', 200, 'Phone must be at most 200 characters'],
    ['message', 10_000, 'Message must be at most 10,000 characters'],
  ] as const)(
    '[FRM-1] [FRM-3] a %s longer than %i characters is refused, never cut',
    (field, most, words) => {
      const { stepper, view, submit } = bench();
      submit({ [field]: '\u{1f600}'.repeat(most + 1) });
      expect(view().errors[field]).toBe(words);
      // An emoji is one character, however it is stored.
      submit({ [field]: '\u{1f600}'.repeat(most) });
      expect(stepper.inputOf('sendForm')).toMatchObject({ [field]: '\u{1f600}'.repeat(most) });
    },
  );

  it('[FRM-4] a second submit while the first is on its way does not exist', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    const before = stepper.snapshot;
    for (let times = 0; times < 5; times += 1) submit({ message: 'again' });
    expect(stepper.snapshot).toBe(before);
    answer(sent);
    expect(view().sentValues).toMatchObject({ message: goodContact.message });
  });

  it('[FRM-3] what was typed while it was on its way is not taken for sent', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    stepper.send({ type: 'contact.editField', field: 'message' });
    answer(sent);
    expect(view()).toMatchObject({ status: 'idle', canSubmit: true, sentCount: 1 });
    expect(view().statusText).toMatch(/^Thank you!/);
  });

  it('[FRM-3] a failure goes from the screen as soon as the person goes on', () => {
    const { stepper, view, submit, answer } = bench();
    submit();
    answer({ kind: 'unreachable' });
    stepper.send({ type: 'contact.leaveField', field: 'message', ...goodContact });
    expect(view().status).toBe('failed');
    stepper.send({ type: 'contact.editField', field: 'message' });
    expect(view()).toMatchObject({ status: 'idle', failureText: '' });
    submit();
    answer({ kind: 'unreachable' });
    submit({ message: ' ' });
    expect(view()).toMatchObject({ status: 'idle', failureText: '', attempt: 3 });
  });

  it.each(['listed', 'guest', 'notKept'] as const)(
    '[CRT-10] a request for a quote that was sent is filed: %s',
    (filing) => {
      const { stepper, view, submit, answer } = bench();
      submit({}, sampleRequest);
      answer(sent);
      expect(view()).toMatchObject({ status: 'submitting', canSubmit: false });
      expect(stepper.inputOf('fileRequest')).toEqual(sampleRequest);
      stepper.settle('fileRequest', filing);
      expect(view()).toMatchObject({ status: 'sent', filing });
      stepper.send({ type: 'contact.writeAnother' });
      expect(view().filing).toBeUndefined();
    },
  );

  it('[CRT-10] a request that was not sent is not filed, and filing that breaks leaves it sent', () => {
    const { stepper, view, submit, answer } = bench();
    submit({}, sampleRequest);
    answer({ kind: 'unreachable' });
    expect(stepper.running).toEqual([]);
    submit({}, sampleRequest);
    answer(sent);
    stepper.fail('fileRequest', new Error('broken'));
    expect(view()).toMatchObject({ status: 'sent', filing: 'notKept' });
  });
});
