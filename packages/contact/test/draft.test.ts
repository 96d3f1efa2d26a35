import { hostileStrings, runs } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraftBook, leftAfterSending, restoreDraft, toDraftValues } from '../src/index.ts';
import { fieldTexts, sampleRequest } from '../src/testing/index.ts';

const fields = [{ name: 'name' }, { name: 'priority', initial: 'medium' }, { name: 'message', isLong: true }];

const openTab = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  const store = origin.openTab();
  // A reload: the storage is the same, what was in memory is gone.
  const load = () => createDraftBook('contact', { store, log: (message) => void logged.push(message) });
  return { origin, logged, load };
};
const request = { ...sampleRequest, block: 'I would like a quote' };

describe('a draft', () => {
  it('[FRM-3] [STO-1] outlives a reload under its key, texts of every kind to the letter', async () => {
    const { origin, load, logged } = openTab();
    for (const text of hostileStrings) {
      load().keep({ owner: null, values: { name: text, message: text } });
      const { values } = await load().open(null);
      expect(values).toEqual(text === '' ? {} : { name: text, message: text });
    }
    load().keep({ owner: null, values: { message: 'a' }, request });
    expect([...origin.entries.keys()]).toEqual(['draft_contact']);
    expect(await load().open(null)).toEqual({ owner: null, values: { message: 'a' }, request });
    expect(logged).toEqual([]);
  });

  it('[FRM-3] leaves nothing behind once it is discarded, or empty', async () => {
    const { origin, load } = openTab();
    const book = load();
    book.keep({ owner: null, values: { name: 'Ada' } });
    book.discard();
    expect(origin.entries.size).toBe(0);
    expect(await book.open(null)).toEqual({ owner: null, values: {} });
    book.keep({ owner: null, values: { name: 'Ada' } });
    book.keep({ owner: null, values: { name: '' } });
    expect(origin.entries.size).toBe(0);
  });

  it('[FRM-3] [STO-3] lives in memory while storage is blocked or full', async () => {
    const { origin, load } = openTab();
    const book = load();
    origin.block(true);
    book.keep({ owner: null, values: { name: 'Ada' } });
    expect((await book.open(null)).values).toEqual({ name: 'Ada' });
    origin.block(false);
    book.keep({ owner: null, values: { name: 'A' } });
    origin.resize(70);
    book.keep({ owner: null, values: { name: 'Ada Lovelace', message: 'x'.repeat(1000) } });
    expect((await book.open(null)).values).toMatchObject({ name: 'Ada Lovelace' });
    expect((await load().open(null)).values).toEqual({ name: 'A' });
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{"owner":0,"values":{}}',
    '{"owner":null,"values":{"name":1}}',
    '{"values":{}}',
  ])(
    '[STO-2] that nobody can read (%j) is moved aside, said once, and nothing stands in its way',
    async (text) => {
      const { origin, load, logged } = openTab();
      origin.entries.set('draft_contact', text);
      expect((await load().open(null)).values).toEqual({});
      expect(origin.entries.get('draft_contact.unreadable')).toBe(text);
      await load().open(null);
      expect(logged).toHaveLength(1);
    },
  );

  it('[FRM-3] of a member is for nobody else, and gone when somebody else looks; a guest’s follows them in', async () => {
    const { origin, load } = openTab();
    load().keep({ owner: 1, values: { name: 'Mara' } });
    expect((await load().open(1)).values).toEqual({ name: 'Mara' });
    const book = load();
    expect(await book.open(2)).toEqual({ owner: 2, values: {} });
    expect(origin.entries.size).toBe(0);
    expect((await book.open(1)).values).toEqual({});
    book.keep({ owner: 1, values: { name: 'Mara' } });
    expect((await book.open(null)).values).toEqual({});
    book.keep({ owner: null, values: { name: 'a guest' } });
    expect(await book.open(1)).toEqual({ owner: 1, values: { name: 'a guest' } });
  });
});

describe('bringing a draft back', () => {
  const draft = (values: Record<string, string>) => ({ owner: null, values });

  it('[FRM-3] fills what nobody has touched, and overwrites nothing', () => {
    const kept = draft({ name: 'Ada', priority: 'high', message: 'Dear all' });
    const untouched = { name: '', priority: 'medium', message: '' };
    expect(restoreDraft(fields, kept, untouched)).toEqual(kept.values);
    expect(restoreDraft(fields, kept, { name: 'Bea', priority: 'low', message: 'Hi' })).toEqual({
      name: 'Bea',
      priority: 'low',
      message: 'Dear all\n\nHi',
    });
    expect(restoreDraft(fields, kept, { ...untouched, message: 'Dear all' }).message).toBe('Dear all');
    expect(restoreDraft(fields, kept, { ...untouched, message: 'Dear all of you' }).message).toBe(
      'Dear all of you',
    );
    expect(restoreDraft([{ name: 'constructor' }], draft({}), { constructor: '' })).toEqual({
      constructor: '',
    });
  });

  it('[FRM-3] never loses a letter of what was typed, nor of a message that was kept', () => {
    fc.assert(
      fc.property(fieldTexts, fieldTexts, fieldTexts, (kept, typed, name) => {
        const restored = restoreDraft(fields, draft({ message: kept, name }), {
          message: typed,
          name: typed,
        });
        expect(restored.name).toBe(typed === '' ? name : typed);
        expect(restored.message).toContain(typed);
        expect(restored.message).toContain(kept.trimEnd());
      }),
      runs(1000),
    );
  });

  it('[FRM-3] keeps what differs from an untouched form, and gives it back', () => {
    fc.assert(
      fc.property(
        fieldTexts,
        fc.constantFrom('low', 'medium', 'high'),
        fieldTexts,
        (name, priority, message) => {
          const typed = { name, priority, message };
          const values = toDraftValues(fields, typed);
          expect('priority' in values).toBe(priority !== 'medium');
          expect(restoreDraft(fields, draft(values), { name: '', priority: 'medium', message: '' })).toEqual(
            typed,
          );
        },
      ),
      runs(1000),
    );
  });

  it('[FRM-1] [FRM-3] leaves of a form that was sent what was typed since', () => {
    const sent = { name: 'Ada', priority: 'high', message: 'Dear all' };
    expect(leftAfterSending(fields, sent, sent)).toEqual({ name: '', priority: 'medium', message: '' });
    expect(leftAfterSending(fields, sent, { ...sent, message: 'Dear all, and' })).toEqual({
      name: '',
      priority: 'medium',
      message: 'Dear all, and',
    });
  });
});
