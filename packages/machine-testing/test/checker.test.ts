import { describe, expect, it } from 'vitest';
import {
  BROKEN_STEP,
  canonicalText,
  check,
  createMachineModel,
  DEADLOCK,
  type MachineModelOptions,
  type MachineState,
  type MachineStep,
  type Model,
  type Property,
  statesOf,
  toLabLink,
  toLines,
  toMachineTest,
} from '../src/checker/index.ts';
import { createStepper } from '../src/index.ts';
import {
  createCounter,
  createCriticalSection,
  createFetcher,
  createSpinner,
  createTrafficLight,
} from './checker-machines.ts';
import { Secret } from './secret.ts';

type Machine = MachineState<undefined>;
type MachineProperty = Property<Machine, MachineStep>;

const shown = ({ seen }: Machine) => JSON.stringify(seen.snapshot.value);
const checkMachine = async (
  world: MachineModelOptions<undefined>,
  properties: readonly MachineProperty[],
  limits = {},
) => check(createMachineModel(world), properties, limits);
const namesOf = (trace: readonly MachineStep[]) =>
  trace.map((step) => (step.kind === 'send' ? step.event.type : step.kind));
const rules = ['TST-2'];

describe('a custom machine', { tags: ['TST-2'] }, () => {
  it('a traffic light is explored completely, with its colour before a power cut', async () => {
    const report = await checkMachine(
      {
        machine: createTrafficLight(),
        events: [{ type: 'power.failed' }, { type: 'power.restored' }],
      },
      [
        {
          name: 'red turns green',
          rules,
          kind: 'leadsTo',
          from: (state) => shown(state) === '{"working":"red"}',
          to: (state) => shown(state) === '{"working":"green"}',
        },
        { name: 'one timer at most', rules, kind: 'always', holds: ({ seen }) => seen.timers <= 1 },
        { name: 'at rest it is dark', rules, kind: 'atRest', holds: (state) => shown(state) === '"dark"' },
      ],
    );
    expect(report).toMatchObject({ violations: [], endedBy: undefined, states: 15, depth: 6 });
  });

  it('the shortest trace to a fetcher that ignores its last failure is found', async () => {
    const properties: MachineProperty[] = [
      {
        name: 'no request waits for ever',
        rules,
        kind: 'atRest',
        holds: (state) => shown(state) !== '"loading"',
      },
      {
        name: 'loading comes to an end',
        rules,
        kind: 'leadsTo',
        from: (state) => shown(state) === '"loading"',
        to: ({ seen }) => seen.snapshot.status === 'done',
      },
    ];
    const worldOf = (machine: ReturnType<typeof createFetcher>) => ({
      machine,
      events: [{ type: 'data.load' }],
      outputs: { fetchData: ['data'] },
      canFail: ['fetchData'],
    });
    expect((await checkMachine(worldOf(createFetcher()), properties)).violations).toEqual([]);
    const { violations } = await checkMachine(worldOf(createFetcher(true)), properties);
    const trace = ['data.load', 'error', 'wait', 'error', 'wait', 'error'];
    expect(violations.map(({ property, trace: found }) => [property, namesOf(found)])).toEqual([
      ['no request waits for ever', trace],
      ['loading comes to an end', trace],
    ]);
  });

  it('the known bug of two processes in a critical section is found in four steps', async () => {
    const world = {
      machine: createCriticalSection(),
      events: ['one', 'two'].flatMap((who) =>
        ['look', 'enter', 'leave'].map((what) => ({ type: `${who}.${what}` })),
      ),
    };
    const { violations } = await checkMachine(world, [
      {
        name: 'one at a time',
        rules,
        kind: 'always',
        holds: ({ seen }) => !(seen.snapshot.context.one && seen.snapshot.context.two),
      },
    ]);
    const [{ trace } = { trace: [] }] = violations;
    expect(namesOf(trace)).toEqual(['one.look', 'one.enter', 'two.look', 'two.enter'].sort(byLook));
    const model = createMachineModel(world);
    const lines = toLines(trace, await statesOf(model, trace), shown);
    expect(lines.split('\n')).toHaveLength(12);
    expect(lines).toContain('→ {"one":"inside","two":"inside"}');
    const [, hash = ''] = toLabLink('/statecharts', 'criticalSection', trace).split('#');
    expect(JSON.parse(new URLSearchParams(hash).get('steps') ?? '')).toEqual(trace);
    const test = toMachineTest('one at a time', trace, {
      imports: "import { createCriticalSection } from './checker-machines.ts';",
      setUp: 'const stepper = createStepper(createCriticalSection());',
      expectation: 'expect(Object.values(stepper.snapshot.context)).toContain(false);',
    });
    const body = test.slice(test.indexOf('=> {') + 4, test.lastIndexOf('});'));
    const run = new Function('createStepper', 'createCriticalSection', 'expect', body);
    expect(() => run(createStepper, createCriticalSection, expect)).toThrow(/to contain|include/);
  });
});

// Sorts events so that both processes look before either enters.
const byLook = (one: string, other: string) => Number(other.endsWith('look')) - Number(one.endsWith('look'));

