// The form with its real actors: what it asks of its ports, and when.
import { emptyQueues, startActor } from '@loomwright/kit/testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { expect, it, vi } from 'vitest';
import { isEmptyDraft } from '../src/draft.ts';
import {
  createDraftStore,
  createFormMachine,
  createFormView,
  type FormDefinition,
  type SubmitOutcome,
} from '../src/index.ts';

interface Values {
  readonly name: string;
}
type Definition = FormDefinition<Values, 'name', number>;

const ada = { name: 'Ada' };
const DONE: SubmitOutcome<'name', number> = { kind: 'done', result: 1 };

const define = (changes: Partial<Definition>): Definition => ({
  fields: ['name'],
  check: () => ({}),
  submit: async () => DONE,
  texts: { submit: '', submitting: '', submittingStatus: '', succeededStatus: '', failure: '' },
  afterSuccess: 'end',
  ...changes,
});

/** A form whose draft only notes what is asked of it. */
const openDrafted = (changes: Partial<Definition> = {}) => {
  const asked: string[] = [];
  const store = {
    open: vi.fn(async (owner: number | null) => ({ owner, values: {} })),
    keep: () => void asked.push('keep'),
    discard: vi.fn(() => void asked.push('discard')),
  };
  const definition = define({ ...changes, draft: { fields: [{ name: 'name' }], store } });
  const form = startActor(createFormMachine(definition));
  const view = () => createFormView(definition)(form.getSnapshot());
  const openDraft = async () => {
    form.send({ type: 'form.ownerKnown', owner: null, values: ada });
    await expect.poll(() => view().isDraftOpen).toBe(true);
  };
  const submit = async (status: string) => {
    form.send({ type: 'form.submit', values: ada });
    await expect.poll(() => view().status).toBe(status);
  };
  return { asked, form, openDraft, store, submit, view };
};

it('[FRM-3] [STO-1] a draft is discarded when the form ends, with what was typed between the outcome and the end', async () => {
  const { asked, form, openDraft, store, submit } = openDrafted();
  await openDraft();
  store.discard.mockImplementationOnce(() => {
    asked.push('discard');
    form.send({ type: 'form.edit', field: 'name', values: { name: 'Ada L' } });
  });
  await submit('succeeded');
  expect(asked).toEqual(['keep', 'discard', 'keep', 'discard']);
  form.send({ type: 'form.ownerKnown', owner: 7, values: ada });
  await Promise.resolve();
  expect([store.open.mock.calls, form.getSnapshot().hasTag('draftOpen')]).toEqual([[[null]], false]);
});

