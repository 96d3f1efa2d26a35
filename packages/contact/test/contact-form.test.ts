import { createFormMachine, createFormView } from '@loomwright/form';
import { formContract } from '@loomwright/form/testing';
import { startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import { type AttachedRequest, createContactDrafts, type SendOutcome } from '../src/index.ts';
import { goodContact, sampleRequest } from '../src/testing/index.ts';
import { contactForm, filing, sending, signal } from './example-forms.ts';

const attachment: AttachedRequest = {
  ...sampleRequest,
  block: 'I would like a quote',
  number: 'Q-7K3M-P2XD',
};
const empty = { ...goodContact, name: '', email: 'ada@', message: ' ' };

describe('the contact form', () => {
  for (const { title, run } of formContract({
    define: contactForm,
    good: goodContact,
    bad: empty,
    result: {
      request: { ...sampleRequest, number: 'Q-1', email: 'ada@example.com', filing: 'listed' as const },
    },
  }))
    it(title, { tags: ['FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);

  it('strips the invisible marks copied along with an email address', {
    tags: ['FRM-1'],
  }, async () => {
    const { sendForm, sent } = sending();
    const values = { ...goodContact, email: `\u202a${goodContact.email}\u202c` };
    const outcome = await contactForm({ sendForm }).submit({ values, attachment }, signal);
    expect(sent).toMatchObject([{ email: goodContact.email }]);
    expect(outcome).toMatchObject({ kind: 'done', result: { request: { email: goodContact.email } } });
  });

  it('trims its fields, sends them and shows the success', {
    tags: ['FRM-1'],
  }, async () => {
    const { sendForm, sent } = sending();
    const definition = contactForm({ sendForm });
    const form = startActor(createFormMachine(definition));
    const view = () => createFormView(definition)(form.getSnapshot());
    expect(view()).toMatchObject({ buttonText: 'Send Message', statusText: '', canSubmit: true });
    form.send({ type: 'form.submit', values: { ...goodContact, name: '  Ada Lovelace ' } });
    expect(view()).toMatchObject({ statusText: 'Sending your message...', canSubmit: false });
    await expect.poll(() => view().status).toBe('succeeded');
    expect(sent).toEqual([{ kind: 'contact', ...goodContact }]);
    expect(view()).toMatchObject({
      statusText: 'Thank you! Your message has been sent successfully.',
      buttonText: 'Message Sent!',
      canSubmit: false,
      canReset: true,
    });
    form.stop();
  });

  it.each<[SendOutcome | Error, object]>([
    [{ kind: 'failed', message: 'Not sent.' }, { message: 'Not sent.' }],
    [
      { kind: 'failed', message: 'No email', field: 'email' },
      { message: 'No email', field: 'email' },
    ],
    [{ kind: 'failed', message: 'Leave it empty', field: 'website' }, { message: 'Leave it empty' }],
    [
      new Error('chunk 7'),
      {
        message:
          'Not sent: something went wrong on this page. What you wrote is still here. Please try again.',
      },
    ],
  ])(
    'a failure (%j) is shown, at its field if it has one, and nothing is filed',
    { tags: ['FRM-1', 'FRM-3'] },
    async (outcome, shown) => {
      const { filed, fileRequest } = filing('listed');
      const { submit } = contactForm({ ...sending(outcome), fileRequest });
      expect(await submit({ values: goodContact, attachment }, signal)).toEqual({
        kind: 'rejected',
        ...shown,
      });
      expect(filed).toEqual([]);
    },
  );

  it.each(['listed', 'guest', 'notKept'] as const)(
    'a quote request that was sent is filed: %s',
    { tags: ['CRT-10'] },
    async (result) => {
      const { filed, fileRequest } = filing(result);
      const { submit } = contactForm({ fileRequest });
      expect(await submit({ values: goodContact, attachment }, signal)).toEqual({
        kind: 'done',
        result: {
          request: { ...sampleRequest, number: 'Q-7K3M-P2XD', email: goodContact.email, filing: result },
        },
      });
      expect(await submit({ values: goodContact, attachment: undefined }, signal)).toEqual({
        kind: 'done',
        result: undefined,
      });
      expect(filed).toEqual([attachment]);
    },
  );

  it('a request is sent with its number and with the id and quantity of each line', {
    tags: ['CRT-10'],
  }, async () => {
    const lines = attachment.lines.map(({ id, quantity }) => ({ id, quantity }));
    const { sendForm, sent } = sending();
    const { submit } = contactForm({ sendForm });
    await submit({ values: goodContact, attachment }, signal);
    const { number: _, ...older } = attachment;
    const outcome = await submit({ values: goodContact, attachment: older }, signal);
    expect(sent).toEqual([
      { kind: 'quote', ...goodContact, number: 'Q-7K3M-P2XD', lines },
      { kind: 'quote', ...goodContact, lines },
    ]);
    expect(outcome).toMatchObject({ kind: 'done', result: { request: { number: undefined } } });
  });

  it('a request is filed and confirmed under the number in the reply, if any', {
    tags: ['CRT-10', 'DLV-1'],
  }, async () => {
    const { filed, fileRequest } = filing('listed');
    const { submit } = contactForm({ ...sending({ kind: 'sent', number: 'Q-9F2M-7K3Q' }), fileRequest });
    expect(await submit({ values: goodContact, attachment }, signal)).toMatchObject({
      result: { request: { number: 'Q-9F2M-7K3Q' } },
    });
    expect(filed).toEqual([{ ...attachment, number: 'Q-9F2M-7K3Q' }]);
  });

  it('the result of a message without a request is the number in the reply, if any', {
    tags: ['FRM-1', 'DLV-1'],
  }, async () => {
    const { submit } = contactForm(sending({ kind: 'sent', number: 'M-7K3Q-9F2M' }));
    expect(await submit({ values: goodContact, attachment: undefined }, signal)).toEqual({
      kind: 'done',
      result: { number: 'M-7K3Q-9F2M' },
    });
  });

  it('a member’s name and email fill empty fields and never overwrite input', {
    tags: ['CRT-10', 'FRM-3'],
  }, () => {
    const { change } = contactForm();
    const sender = { name: 'Mara', email: 'mara@example.com' };
    const attach = (name: string, email: string) =>
      change?.(
        { texts: { ...goodContact, name, email }, attachment: undefined },
        { kind: 'attachRequest', request: sampleRequest, number: 'Q-1', sender },
      ).texts;
    expect(attach(' ', '')).toMatchObject(sender);
    expect(attach('Ada', ' ')).toMatchObject({ name: 'Ada', email: sender.email });
    const nothing = { texts: {}, attachment: undefined };
    const attached = change?.(nothing, { kind: 'attachRequest', request: sampleRequest, sender });
    expect(attached?.texts).toMatchObject(sender);
    expect(attached?.texts.message).toMatch(/^I’d like a quote for:/);
    expect(attach('Ada', '')).toMatchObject({ name: 'Ada', email: sender.email });
    expect(attach('Ada', 'a@b.c')).toMatchObject({ name: 'Ada', email: 'a@b.c' });
  });

  it('its draft survives a reload with the attached request', {
    tags: ['CRT-10', 'FRM-3'],
  }, async () => {
    const origin = createMemoryOrigin();
    const open = () => createContactDrafts({ records: createTestRecords(origin.openTab()) });
    const kept = { owner: 7, values: { message: 'Hello' }, request: attachment };
    const first = open();
    await first.open(7);
    first.keep(kept);
    first.store();
    await expect.poll(() => origin.entries.get('draft_contact')).toBeDefined();
    expect(await open().open(7)).toEqual(kept);
    expect(await open().open(8)).toEqual({ owner: 8, values: {} });
  });

  it('a topic is appended to the message once', { tags: ['SRV-1', 'FRM-3'] }, () => {
    const { change } = contactForm();
    const typed = { texts: { ...goodContact, message: 'Hello' }, attachment: undefined };
    const asked = change?.(typed, { kind: 'attachTopic', topic: 'Intelligent Analytics' });
    expect(asked?.texts.message).toBe('Hello\n\nI’d like to know more about Intelligent Analytics.');
    expect(asked && change?.(asked, { kind: 'attachTopic', topic: 'Intelligent Analytics' })).toEqual(asked);
  });

  it('a request that cannot be filed results in `notKept`; its message is still sent', {
    tags: ['CRT-10'],
  }, async () => {
    const { submit } = contactForm({ fileRequest: () => Promise.reject(new Error('broken')) });
    const values = { ...goodContact, email: ' ada@example.com ' };
    expect(await submit({ values, attachment }, signal)).toEqual({
      kind: 'done',
      result: { request: expect.objectContaining({ filing: 'notKept', email: 'ada@example.com' }) },
    });
  });

  it('requests and questions are inserted into the message and removed again', {
    tags: ['CRT-10', 'CHT-7'],
  }, () => {
    const { change } = contactForm();
    const typed = { texts: { ...goodContact, message: 'Hello' }, attachment: undefined };
    const attached = change?.(typed, { kind: 'attachRequest', request: sampleRequest });
    expect(attached?.texts.message).toMatch(/^Hello\n\nI’d like a quote for:\n/);
    expect(attached?.attachment).toMatchObject(sampleRequest);
    expect(attached && change?.(attached, { kind: 'detachRequest' })).toEqual(typed);
    expect(change?.(typed, { kind: 'attachQuestion', question: 'Why?' }).texts.message).toBe('Hello\n\nWhy?');
  });
});
