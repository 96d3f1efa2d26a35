import { formContract } from '@loomwright/form/testing';
import { describe, expect, it } from 'vitest';
import { goodSupport } from '../src/testing/index.ts';
import { sending, signal, supportForm } from './example-forms.ts';

describe('the support form', () => {
  it('[FRM-2] [FRM-3] says what it does, keeps a draft of every field, and begins with the default priority', () => {
    const { draft, texts } = supportForm();
    expect(texts).toEqual({
      submit: 'Submit Request',
      submitting: 'Sending…',
      waiting: 'Waiting for the network…',
      retry: 'Try again',
      succeeded: 'Request Sent!',
      waitingStatus: expect.stringMatching(/^You are offline\./),
      submittingStatus: 'Sending your request...',
      succeededStatus: 'Thank you! Your support request has been submitted.',
      failure: expect.stringMatching(/./),
    });
    expect(draft?.fields).toEqual([
      { name: 'name', isLong: false, initial: '' },
      { name: 'email', isLong: false, initial: '' },
      { name: 'subject', isLong: false, initial: '' },
      { name: 'priority', isLong: false, initial: 'medium' },
      { name: 'message', isLong: true, initial: '' },
    ]);
  });

  it('[FRM-2] [FRM-3] what is missing or too long is refused by name', () => {
    const { check } = supportForm();
    const long = 'x'.repeat(10_001);
    expect(check({ ...goodSupport, name: ' ', subject: '', message: '\n' })).toEqual({
      name: 'Name is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
    expect(check({ ...goodSupport, name: long, subject: long, message: long })).toEqual({
      name: 'Name must be at most 200 characters',
      subject: 'Subject must be at most 200 characters',
      message: 'Message must be at most 10,000 characters',
    });
  });

  for (const { title, run } of formContract({
    define: supportForm,
    good: goodSupport,
    bad: { ...goodSupport, name: '', subject: ' ', message: '' },
    result: undefined,
  }))
    it(title, run);

  it('[FRM-2] is sent with its priority, an unknown one as the default', async () => {
    const ports = sending();
    const { submit, texts } = supportForm(ports);
    await submit({ values: goodSupport, attachment: undefined }, signal);
    await submit({ values: { ...goodSupport, priority: 'urgent' }, attachment: undefined }, signal);
    expect(ports.sent).toEqual([
      { kind: 'support', ...goodSupport },
      { kind: 'support', ...goodSupport, priority: 'medium' },
    ]);
    expect(texts.succeededStatus).toBe('Thank you! Your support request has been submitted.');
  });
});
