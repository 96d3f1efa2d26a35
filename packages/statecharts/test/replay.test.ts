import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  and,
  assign,
  createActor,
  enqueueActions,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate';
import { extractChart } from '../src/index.ts';
import { createRecorder, type LiveRecord } from '../src/lab/index.ts';
import { replayTrace } from '../src/replay/replay.ts';
import { toReplayLines } from '../src/replay/replay-text.ts';
import { foreignMachines } from './foreign-machines.ts';

let answers: boolean[] = [];
const ask = (): boolean => answers.pop() ?? false;

interface Scope {
  readonly context: { readonly count: number };
}

const zoo = setup({
  guards: {
    isOdd: ask,
    isWild: ask,
    isLess: ask,
    isBoth: and([() => ask(), 'isOdd']),
  },
  actions: {
    raiseNamed: raise({ type: 'named' }),
    raiseAny: enqueueActions(({ enqueue }) => {
      if (ask()) enqueue.raise({ type: 'unnamed' });
    }),
    count: assign({ count: ({ context }: Scope) => context.count + 1 }),
  },
} as never).createMachine({
  id: 'zoo',
  context: { count: 0 },
  type: 'parallel',
  states: {
    left: {
      initial: 'one',
      states: {
        one: {
          on: {
            go: [
              {
                guard: { type: 'isLess', params: ({ context }: Scope) => ({ than: context.count }) },
                target: 'two',
              },
              { guard: not('isBoth'), target: 'deep', actions: 'raiseNamed' },
              { actions: 'raiseAny' },
            ],
          },
        },
        two: {
          always: { guard: ({ context }: Scope) => context.count % 3 === 2, target: 'one', actions: 'count' },
          on: { 'go.*': 'deep', unnamed: 'one', '*': { guard: 'isWild', actions: 'count' } },
        },
        deep: {
          id: 'deep',
          initial: 'a',
          states: {
            a: { on: { go: { target: 'b', actions: 'raiseAny' } } },
            b: { on: { go: { target: 'a', reenter: true }, end: 'c' } },
            c: { type: 'final' },
            back: { type: 'history', target: 'b' },
          },
          onDone: { target: 'two', actions: ['count', 'raiseNamed'] },
          on: { leave: 'two' },
        },
      },
    },
    right: {
      initial: 'off',
      states: {
        off: {
          on: {
            named: { guard: stateIn('#deep'), target: 'on' },
            leave: { guard: 'isOdd', target: '#deep.back' },
          },
        },
        on: {
          entry: 'count',
          on: {
            unnamed: 'off',
            leave: '#deep.back',
            end: { guard: { type: 'isLess', params: { than: 2 } }, target: 'over' },
          },
          after: { 10: 'off' },
        },
        over: { type: 'final' },
      },
    },
  },
} as never) as unknown as AnyStateMachine;

const types = ['go', 'go.far', 'leave', 'end', 'named', 'unnamed', 'other', 'xstate.after.10.zoo.right.on'];

const histories = fc.record({
  events: fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 20 }),
  answers: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
  from: fc.nat(6),
});

const record = (machine: AnyStateMachine, events: readonly string[], from = 0): readonly LiveRecord[] => {
  const records: LiveRecord[] = [];
  const recorder = createRecorder({ shown: {}, now: () => 0, report: (one) => records.push(one) });
  const actor = createActor(machine, from === 0 ? { inspect: recorder.inspect } : {});
  actor.subscribe({ error: () => {} });
  actor.start();
  events.forEach((type, index) => {
    if (actor.getSnapshot().status !== 'active') return;
    if (index + 1 === from) {
      recorder.introduce(actor);
      actor.system.inspect(recorder.inspect);
    }
    actor.send({ type });
  });
  actor.stop();
  return records;
};

const replay = (records: readonly object[], machine: AnyStateMachine = zoo) => {
  const outcome = replayTrace({ version: 1, records }, [machine]);
  if (outcome.kind === 'refused') throw new Error(outcome.problem);
  return outcome.replay;
};

