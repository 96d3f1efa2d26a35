import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords, recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Draft, restoreTexts, textsAfterSuccess, toDraftValues } from '../src/draft.ts';
import { createDraftCodec, createDraftStore, draftKeysOf } from '../src/index.ts';

const fieldTexts = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', 'Ada Lovelace', 'A loom of our own.'),
);

const fields = [{ name: 'name' }, { name: 'priority', initial: 'medium' }, { name: 'message', isLong: true }];

const openTab = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  const tab = origin.openTab();
  // Simulates a reload: same storage, new memory.
  const load = () => {
    const records = createTestRecords(tab, (message) => logged.push(message));
    const drafts = createDraftStore('contact', { records, attachment: z.string() });
    const keep = (draft: Draft<string>) => {
      drafts.keep(draft);
      drafts.store();
    };
    return { ...drafts, keep, isIdle: records.isIdle };
  };
  const keep = async (draft: Draft<string>) => {
    const drafts = load();
    await drafts.open(draft.owner);
    drafts.keep(draft);
  };
  return { origin, logged, load, keep };
};

describe('a stored draft', { tags: ['STO-2'] }, () => {
  const createCodec = () => createDraftCodec('contact', z.string());
  const drafts: fc.Arbitrary<Draft<string>> = fc.record(
    {
      owner: fc.option(fc.integer({ min: 1, max: 9 })),
      values: fc.dictionary(fc.constantFrom('name', 'email', 'message', 'toString'), fieldTexts, {
        noNullPrototype: true,
      }),
      request: fieldTexts,
    },
    { requiredKeys: ['owner', 'values'], noNullPrototype: true },
  );
  for (const { title, run } of recordContract<Draft<string> | undefined>({
    createCodec,
    values: drafts,
    broken: (draft) =>
      Object.keys(draft ?? {}).filter((key) => !['owner', 'values', 'request'].includes(key)),
    hints: { keys: ['owner', 'values', 'request'], values: [null, 7, 'a file'] },
  }))
    it(title, { tags: ['STO-1', 'STO-3'] }, run);

  it.each([
    'null',
    '{"owner":0,"values":{}}',
    '{"owner":null,"values":{"name":1}}',
    '{"values":{}}',
    '{"owner":null,"values":{},"request":7}',
  ])('is not %s', (text) => {
    const codec = createCodec();
    expect(codec.decode(text)).toBeUndefined();
  });
});

