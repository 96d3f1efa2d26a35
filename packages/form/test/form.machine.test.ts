import { Secret, toFieldErrors } from '@loomwright/kit';
import { createStepper, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  createDraftStore,
  createFormMachine,
  createFormView,
  type FormDefinition,
  type SubmitOutcome,
} from '../src/index.ts';
import { brokenFormInvariants, createEmptyDrafts, formContract } from '../src/testing/index.ts';

interface Values {
  readonly name: string;
  readonly note: string;
  readonly password: Secret;
  readonly repeated: Secret;
}
type Field = keyof Values;
type Definition = FormDefinition<Values, Field, number, string, string>;

const FIELDS = ['name', 'note', 'password', 'repeated'] as const;
const nothingKept = createEmptyDrafts<string>();
const values = (name: string, password: string, repeated = password, note = ''): Values => ({
  name,
  note,
  password: new Secret(password),
  repeated: new Secret(repeated),
});
const define = (changes: Partial<Definition> = {}): Definition => ({
  fields: FIELDS,
  check: ({ name, password, repeated }) =>
    toFieldErrors({
      name: name.trim() === '' ? 'Name is required' : undefined,
      note: undefined,
      password: password.reveal() === '' ? 'Password is required' : undefined,
      repeated: password.reveal() === repeated.reveal() ? undefined : 'Passwords do not match',
    }),
  submit: async () => ({ kind: 'done', result: 1 }),
  texts: {
    submit: 'Save',
    submitting: 'Saving…',
    succeeded: 'Saved!',
    submittingStatus: 'Saving it…',
    succeededStatus: 'It was saved.',
    failure: 'It could not be saved.',
  },
  afterSuccess: 'confirm',
  dependents: { password: ['repeated'] },
  draft: { fields: [{ name: 'name' }, { name: 'note', isLong: true, initial: '-' }], store: nothingKept },
  change: ({ texts }, attachment) => ({
    texts: { ...texts, note: `${texts.note} ${attachment}` },
    attachment,
  }),
  ...changes,
});
const good = values('Ada', 'a secret');
const bad = values(' ', '', 'other');

