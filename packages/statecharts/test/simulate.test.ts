import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, not, setup } from 'xstate';
import { MAX_STEPS, readSteps, type Simulated, type Step, simulate, stepText } from '../src/lab/index.ts';
import { readFields, toFields } from '../src/lab/payload-fields.ts';
import { shapeProblem } from '../src/lab/shape.ts';

const simulated = (
  create: () => AnyStateMachine,
  examples: Partial<Simulated['examples']> = {},
): Simulated => ({
  create,
  input: undefined,
  examples: { events: {}, children: {}, ...examples },
});

const send = (type: string, payload: object = {}): Step => ({ kind: 'send', event: { ...payload, type } });

const counter = simulated(
  () =>
    setup({
      types: {
        context: {} as { readonly sum: number },
        events: {} as { readonly type: 'add'; readonly amount: number },
      },
      guards: { isPositive: (_, { amount }: { readonly amount: number }) => amount > 0 },
      actions: {
        add: assign({ sum: ({ context }, { amount }: { readonly amount: number }) => context.sum + amount }),
      },
      delays: { restMs: 500 },
    }).createMachine({
      id: 'counter',
      context: { sum: 0 },
      initial: 'idle',
      states: {
        idle: {
          on: {
            add: {
              guard: { type: 'isPositive', params: ({ event }) => event },
              target: 'resting',
              actions: { type: 'add', params: ({ event }) => event },
            },
          },
        },
        resting: { after: { restMs: 'idle' } },
      },
    }),
  { events: { add: [{ amount: 2 }] } },
);

describe('a simulation', { tags: ['LAB-2'] }, () => {
  it('asks for the results of guards without an implementation', () => {
    const named = simulated(
      () =>
        createMachine({
          id: 'named',
          initial: 'shut',
          states: {
            shut: {
              on: {
                open: { guard: not('isLocked' as never), target: 'ajar' },
                push: { guard: 'isStrong', target: 'ajar' },
              },
            },
            ajar: { always: { guard: 'isWindy', target: 'shut' } },
          },
        } as never),
      { events: { open: [{}], push: [{}] } },
    );
    const states = (...steps: Step[]) => simulate(named, steps).frames.at(-1)?.active.join();
    expect(states(send('push'))).toBe('shut');
    expect(states({ kind: 'answer', guard: 'isStrong', value: true }, send('push'))).toBe('ajar');
    expect(states(send('open'))).toBe('ajar');
    expect(states({ kind: 'answer', guard: 'isLocked', value: true }, send('open'))).toBe('shut');
    expect(states({ kind: 'answer', guard: 'isWindy', value: true }, send('open'))).toBe('shut');
  });

  it('has a frame for every step: states, transitions, time, timers and context', () => {
    const { frames, problem } = simulate(counter, [send('add', { amount: 2 }), { kind: 'wait', ms: 500 }]);
    expect(problem).toBeUndefined();
    expect(frames.map(({ active, now, taken }) => ({ active, now, taken }))).toEqual([
      { active: ['idle'], now: 0, taken: [] },
      { active: ['resting'], now: 0, taken: ['counter|idle|add|0'] },
      { active: ['idle'], now: 500, taken: ['counter|resting|xstate.after.restMs.counter.resting|0'] },
    ]);
    expect(frames[1]?.timers.map(({ due }) => due)).toEqual([500]);
    expect(frames[2]?.snapshot.context).toEqual({ sum: 2 });
  });

  it('lets the user override a guard from one step on', () => {
    const steps: readonly Step[] = [
      send('add', { amount: -1 }),
      { kind: 'answer', guard: 'isPositive', value: true },
      send('add', { amount: -1 }),
    ];
    const { explain, frames } = simulate(counter, steps);
    expect(frames.map(({ active }) => active)).toEqual([['idle'], ['idle'], ['idle'], ['resting']]);
    const verdictAt = (place: number) =>
      explain(place, { type: 'add', amount: -1 } as never).candidates.map(({ verdict }) => verdict);
    expect([verdictAt(1), verdictAt(2)]).toEqual([['guardFails'], ['taken']]);
    const own = simulate(counter, [
      ...steps.slice(0, 2),
      { kind: 'answer', guard: 'isPositive', value: null },
      steps[2] as Step,
    ]);
    expect(own.frames.at(-1)?.active).toEqual(['idle']);
  });

  it.each<[string, Step, string]>([
    ['an unknown event', send('remove'), 'there is no event “remove”'],
    ['an event named like a member of Object.prototype', send('__proto__'), 'there is no event “__proto__”'],
    ['a payload with a missing field', send('add'), 'amount is missing'],
    ['a payload of the wrong type', send('add', { amount: '2' }), 'amount is a string instead of a number'],
    ['a payload with an extra field', send('add', { amount: 2, by: 1 }), 'by is not known'],
    ['a child that does not run', { kind: 'done', id: 'load' }, 'the child “load” does not run'],
    ['a child named like a member of Object.prototype', { kind: 'done', id: '__proto__' }, 'does not run'],
    [
      'an unknown guard',
      { kind: 'answer', guard: 'isNegative', value: true },
      'there is no guard “isNegative”',
    ],
  ])('refuses %s, and names machine, state and cause', (_, step, cause) => {
    const { frames, problem } = simulate(counter, [step, send('add', { amount: 2 })]);
    expect(frames.length).toBe(1);
    expect(problem?.step).toBe(0);
    expect(problem?.message).toContain('The machine counter in the state idle: ');
    expect(problem?.message).toContain(cause);
  });

  it('refuses a wait with too many timers, which would block the page', () => {
    const ticking = simulated(() =>
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { after: { 1: { target: 'a', reenter: true } } } },
      }),
    );
    const wait = (...waits: readonly number[]) =>
      simulate(
        ticking,
        waits.map((ms) => ({ kind: 'wait', ms })),
      );
    expect(wait(6000, 4001)).toMatchObject({
      frames: { length: 2 },
      problem: { step: 1, message: 'The machine m in the state a: more than 10000 timers would fire.' },
    });
  });

  it('survives machines that throw or loop', () => {
    const events = { go: [{}] };
    const throwing = simulated(
      () =>
        setup({
          guards: {
            isFine: () => {
              throw new TypeError('nothing to read');
            },
          },
        }).createMachine({
          id: 'm',
          initial: 'a',
          states: { a: { on: { go: { guard: 'isFine', target: 'b' } } }, b: {} },
        }),
      { events },
    );
    const circling = simulated(
      () =>
        createMachine({
          id: 'm',
          initial: 'a',
          states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
        }),
      { events },
    );
    const broken = simulated(() => {
      throw new Error('no such port');
    });
    const problemOf = (one: Simulated) => simulate(one, [send('go')]).problem;
    expect(problemOf(throwing)).toMatchObject({
      step: 0,
      message: expect.stringMatching(/machine m in the state a: .*nothing to read/),
    });
    expect(problemOf(circling)).toMatchObject({
      step: 0,
      message: expect.stringMatching(/machine m in the state a: .*loop/i),
    });
    expect(problemOf(broken)).toMatchObject({ step: -1, message: expect.stringContaining('no such port') });
  });
});

