import { events, type Generated, oneOf, runs, sut } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { type AnyDefinition, openForm, type Values } from './form-bench.ts';
import { brokenFormInvariants } from './invariants.ts';

/** Plays random histories of a form, and checks in each state what always holds. */
export const checkHistories = (
  definition: AnyDefinition,
  { bad, good, result }: { readonly bad: Values; readonly good: Values; readonly result: unknown },
  check: (isTrue: boolean, what: string) => void,
): void => {
  const [field, values] = [oneOf(...definition.fields), oneOf(good, bad)];
  const rejected = { field: fc.option(field, { nil: undefined }), message: fc.constant('No.') };
  const steps = events({
    'form.submit': [4, { values }],
    'form.edit': [2, { field, values }],
    'form.leave': [2, { field, values }],
    'form.startAgain': 1,
    'form.takeBack': 1,
    'form.ownerKnown': [1, { owner: oneOf(null, 7), values }],
    'draft.opened': [1, { draft: fc.constant({ owner: null, values: {} }) }],
    'network.changed': [2, { isOnline: fc.boolean() }],
    done: 2,
    rejected: [2, rejected],
    broken: 1,
    lookedUp: 1,
  });
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25 }), (history) => {
      const { stepper, view } = openForm(definition);
      const { take } = sut<Generated<typeof steps>>(stepper, {
        done: () => stepper.settle('submit', { kind: 'done', result }),
        rejected: ({ field: at, message }) =>
          stepper.settle('submit', { kind: 'rejected', field: at, message }),
        broken: () => stepper.fail('submit'),
        lookedUp: () => stepper.settle('lookUp', result),
      });
      let isOnline = true;
      for (const step of history) {
        const before = view();
        take(step);
        const now = view();
        const broken = brokenFormInvariants(now, definition);
        check(broken.length === 0, `breaks: ${broken.join('; ')}`);
        check(stepper.running.includes('submit') === (now.status === 'submitting'), 'submits unseen');
        const isCause =
          step.type === 'form.submit' || (step.type === 'network.changed' && before.status === 'waiting');
        check(now.status !== 'submitting' || before.status === 'submitting' || isCause, 'submits by itself');
        if (step.type === 'network.changed') isOnline = step.isOnline;
        check(now.status !== 'waiting' || !isOnline, 'waits for a network that is there');
      }
    }),
    runs(100),
  );
};
