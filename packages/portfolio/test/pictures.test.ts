import type { PictureOutcome } from '@loomwright/kit';
import { createRecordingListener, createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPictureQueueMachine,
  type PictureField,
  SAMPLE_PORTFOLIO,
  toPictureQueueView,
} from '../src/index.ts';
import type { ChosenPicture } from '../src/pictures.ts';
import { brokenPictureText, pictureReadText } from '../src/texts.ts';
import { openEditor } from './open-editor.ts';

const [one, two, portrait] = ['projects.1.picture', 'projects.2.picture', 'picture'] as const;
const picture = 'data:image/png;base64,AAAA';
const done: PictureOutcome = { kind: 'picture', picture };
const rejected: PictureOutcome = { kind: 'rejected', message: 'Too large.' };

const openQueue = () => {
  const { ref: listener } = createRecordingListener();
  const machine = createPictureQueueMachine({ readPicture: async () => done });
  const stepper = createStepper(machine, { listener });
  return {
    stepper,
    choose: (field: PictureField, file: unknown) =>
      stepper.send({ type: 'portfolio.choosePicture', field, file }),
    end: (field: PictureField, outcome: PictureOutcome) => stepper.settle('readPicture', { field, outcome }),
    view: () => toPictureQueueView(stepper.snapshot),
    facts: () => stepper.sent.map(({ event }) => event),
  };
};

describe('the picture queue', { tags: ['PGN-1'] }, () => {
  it('reads one picture at a time in turn, and the latest file of each field', () => {
    const seen = { read: 0, again: 0 };
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(one, two, portrait) },
      { weight: 3, arbitrary: fc.constantFrom('read' as const, 'reject' as const, 'break' as const) },
      { weight: 1, arbitrary: fc.constant('cancel' as const) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (history) => {
        const queue = openQueue();
        // A map keeps the position of a replaced key.
        const waiting = new Map<PictureField, number>();
        for (const [file, what] of history.entries()) {
          const [first] = waiting.keys();
          const sent = queue.facts().length;
          if (what === 'cancel') {
            queue.stepper.send({ type: 'picture.cancelAll' });
            waiting.clear();
          } else if (what === one || what === two || what === portrait) {
            if (what === first) seen.again += 1;
            queue.choose(what, file);
            waiting.set(what, file);
          } else if (first !== undefined) {
            if (what === 'break') queue.stepper.fail('readPicture');
            else queue.end(first, what === 'read' ? done : rejected);
            waiting.delete(first);
            if (what === 'read')
              expect(queue.facts().at(-1)).toEqual({ type: 'picture.read', field: first, outcome: done });
            seen.read += 1;
          }
          if (!['read', 'reject'].includes(what)) expect(queue.facts()).toHaveLength(sent);
          expect(queue.view().busyPictures).toEqual([...waiting.keys()]);
          const [next] = waiting;
          const read = queue.stepper.inputOf('readPicture') as ChosenPicture | undefined;
          expect(read && [read.field, read.file]).toEqual(next);
        }
      }),
      runs(100),
    );
    expect(Math.min(seen.read, seen.again)).toBeGreaterThan(33);
  });

  it('shows at its field why a picture was refused, until another is chosen', () => {
    const queue = openQueue();
    queue.choose(one, 1);
    queue.choose(two, 2);
    queue.end(one, rejected);
    expect(queue.view().pictureProblem).toEqual({ field: one, problem: 'Too large.' });
    queue.choose(portrait, 3);
    expect(queue.view().pictureProblem?.field).toBe(one);
    queue.choose(one, 4);
    expect(queue.view().pictureProblem).toBeUndefined();
    queue.stepper.fail('readPicture', new Error('broken'));
    expect(queue.view().pictureProblem).toEqual({ field: two, problem: brokenPictureText });
    queue.stepper.send({ type: 'picture.cancelAll' });
    expect(queue.view()).toEqual({ busyPictures: [], pictureProblem: undefined });
  });
});

describe('a picture in the editor', { tags: ['PGN-1'] }, () => {
  const read = (field: PictureField, outcome: PictureOutcome = done) =>
    ({ type: 'picture.read', field, outcome }) as const;

  it('is written into its field, announced, and can be undone', { tags: ['A11-1'] }, () => {
    const editor = openEditor(SAMPLE_PORTFOLIO);
    const chosen = { type: 'portfolio.choosePicture', field: two, file: 1 } as const;
    editor.send(chosen);
    expect(editor.sentTo('pictureQueue')).toEqual([
      { ...chosen, was: SAMPLE_PORTFOLIO.projects[1]?.picture },
    ]);
    editor.send(read(one));
    editor.send(read(two));
    editor.send(read(portrait));
    const { portfolio } = editor.view();
    expect([...portfolio.projects.slice(0, 2), portfolio].map((part) => part.picture)).toEqual(
      Array(3).fill(picture),
    );
    expect(editor.announced()).toEqual(Array(3).fill(pictureReadText));
    // Each picture is its own undo step, even in the same field.
    editor.send(read(portrait, { kind: 'picture', picture: `${picture}BBBB` }));
    editor.undo();
    expect(editor.view().portfolio).toEqual(portfolio);
  });

  it('is dropped if its field was cleared while it was read', () => {
    const editor = openEditor({ ...SAMPLE_PORTFOLIO, picture });
    editor.send({ type: 'portfolio.choosePicture', field: portrait, file: 1 });
    editor.edit({ kind: 'write', field: portrait, text: '' });
    editor.send({ ...read(portrait), was: picture });
    expect(editor.view().portfolio.picture).toBe('');
    expect(editor.announced()).not.toContain(pictureReadText);
    editor.send({ ...read(portrait), was: '' });
    expect(editor.view().portfolio.picture).toBe(picture);
  });

  it('changes nothing when refused, or when its project was removed', () => {
    const editor = openEditor(SAMPLE_PORTFOLIO);
    editor.edit({ kind: 'remove', list: 'projects', id: 1 });
    const { portfolio } = editor.view();
    const announced = editor.announced();
    editor.send(read(one));
    editor.send(read(two, rejected));
    expect([editor.view().portfolio, editor.announced()]).toEqual([portfolio, announced]);
  });
});