describe('a list of steps', { tags: ['LAB-2'] }, () => {
  it('is refused with a reason if it cannot be read, whatever the text', () => {
    const texts = fc.oneof(
      fc.constantFrom(
        ...hostileStrings,
        '{}',
        'null',
        '[1]',
        '[null]',
        '[{"kind":"send"}]',
        '[{"kind":"__proto__"}]',
      ),
      fc.string(),
      fc.json(),
      fc
        .array(
          fc.record({
            kind: fc.constantFrom('send', 'wait', 'done', 'x'),
            event: fc.jsonValue(),
            ms: fc.jsonValue(),
          }),
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readSteps(text);
        if (reading.kind === 'problem') expect(reading.message).toMatch(/[a-z].*\.$/);
        else {
          expect(reading.steps.map(stepText).length).toBe(reading.steps.length);
          expect(simulate(counter, reading.steps).frames.length).toBeGreaterThan(0);
        }
      }),
      runs(500),
    );
  });

  it('has limits on steps, length and nesting, and rejects prototype keys', () => {
    const problemIn = (text: string) => {
      const reading = readSteps(text);
      return reading.kind === 'problem' ? reading.message : '';
    };
    const long = JSON.stringify(Array.from({ length: MAX_STEPS + 1 }, () => ({ kind: 'wait', ms: 1 })));
    expect(problemIn(long)).toBe('The list has 501 steps; the limit is 500.');
    expect(problemIn(`[${'{"kind":"wait","ms":1},'.repeat(10_000)}`)).toContain('the limit is 50000');
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
    expect(problemIn(`[{"kind":"send","event":{"type":"add","amount":${deep}}}]`)).toBe(
      'Step 1 of the list cannot be read.',
    );
    expect(
      problemIn('[{"kind":"wait","ms":1},{"kind":"send","event":{"type":"add","__proto__":{"amount":1}}}]'),
    ).toBe('Step 2 of the list cannot be read.');
    expect(problemIn('[{"kind":"wait","ms":-1}]')).not.toBe('');
    expect(problemIn('[{"kind":"wait","ms":1e10}]')).not.toBe('');
  });
});

const json = fc.jsonValue({ maxDepth: 3 });

describe('the shape of a value', () => {
  it('matches the value itself, and no value of another shape', { tags: ['LAB-2'] }, () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(shapeProblem(value, [value])).toBeUndefined();
        expect(shapeProblem({ part: value }, [value])).toSatisfy(
          (problem) =>
            problem !== undefined || (typeof value === 'object' && value !== null && 'part' in value),
        );
        expect(shapeProblem(value, [])).toBe('it has no example');
      }),
      runs(100),
    );
  });
});

describe('the fields of a payload', { tags: ['LAB-2'] }, () => {
  it('read back as the original payload', () => {
    const payloads = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), json);
    fc.assert(
      fc.property(payloads, (payload) => {
        const fields = toFields(payload);
        const texts = Object.fromEntries(fields.map(({ name, text }) => [name, text]));
        // JSON has no negative zero.
        const plain = JSON.parse(JSON.stringify(payload));
        expect(readFields(plain, texts)).toEqual({ kind: 'payload', payload: plain });
        expect(readFields(plain, {})).toEqual({ kind: 'payload', payload: plain });
      }),
      runs(100),
    );
  });

  it('name the field that cannot be read', () => {
    const example = { amount: 2, to: { ids: [1] } };
    expect(readFields(example, { amount: 'two' })).toEqual({
      kind: 'problem',
      message: '“amount” is not a number.',
    });
    expect(readFields(example, { 'to.ids': '[' })).toEqual({
      kind: 'problem',
      message: '“to.ids” is not JSON.',
    });
    for (const amount of [' ', '0x10', '1,000', 'Infinity'])
      expect(readFields(example, { amount })).toMatchObject({ kind: 'problem' });
    for (const [amount, value] of [
      ['١٢', 12],
      ['-1.5e3\u200e', -1500],
    ] as const)
      expect(readFields({ amount: 2 }, { amount })).toEqual({ kind: 'payload', payload: { amount: value } });
    expect(readFields(example, { amount: '7', 'to.ids': '[2,3]' })).toEqual({
      kind: 'payload',
      payload: { amount: 7, to: { ids: [2, 3] } },
    });
  });
});
