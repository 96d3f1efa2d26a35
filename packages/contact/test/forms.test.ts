import { createFormMachine, createFormView, type FormDefinition, fieldsOf } from '@loomwright/form';
import { createEmptyDrafts, formContract } from '@loomwright/form/testing';
import {
  type FieldFacts,
  type FormFacts,
  forms,
  keysOf,
  recordOf,
  trimText,
  withoutMarks,
} from '@loomwright/kit';
import { blankTexts, hostileStrings, internationalNames } from '@loomwright/kit/testing';
import { startActor } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import { createMessageForm, type FormMessage } from '../src/index.ts';
import type { MessagePorts } from '../src/message-form.ts';
import { goodBooking } from '../src/testing/index.ts';
import { bookingForm, contactForm, sending, signal, waitingForm } from './example-forms.ts';

type Values = Readonly<Record<string, unknown>>;
type AnyForm = FormDefinition<Values, string, unknown, unknown, unknown>;

const names = keysOf(forms).filter((name) => 'sending' in forms[name]);

const sample = ({ isOptional, kind, initial = '' }: FieldFacts): string => {
  if (isOptional || kind === 'choice') return initial;
  return kind === 'email' ? 'ada@example.com' : 'A loom of our own.';
};

const example = (name: (typeof names)[number]) => {
  const { fields, sending: facts }: FormFacts = forms[name];
  const own = { contact: contactForm, demo: bookingForm, waiting: waitingForm };
  const define = (ports: Pick<MessagePorts, 'sendForm'> & Partial<MessagePorts> = sending()): AnyForm => {
    const create = name in own ? own[name as keyof typeof own] : undefined;
    const all = { drafts: createEmptyDrafts(), ...ports };
    return (create?.(all as never) ?? createMessageForm(name as 'support', all)) as never;
  };
  const texts = recordOf<Record<string, string>>(fieldsOf(name), (field) =>
    sample(fields[field] as FieldFacts),
  );
  const good: Values = name === 'demo' ? { ...texts, ...goodBooking } : texts;
  const typed = Object.entries(fields).filter(([, { kind }]) => kind !== 'custom' && kind !== 'choice');
  const send = async (values: Values) => {
    const { sendForm, sent } = sending();
    await define({ sendForm }).submit({ values, attachment: undefined }, signal);
    return sent[0] as FormMessage;
  };
  return { facts, fields, define, good, typed, send };
};

const mostOf = ({ kind }: FieldFacts) => (kind === 'message' ? 10_000 : 200);

describe.each(names)('the form %s', { tags: ['FRM-1'] }, (name) => {
  const { define, fields, facts, good, typed, send } = example(name);
  const blank = Object.fromEntries(typed.map(([field]) => [field, ' ']));

  for (const { title, run } of formContract<Values, string, unknown, unknown, unknown>({
    define,
    good,
    bad: { ...good, ...blank },
    result: undefined,
  }))
    it(title, { tags: ['FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);

  it('matches its entry in `forms` and keeps a draft of every field', {
    tags: ['FRM-2'],
  }, () => {
    const { draft, texts } = define();
    expect(texts).toMatchObject(facts?.texts ?? {});
    expect(draft?.fields).toEqual(
      Object.entries(fields).map(([field, { kind, initial = '' }]) => ({
        name: field,
        isLong: kind === 'message',
        initial,
      })),
    );
  });

  it('a blank required text is missing, a blank optional one is sent empty', {
    tags: ['FRM-2', 'BRW-2'],
  }, async () => {
    for (const [field, { isOptional, label }] of typed)
      for (const text of blankTexts) {
        const values = { ...good, [field]: text };
        expect([text, define().check(values)]).toEqual([
          text,
          isOptional ? {} : { [field]: `${label} is required` },
        ]);
        if (isOptional) expect(await send(values)).toMatchObject({ [field]: '' });
      }
  });

  it('names and words in every script are sent as typed', {
    tags: ['FRM-2', 'BRW-2'],
  }, async () => {
    for (const [field] of typed.filter(([, { kind }]) => kind !== 'email'))
      for (const text of internationalNames) {
        const values = { ...good, [field]: ` ${text}\n` };
        expect(define().check(values)).toEqual({});
        expect(await send(values)).toMatchObject({ [field]: text });
      }
  });

  it('an overlong text is an error of its field and never cut', { tags: ['FRM-2', 'FRM-3'] }, () => {
    for (const [field, found] of typed.filter(([, { kind }]) => kind !== 'email')) {
      const most = mostOf(found);
      // An emoji counts as one character, although it takes two UTF-16 units.
      const check = (length: number) => define().check({ ...good, [field]: '\u{1f600}'.repeat(length) });
      expect(check(most)).toEqual({});
      expect(check(most + 1)).toEqual({
        [field]: `${found.label} must be at most ${most.toLocaleString('en')} characters`,
      });
    }
  });

  it('hostile texts are sent unchanged except for trimming, or rejected', {
    tags: ['FRM-2', 'FRM-3'],
  }, async () => {
    for (const [field, found] of typed)
      for (const text of hostileStrings) {
        const values = { ...good, [field]: text };
        const isMissing = !found.isOptional && trimText(text) === '';
        const isRefused =
          found.kind === 'email'
            ? Object.keys(define().check(values)).length > 0
            : isMissing || [...trimText(text)].length > mostOf(found);
        expect(Object.keys(define().check(values)), `${name}.${field}: ${JSON.stringify(text)}`).toEqual(
          isRefused ? [field] : [],
        );
        if (isRefused) continue;
        const expected = found.kind === 'email' ? withoutMarks(text) : trimText(text);
        expect(await send(values)).toMatchObject({ [field]: expected });
      }
  });

  if (name === 'demo') return;
  it('waits for the network and is sent when it returns', {
    tags: ['FRM-2'],
  }, async () => {
    const ports = sending();
    let report: (isOnline: boolean) => void = () => {};
    const watchConnection = (listener: (isOnline: boolean) => void) => {
      report = listener;
      listener(false);
      return () => {};
    };
    const definition = define({ ...ports, watchConnection });
    const form = startActor(createFormMachine(definition));
    const view = () => createFormView(definition)(form.getSnapshot());
    form.send({ type: 'form.submit', values: good });
    expect(view()).toMatchObject({ status: 'waiting', buttonText: 'Waiting for the network…' });
    expect(view().statusText).toMatch(/^You are offline\. This goes out when the network is back/);
    expect(ports.sent).toEqual([]);
    report(true);
    await expect.poll(() => view().status).toBe('succeeded');
    expect(ports.sent).toHaveLength(1);
    form.stop();
  });
});
