import { createFormMachine, createFormView } from '@loomwright/form';
import { createEmptyDrafts, formContract } from '@loomwright/form/testing';
import { hostileStrings, startActor } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import {
  type AttachedRequest,
  type BookingPorts,
  type ContactPorts,
  createBookingForm,
  createContactForm,
  createSupportForm,
  type Filing,
  type FormMessage,
  type SendForm,
  type SendOutcome,
} from '../src/index.ts';
import { goodBooking, goodContact, goodSupport, sampleOffice, sampleRequest } from '../src/testing/index.ts';

const sending = (outcome: SendOutcome | Error = { kind: 'sent' }) => {
  const sent: FormMessage[] = [];
  const sendForm: SendForm = async (message) => {
    sent.push(message);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { sendForm, sent };
};
const contactForm = (ports: Partial<ContactPorts> = {}) =>
  createContactForm({
    ...sending(),
    fileRequest: async () => 'guest',
    drafts: createEmptyDrafts(),
    ...ports,
  });
const supportForm = ({ sendForm } = sending()) =>
  createSupportForm({ sendForm, drafts: createEmptyDrafts() });
const filing = (outcome: Filing) => {
  const filed: unknown[] = [];
  const fileRequest = async (request: unknown) => {
    filed.push(request);
    return outcome;
  };
  return { filed, fileRequest };
};
const { signal } = new AbortController();
const attachment: AttachedRequest = {
  ...sampleRequest,
  block: 'I would like a quote',
  number: 'Q-7K3M-P2XD',
};
const empty = { name: '', email: 'ada@', company: '', phone: '', message: ' ' };

describe('the contact form', () => {
  for (const { title, run } of formContract({
    define: contactForm,
    good: goodContact,
    bad: empty,
    result: { ...sampleRequest, number: 'Q-1', email: 'ada@example.com', filing: 'listed' as const },
  }))
    it(title, run);

  it('[FRM-1] is sent without the white space around its fields, and its success is shown', async () => {
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
      canStartAgain: true,
    });
    form.stop();
  });

  it.each<[SendOutcome | Error, RegExp]>([
    [{ kind: 'refused', status: 503 }, /the server answered 503\. What you wrote is still here\. Please try/],
    [{ kind: 'misdirected' }, /a web page answered instead of our form service\. What you wrote is still/],
    [{ kind: 'unreachable' }, /the network could not be reached\. What you wrote is still here/],
    [{ kind: 'tooLong' }, /took too long, so it may not have been sent\. What you wrote is still here/],
    [new Error('chunk 7'), /something went wrong on this page\. What you wrote is still here/],
  ])('[FRM-1] a failure (%j) is explained to the visitor, and nothing is filed', async (outcome, words) => {
    const { filed, fileRequest } = filing('listed');
    const { submit } = contactForm({ ...sending(outcome), fileRequest });
    expect(await submit({ values: goodContact, attachment }, signal)).toEqual({
      kind: 'rejected',
      message: expect.stringMatching(words),
    });
    expect(filed).toEqual([]);
  });

  it.each(['listed', 'guest', 'notKept'] as const)(
    '[CRT-10] a quote request that was sent is filed: %s',
    async (result) => {
      const { filed, fileRequest } = filing(result);
      const { submit } = contactForm({ fileRequest });
      expect(await submit({ values: goodContact, attachment }, signal)).toEqual({
        kind: 'done',
        result: { ...sampleRequest, number: 'Q-7K3M-P2XD', email: goodContact.email, filing: result },
      });
      expect(await submit({ values: goodContact, attachment: undefined }, signal)).toEqual({
        kind: 'done',
        result: undefined,
      });
      expect(filed).toEqual([attachment]);
    },
  );

  it('[CRT-10] the number of a request goes with its message; a request of an earlier version has none', async () => {
    const { sendForm, sent } = sending();
    const { submit } = contactForm({ sendForm });
    await submit({ values: goodContact, attachment }, signal);
    const { number: _, ...older } = attachment;
    const outcome = await submit({ values: goodContact, attachment: older }, signal);
    expect(sent).toEqual([
      { kind: 'contact', ...goodContact, quoteNumber: 'Q-7K3M-P2XD' },
      { kind: 'contact', ...goodContact },
    ]);
    expect(outcome).toMatchObject({ kind: 'done', result: { number: undefined } });
  });

  it('[CRT-10] [FRM-3] a member’s name and email fill in empty fields, never over what was typed', () => {
    const { change } = contactForm();
    const sender = { name: 'Mara', email: 'mara@example.com' };
    const attach = (name: string, email: string) =>
      change?.(
        { texts: { ...goodContact, name, email }, attachment: undefined },
        { kind: 'attachRequest', request: sampleRequest, number: 'Q-1', sender },
      ).texts;
    expect(attach(' ', '')).toMatchObject(sender);
    expect(attach('Ada', '')).toMatchObject({ name: 'Ada', email: sender.email });
    expect(attach('Ada', 'a@b.c')).toMatchObject({ name: 'Ada', email: 'a@b.c' });
  });

  it('[SRV-1] [FRM-3] a topic is added below what was written, once', () => {
    const { change } = contactForm();
    const typed = { texts: { ...goodContact, message: 'Hello' }, attachment: undefined };
    const asked = change?.(typed, { kind: 'attachTopic', topic: 'Intelligent Analytics' });
    expect(asked?.texts.message).toBe('Hello\n\nI’d like to know more about Intelligent Analytics.');
    expect(asked && change?.(asked, { kind: 'attachTopic', topic: 'Intelligent Analytics' })).toEqual(asked);
  });

  it('[CRT-10] a request that cannot be filed results in `notKept`; its message stays sent', async () => {
    const { submit } = contactForm({ fileRequest: () => Promise.reject(new Error('broken')) });
    expect(await submit({ values: goodContact, attachment }, signal)).toEqual({
      kind: 'done',
      result: expect.objectContaining({ filing: 'notKept' }),
    });
  });

  it('[CRT-10] [CHT-7] requests and questions are put into the message, and a request is taken off again', () => {
    const { change } = contactForm();
    const typed = { texts: { ...goodContact, message: 'Hello' }, attachment: undefined };
    const attached = change?.(typed, { kind: 'attachRequest', request: sampleRequest });
    expect(attached?.texts.message).toMatch(/^Hello\n\nI’d like a quote for:\n/);
    expect(attached?.attachment).toMatchObject(sampleRequest);
    expect(attached && change?.(attached, { kind: 'detachRequest' })).toEqual(typed);
    expect(change?.(typed, { kind: 'attachQuestion', question: 'Why?' }).texts.message).toBe('Hello\n\nWhy?');
  });

  it.each([
    ['name', 200, 'Full name must be at most 200 characters'],
    ['company', 200, 'Company must be at most 200 characters'],
    ['phone', 200, 'Phone must be at most 200 characters'],
    ['message', 10_000, 'Message must be at most 10,000 characters'],
  ] as const)(
    '[FRM-1] [FRM-3] a %s longer than %i characters is refused, never cut',
    (field, most, words) => {
      const { check } = contactForm();
      expect(check({ ...goodContact, [field]: '\u{1f600}'.repeat(most + 1) })[field]).toBe(words);
      // An emoji is one character, however it is stored.
      expect(check({ ...goodContact, [field]: '\u{1f600}'.repeat(most) })).toEqual({});
    },
  );
});

