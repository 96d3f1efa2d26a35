import { createFormMachine, createFormView, type SubmitOutcome } from '@loomwright/form';
import type { PictureOutcome } from '@loomwright/kit';
import { createStepper, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPictureForm } from '../src/index.ts';
import type { PicturePorts } from '../src/profile-forms.ts';

const { signal } = new AbortController();
const small: PictureOutcome = { kind: 'picture', picture: 'data:image/webp;base64,AA' };
const square = { maxWidth: 256, maxHeight: 256, isSquare: true, maxLength: 60_000 };
const failed = 'The picture could not be changed. Please try again.';

const define = (read: PictureOutcome | Error, stored: SubmitOutcome | Error = { kind: 'done' }) => {
  const calls: unknown[] = [];
  const answer = async <T>(outcome: T | Error, ...call: readonly unknown[]) => {
    calls.push(call);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const definition = createPictureForm(
    {
      settings: { setPicture: (userId, picture) => answer(stored, 'setPicture', userId, picture) },
      readPicture: (file, shape) => answer(read, 'readPicture', file, shape),
    },
    7,
  );
  const submit = (file: unknown) => definition.submit({ values: { file }, attachment: undefined }, signal);
  return { calls, definition, submit };
};

describe('the picture of an account', { tags: ['AUT-8'] }, () => {
  it('is scaled down, then stored', { tags: ['NAV-6'] }, async () => {
    const { calls, submit } = define(small);
    expect(await submit('me.png')).toEqual({ kind: 'done' });
    expect(calls).toEqual([
      ['readPicture', 'me.png', square],
      ['setPicture', 7, 'data:image/webp;base64,AA'],
    ]);
  });

  it('is removed when no file is chosen', async () => {
    const { calls, submit } = define(new Error('not called'));
    expect(await submit(undefined)).toEqual({ kind: 'done' });
    expect(calls).toEqual([['setPicture', 7, undefined]]);
  });

  it('stays when the file is not a picture, with the reason', async () => {
    const { calls, submit } = define({ kind: 'rejected', message: 'No picture.' });
    expect(await submit('notes.txt')).toEqual({ kind: 'rejected', message: 'No picture.' });
    expect(calls).toEqual([['readPicture', 'notes.txt', square]]);
    const full = { kind: 'rejected', message: 'There is no room.' } as const;
    expect(await define(small, full).submit('me.png')).toEqual(full);
  });

  it('is announced, and a failure is shown until the next change', { tags: ['AUT-7'] }, () => {
    const { definition } = define(small);
    const stepper = createStepper(createFormMachine(definition));
    const view = () => createFormView(definition)(stepper.snapshot);
    const change = (file?: unknown) => stepper.send({ type: 'form.submit', values: { file } });
    change('me.png');
    expect(view()).toMatchObject({ canSubmit: false, buttonText: 'Working…' });
    stepper.settle('submit', { kind: 'done' });
    expect(stepper.emitted.at(-1)).toEqual({ type: 'form.succeeded' });
    expect(view()).toMatchObject({ canSubmit: true, statusText: 'Your picture was changed.', message: '' });
    for (const end of ['rejected', 'broken']) {
      change();
      expect(view().message).toBe('');
      if (end === 'rejected') stepper.settle('submit', { kind: 'rejected', message: 'There is no room.' });
      else stepper.fail('submit', new Error(''));
      expect(view()).toMatchObject({
        canSubmit: true,
        message: end === 'rejected' ? 'There is no room.' : failed,
      });
    }
    expect(stepper.emitted.filter(({ type }) => type === 'form.succeeded')).toHaveLength(1);
  });

  it('is the last one chosen, however long earlier files take to read', async () => {
    const files = fc.array(fc.constantFrom('a.png', 'b.png', 'no picture', undefined), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), files, async (scheduler, chosen) => {
        const stored: unknown[] = [];
        const readPicture = scheduler.scheduleFunction(async (file: unknown): Promise<PictureOutcome> => {
          return file === 'no picture'
            ? { kind: 'rejected', message: 'No.' }
            : { kind: 'picture', picture: String(file) };
        });
        const setPicture: PicturePorts['settings']['setPicture'] = async (_, picture, signal) => {
          await scheduler.schedule(Promise.resolve());
          signal.throwIfAborted();
          stored.push(picture);
          return { kind: 'done' };
        };
        const form = startActor(
          createFormMachine(createPictureForm({ settings: { setPicture }, readPicture }, 7)),
        );
        for (const file of chosen) form.send({ type: 'form.submit', values: { file } });
        await scheduler.waitIdle();
        const last = chosen.at(-1);
        expect(stored).toEqual(last === 'no picture' ? [] : [last]);
        expect(form.getSnapshot().context.form.message).toBe(last === 'no picture' ? 'No.' : '');
        form.stop();
      }),
      runs(60),
    );
  });
});
