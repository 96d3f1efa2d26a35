import { formContract } from '@loomwright/form/testing';
import { describe, expect, it } from 'vitest';
import { attachSavings } from '../src/savings.ts';
import { goodBooking } from '../src/testing/index.ts';
import { bookingForm, filing, sending, signal } from './example-forms.ts';

const booking = { reference: '7K3Q-9F2M', startsAt: Number(goodBooking.slot) };

describe('the demo booking form', () => {
  for (const { title, run } of formContract({
    define: bookingForm,
    good: goodBooking,
    bad: { ...goodBooking, slot: '', name: ' ', email: 'ada@' },
    result: { ...booking, email: goodBooking.email, filing: 'listed' as const },
  }))
    it(title, { tags: ['FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);

  it('is sent with its reference and the time in UTC, then filed', {
    tags: ['BOK-1'],
  }, async () => {
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
        number: '7K3Q-9F2M',
        startsAt: '2026-11-30T03:30:00.000Z',
        timeZone: 'Europe/Berlin',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        note: '',
      },
    ]);
  });

  it('is filed and confirmed under the number in the reply, if any', {
    tags: ['BOK-1', 'DLV-1'],
  }, async () => {
    const { filed, fileRequest } = filing('listed');
    const { submit } = bookingForm({
      ...sending({ kind: 'sent', number: '9F2M-7K3Q' }),
      fileDemo: fileRequest,
    });
    expect(await submit({ values: goodBooking, attachment: undefined }, signal)).toMatchObject({
      result: { reference: '9F2M-7K3Q' },
    });
    expect(filed).toEqual([{ ...booking, reference: '9F2M-7K3Q' }]);
  });

  it('a failure is explained, and no demo is filed', {
    tags: ['BOK-1', 'FRM-1'],
  }, async () => {
    const { filed, fileRequest } = filing('listed');
    const failing = bookingForm({
      ...sending({ kind: 'failed', message: 'Not sent.' }),
      fileDemo: fileRequest,
    });
    expect(await failing.submit({ values: goodBooking, attachment: undefined }, signal)).toMatchObject({
      kind: 'rejected',
      message: 'Not sent.',
    });
    expect(filed).toEqual([]);
    const { submit } = bookingForm({ fileDemo: () => Promise.reject(new Error('broken')) });
    expect(await submit({ values: goodBooking, attachment: undefined }, signal)).toMatchObject({
      result: { filing: 'notKept' },
    });
  });

  it('the calculator’s figures are added to the note, and no other text changes', { tags: ['CAL-1'] }, () => {
    const { change } = bookingForm({});
    const savings = { hours: 10, people: 4, cost: 40 };
    const changed = change?.(
      { texts: { name: 'Ada', note: 'Our inbox.' }, attachment: undefined },
      { kind: 'attachSavings', savings },
    );
    expect(changed?.texts).toEqual({ name: 'Ada', note: attachSavings('Our inbox.', savings) });
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
  ])('the time %s is rejected', { tags: ['BOK-1'] }, (slot, words) => {
    expect(bookingForm().check({ ...goodBooking, slot })).toEqual({ slot: words });
  });

  it('a missing name or an overlong text is an error of its field', {
    tags: ['BOK-1', 'FRM-3'],
  }, () => {
    const { check } = bookingForm();
    expect(check({ ...goodBooking, name: ' ' })).toEqual({ name: 'Name is required' });
    expect(check({ ...goodBooking, name: 'x'.repeat(201), note: 'x'.repeat(10_001) })).toEqual({
      name: 'Name must be at most 200 characters',
      note: 'Note must be at most 10,000 characters',
    });
  });

  it('a submit checks the time again', {
    tags: ['BOK-1'],
  }, () => {
    const { check } = bookingForm();
    expect(check({ ...goodBooking, at: start - 1 })).toEqual({});
    expect(check({ ...goodBooking, at: start }).slot).toMatch(/has passed/);
    expect(check({ ...goodBooking, booked: [start] }).slot).toMatch(/already requested this time/);
  });

  it('a member’s name and email fill empty fields and never overwrite input', {
    tags: ['BOK-1'],
  }, () => {
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
