import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, type MachineConfig } from 'xstate';
import { createStepper, recordedTransitions, resetRecord, runs, transitionKeys } from '../src/index.ts';

type Config = MachineConfig<{ readonly noted: readonly string[] }, { type: 'a' } | { type: 'b' }>;

interface Sketch {
  readonly parallel: boolean;
  readonly children: readonly Sketch[];
  readonly transitions: readonly { readonly event: string; readonly to: number; readonly reenter: boolean }[];
}

const events = ['a', 'b'] as const;
const eventless = '(always)';

const transitions = fc.array(
  fc.record({ event: fc.constantFrom(...events, eventless), to: fc.nat(40), reenter: fc.boolean() }),
  { maxLength: 3 },
);

const sketchOf = (depth: number): fc.Arbitrary<Sketch> =>
  fc.record({
    parallel: fc.boolean(),
    children: depth === 0 ? fc.constant([]) : fc.array(sketchOf(depth - 1), { maxLength: 3 }),
    transitions,
  });

const idsOf = ({ children }: Sketch, id: string): readonly string[] => [
  id,
  ...children.flatMap((child, index) => idsOf(child, `${id}.s${index}`)),
];

interface Guarded {
  readonly context: { readonly noted: readonly string[] };
}

const toConfig = (node: Sketch, id: string, ids: readonly string[]): unknown => {
  const path = id.split('.').slice(1).join('.');
  const transitionsOn = (event: string) =>
    node.transitions
      .filter((transition) => transition.event === event)
      .slice(0, 1)
      .map(({ to, reenter }) => {
        const key = `wild|${path}|${event}|0`;
        const target = ids[to % (ids.length + 1)];
        const actions = assign(({ context }: Guarded) => ({ noted: [...context.noted, key] }));
        // An eventless transition is taken at most once, so that every machine settles.
        const guard = ({ context }: Guarded) => event !== eventless || !context.noted.includes(key);
        return target === undefined ? { guard, actions } : { target: `#${target}`, reenter, guard, actions };
      });
  const own = {
    id,
    on: Object.fromEntries(events.map((event) => [event, transitionsOn(event)])),
    always: transitionsOn(eventless),
  };
  if (node.children.length === 0) return own;
  const states = node.children.map((child, index) => [`s${index}`, toConfig(child, `${id}.s${index}`, ids)]);
  return {
    ...own,
    states: Object.fromEntries(states),
    ...(node.parallel ? { type: 'parallel' } : { initial: 's0' }),
  };
};

const toMachine = (root: Sketch): AnyStateMachine =>
  createMachine({
    ...(toConfig(root, 'wild', idsOf(root, 'wild')) as Config),
    id: 'wild',
    context: { noted: [] },
  });

const history = fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 8 });

let contested = 0;

beforeEach(resetRecord);
afterAll(resetRecord);

describe('the transition record in random machines', () => {
  it('contains exactly the transitions whose actions ran, also between regions', {
    tags: ['LAB-4'],
  }, () => {
    fc.assert(
      fc.property(sketchOf(3), history, (root, sequence) => {
        const machine = toMachine(root);
        resetRecord();
        const stepper = createStepper(machine);
        expect([...recordedTransitions()].sort()).toEqual([...stepper.snapshot.context.noted].sort());
        for (const type of sequence) {
          resetRecord();
          const before = stepper.snapshot.context.noted.length;
          const selected = machine.getTransitionData(stepper.snapshot, { type });
          stepper.send({ type });
          const ran = stepper.snapshot.context.noted.slice(before);
          expect([...recordedTransitions()].sort()).toEqual([...new Set(ran)].sort());
          if (new Set(selected).size > ran.length) contested += 1;
        }
        const known = new Set(transitionKeys(machine));
        expect(stepper.snapshot.context.noted.filter((key: string) => !known.has(key))).toEqual([]);
      }),
      runs(100),
    );
    expect(contested).toBeGreaterThan(6);
  });
});