describe.each(['repeat', 'confirm', 'end'] as const)('a form with `afterSuccess: %s`', (afterSuccess) => {
  const drafted = () => define({ afterSuccess });
  const undrafted = () => {
    const { draft, ...others } = drafted();
    return others;
  };
  for (const { title, run } of formContract({ define: drafted, good, bad, result: 1 }))
    it(title, { tags: ['FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);
  for (const { title, run } of formContract({ define: undrafted, good, bad, result: 1 }))
    it(`${title}, without a draft`, { tags: ['FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);
});

describe('a form with `whileSubmitting: replace`', { tags: ['FRM-4'] }, () => {
  const choice = () => define({ afterSuccess: 'repeat', whileSubmitting: 'replace' });
  for (const { title, run } of formContract({ define: choice, good, bad, result: 1 }))
    it(title, { tags: ['FRM-1', 'FRM-3', 'AUT-7', 'STO-5'] }, run);

  it('a submit replaces the pending one; one with errors does not', () => {
    const { stepper, view } = open(choice());
    const name = () => (stepper.inputOf('submit') as { readonly values: Values }).values.name;
    stepper.send({ type: 'form.submit', values: good });
    stepper.send({ type: 'form.edit', field: 'name', values: values('Grace', 'a secret') });
    stepper.send({ type: 'form.submit', values: values('Grace', 'a secret') });
    expect(name()).toBe('Grace');
    stepper.send({ type: 'form.submit', values: bad });
    expect(name()).toBe('Grace');
    expect(view().errorList).toEqual([]);
    stepper.settle('submit', { kind: 'done', result: 2 });
    expect(view()).toMatchObject({ status: 'editing', result: 2, hasSucceeded: true });
    expect(stepper.snapshot.context.content.texts.name).toBe('');
  });
});

const open = (definition = define()) => {
  const stepper = createStepper(createFormMachine(definition));
  return { stepper, view: () => createFormView(definition)(stepper.snapshot) };
};

describe('a form', () => {
  it('editing a field clears its errors and those of its dependents', { tags: ['FRM-3', 'REG-1'] }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'form.submit', values: bad });
    stepper.send({ type: 'form.edit', field: 'password', values: bad });
    expect(view().errors).toEqual({ name: 'Name is required' });
    stepper.send({ type: 'form.leave', field: 'repeated', values: bad });
    stepper.send({ type: 'form.edit', field: 'repeated', values: bad });
    stepper.send({ type: 'form.leave', field: 'password', values: bad });
    expect(view().errors).toEqual({ name: 'Name is required', password: 'Password is required' });
  });

  it('a rejected field is not checked until it is edited, even if others are', {
    tags: ['FRM-3'],
  }, () => {
    const { stepper, view } = open();
    const type = (kind: 'form.edit' | 'form.leave', field: Field) =>
      stepper.send({ type: kind, field, values: bad });
    stepper.send({ type: 'form.submit', values: good });
    stepper.settle('submit', { kind: 'rejected', field: 'name', message: 'Taken.' });
    type('form.edit', 'password');
    type('form.leave', 'name');
    expect(view().errors).toEqual({ name: 'Taken.' });
    type('form.leave', 'password');
    expect(view().errors).toEqual({ name: 'Taken.', password: 'Password is required' });
    type('form.edit', 'name');
    type('form.leave', 'name');
    expect(view().errors).toEqual({ name: 'Name is required', password: 'Password is required' });
    const { context } = stepper.snapshot;
    type('form.leave', 'name');
    expect(stepper.snapshot.context.form).toBe(context.form);
  });

  it('shows the result that was looked up, unless a submit returned one first', { tags: ['FRM-3'] }, () => {
    const { stepper, view } = open();
    expect(view().result).toBeUndefined();
    stepper.settle('lookUp', 7);
    expect(view().result).toBe(7);
    const late = open();
    late.stepper.send({ type: 'form.submit', values: good });
    late.stepper.settle('submit', { kind: 'done', result: 1 });
    late.stepper.settle('lookUp', 7);
    expect(late.view().result).toBe(1);
    const broken = open();
    broken.stepper.fail('lookUp');
    expect(broken.view()).toMatchObject({ result: undefined, canSubmit: true });
  });

  it('a command changes the content of an open draft, fills the fields and is kept', {
    tags: ['CRT-10'],
  }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'form.change', command: 'too early' });
    expect(view().attachment).toBeUndefined();
    stepper.send({ type: 'form.ownerResolved', owner: 7, values: { ...good, note: 'typed' } });
    stepper.send({ type: 'draft.opened', draft: { owner: 7, values: {} } });
    stepper.send({ type: 'form.change', command: 'a file' });
    expect(view().attachment).toBe('a file');
    expect(stepper.emitted.at(-1)).toEqual({
      type: 'form.filled',
      texts: { name: 'Ada', note: 'typed a file' },
    });
    expect(stepper.sent.at(-1)?.event).toEqual({
      type: 'draft.keep',
      draft: { owner: 7, values: { name: 'Ada', note: 'typed a file' }, request: 'a file' },
    });
    stepper.send({ type: 'form.submit', values: good });
    expect(stepper.inputOf('submit')).toEqual({ values: good, attachment: 'a file' });
    stepper.settle('submit', { kind: 'done', result: 1 });
    expect(view().attachment).toBeUndefined();
  });

  it('an attachment added during a submit stays after its success', {
    tags: ['CRT-10', 'FRM-3'],
  }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'form.ownerResolved', owner: 7, values: good });
    stepper.send({ type: 'draft.opened', draft: { owner: 7, values: {} } });
    stepper.send({ type: 'form.change', command: 'a file' });
    stepper.send({ type: 'form.submit', values: good });
    stepper.send({ type: 'form.change', command: 'another file' });
    stepper.settle('submit', { kind: 'done', result: 1 });
    expect(view().attachment).toBe('another file');
    expect(stepper.sent.at(-1)?.event).toMatchObject({ draft: { request: 'another file' } });
  });

  it('a command that clears the message of a failure returns to editing', {
    tags: ['FRM-3'],
  }, () => {
    for (const [rejection, status] of [
      [{}, 'editing'],
      [{ field: 'note' }, 'editing'],
      [{ field: 'name' }, 'failed'],
    ] as const) {
      const { stepper, view } = open();
      stepper.send({ type: 'form.ownerResolved', owner: 7, values: good });
      stepper.send({ type: 'draft.opened', draft: { owner: 7, values: {} } });
      stepper.send({ type: 'form.submit', values: good });
      stepper.settle('submit', { kind: 'rejected', message: 'No.', ...rejection });
      expect(view().status).toBe('failed');
      stepper.send({ type: 'form.change', command: 'a file' });
      expect(view()).toMatchObject({ status, message: '' });
      expect(brokenFormInvariants(view(), define())).toEqual([]);
    }
  });

  it('a form can be started again, empty, after a success', { tags: ['FRM-1'] }, () => {
    const { stepper, view } = open(define({ afterSuccess: 'confirm' }));
    stepper.send({ type: 'form.submit', values: good });
    stepper.settle('submit', { kind: 'done', result: 1 });
    expect(view()).toMatchObject({ status: 'succeeded', canReset: true });
    stepper.send({ type: 'form.reset' });
    expect(view()).toMatchObject({ status: 'editing', canReset: false, hasSucceeded: false });
  });

  it('a form that has ended ignores edits', { tags: ['FRM-1'] }, () => {
    const { stepper, view } = open(define({ afterSuccess: 'end' }));
    stepper.send({ type: 'form.submit', values: good });
    stepper.settle('submit', { kind: 'done', result: 1 });
    stepper.send({ type: 'form.edit', field: 'name', values: bad });
    expect(view()).toMatchObject({ status: 'succeeded', hasSucceeded: true });
  });

  it('has the initial texts before an edit, and lists each edited field once', {
    tags: ['FRM-3'],
  }, () => {
    const { stepper } = open();
    const nothing = { texts: { name: '', note: '-' }, attachment: undefined };
    expect(stepper.snapshot.context).toMatchObject({ content: nothing, submitted: { texts: {} } });
    for (const field of ['password', 'name', 'password'] as const)
      stepper.send({ type: 'form.edit', field, values: good });
    expect(stepper.snapshot.context.form.edited).toEqual(['password', 'repeated', 'name']);
  });

  it('an edit cancels a submit that waits for the network, and is kept', {
    tags: ['FRM-1', 'FRM-3'],
  }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'network.changed', isOnline: false });
    stepper.send({ type: 'form.submit', values: good });
    stepper.send({ type: 'form.edit', field: 'name', values: values('Grace', '') });
    expect(view().status).toBe('editing');
    expect(stepper.snapshot.context.content.texts.name).toBe('Grace');
    stepper.send({ type: 'network.changed', isOnline: true });
    expect(view().status).toBe('editing');
  });

  it('an edit after a success starts the next form, and is kept', {
    tags: ['FRM-1', 'FRM-3'],
  }, () => {
    const { stepper, view } = open(define({ afterSuccess: 'confirm' }));
    stepper.send({ type: 'form.ownerResolved', owner: 7, values: good });
    stepper.send({ type: 'draft.opened', draft: { owner: 7, values: {} } });
    stepper.send({ type: 'form.submit', values: good });
    stepper.settle('submit', { kind: 'done', result: 1 });
    stepper.send({ type: 'form.edit', field: 'name', values: values('Grace', '') });
    expect(view().status).toBe('editing');
    expect(stepper.sent.at(-1)?.event).toMatchObject({
      type: 'draft.keep',
      draft: { owner: 7, values: { name: 'Grace' } },
    });
  });

  it('a field that a failure emptied shows no error until it is edited', {
    tags: ['FRM-3', 'LGN-4'],
  }, () => {
    for (const isEdited of [false, true]) {
      const { stepper, view } = open();
      stepper.send({ type: 'form.submit', values: good });
      if (isEdited) stepper.send({ type: 'form.edit', field: 'password', values: good });
      stepper.settle('submit', { kind: 'rejected', message: 'No.', clearedField: 'password' });
      expect(view()).toMatchObject({ status: 'failed', message: 'No.', errors: {} });
      const clearedField = { type: 'form.filled', texts: { password: '' } };
      expect(stepper.emitted).toEqual([...(isEdited ? [] : [clearedField]), { type: 'form.failed' }]);
      stepper.send({ type: 'form.leave', field: 'password', values: bad });
      expect(view().errors).toEqual(isEdited ? { password: 'Password is required' } : {});
      stepper.send({ type: 'form.edit', field: 'password', values: bad });
      stepper.send({ type: 'form.leave', field: 'password', values: bad });
      expect(view().errors).toEqual({ password: 'Password is required' });
    }
  });

  it('a lock blocks submits, clears the errors and empties the given field', {
    tags: ['LGN-3', 'LGN-4'],
  }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'form.submit', values: bad });
    stepper.send({ type: 'form.lock', clearedField: 'password' });
    expect(view()).toMatchObject({
      status: 'locked',
      canSubmit: false,
      errors: {},
      message: '',
      statusText: '',
    });
    expect(stepper.emitted.at(-1)).toEqual({ type: 'form.filled', texts: { password: '' } });
    stepper.send({ type: 'form.submit', values: good });
    expect([view().status, stepper.running.includes('submit')]).toEqual(['locked', false]);
    for (const field of ['password', 'name'] as const)
      stepper.send({ type: 'form.leave', field, values: bad });
    expect(view().errors).toEqual({ name: 'Name is required' });
    stepper.send({ type: 'form.unlock' });
    expect(view()).toMatchObject({ status: 'editing', canSubmit: true });
  });

  it('a lock during a submit takes effect if it fails, but not if it succeeds', {
    tags: ['LGN-4'],
  }, () => {
    for (const [outcome, status] of [
      [{ kind: 'rejected', message: 'No.' }, 'locked'],
      [{ kind: 'done' }, 'succeeded'],
    ] as const) {
      const { stepper, view } = open(define({ afterSuccess: 'end' }));
      stepper.send({ type: 'form.submit', values: good });
      stepper.send({ type: 'form.lock' });
      expect(view().status).toBe('submitting');
      stepper.settle('submit', outcome);
      expect(view()).toMatchObject({ status, message: '' });
    }
  });

  it('the result of a success is shown even if a field was edited meanwhile', {
    tags: ['FRM-1', 'AUT-8', 'CRT-10'],
  }, () => {
    for (const [result, status] of [
      [1, 'succeeded'],
      [undefined, 'editing'],
    ] as const) {
      const { stepper, view } = open(define({ afterSuccess: 'confirm' }));
      stepper.send({ type: 'form.submit', values: good });
      stepper.send({ type: 'form.edit', field: 'password', values: good });
      stepper.settle('submit', { kind: 'done', result });
      expect(view()).toMatchObject({ status, hasSucceeded: true, result });
    }
  });

  it('without a network a submit waits until the network returns', {
    tags: ['FRM-1'],
  }, () => {
    const { stepper, view } = open(define({ afterSuccess: 'confirm' }));
    stepper.send({ type: 'network.changed', isOnline: false });
    stepper.send({ type: 'form.submit', values: bad });
    expect(view().status).toBe('editing');
    stepper.send({ type: 'form.submit', values: good });
    expect(view()).toMatchObject({ status: 'waiting', canSubmit: false, canCancel: true });
    expect(stepper.running).not.toContain('submit');
    stepper.send({ type: 'form.cancel' });
    expect(view()).toMatchObject({ status: 'editing', canSubmit: true, canCancel: false });
    stepper.send({ type: 'form.submit', values: good });
    stepper.send({ type: 'network.changed', isOnline: false });
    stepper.send({ type: 'network.changed', isOnline: true });
    expect(view().status).toBe('submitting');
    expect(stepper.inputOf('submit')).toEqual({ values: good, attachment: undefined });
    stepper.settle('submit', { kind: 'rejected', message: 'No room.' });
    stepper.send({ type: 'form.submit', values: good });
    expect(view().status).toBe('submitting');
    stepper.settle('submit', { kind: 'rejected', message: 'No room.' });
    stepper.send({ type: 'network.changed', isOnline: false });
    stepper.send({ type: 'form.submit', values: good });
    expect(view()).toMatchObject({ status: 'waiting', message: '' });
    stepper.send({ type: 'network.changed', isOnline: true });
    stepper.settle('submit', { kind: 'done', result: 1 });
    expect(view().status).toBe('succeeded');
  });

  it('if the network cannot be watched, submits fail instead of waiting', { tags: ['FRM-1'] }, () => {
    const { stepper, view } = open();
    stepper.fail('watchConnection');
    stepper.send({ type: 'form.submit', values: good });
    expect(view().status).toBe('submitting');
  });

  it('the network is watched until the form stops', { tags: ['FRM-1'] }, () => {
    let report: (isOnline: boolean) => void = () => {};
    const stop = vi.fn();
    const watchConnection = (listener: (isOnline: boolean) => void) => {
      report = listener;
      return stop;
    };
    const actor = createActor(createFormMachine(define({ watchConnection }))).start();
    report(false);
    expect(actor.getSnapshot().context.isOnline).toBe(false);
    actor.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('a failing draft store leaves the form usable', {
    tags: ['FRM-3'],
  }, () => {
    const { stepper, view } = open();
    stepper.send({ type: 'form.ownerResolved', owner: null, values: good });
    stepper.fail('keepDraft');
    expect(view()).toMatchObject({ isDraftOpen: false, canSubmit: true });
    stepper.send({ type: 'form.ownerResolved', owner: 7, values: good });
    stepper.send({ type: 'draft.opened', draft: { owner: 7, values: {} } });
    expect(view().isDraftOpen).toBe(true);
    stepper.fail('keepDraft');
    expect(view()).toMatchObject({ isDraftOpen: false, canSubmit: true });
  });
});