it('[FRM-3] a draft is discarded by a success after which the page was left, and kept by a failure', async () => {
  for (const [outcome, asked] of [
    [DONE, ['keep', 'discard']],
    [{ kind: 'rejected', message: 'No room.' }, ['keep']],
  ] as const) {
    let answer = (_: SubmitOutcome<'name', number>) => {};
    const open = openDrafted({
      afterSuccess: 'confirm',
      submit: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await open.openDraft();
    await open.submit('submitting');
    open.form.stop();
    answer(outcome);
    await emptyQueues();
    expect(open.asked).toEqual(asked);
  }
});

it('[FRM-3] what was typed since a submit outlives a success that arrives after the page was left', async () => {
  const records = createTestRecords(createMemoryOrigin().openTab());
  let succeed = (_: SubmitOutcome<'name', number>) => {};
  const submit = () =>
    new Promise<SubmitOutcome<'name', number>>((resolve) => {
      succeed = resolve;
    });
  const load = async () => {
    const draft = { fields: [{ name: 'name' }] as const, store: createDraftStore('sample', { records }) };
    const form = startActor(createFormMachine(define({ afterSuccess: 'confirm', submit, draft })));
    form.send({ type: 'form.ownerKnown', owner: null, values: { name: '' } });
    await expect.poll(() => form.getSnapshot().hasTag('draftOpen')).toBe(true);
    return form;
  };
  const first = await load();
  first.send({ type: 'form.edit', field: 'name', values: ada });
  first.send({ type: 'form.submit', values: ada });
  first.stop();
  const second = await load();
  second.send({ type: 'form.edit', field: 'name', values: { name: 'Grace' } });
  succeed(DONE);
  await emptyQueues();
  second.stop();
  expect((await load()).getSnapshot().context.content.texts).toEqual({ name: 'Grace' });
});

it('[FRM-3] the draft of each owner is opened when the owner changes', async () => {
  const { form, openDraft, store } = openDrafted();
  await openDraft();
  form.send({ type: 'form.ownerKnown', owner: 7, values: ada });
  expect(store.open.mock.calls).toEqual([[null], [7]]);
});

it.each(['repeat', 'confirm'] as const)(
  '[FRM-3] a form that goes on after a success (%s) keeps its draft, and opens one whose owner is known only then',
  async (afterSuccess) => {
    const open = openDrafted({ afterSuccess });
    await open.openDraft();
    await open.submit(afterSuccess === 'repeat' ? 'editing' : 'succeeded');
    open.form.send({ type: 'form.edit', field: 'name', values: ada });
    expect(open.asked).toEqual(['keep', 'keep', 'keep']);
    const late = openDrafted({ afterSuccess });
    await late.submit(afterSuccess === 'repeat' ? 'editing' : 'succeeded');
    await late.openDraft();
    expect(late.asked).toEqual(['keep']);
  },
);

it('[FRM-3] a draft outlives a submit that is rejected, and one that breaks', async () => {
  for (const submit of [
    async () => ({ kind: 'rejected', message: 'No room.' }) as const,
    () => Promise.reject(new Error('The loom is on fire.')),
  ]) {
    const { asked, openDraft, submit: press } = openDrafted({ submit });
    await openDraft();
    await press('failed');
    expect(asked).toEqual(['keep']);
  }
});

it('[FRM-3] a login in another tab takes nothing from a form whose submit failed, waits, or is on its way', async () => {
  const submits = {
    failed: async () => ({ kind: 'rejected', message: 'No room.' }) as const,
    submitting: () => new Promise<never>(() => {}),
    waiting: async () => DONE,
  };
  for (const status of ['failed', 'submitting', 'waiting'] as const) {
    const watchConnection = (listener: (isOnline: boolean) => void) => {
      listener(status !== 'waiting');
      return () => {};
    };
    const { form, openDraft, submit, view } = openDrafted({
      afterSuccess: 'confirm',
      submit: submits[status],
      watchConnection,
    });
    const filled: unknown[] = [];
    form.on('form.filled', ({ texts }) => void filled.push(texts));
    await openDraft();
    await submit(status);
    form.send({ type: 'form.ownerKnown', owner: 7, values: ada });
    await expect.poll(() => view().isDraftOpen).toBe(true);
    expect(filled).toEqual([ada, ada]);
  }
});

it('[FRM-3] what was submitted before its draft was opened does not come back with the draft', async () => {
  const store = { open: async () => ({ owner: null, values: ada }), keep: () => {}, discard: () => {} };
  const form = startActor(
    createFormMachine(define({ afterSuccess: 'confirm', draft: { fields: [{ name: 'name' }], store } })),
  );
  const filled: unknown[] = [];
  form.on('form.filled', ({ texts }) => void filled.push(texts));
  form.send({ type: 'form.submit', values: ada });
  await expect.poll(() => form.getSnapshot().matches({ submission: 'succeeded' })).toBe(true);
  form.send({ type: 'form.ownerKnown', owner: null, values: { name: '' } });
  await expect.poll(() => form.getSnapshot().hasTag('draftOpen')).toBe(true);
  expect(filled).toEqual([{ name: '' }, { name: '' }]);
});

it('[FRM-1] a form without a draft ends as well, and fills in no field', async () => {
  const definition = define({ afterSuccess: 'end' });
  const form = startActor(createFormMachine(definition));
  const filled: unknown[] = [];
  form.on('form.filled', ({ texts }) => void filled.push(texts));
  form.send({ type: 'form.submit', values: ada });
  await expect.poll(() => createFormView(definition)(form.getSnapshot()).status).toBe('succeeded');
  expect(filled).toEqual([{}]);
});

it('[FRM-3] the result is looked up once, when the form opens', async () => {
  const lookUp = vi.fn(async () => 7);
  const definition = define({ lookUp });
  const form = startActor(createFormMachine(definition));
  await expect.poll(() => createFormView(definition)(form.getSnapshot()).result).toBe(7);
  expect(lookUp).toHaveBeenCalledOnce();
});

it('[FRM-3] a draft is empty when nothing was typed or attached', () => {
  const draft = { owner: null, values: {} };
  expect(isEmptyDraft(draft)).toBe(true);
  expect(isEmptyDraft({ ...draft, values: { name: '', note: '' } })).toBe(true);
  expect(isEmptyDraft({ ...draft, values: { name: '', note: 'x' } })).toBe(false);
  expect(isEmptyDraft({ ...draft, request: 'a file' })).toBe(false);
});
