import { flushMicrotasks, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { isEmptyDraft } from '../src/draft.ts';
import {
  createDraftStore,
  createFormMachine,
  createFormView,
  type Draft,
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

const openDrafted = (changes: Partial<Definition> = {}) => {
  const asked: string[] = [];
  let kept: string | undefined;
  const store = {
    open: vi.fn(async (owner: number | null): Promise<Draft<never>> => ({ owner, values: {} })),
    keep: ({ values }: Draft<never>) => {
      kept = values.name ?? '';
    },
    store: () => {
      if (kept !== undefined) asked.push(`store ${kept}`);
      kept = undefined;
    },
    discard: vi.fn(() => {
      kept = undefined;
      asked.push('discard');
    }),
  };
  const definition = define({ ...changes, draft: { fields: [{ name: 'name' }], store } });
  const clock = new SimulatedClock();
  const form = startActor(createFormMachine(definition), { clock });
  const edit = (name: string) => form.send({ type: 'form.edit', field: 'name', values: { name } });
  const view = () => createFormView(definition)(form.getSnapshot());
  const openDraft = async () => {
    form.send({ type: 'form.ownerResolved', owner: null, values: ada });
    await expect.poll(() => view().isDraftOpen).toBe(true);
  };
  const submit = async (status: string) => {
    form.send({ type: 'form.submit', values: ada });
    await expect.poll(() => view().status).toBe(status);
  };
  return { asked, clock, edit, form, openDraft, store, submit, view };
};

it('a draft is discarded when the form ends', {
  tags: ['FRM-3', 'STO-1'],
}, async () => {
  const { asked, edit, form, openDraft, store, submit } = openDrafted();
  await openDraft();
  store.discard.mockImplementationOnce(() => {
    asked.push('discard');
    edit('Ada L');
  });
  await submit('succeeded');
  form.stop();
  expect(asked).toEqual(['store Ada', 'discard', 'discard']);
});

it('the draft of a form that has ended is not opened again for another owner', {
  tags: ['FRM-3'],
}, async () => {
  const { form, openDraft, store, submit } = openDrafted();
  await openDraft();
  await submit('succeeded');
  form.send({ type: 'form.ownerResolved', owner: 7, values: ada });
  await Promise.resolve();
  expect([store.open.mock.calls, form.getSnapshot().hasTag('draftOpen')]).toEqual([[[null]], false]);
});

it('a success discards a draft, even after the page was left; a failure keeps it', {
  tags: ['FRM-3'],
}, async () => {
  for (const [outcome, asked] of [
    [DONE, ['store Ada', 'discard']],
    [{ kind: 'rejected', message: 'No room.' }, ['store Ada']],
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
    await flushMicrotasks();
    expect(open.asked).toEqual(asked);
  }
});

it('what was typed since a submit stays after a late success', {
  tags: ['FRM-3'],
}, async () => {
  const records = createTestRecords(createMemoryOrigin().openTab());
  let succeed = (_: SubmitOutcome<'name', number>) => {};
  const submit = () =>
    new Promise<SubmitOutcome<'name', number>>((resolve) => {
      succeed = resolve;
    });
  const load = async () => {
    const draft = { fields: [{ name: 'name' }] as const, store: createDraftStore('contact', { records }) };
    const form = startActor(createFormMachine(define({ afterSuccess: 'confirm', submit, draft })));
    form.send({ type: 'form.ownerResolved', owner: null, values: { name: '' } });
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
  await flushMicrotasks();
  second.stop();
  expect((await load()).getSnapshot().context.content.texts).toEqual({ name: 'Grace' });
});

it('a change of owner stores one draft and opens the other', {
  tags: ['FRM-3'],
}, async () => {
  const { asked, edit, form, openDraft, store } = openDrafted();
  await openDraft();
  edit('Grace');
  form.send({ type: 'form.ownerResolved', owner: 7, values: ada });
  expect(store.open.mock.calls).toEqual([[null], [7]]);
  expect(asked).toEqual(['store Grace']);
});

it('a draft is stored at most once in 300 ms, with the last text', { tags: ['FRM-3'] }, async () => {
  const { asked, clock, edit, openDraft } = openDrafted();
  await openDraft();
  clock.increment(300);
  expect(asked).toEqual(['store Ada']);
  for (const name of ['A', 'Al', 'Ala']) {
    edit(name);
    clock.increment(99);
  }
  expect(asked).toEqual(['store Ada']);
  edit('Alan');
  clock.increment(3);
  clock.increment(1000);
  expect(asked).toEqual(['store Ada', 'store Alan']);
});

it.each([
  ['the page is hidden', ({ form }) => form.send({ type: 'page.hiding' })],
  ['the form is left', ({ form }) => void form.stop()],
  ['it is submitted', ({ form }) => form.send({ type: 'form.submit', values: { name: 'Al' } })],
] as readonly (readonly [string, (open: ReturnType<typeof openDrafted>) => void])[])(
  'the last change is stored at once when %s',
  { tags: ['FRM-3'] },
  async (_, happen) => {
    const open = openDrafted({ submit: () => new Promise(() => {}) });
    await open.openDraft();
    open.edit('Al');
    happen(open);
    expect(open.asked).toEqual(['store Al']);
  },
);

it('an unreadable draft counts as empty and is not overwritten', {
  tags: ['FRM-3', 'STO-2'],
}, async () => {
  const open = openDrafted({
    afterSuccess: 'confirm',
    change: ({ texts }) => ({ texts: { name: `${texts.name} Lovelace` }, attachment: undefined }),
  });
  open.store.open.mockRejectedValueOnce(new Error('broken'));
  await open.openDraft();
  const filled: unknown[] = [];
  open.form.on('form.filled', ({ texts }) => void filled.push(texts));
  open.form.send({ type: 'form.change', command: undefined as never });
  expect(filled).toEqual([{ name: 'Ada Lovelace' }]);
  open.edit('Al');
  open.clock.increment(300);
  open.form.send({ type: 'page.hiding' });
  open.form.stop();
  expect(open.asked).toEqual([]);
});

it.each(['repeat', 'confirm'] as const)(
  'a form that continues after a success (%s) keeps a draft, even if opened late',
  { tags: ['FRM-3'] },
  async (afterSuccess) => {
    const open = openDrafted({ afterSuccess });
    await open.openDraft();
    await open.submit(afterSuccess === 'repeat' ? 'editing' : 'succeeded');
    open.edit('Grace');
    open.clock.increment(300);
    expect(open.asked).toEqual(['store Ada', 'store ', 'store Grace']);
    const late = openDrafted({ afterSuccess });
    await late.submit(afterSuccess === 'repeat' ? 'editing' : 'succeeded');
    await late.openDraft();
    late.clock.increment(300);
    expect(late.asked).toEqual(['store Ada']);
  },
);

it('a draft survives a rejected submit and one that throws', { tags: ['FRM-3'] }, async () => {
  for (const submit of [
    async () => ({ kind: 'rejected', message: 'No room.' }) as const,
    () => Promise.reject(new Error('The loom is on fire.')),
  ]) {
    const { asked, openDraft, submit: press } = openDrafted({ submit });
    await openDraft();
    await press('failed');
    expect(asked).toEqual(['store Ada']);
  }
});

it('a login in another tab leaves a form with a pending submit unchanged', {
  tags: ['FRM-3'],
}, async () => {
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
    form.send({ type: 'form.ownerResolved', owner: 7, values: ada });
    await expect.poll(() => view().isDraftOpen).toBe(true);
    expect(filled).toEqual([ada, ada]);
  }
});

it('opening a draft does not restore what was submitted before', {
  tags: ['FRM-3'],
}, async () => {
  const store = {
    open: async () => ({ owner: null, values: ada }),
    keep: () => {},
    store: () => {},
    discard: () => {},
  };
  const form = startActor(
    createFormMachine(define({ afterSuccess: 'confirm', draft: { fields: [{ name: 'name' }], store } })),
  );
  const filled: unknown[] = [];
  form.on('form.filled', ({ texts }) => void filled.push(texts));
  form.send({ type: 'form.submit', values: ada });
  await expect.poll(() => form.getSnapshot().matches({ submission: 'succeeded' })).toBe(true);
  form.send({ type: 'form.ownerResolved', owner: null, values: { name: '' } });
  await expect.poll(() => form.getSnapshot().hasTag('draftOpen')).toBe(true);
  expect(filled).toEqual([{ name: '' }, { name: '' }]);
});

it('a form without a draft ends too, and fills in no field', { tags: ['FRM-1'] }, async () => {
  const definition = define({ afterSuccess: 'end' });
  const form = startActor(createFormMachine(definition));
  const filled: unknown[] = [];
  form.on('form.filled', ({ texts }) => void filled.push(texts));
  form.send({ type: 'form.submit', values: ada });
  await expect.poll(() => createFormView(definition)(form.getSnapshot()).status).toBe('succeeded');
  expect(filled).toEqual([{}]);
});

it('the result is looked up once, when the form opens', { tags: ['FRM-3'] }, async () => {
  const lookUp = vi.fn(async () => 7);
  const definition = define({ lookUp });
  const form = startActor(createFormMachine(definition));
  await expect.poll(() => createFormView(definition)(form.getSnapshot()).result).toBe(7);
  expect(lookUp).toHaveBeenCalledOnce();
});

it('a draft is empty when nothing was typed or attached', { tags: ['FRM-3'] }, () => {
  const draft = { owner: null, values: {} };
  expect(isEmptyDraft(draft)).toBe(true);
  expect(isEmptyDraft({ ...draft, values: { name: '', note: '' } })).toBe(true);
  expect(isEmptyDraft({ ...draft, values: { name: '', note: 'x' } })).toBe(false);
  expect(isEmptyDraft({ ...draft, request: 'a file' })).toBe(false);
});