it('[FRM-1] [FRM-2] with a network to watch, both forms say that they wait for it, and are sent when it returns', async () => {
  const ports = sending();
  let report: (isOnline: boolean) => void = () => {};
  const watchConnection = (listener: (isOnline: boolean) => void) => {
    report = listener;
    listener(false);
    return () => {};
  };
  for (const [definition, values] of [
    [contactForm({ ...ports, watchConnection }), goodContact],
    [createSupportForm({ ...ports, drafts: createEmptyDrafts(), watchConnection }), goodSupport],
  ] as const) {
    const form = startActor(createFormMachine(definition as never));
    const view = () => createFormView(definition as never)(form.getSnapshot() as never);
    form.send({ type: 'form.submit', values: values as never });
    expect(view()).toMatchObject({ status: 'waiting', buttonText: 'Waiting for the network…' });
    expect(view().statusText).toMatch(/^You are offline\. This goes out when the network is back/);
    const { length } = ports.sent;
    report(true);
    await expect.poll(() => view().status).toBe('succeeded');
    expect(ports.sent).toHaveLength(length + 1);
    form.stop();
  }
});

describe('the support form', () => {
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

const bookingForm = (ports: Partial<BookingPorts> = {}) =>
  createBookingForm({
    ...sending(),
    office: sampleOffice,
    fileDemo: async () => 'guest',
    drafts: createEmptyDrafts(),
    reference: '7K3Q-9F2M',
    timeZone: 'Europe/Berlin',
    ...ports,
  });
const booking = { reference: '7K3Q-9F2M', startsAt: Number(goodBooking.slot) };

describe('the form that books a demo', () => {
  for (const { title, run } of formContract({
    define: bookingForm,
    good: goodBooking,
    bad: { ...goodBooking, slot: '', name: ' ', email: 'ada@' },
    result: { ...booking, email: goodBooking.email, filing: 'listed' as const },
  }))
    it(title, run);

  it('[BOK-1] says what it does, and keeps a draft of every field, the note as a long one', () => {
    const drafts = createEmptyDrafts();
    const { draft, texts } = bookingForm({ drafts });
    expect(texts).toEqual({
      submit: 'Book the demo',
      submitting: 'Sending…',
      retry: 'Try again',
      succeeded: 'Request sent',
      submittingStatus: 'Sending your request...',
      succeededStatus: 'Your demo request has been made.',
      failure: expect.stringMatching(/./),
    });
    expect(draft).toEqual({
      fields: [
        { name: 'slot', isLong: false },
        { name: 'name', isLong: false },
        { name: 'email', isLong: false },
        { name: 'note', isLong: true },
      ],
      store: drafts,
    });
  });

  it('[BOK-1] is sent with its reference, the time in UTC and the visitor’s time zone, then filed', async () => {
    const { sendForm, sent } = sending();
    const { filed, fileRequest } = filing('listed');
    const { submit } = bookingForm({ sendForm, fileDemo: fileRequest });
    const values = { ...goodBooking, name: ' Ada Lovelace ', note: '' };
    expect(await submit({ values, attachment: undefined }, signal)).toEqual({
      kind: 'done',
      result: { ...booking, email: 'ada@example.com', filing: 'listed' },
    });
    expect(filed).toEqual([booking]);
    expect(sent).toEqual([
      {
        kind: 'demo',
        reference: '7K3Q-9F2M',
        startsAt: '2026-11-30T03:30:00.000Z',
        timeZone: 'Europe/Berlin',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        note: '',
      },
    ]);
  });

  it('[BOK-1] [FRM-1] a failure is explained and files nothing; a filing that breaks leaves the request sent', async () => {
    const { filed, fileRequest } = filing('listed');
    const failing = bookingForm({ ...sending({ kind: 'refused', status: 503 }), fileDemo: fileRequest });
    expect(await failing.submit({ values: goodBooking, attachment: undefined }, signal)).toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('the server answered 503. What you wrote is still here'),
    });
    expect(filed).toEqual([]);
    const { submit } = bookingForm({ fileDemo: () => Promise.reject(new Error('broken')) });
    expect(await submit({ values: goodBooking, attachment: undefined }, signal)).toMatchObject({
      result: { filing: 'notKept' },
    });
  });

  const start = Number(goodBooking.slot);
  it.each([
    ['', 'Choose a day and a time'],
    ['soon', 'Choose a day and a time'],
    ['-1', 'Choose a day and a time'],
    ['12x', 'Choose a day and a time'],
    ['1234567890123456', 'Choose a day and a time'],
    [String(start - 60_000), 'Choose one of the times that are shown'],
    [String(start - 1_800_000), 'Choose one of the times that are shown'],
    [String(start + 365 * 86_400_000), 'Choose one of the times that are shown'],
    [String(goodBooking.at), 'This time has passed: choose a later one'],
    ['0', 'This time has passed: choose a later one'],
  ])('[BOK-1] the time %s is refused', (slot, words) => {
    expect(bookingForm().check({ ...goodBooking, slot })).toEqual({ slot: words });
  });

  it('[BOK-1] [FRM-3] a name that is missing, and texts that are too long, are refused by name', () => {
    const { check } = bookingForm();
    expect(check({ ...goodBooking, name: ' ' })).toEqual({ name: 'Name is required' });
    expect(check({ ...goodBooking, name: 'x'.repeat(201), note: 'x'.repeat(10_001) })).toEqual({
      name: 'Name must be at most 200 characters',
      note: 'Note must be at most 10,000 characters',
    });
  });

  it('[BOK-1] a time is checked when it is submitted: it may have passed since it was chosen, or be booked', () => {
    const { check } = bookingForm();
    expect(check({ ...goodBooking, at: start - 1 })).toEqual({});
    expect(check({ ...goodBooking, at: start }).slot).toMatch(/has passed/);
    expect(check({ ...goodBooking, booked: [start] }).slot).toMatch(/already requested this time/);
  });

  it('[BOK-1] a member’s name and email are put into empty fields, never over what was typed', () => {
    const { change } = bookingForm();
    const fill = (name: string) =>
      change?.(
        { texts: { slot: '', name, email: '', note: 'Hello' }, attachment: undefined },
        { kind: 'prefill', name: 'Mara Member', email: 'member@loomwright.example' },
      ).texts;
    expect(fill(' ')).toEqual({
      slot: '',
      name: 'Mara Member',
      email: 'member@loomwright.example',
      note: 'Hello',
    });
    expect(fill('Ada')?.name).toBe('Ada');
    const untouched = { texts: {}, attachment: undefined };
    expect(change?.(untouched, { kind: 'prefill', name: 'Mara', email: 'm@x.example' }).texts).toEqual({
      name: 'Mara',
      email: 'm@x.example',
    });
  });
});

