import { runs } from '@loomwright/machine-testing';
import { takenTransitions, transitionKey } from '@loomwright/machine-testing/stepper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  setup,
} from 'xstate';
import { type Candidate, explain, extractChart } from '../src/index.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createGoodMachine } from './toy-machines.ts';

interface NumberedEvent extends EventObject {
  readonly number: number;
}

const answer = (name: string, number: number): boolean =>
  [...`${name}${number}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) % 2 === 0;

const guardNames = (machine: AnyStateMachine): readonly string[] =>
  extractChart(machine)
    .states.flatMap(({ transitions }) =>
      transitions.flatMap(({ guard = '' }) => guard.match(/[A-Za-z]+/g) ?? []),
    )
    .filter((name) => !['and', 'or', 'not', 'stateIn', 'inline'].includes(name));

const withAnswers = (machine: AnyStateMachine): AnyStateMachine => {
  const own = Object.keys(machine.implementations.actors);
  const sources = [
    ...own,
    ...extractChart(machine).states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
  ];
  return machine.provide({
    guards: Object.fromEntries(
      guardNames(machine).map((name) => [
        name,
        ({ event }: { readonly event: EventObject }) =>
          answer(name, (event as Partial<NumberedEvent>).number ?? 0),
      ]),
    ),
    actors: Object.fromEntries(sources.map((src) => [src, fromPromise(() => new Promise(() => {}))])),
    delays: { backOff: 1000, ringMs: 1000, closeMs: 1000 },
  } as never);
};

const machines = [createGoodMachine(), ...foreignMachines].map((machine) =>
  withAnswers(machine as AnyStateMachine),
);

const keysOf = (candidates: readonly Candidate[]): readonly string[] =>
  candidates.filter(({ verdict }) => verdict === 'taken').map(({ key }) => key);

const silentClock = { setTimeout: () => 0, clearTimeout: () => {} };

describe('an explanation', { tags: ['LAB-2'] }, () => {
  it('agrees with XState on random histories of machines of every shape', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.nat(30)), { maxLength: 12 });
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...machines), steps, (machine, history) => {
        const types = [
          ...new Set(
            extractChart(machine).states.flatMap(({ transitions }) =>
              transitions
                .filter(({ kind }) => kind === 'event')
                .map(({ event }) => event.replace('*', 'other')),
            ),
          ),
          'unheard.of',
        ];
        const microsteps: { readonly type: string; readonly keys: readonly string[] }[] = [];
        const actor = createActor(machine, {
          id: machine.id,
          clock: silentClock as never,
          inspect: (one) => {
            // Skips children.
            if (one.type !== '@xstate.microstep' || (one.actorRef as AnyActorRef).id !== machine.id) return;
            const keys = takenTransitions(one._transitions).map(transitionKey);
            microsteps.push({ type: one.event.type, keys });
          },
        });
        actor.start();
        for (const [which, number] of history) {
          const event: NumberedEvent = { type: types[which % types.length] ?? '', number };
          const snapshot = actor.getSnapshot();
          const { candidates, nothing } = explain(machine, snapshot, event);
          const expected = keysOf(candidates);
          microsteps.length = 0;
          actor.send(event);
          const [first] = microsteps;
          expect(first?.keys ?? []).toEqual(expected);
          expect(nothing === undefined).toBe(expected.length > 0);
          taken += expected.length;
        }
        actor.stop();
      }),
      runs(200),
    );
    expect(taken).toBeGreaterThan(160);
  });

  it('says why nothing happens, and which parameters each guard received', () => {
    const machine = setup({
      types: { events: {} as { readonly type: 'go'; readonly sum: number } | { readonly type: 'end' } },
      guards: {
        isMore: (_, { than }: { readonly than: number }) => than < 0,
        breaks: () => {
          throw new TypeError('nothing to read');
        },
      },
    }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: {
            go: [
              { guard: { type: 'isMore', params: ({ event }) => ({ than: event.sum }) }, target: 'b' },
              { guard: 'breaks', target: 'b' },
            ],
            end: 'b',
          },
        },
        b: { type: 'final' },
      },
    });
    const actor = createActor(machine).start();
    const before = actor.getSnapshot();
    expect(explain(machine, before, { type: 'other' })).toEqual({ candidates: [], nothing: 'unknown' });
    const refused = explain(machine, before, { type: 'go', sum: 3 } as EventObject);
    expect(refused.nothing).toBe('refused');
    expect(refused.candidates).toMatchObject([
      {
        key: 'm|a|go|0',
        path: 'a',
        verdict: 'guardFails',
        guard: { name: 'isMore', params: { than: 3 }, value: false },
      },
      { verdict: 'guardFails', guard: { name: 'breaks', value: new TypeError('nothing to read') } },
    ]);
    actor.send({ type: 'end' });
    expect(explain(machine, actor.getSnapshot(), { type: 'go' })).toEqual({
      candidates: [],
      nothing: 'ended',
    });
  });

  it('names what has precedence: an earlier transition, an inner state, another region', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { go: { actions: 'note' } },
      states: {
        left: {
          initial: 'a',
          states: { a: { on: { go: [{ target: '#m', reenter: true }, { target: 'b' }] } }, b: {} },
        },
        right: { initial: 'a', states: { a: { on: { go: { target: '#m', reenter: true } } } } },
      },
    } as never) as AnyStateMachine;
    const actor = createActor(machine).start();
    const { candidates } = explain(machine, actor.getSnapshot(), { type: 'go' });
    expect(candidates.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['m|left.a|go|0', 'taken'],
      ['m|left.a|go|1', 'earlierOne'],
      ['m|right.a|go|0', 'otherRegion'],
      ['m||go|0', 'stateInside'],
    ]);
  });
});
