import {
  always,
  events,
  type Generated,
  leadsTo,
  oneOf,
  outcomes,
  runs,
  sut,
  temporal,
} from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { FormView } from '../form.view.ts';
import { type AnyDefinition, openForm, type Values } from './form-bench.ts';
import { brokenFormInvariants } from './invariants.ts';

interface Moment {
  readonly status: FormView<string, unknown, unknown>['status'];
  readonly cause: string;
  readonly isOnline: boolean;
  readonly isSubmitRunning: boolean;
}
const isUnderWay = ({ status }: Moment) => status === 'submitting' || status === 'waiting';

const brokenHistory = temporal<Moment>({
  'a submit runs exactly while it is shown': always(
    ({ isSubmitRunning, status }) => isSubmitRunning === (status === 'submitting'),
  ),
  'nothing is submitted by itself': always(({ cause, status }, before) => {
    const isWaitOver = cause === 'network.changed' && before?.status === 'waiting';
    return status !== 'submitting' || before?.status === status || cause === 'form.submit' || isWaitOver;
  }),
  'a submit waits only for a network': always(({ isOnline, status }) => status !== 'waiting' || !isOnline),
  'a submit ends, given a network and an answer': leadsTo(isUnderWay, (moment) => !isUnderWay(moment)),
});

export const checkHistories = (
  definition: AnyDefinition,
  { bad, good, result }: { readonly bad: Values; readonly good: Values; readonly result: unknown },
  check: (isTrue: boolean, what: string) => void,
): void => {
  const [field, values] = [oneOf(...definition.fields), oneOf(good, good, bad)];
  const done = { kind: 'done', result } as const;
  const rejected = fc.record({
    kind: oneOf('rejected'),
    field: fc.option(field, { nil: undefined }),
    clearedField: fc.option(field, { nil: undefined }),
    message: oneOf('No.'),
  });
  const steps = events({
    'form.submit': [4, { values }],
    'form.edit': [2, { field, values }],
    'form.leave': [2, { field, values }],
    'form.reset': 1,
    'form.cancel': 1,
    'form.ownerResolved': [2, { owner: oneOf(null, 7), values }],
    'draft.opened': [1, { draft: fc.constant({ owner: null, values: {} }) }],
    'form.lock': [1, { clearedField: fc.option(field, { nil: undefined }) }],
    'form.unlock': 2,
    'draft.changed': 1,
    'page.hiding': 1,
    'network.changed': [2, { isOnline: fc.boolean() }],
    ...outcomes({
      submit: [4, fc.oneof(fc.constant(done), rejected), 1],
      lookUp: [1, fc.constant(result)],
    }),
  });
  type Step = Generated<typeof steps>;
  const ending: readonly Step[] = [
    { type: 'network.changed', isOnline: true },
    { type: 'done.submit', output: done },
  ];
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25 }), (history) => {
      const { stepper, view } = openForm(definition);
      const { take } = sut<Step>(stepper);
      let isOnline = true;
      const look = (cause: string): Moment => {
        const now = view();
        const broken = brokenFormInvariants(now, definition);
        check(broken.length === 0, `breaks: ${broken.join('; ')}`);
        return { status: now.status, cause, isOnline, isSubmitRunning: stepper.running.includes('submit') };
      };
      const moments = [look('')];
      for (const step of [...history, ...ending]) {
        take(step);
        if (step.type === 'network.changed') isOnline = step.isOnline;
        moments.push(look(step.type));
      }
      const broken = brokenHistory(moments);
      check(broken.length === 0, `breaks: ${broken.join('; ')}`);
    }),
    runs(100),
  );
};