const isShort = (text: string, most: number) => [...text.trim()].length <= most;

describe('five hundred hostile texts', () => {
  it('[FRM-1] [FRM-2] [FRM-3] in every field are sent as they are, but for the space around, or refused', async () => {
    for (const [good, createForm, optional] of [
      [goodContact, contactForm, ['company', 'phone']],
      [goodSupport, supportForm, ['priority']],
      [goodBooking, bookingForm, ['note']],
    ] as const) {
      for (const field of Object.keys(good).filter((name) => !/^(?:slot|at|booked)$/.test(name))) {
        for (const text of hostileStrings) {
          const { sendForm, sent } = sending();
          const { check, submit } = createForm({ sendForm, sent } as never);
          const values = { ...good, [field]: text } as never;
          const errors: Readonly<Record<string, string | undefined>> = check(values);
          const isRequired = !(optional as readonly string[]).includes(field);
          const isRefused =
            field === 'email'
              ? errors.email !== undefined
              : (isRequired && text.trim() === '') ||
                (field !== 'priority' &&
                  !isShort(text, field === 'message' || field === 'note' ? 10_000 : 200));
          expect([field, Object.keys(errors)]).toEqual([field, isRefused ? [field] : []]);
          if (isRefused || field === 'priority') continue;
          await submit({ values, attachment: undefined } as never, signal);
          expect(sent[0]).toMatchObject({ [field]: text.trim() });
        }
      }
    }
  });
});
