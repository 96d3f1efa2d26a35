import { describe, expect, it } from 'vitest';
import { sending, signal, waitingForm } from './example-forms.ts';

const submit = (form: ReturnType<typeof waitingForm>, email: string) =>
  form.submit({ values: { email }, attachment: undefined }, signal);

describe('the waiting list of a product', { tags: ['WTL-1'] }, () => {
  it('sends the address, the product, and an entry that identifies both', async () => {
    const { sendForm, sent } = sending();
    expect(await submit(waitingForm({ sendForm }), ' Ada@Example.com ')).toEqual({
      kind: 'done',
      result: { email: 'Ada@Example.com', isRepeat: false },
    });
    await submit(waitingForm({ sendForm }), 'ada@example.com');
    expect(sent[0]).toEqual({
      kind: 'waiting',
      product: 'Neural Network API',
      email: 'Ada@Example.com',
      entry: '3:ada@example.com',
    });
    expect(sent[1]?.entry).toBe(sent[0]?.entry);
  });

  it('returns the number in the reply, if any', { tags: ['DLV-1'] }, async () => {
    const form = waitingForm(sending({ kind: 'sent', number: 'W-7K3Q-9F2M' }));
    expect(await submit(form, 'ada@example.com')).toEqual({
      kind: 'done',
      result: { email: 'ada@example.com', isRepeat: false, number: 'W-7K3Q-9F2M' },
    });
  });

  it('an address is sent only once per product', async () => {
    const { sendForm, sent } = sending();
    const entries = new Set<string>();
    const form = waitingForm({ sendForm, entries });
    await submit(form, 'ada@example.com');
    expect(await submit(form, 'ADA@example.com')).toMatchObject({ kind: 'done', result: { isRepeat: true } });
    expect(sent).toHaveLength(1);
    await submit(waitingForm({ sendForm, entries, product: { id: 4, name: 'Studio' } }), 'ada@example.com');
    expect(sent.map(({ entry }) => entry)).toEqual(['3:ada@example.com', '4:ada@example.com']);
  });

  it('an address that could not be sent can be sent again', { tags: ['FRM-1'] }, async () => {
    const entries = new Set<string>();
    const failed = waitingForm({ ...sending({ kind: 'failed', message: 'Not sent.' }), entries });
    expect(await submit(failed, 'ada@example.com')).toMatchObject({
      kind: 'rejected',
      message: 'Not sent.',
    });
    const { sendForm, sent } = sending();
    await submit(waitingForm({ sendForm, entries }), 'ada@example.com');
    expect(sent).toHaveLength(1);
  });
});