describe('a draft', () => {
  it('survives a reload, with its texts unchanged', {
    tags: ['FRM-3', 'STO-1'],
  }, async () => {
    const { origin, load, keep, logged } = openTab();
    for (const text of hostileStrings) {
      await keep({ owner: null, values: { name: text, message: text } });
      const { values } = await load().open(null);
      expect(values).toEqual(text === '' ? {} : { name: text, message: text });
    }
    await keep({ owner: null, values: { message: 'a' }, request: 'a file' });
    expect([...origin.entries]).toEqual([
      ['draft_contact', '{"owner":null,"values":{"message":"a"},"request":"a file"}'],
    ]);
    expect(await load().open(null)).toEqual({ owner: null, values: { message: 'a' }, request: 'a file' });
    expect(logged).toEqual([]);
  });

  it('is stored by `store`, when it is opened again, and before a part is discarded', {
    tags: ['FRM-3'],
  }, async () => {
    const { origin } = openTab();
    const records = createTestRecords(origin.openTab());
    const drafts = createDraftStore('contact', { records });
    const stored = () => origin.entries.get('draft_contact');
    const draft = (name: string, message = '') => ({ owner: null, values: { name, message } });
    await drafts.open(null);
    drafts.keep(draft('Ada'));
    await records.isIdle();
    expect(stored()).toBeUndefined();
    drafts.store();
    expect(stored()).toContain('Ada');
    drafts.keep(draft('Grace'));
    expect(await drafts.open(null)).toEqual(draft('Grace'));
    drafts.keep(draft('Grace', 'typed since'));
    drafts.discard(draft('Grace'));
    await records.isIdle();
    expect(stored()).toContain('typed since');
    drafts.keep(draft('Alan'));
    drafts.discard();
    drafts.store();
    await records.isIdle();
    expect(stored()).toBeUndefined();
  });

  it('leaves no entry once it is discarded or empty', { tags: ['FRM-3'] }, async () => {
    const { origin, load } = openTab();
    const { isIdle, ...drafts } = load();
    await drafts.open(null);
    drafts.keep({ owner: null, values: { name: 'Ada' } });
    await isIdle();
    drafts.discard();
    expect(origin.entries.size).toBe(0);
    expect(await drafts.open(null)).toEqual({ owner: null, values: {} });
    drafts.keep({ owner: null, values: { name: 'Ada' } });
    drafts.keep({ owner: null, values: { name: '' } });
    await isIdle();
    expect(origin.entries.size).toBe(0);
  });

  it('loses only the submitted part when a success arrives after the page was left', {
    tags: ['FRM-3', 'CRT-10'],
  }, async () => {
    const { origin, load } = openTab();
    const drafts = load();
    const sent = { owner: null, values: { name: 'Ada', message: 'Dear all' }, request: 'a file' };
    for (const [since, left] of [
      [sent, undefined],
      [{ values: { name: 'Ada', message: 'Dear all, and' } }, { values: { message: 'Dear all, and' } }],
      [{ request: 'another file' }, { values: {}, request: 'another file' }],
    ] as const) {
      await drafts.open(null);
      drafts.keep({ ...sent, ...since });
      drafts.discard(sent);
      await drafts.isIdle();
      const stored = origin.entries.get('draft_contact');
      expect(stored && JSON.parse(stored)).toEqual(left && { owner: null, ...left });
    }
  });

  it('is kept in memory while storage is blocked or full', { tags: ['FRM-3', 'STO-3'] }, async () => {
    const { origin, load } = openTab();
    const drafts = load();
    await drafts.open(null);
    origin.block(true);
    drafts.keep({ owner: null, values: { name: 'Ada' } });
    expect((await drafts.open(null)).values).toEqual({ name: 'Ada' });
    origin.block(false);
    drafts.keep({ owner: null, values: { name: 'A' } });
    origin.resize(70);
    drafts.keep({ owner: null, values: { name: 'Ada Lovelace', message: 'x'.repeat(1000) } });
    expect((await drafts.open(null)).values).toMatchObject({ name: 'Ada Lovelace' });
    expect((await load().open(null)).values).toEqual({ name: 'A' });
  });

  it('that is unreadable is moved aside, logged once, and replaced by an empty one', {
    tags: ['STO-2'],
  }, async () => {
    const { origin, load, logged } = openTab();
    origin.entries.set('draft_contact', '[]');
    expect((await load().open(null)).values).toEqual({});
    expect(origin.entries.get('draft_contact.unreadable')).toBe('[]');
    await load().open(null);
    expect(logged).toHaveLength(1);
  });

  it('of a member is shown to that member only; a guest’s stays after a login', {
    tags: ['FRM-3'],
  }, async () => {
    const { origin, load, keep } = openTab();
    await keep({ owner: 1, values: { name: 'Mara' } });
    expect((await load().open(1)).values).toEqual({ name: 'Mara' });
    const drafts = load();
    expect(await drafts.open(2)).toEqual({ owner: 2, values: {} });
    expect(origin.entries.size).toBe(0);
    expect((await drafts.open(1)).values).toEqual({});
    drafts.keep({ owner: 1, values: { name: 'Mara' } });
    expect((await drafts.open(null)).values).toEqual({});
    drafts.keep({ owner: null, values: { name: 'a guest' } });
    expect(await drafts.open(1)).toEqual({ owner: 1, values: { name: 'a guest' } });
  });

  it('is found among all stored texts once its owner’s account is deleted', {
    tags: ['AUT-8'],
  }, () => {
    const stored = {
      draft_contact: '{"owner":1,"values":{},"request":{"lines":[]}}',
      draft_anotherForm: '{"owner":1,"values":{"name":"Mara"}}',
      draft_support: '{"owner":2,"values":{"name":"Mara"}}',
      draft_demo: '{"owner":null,"values":{"name":"Mara"}}',
      draft_broken: '{"owner":1',
      draft_empty: 'null',
      cart: '{"owner":1}',
    };
    expect(draftKeysOf(stored, (id) => id === 1)).toEqual(['draft_contact', 'draft_anotherForm']);
    expect(draftKeysOf({}, () => true)).toEqual([]);
  });

  it('that was removed from storage does not return with the next edit', {
    tags: ['AUT-8'],
  }, async () => {
    const { origin, load } = openTab();
    const drafts = load();
    await drafts.open(1);
    drafts.keep({ owner: 1, values: { name: 'Mara' } });
    await drafts.isIdle();
    origin.openTab().remove('draft_contact');
    expect(await drafts.open(1)).toEqual({ owner: 1, values: {} });
    drafts.keep({ owner: null, values: { message: 'Hi' } });
    await drafts.isIdle();
    expect(origin.entries.get('draft_contact')).toBe('{"owner":null,"values":{"message":"Hi"}}');
  });
});

describe('restoring a draft', { tags: ['FRM-3'] }, () => {
  const draft = (values: Record<string, string>) => ({ owner: null, values });

  it('fills untouched fields and overwrites nothing', () => {
    const kept = draft({ name: 'Ada', priority: 'high', message: 'Dear all' });
    const untouched = { name: '', priority: 'medium', message: '' };
    expect(restoreTexts(fields, kept, untouched)).toEqual(kept.values);
    expect(restoreTexts(fields, kept, { name: 'Bea', priority: 'low', message: 'Hi' })).toEqual({
      name: 'Bea',
      priority: 'low',
      message: 'Dear all\n\nHi',
    });
    expect(restoreTexts(fields, kept, { ...untouched, message: 'Dear all' }).message).toBe('Dear all');
    expect(restoreTexts(fields, kept, { ...untouched, message: 'Dear all of you' }).message).toBe(
      'Dear all of you',
    );
    expect(restoreTexts([{ name: 'constructor' }], draft({}), { constructor: '' })).toEqual({
      constructor: '',
    });
  });

  it('never loses a character of what was typed, nor of a stored message', () => {
    fc.assert(
      fc.property(fieldTexts, fieldTexts, fieldTexts, (kept, typed, name) => {
        const restored = restoreTexts(fields, draft({ message: kept, name }), {
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

  it('restores exactly what differs from an untouched form', () => {
    fc.assert(
      fc.property(
        fieldTexts,
        fc.constantFrom('low', 'medium', 'high'),
        fieldTexts,
        (name, priority, message) => {
          const typed = { name, priority, message };
          const values = toDraftValues(fields, typed);
          expect('priority' in values).toBe(priority !== 'medium');
          expect(restoreTexts(fields, draft(values), { name: '', priority: 'medium', message: '' })).toEqual(
            typed,
          );
        },
      ),
      runs(1000),
    );
  });

  it('what was typed since a submit stays after its success', { tags: ['FRM-1'] }, () => {
    const sent = { name: 'Ada', priority: 'high', message: 'Dear all' };
    expect(textsAfterSuccess(fields, sent, sent)).toEqual({ name: '', priority: 'medium', message: '' });
    expect(textsAfterSuccess(fields, sent, { ...sent, message: 'Dear all, and' })).toEqual({
      name: '',
      priority: 'medium',
      message: 'Dear all, and',
    });
  });
});