const begin = {
  ...{ number: 1, at: 0, actor: 'x:1', name: 'zoo', machine: 'zoo', taken: [] },
  event: { type: '(begin)', parts: {}, hiddenCount: 0 },
  active: ['left', 'left.one', 'right', 'right.off'],
};

describe('the replay of a trace', { tags: ['LAB-2'] }, () => {
  it('agrees with XState for any events, starting at any moment', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(histories, ({ events, answers: given, from }) => {
        answers = [...given];
        const records = record(zoo, events, from);
        expect(replay(records).disagreements).toEqual([]);
        for (const key of records.flatMap(({ taken }) => taken)) seen.add(key);
      }),
      runs(200),
    );
    for (const key of [
      'zoo|left.deep|xstate.done.state.deep|0',
      'zoo|right.off|leave|0',
      'zoo|left.two|(always)|0',
    ])
      expect([...seen]).toContain(key);
  });

  it.each(foreignMachines as readonly AnyStateMachine[])(
    'agrees with XState for $id, a third-party machine',
    (machine) => {
      const known = extractChart(machine).states.flatMap(({ transitions }) =>
        transitions.flatMap(({ event, kind }) => (kind === 'event' ? event.replace('*', 'any') : [])),
      );
      const any = fc.array(fc.constantFrom('other', ...known), { minLength: 1, maxLength: 12 });
      fc.assert(
        fc.property(any, fc.nat(3), (events, from) => {
          expect(replay(record(machine, events, from), machine).disagreements).toEqual([]);
        }),
        runs(10),
      );
    },
  );

  it('says what the chart would allow instead', () => {
    const door = setup({ guards: { isFree: () => true } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { open: [{ guard: 'isFree', target: 'ajar' }, {}], knock: {} } }, ajar: {} },
    });
    const shut = { ...begin, machine: 'door', active: ['shut'] };
    const then = (type: string, active: string, ...taken: string[]) => {
      const event = { ...begin.event, type };
      const { disagreements } = replay([shut, { ...shut, number: 2, event, active: [active], taken }], door);
      return disagreements.map(({ allowed, cause }) => [cause, ...allowed.map((one) => one.active.join())]);
    };
    expect(then('open', 'ajar', 'door|shut|open|0')).toEqual([]);
    expect(then('open', 'shut')).toEqual([
      ['door|shut|open|1 has no guard: it must be taken', 'shut', 'ajar'],
    ]);
    expect(then('open', 'ajar')).toEqual([['states change by transitions only', 'shut', 'ajar']]);
    expect(then('open', 'ajar', 'door|shut|open|1')).toEqual([['these transitions lead elsewhere', 'shut']]);
    expect(then('knock', 'ajar', 'door|shut|open|0')).toEqual([
      ['door|shut|open|0 is for another event', 'shut'],
    ]);
    expect(then('open', 'ajar', 'door|shut|open|0', 'door|shut|open|0')).toEqual([
      ['door|shut|open|0 leaves a state that was not active', 'shut', 'ajar'],
    ]);
  });

  it('follows an actor only until it ends or begins again', () => {
    const lamp = setup({}).createMachine({
      id: 'lamp',
      initial: 'on',
      states: {
        on: { on: { press: 'off', smash: 'broken' } },
        off: { on: { press: 'on' } },
        broken: { type: 'final' },
      },
    });
    const at = (number: number, type: string, active: string, ...taken: string[]) => ({
      ...{ ...begin, machine: 'lamp', number, active: [active], taken: taken.map((key) => `lamp|${key}|0`) },
      event: { ...begin.event, type },
    });
    const { actors, disagreements } = replay(
      [
        at(1, '(begin)', 'on'),
        at(2, 'press', 'broken', 'on|press'),
        at(3, 'press', 'broken'),
        at(4, '(begin)', 'on'),
        at(1, '(begin)', 'on'),
        at(2, 'press', 'off', 'on|press'),
        at(3, 'push', 'on', 'off|push'),
        at(4, 'press', 'off', 'on|press'),
      ],
      lamp,
    );
    expect(disagreements.map(({ number, cause }) => `${number} ${cause}`)).toEqual([
      '2 these transitions lead elsewhere',
      '3 the actor had ended',
      '3 there is no transition lamp|off|push|0: the trace may come from another version',
    ]);
    expect(actors).toMatchObject([{ active: ['off'], hasEnded: false }]);
  });

  it('raises the events of initial actions', () => {
    const eager = setup({ actions: { raiseGo: raise({ type: 'go' }) } } as never).createMachine({
      id: 'eager',
      initial: { target: 'a', actions: raise({ type: 'go' }) },
      states: {
        a: { on: { go: 'b' } },
        b: {
          initial: { target: 'c', actions: 'raiseGo' },
          states: { c: { on: { go: 'd' } }, d: { on: { back: '#eager.b' } } },
        },
      },
    } as never) as unknown as AnyStateMachine;
    const records = record(eager, ['back', 'go']);
    expect(records[0]?.taken).toEqual(['eager|a|go|0', 'eager|b.c|go|0']);
    expect(records.at(-1)?.active).toEqual(['b', 'b.d']);
    expect(replay(records, eager).disagreements).toEqual([]);
  });

  it('refuses an invalid trace, or one of other machines, with the reason', () => {
    const reasonOf = (value: unknown) => {
      const outcome = replayTrace(value, [zoo]);
      return outcome.kind === 'refused' ? outcome.problem : 'none';
    };
    const withRecord = (change: object) => ({ version: 1, records: [{ ...begin, ...change }] });
    expect(reasonOf(withRecord({}))).toBe('none');
    expect(reasonOf({ version: 2, records: [] })).toBe('The trace has the version 2, not 1.');
    expect(reasonOf({ version: 1, records: Array.from({ length: 2001 }, () => begin) })).toContain(
      'at most 2000',
    );
    const taken = Array.from({ length: 1000 }, () => 'zoo|left.deep.b|go|0');
    const again = (number: number) => ({ ...begin, number, event: { ...begin.event, type: 'go' }, taken });
    const long = (length: number) => ({
      version: 1,
      records: Array.from({ length }, (_, at) => again(at + 1)),
    });
    expect(reasonOf(long(51))).toBe('The trace names 51000 transitions; at most 50000 are followed.');
    expect(reasonOf(long(50))).toBe('none');
    expect(reasonOf(withRecord({ taken: undefined }))).toBe('Record 1 of the trace: wrong “taken”.');
    expect(reasonOf(withRecord({ active: [1] }))).toBe('Record 1 of the trace: wrong “active”.');
    expect(reasonOf(withRecord({ machine: 'ark' }))).toBe(
      'Record 1, actor zoo, machine ark: there is no such machine.',
    );
    expect(reasonOf(withRecord({ active: ['left.none'] }))).toContain(
      'machine zoo, state left.none: there is no such state',
    );
    expect(reasonOf(JSON.parse('{"__proto__":{"version":1,"records":[]}}'))).toBe(
      'This is not a trace of the lab.',
    );
    expect(replay([{ ...begin, active: ['left', 'right'] }]).disagreements).toMatchObject([
      { cause: 'these states cannot be active together' },
    ]);
  });

  it('never throws for any trace, and prints no control characters', () => {
    const text = fc.oneof(
      fc.constantFrom(...hostileStrings, ...types, 'zoo', 'x:1', 'left', 'left.one'),
      fc.string(),
    );
    const broken = fc.record(
      {
        ...{ number: fc.oneof(fc.nat(5), fc.anything()), at: fc.anything(), actor: text, name: text },
        ...{
          machine: fc.oneof(fc.constant('zoo'), text),
          event: fc.oneof(fc.record({ type: text }), fc.anything()),
        },
        ...{ active: fc.array(text), taken: fc.array(text) },
      },
      { requiredKeys: [] },
    );
    const any = fc.oneof(
      fc.anything(),
      fc.record({
        version: fc.constant(1),
        records: fc.array(
          fc.oneof(
            broken,
            broken.map((one) => ({ ...begin, ...one })),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(any, (value) => {
        const outcome = replayTrace(value, [zoo]);
        const lines = outcome.kind === 'replayed' ? toReplayLines(outcome.replay) : [];
        expect(lines.join('')).not.toMatch(/\p{Cc}/u);
      }),
      runs(200),
    );
  });
});
