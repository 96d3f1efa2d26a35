import { Secret } from '@loomwright/kit';
import { reachableSecrets } from '@loomwright/kit/testing';
import { contract } from '@loomwright/machine-testing';
import type { FormDefinition } from '../definition.ts';
import { toTexts } from '../draft.ts';
import { type AnyDefinition, openForm, type Values } from './form-bench.ts';
import { checkHistories } from './form-histories.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface FormExample<V extends object, F extends string, R = undefined, A = never, C = never> {
  /** Returns a new definition for every case, so that mutation testing finds the cases that run it. */
  readonly define: () => FormDefinition<V, F, R, A, C>;
  readonly good: V;
  readonly bad: V;
  readonly result: R;
}

/** Cases that every form must pass (FRM-3, FRM-4, AUT-7, STO-5, TST-1). They do not call the form's ports. */
export const formContract = <V extends object, F extends string, R, A, C>(
  example: FormExample<V, F, R, A, C>,
) => {
  const { bad, good, result } = example as unknown as FormExample<Values, string, unknown>;
  const open = () => {
    const definition = example.define() as unknown as AnyDefinition;
    const drafted = definition.draft?.fields ?? [];
    const wrong = definition.fields.filter((field) => definition.check(bad)[field] !== undefined);
    return { ...definition, ...openForm(definition), definition, drafted, wrong };
  };
  const done = { kind: 'done', result } as const;

  return contract('form', (check) => ({
    'a field that is left before the first submit shows no error': () => {
      const { fields, leave, view } = open();
      for (const field of fields) leave(field, bad);
      check(view().errorList.length === 0, 'shows an error before the first submit');
    },
    'a submit with errors shows all of them, and moves the focus once': () => {
      const { definition, emittedTypes, stepper, submit, view, wrong } = open();
      submit(bad);
      const listed = view().errorList.map(({ field }) => field);
      check(wrong.length > 0, 'has no example of wrong values');
      check(isSame(listed, wrong), 'lists other errors');
      check(isSame(view().errors, definition.check(bad)), 'shows other errors');
      check(isSame(emittedTypes(), ['form.failed']), 'does not move the focus once');
      check(view().status === 'editing' && !stepper.running.includes('submit'), 'submits errors');
    },
    'editing a field clears its error, leaving it checks it again': () => {
      for (const field of open().wrong) {
        const { definition, edit, leave, submit, view } = open();
        submit(bad);
        edit(field, bad);
        check(view().errors[field] === undefined, `keeps the error of ${field} while it is edited`);
        leave(field, bad);
        check(view().errors[field] === definition.check(bad)[field], `does not check ${field} again`);
        leave(field, good);
        check(view().errors[field] === undefined, `keeps an error of ${field} that was corrected`);
      }
    },
    'a second submit is ignored while one is pending, and after the end': () => {
      const { afterSuccess, stepper, submit, view, whileSubmitting } = open();
      submit(good);
      const before = stepper.snapshot;
      check(view().status === 'submitting' && !view().canSubmit, 'is not submitting');
      for (const values of [good, bad, good]) submit(values);
      const running = stepper.running.filter((id) => id === 'submit');
      check(running.length === 1 && view().status === 'submitting', 'runs two submits');
      if (!whileSubmitting) check(stepper.snapshot === before, 'takes a second submit');
      stepper.settle('submit', done);
      if (afterSuccess !== 'repeat') {
        submit(good);
        check(!stepper.running.includes('submit') && !view().canSubmit, 'submits again after a success');
      }
    },
    'a failure is shown at its field or above the form, and can be tried again': () => {
      const { edit, emittedTypes, fields, leave, stepper, submit, texts, view } = open();
      const [field = ''] = fields;
      submit(good);
      stepper.settle('submit', { kind: 'rejected', message: 'No room.' });
      check(view().status === 'failed' && view().message === 'No room.', 'does not show why it failed');
      check(view().buttonText === (texts.retry ?? texts.submit), 'does not offer a retry');
      submit(good);
      check(view().message === '', 'keeps the message while it tries again');
      stepper.settle('submit', { kind: 'rejected', field, message: 'Taken.' });
      check(view().message === '' && view().errors[field] === 'Taken.', 'does not show it at the field');
      leave(field, good);
      check(view().errors[field] === 'Taken.', 'loses a rejection before it is edited');
      edit(field, good);
      leave(field, good);
      check(view().errors[field] === undefined && view().status === 'editing', 'keeps a rejection');
      check(isSame(emittedTypes(), ['form.failed', 'form.failed']), 'does not move the focus each time');
      submit(good);
      stepper.settle('submit', { kind: 'rejected', message: 'No room.' });
      submit(bad);
      check(
        view().status === 'editing' && view().message === '',
        'shows an old failure together with errors',
      );
    },
    'a rejection of a value that was edited meanwhile is shown above the form': () => {
      for (const field of open().fields) {
        const { definition, edit, leave, stepper, submit, view } = open();
        submit(good);
        edit(field, good);
        stepper.settle('submit', { kind: 'rejected', field, message: 'Taken.' });
        check(view().errorList.length === 0, `shows an error at ${field}, which has another value`);
        check(view().status === 'failed' && view().message === 'Taken.', 'does not show why it failed');
        leave(field, bad);
        check(view().errors[field] === definition.check(bad)[field], `does not check ${field} again`);
        edit(field, good);
        check(view().message === '' && view().status === 'editing', 'keeps the message');
      }
    },
    'a submit that throws shows the message of the error, or the form’s own': () => {
      const { stepper, submit, texts, view } = open();
      for (const [error, words] of [
        [new Error('The loom is on fire.'), 'The loom is on fire.'],
        [new Error(''), texts.failure],
        ['no error at all', texts.failure],
      ] as const) {
        submit(good);
        stepper.fail('submit', error);
        check(view().status === 'failed' && view().message === words, `does not show "${words}"`);
      }
    },
    'a success is announced, and followed by the state that the definition names': () => {
      const { afterSuccess, edit, emittedTypes, fields, stepper, submit, texts, view } = open();
      submit(good);
      check(view().statusText === texts.submittingStatus, 'does not announce that it is submitting');
      stepper.settle('submit', done);
      check(isSame(emittedTypes(), ['form.filled', 'form.succeeded']), 'does not announce its success once');
      check(view().statusText === texts.succeededStatus, 'does not announce that it succeeded');
      check(view().result === result, 'loses its result');
      check(view().status === (afterSuccess === 'repeat' ? 'editing' : 'succeeded'), 'enters another state');
      check(view().canReset === (afterSuccess === 'confirm'), 'offers a new start wrongly');
      edit(fields[0] ?? '', good);
      check((view().status === 'succeeded') === (afterSuccess === 'end'), 'does not continue with an edit');
      check(view().canSubmit === (afterSuccess !== 'end'), 'cannot be submitted after an edit');
    },
    'what was typed during a submit survives its success': () => {
      for (const { name, initial = '' } of open().drafted) {
        const { afterSuccess, drafted, edit, stepper, submit, view } = open();
        submit(good);
        edit(name, { ...good, [name]: 'typed since' });
        stepper.settle('submit', done);
        const expected = { ...toTexts(drafted, {}), [name]: 'typed since' };
        check(isSame(stepper.snapshot.context.content.texts, expected), `loses what was typed into ${name}`);
        check(initial !== 'typed since', 'starts with that text');
        const isShown = afterSuccess === 'confirm' && result !== undefined;
        check(view().canReset === isShown, 'does not show its result');
        if (isShown) stepper.send({ type: 'form.reset' });
        check(view().canSubmit === (afterSuccess !== 'end'), 'cannot submit what was typed since');
      }
    },
    'a draft is restored without overwriting input, and discarded after a success': () => {
      const { afterSuccess, drafted, edit, kept, learnOwner, openDraft, stepper, stored, submit, view } =
        open();
      const [name] = drafted.map((field) => field.name);
      if (name === undefined) return;
      edit(name, { [name]: 'early' });
      learnOwner({ [name]: 'early' });
      edit(name, { [name]: 'early bird' });
      check(kept().length === 0 && !view().isDraftOpen, 'overwrites a draft it has not read');
      openDraft({ [name]: 'older' });
      check(view().isDraftOpen, 'does not open the draft');
      check(isSame(kept().at(-1), { [name]: 'early bird' }), 'overwrites what was typed');
      edit(name, { [name]: 'late' });
      check(isSame(kept().at(-1), { [name]: 'late' }), 'does not keep what is typed');
      learnOwner({ [name]: 'late' }, 7);
      check(!view().isDraftOpen, 'shows the draft of another owner');
      openDraft({});
      submit(good);
      stepper.settle('submit', done);
      if (afterSuccess === 'end') {
        const { length } = stepper.sent;
        edit(name, good);
        check(stepper.sent.length === length, 'keeps a draft after its end');
      } else check(isSame(stored().at(-1), {}), 'stores what was submitted');
    },
    'no secret stays in the snapshot, in what is sent and in what is emitted': () => {
      const { drafted, edit, fields, leave, learnOwner, openDraft, stepper, submit } = open();
      const look = (when: string) => {
        const { context, value } = stepper.snapshot;
        const sent = stepper.sent.map(({ event }) => event);
        const found = reachableSecrets([context, value, sent, stepper.emitted]);
        check(found.length === 0, `keeps a secret ${when} at ${found.join()}`);
      };
      check(!drafted.some(({ name }) => good[name] instanceof Secret), 'drafts a secret');
      learnOwner(good);
      openDraft({});
      for (const field of fields) edit(field, good);
      look('while it is edited');
      submit(bad);
      for (const field of fields) leave(field, bad);
      look('after errors');
      submit(good);
      look('while it submits');
      stepper.settle('submit', { kind: 'rejected', message: 'No room.' });
      submit(good);
      stepper.settle('submit', done);
      look('after its success');
    },
    'every history keeps the invariants of a form': () =>
      checkHistories(open().definition, { bad, good, result }, check),
  }));
};
