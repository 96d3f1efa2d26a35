import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { FormDefinition } from '../definition.ts';
import { check, openForm, type Values } from './form-bench.ts';
import { brokenFormInvariants } from './invariants.ts';

/** Plays random histories of a form, and throws the invariant that one of them breaks. */
export const checkHistories = (
  definition: FormDefinition<Values, string, unknown, unknown, unknown>,
  { bad, good, result }: { readonly bad: Values; readonly good: Values; readonly result: unknown },
): void => {
  const { fields } = definition;
  const done = { kind: 'done', result } as const;

  const values = fc.constantFrom(good, bad);
  const field = fc.constantFrom(...fields);
  const outcome = fc.oneof(
    fc.constant(done),
    fc.record({
      kind: fc.constant('rejected' as const),
      field: fc.option(field, { nil: undefined }),
      message: fc.constant('No.'),
    }),
  );
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('form.submit' as const), values }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('form.edit' as const), field, values }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('form.leave' as const), field, values }) },
    { weight: 1, arbitrary: fc.constant({ type: 'form.startAgain' } as const) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('form.ownerKnown' as const),
        owner: fc.constantFrom(null, 7),
        values,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant({ type: 'draft.opened', draft: { owner: null, values: {} } } as const),
    },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('outcome' as const), outcome }) },
    { weight: 1, arbitrary: fc.constant({ type: 'break' } as const) },
    { weight: 1, arbitrary: fc.constant({ type: 'lookUp' } as const) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('network.changed' as const), isOnline: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'form.takeBack' } as const) },
  );
  const isCause = (one: { readonly type: string }, status: string) =>
    one.type === 'form.submit' || (one.type === 'network.changed' && status === 'waiting');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { stepper, view } = openForm(definition);
      let isOnline = true;
      for (const one of steps) {
        const before = view();
        if (one.type === 'outcome') stepper.settle('submit', one.outcome);
        else if (one.type === 'break') stepper.fail('submit');
        else if (one.type === 'lookUp') stepper.settle('lookUp', result);
        else stepper.send(one);
        const now = view();
        const broken = brokenFormInvariants(now, definition);
        check(broken.length === 0, `breaks: ${broken.join('; ')}`);
        check(stepper.running.includes('submit') === (now.status === 'submitting'), 'submits unseen');
        check(
          now.status !== 'submitting' || before.status === 'submitting' || isCause(one, before.status),
          'submits by itself',
        );
        if (one.type === 'network.changed') isOnline = one.isOnline;
        check(now.status !== 'waiting' || !isOnline, 'waits for a network that is there');
      }
    }),
    runs(100),
  );
};