describe('a model that cannot be checked is reported, and the check ends', { tags: ['TST-2'] }, () => {
  const counting = { machine: createCounter(), events: [{ type: 'count.up' }] };

  it('a machine with an endless eventless loop', async () => {
    const { violations } = await checkMachine(
      { machine: createSpinner(), events: [{ type: 'spinner.start' }] },
      [],
    );
    expect(violations).toMatchObject([
      { property: BROKEN_STEP, error: { message: expect.stringContaining('nfinite loop') } },
    ]);
    expect(namesOf(violations[0]?.trace ?? [])).toEqual(['spinner.start']);
  });

  it('a property that throws is named, with the trace', async () => {
    const holds = ({ seen }: Machine) => {
      if (Number(seen.snapshot.context.count) > 2) throw new Error('no such thing');
      return true;
    };
    const report = await checkMachine(counting, [{ name: 'counted', rules, kind: 'always', holds }], {
      states: 10,
    });
    expect(report.violations).toMatchObject([{ property: 'counted', error: { message: 'no such thing' } }]);
    expect(report.violations[0]?.trace).toHaveLength(3);
  });

  it('a state that has no text is named by its path', async () => {
    const odd = createCounter({ deep: [() => 0] });
    await expect(checkMachine({ ...counting, machine: odd }, [])).rejects.toThrow('"context.count.deep.0"');
    expect(() => canonicalText({ list: new Map() })).toThrow(
      '"state.list" cannot be written as text: it is a Map',
    );
    expect(() => canonicalText(10n, 'id')).toThrow('"id" cannot be written as text: it is a bigint');
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(() => canonicalText(loop)).toThrow('nested without end');
  });

  it('a partial report of too large a state space names the limit and what to change', async () => {
    const unending: Property<Machine, MachineStep> = {
      name: 'it ends',
      rules,
      kind: 'leadsTo',
      from: () => true,
      to: () => false,
    };
    const states = await checkMachine(counting, [], { states: 50 });
    expect(states).toMatchObject({ endedBy: 'states', states: 50, violations: [] });
    expect(states.advice).toContain('raise the limit of states, or allow fewer events');
    let now = 0;
    const clock = () => {
      now += 600;
      return now;
    };
    expect(await checkMachine(counting, [], { seconds: 1, clock })).toMatchObject({ endedBy: 'seconds' });
    const memory = () => 3 * 2 ** 20;
    expect(await checkMachine(counting, [], { megabytes: 2, memory })).toMatchObject({
      endedBy: 'megabytes',
      megabytes: 3,
    });
    // Without events, every state is explored, so `leadsTo` reports the violation.
    expect((await checkMachine({ ...counting, events: [] }, [unending])).violations).toHaveLength(1);
  });

  it('the one event among hundreds that breaks a property is found', async () => {
    const model: Model<number, number> = {
      init: () => 0,
      choices: (state) =>
        Array.from({ length: state === 0 ? 300 : 0 }, (_, event) => ({ event: event + 1, isFair: true })),
      step: (_, event) => event,
      textOf: String,
    };
    const { violations } = await check(model, [
      { name: 'never the last', rules, kind: 'always', holds: (state) => state !== 300 },
      {
        name: 'it goes on',
        rules,
        kind: 'leadsTo',
        from: (state) => state === 0,
        to: (state) => state > 0 && state < 300,
      },
    ]);
    expect(violations.map(({ trace }) => trace)).toEqual([[300], [300]]);
  });

  it('a deadlock is found where the model defines its ends', async () => {
    const model: Model<number, 'up' | 'off'> = {
      init: () => 0,
      choices: (state) =>
        state < 2
          ? [
              { event: 'up', isFair: true },
              ...(state === 1 ? [{ event: 'off', isFair: false } as const] : []),
            ]
          : [],
      step: (state, event) => (event === 'up' ? state + 1 : 9),
      textOf: String,
      isEnd: (state) => state === 2,
    };
    const step: Property<number, 'up' | 'off'> = {
      name: 'never down',
      rules,
      kind: 'everyStep',
      holds: (before, event, after) => event === 'off' || after === before + 1,
    };
    const { violations } = await check(model, [step]);
    expect(violations).toEqual([{ property: DEADLOCK, trace: ['up', 'off'] }]);
    expect((await check(model, [step], { stopAtFirst: true })).endedBy).toBe('violation');
  });
});

it('each of many leadsTo properties is judged separately', { tags: ['TST-2'] }, async () => {
  const model: Model<number, 'up'> = {
    init: () => 0,
    choices: (state) => (state < 2 ? [{ event: 'up', isFair: true }] : []),
    step: (state) => state + 1,
    textOf: String,
  };
  const promises = Array.from(
    { length: 40 },
    (_, index): Property<number, 'up'> => ({
      name: `promise ${index}`,
      rules,
      kind: 'leadsTo',
      from: (state) => state === 0,
      to: (state) => index % 17 !== 16 && state === 2,
    }),
  );
  const { violations } = await check(model, promises);
  expect(violations.map(({ property }) => property)).toEqual(['promise 16', 'promise 33']);
});

it('only equal values have the same text', { tags: ['TST-2'] }, () => {
  const one = { b: [1, undefined], a: new Secret('right'), error: new Error('no'), none: null };
  expect(canonicalText(one)).toBe(
    canonicalText({ none: null, error: new Error('no'), a: new Secret('right'), b: [1, undefined] }),
  );
  expect(canonicalText(one)).not.toBe(canonicalText({ ...one, a: new Secret('wrong') }));
  const others = [
    [{ a: 1, b: 2 }, { 'a:1,b': 2 }],
    [{ a: new Secret('x'), b: 2 }, { a: new Secret('x,b:2') }],
    [{ a: new Error('x'), b: 2 }, { a: new Error('x,b:2') }],
    [{ a: { id: 'x', send: () => {} }, b: 2 }, { a: { id: 'x,b:2', send: () => {} } }],
    [[1], Object.assign([], { 1: 1 })],
  ];
  for (const [first, second] of others) expect(canonicalText(first)).not.toBe(canonicalText(second));
  expect(canonicalText({ a: 1 }, 'state', (value) => (value === 1 ? 'x' : value))).toBe('{"a":"x"}');
  expect(canonicalText([new AbortController().signal])).toBe('[signal false]');
});
