import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import {
  always,
  createStepper,
  events,
  eventually,
  type Generated,
  leadsTo,
  oneOf,
  outcomes,
  runs,
  sut,
  temporal,
} from '../src/index.ts';

const histories = fc.array(oneOf('cause', 'effect', 'other'), { maxLength: 8 });

it('leadsTo holds when every cause is, or precedes, an effect', { tags: ['TST-1'] }, () => {
  const seen = new Set<boolean>();
  const answered = leadsTo(
    (state) => state === 'cause',
    (state) => state === 'effect',
  );
  fc.assert(
    fc.property(histories, (history) => {
      const naive = history.every((state, at) => state !== 'cause' || history.slice(at).includes('effect'));
      expect(answered(history)).toBe(naive);
      seen.add(naive);
    }),
    runs(100),
  );
  expect(seen.size).toBe(2);
  expect(leadsTo(Boolean, Boolean)([false, true])).toBe(true);
});

it('always is the negation of eventually not', {
  tags: ['TST-1'],
}, () => {
  fc.assert(
    fc.property(histories, (history) => {
      const isOther = (state: string) => state === 'other';
      expect(always(isOther)(history)).toBe(!eventually((state: string) => !isOther(state))(history));
      const befores: unknown[] = [];
      always((_, before) => befores.push(before) > 0)(history);
      expect(befores).toEqual(history.map((_, at) => history[at - 1]));
    }),
    runs(100),
  );
});

it('temporal names the properties that a history violates', { tags: ['TST-1'] }, () => {
  const broken = temporal<number>({
    'it rises': always((now, before = now) => now >= before),
    'it reaches 3': eventually((now) => now === 3),
  });
  expect(broken([1, 2, 3])).toEqual([]);
  expect(broken([2, 1])).toEqual(['it rises', 'it reaches 3']);
});

it('outcomes end a running child, and do nothing to any other', {
  tags: ['TST-1'],
}, () => {
  const machine = createMachine({
    id: 'fetching',
    initial: 'idle',
    states: {
      idle: { on: { fetch: 'loading' } },
      loading: { invoke: { id: 'get.one', src: 'get', onDone: 'done', onError: 'failed' } },
      failed: {},
      done: {},
    },
  }).provide({ actors: { get: fromPromise(async () => 'data') } });
  const steps = events({ fetch: 1, ...outcomes({ 'get.one': [2, oneOf('data'), 1] }) });
  const ends = { 'done.get.one': 'done', 'error.get.one': 'failed' };
  const seen = new Set<unknown>();
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 4 }), (history) => {
      const stepper = createStepper(machine);
      sut<Generated<typeof steps>>(stepper).take(...history);
      let expected = 'idle';
      for (const { type } of history) {
        if (type === 'fetch') expected = expected === 'idle' ? 'loading' : expected;
        else if (expected === 'loading') expected = ends[type];
      }
      expect(stepper.snapshot.value).toBe(expected);
      seen.add(expected);
    }),
    runs(100),
  );
  expect(seen.size).toBe(4);
  expect(Object.keys(outcomes({ get: [1, oneOf(1)] }))).toEqual(['done.get']);
});