describe('a form with its draft in storage', () => {
  const openPage = (submit: Definition['submit'] = async () => ({ kind: 'done', result: 1 })) => {
    const origin = createMemoryOrigin();
    const tab = origin.openTab();
    const logged: string[] = [];
    const load = (afterSuccess: Definition['afterSuccess'] = 'end') => {
      const records = createTestRecords(tab, (text) => logged.push(text));
      const store = createDraftStore<string>('contact', { records });
      const form = startActor(
        createFormMachine(define({ afterSuccess, submit, draft: { fields: [{ name: 'name' }], store } })),
      );
      const filled: string[] = [];
      form.on('form.filled', ({ texts }) => void filled.push(texts.name ?? ''));
      return { form, filled };
    };
    return { origin, logged, load };
  };
  const isOpen = (form: { readonly getSnapshot: () => { readonly hasTag: (tag: 'draftOpen') => boolean } }) =>
    expect.poll(() => form.getSnapshot().hasTag('draftOpen')).toBe(true);

  it('survives a reload, and is discarded by the success', {
    tags: ['FRM-3', 'STO-1'],
  }, async () => {
    let succeed = (_: SubmitOutcome<Field, number>) => {};
    const { origin, load } = openPage(
      () =>
        new Promise((resolve) => {
          succeed = resolve;
        }),
    );
    const first = load();
    first.form.send({ type: 'form.ownerResolved', owner: null, values: values('', '') });
    await isOpen(first.form);
    first.form.send({ type: 'form.edit', field: 'name', values: values('Ada', 'canary') });
    first.form.stop();
    expect([...origin.entries]).toEqual([['draft_contact', '{"owner":null,"values":{"name":"Ada"}}']]);
    const { form, filled } = load();
    form.send({ type: 'form.ownerResolved', owner: 7, values: values('', '') });
    await isOpen(form);
    expect(filled).toEqual(['Ada']);
    form.send({ type: 'form.submit', values: good });
    form.stop();
    succeed({ kind: 'done', result: 1 });
    await expect.poll(() => origin.entries.size).toBe(0);
  });
});
