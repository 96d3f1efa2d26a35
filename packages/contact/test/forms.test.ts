import { createFormMachine, createFormView } from '@loomwright/form';
import { createEmptyDrafts } from '@loomwright/form/testing';
import { isBlank, trimText, withoutMarks } from '@loomwright/kit';
import { blankTexts, hostileStrings, startActor, worldNames } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { createSupportForm } from '../src/index.ts';
import { goodBooking, goodContact, goodSupport } from '../src/testing/index.ts';
import { bookingForm, contactForm, sending, signal, supportForm } from './example-forms.ts';

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

const isShort = (text: string, most: number) => [...trimText(text)].length <= most;

const allForms = [
  [goodContact, contactForm, ['name', 'email', 'message'], ['company', 'phone']],
  [goodSupport, supportForm, ['name', 'email', 'subject', 'message'], []],
  [goodBooking, bookingForm, ['name', 'email'], ['note']],
] as const;

it('[FRM-1] [FRM-2] [BRW-2] a required text that shows nothing is missing, an optional one is sent as empty', async () => {
  for (const [good, createForm, required, optional] of allForms)
    for (const text of blankTexts) {
      const { sendForm, sent } = sending();
      const { check, submit } = createForm({ sendForm, sent } as never);
      for (const field of required) {
        const found: Readonly<Record<string, string>> = check({ ...good, [field]: text } as never);
        expect([field, text, found[field]]).toEqual([field, text, expect.stringMatching(/ is required$/)]);
      }
      for (const field of optional) {
        const values = { ...good, [field]: text } as never;
        expect(check(values)).toEqual({});
        await submit({ values, attachment: undefined } as never, signal);
        expect(sent.at(-1)).toMatchObject({ [field]: '' });
      }
    }
});

it('[FRM-1] [FRM-2] [BRW-2] names and words of every script are sent as they were typed', async () => {
  for (const [good, createForm, required, optional] of allForms)
    for (const text of worldNames)
      for (const field of [...required, ...optional].filter((name) => name !== 'email')) {
        const { sendForm, sent } = sending();
        const { check, submit } = createForm({ sendForm, sent } as never);
        const values = { ...good, [field]: ` ${text}\n` } as never;
        expect(check(values)).toEqual({});
        await submit({ values, attachment: undefined } as never, signal);
        expect(sent[0]).toMatchObject({ [field]: text });
      }
});

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
              : (isRequired && isBlank(text)) ||
                (field !== 'priority' &&
                  !isShort(text, field === 'message' || field === 'note' ? 10_000 : 200));
          expect([field, Object.keys(errors)]).toEqual([field, isRefused ? [field] : []]);
          if (isRefused || field === 'priority') continue;
          await submit({ values, attachment: undefined } as never, signal);
          expect(sent[0]).toMatchObject({ [field]: field === 'email' ? withoutMarks(text) : trimText(text) });
        }
      }
    }
  });
});
