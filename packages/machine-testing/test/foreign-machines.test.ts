import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, createMachine, emit, fromPromise, raise, sendParent } from 'xstate';
import { check, createMachineModel, type MachineStep, traceLines } from '../src/checker/index.ts';
import {
  createStepper,
  type Histories,
  rarelyTaken,
  recordedTransitions,
  resetRecord,
  startActor,
  transitionKeys,
  visitTable,
  walk,
} from '../src/index.ts';
import { createFetcher, createItemList, createTrafficLight, createUploads } from './checker-machines.ts';

const stateOf = ({ snapshot }: { readonly snapshot: unknown }) =>
  snapshot as { value: unknown; context: never };

interface Foreign extends Omit<Histories, 'title' | 'machine'> {
  readonly name: string;
  readonly create: (isBroken?: boolean) => AnyStateMachine;
  readonly states: number;
  readonly broken?: readonly [name: string, steps: number];
}

const foreign: readonly Foreign[] = [
  {
    name: 'a traffic light with history',
    create: () => createTrafficLight(),
    events: [{ type: 'power.failed' }, { type: 'power.restored' }],
    invariants: {
      'one light at most': (stepper) => stepper.timers.length === (stateOf(stepper).value === 'dark' ? 0 : 1),
    },
    states: 15,
  },
  {
    name: 'two parallel uploads',
    create: (isBroken) => createUploads(isBroken),
    events: ['left', 'right'].flatMap((side) => [{ type: `${side}.start` }, { type: `${side}.cancel` }]),
    outputs: { leftSend: [null], rightSend: [null] },
    canFail: ['leftSend', 'rightSend'],
    invariants: {
      'over when both are sent': (stepper) =>
        (stateOf(stepper).value === 'over') === ((stateOf(stepper).context as { sent: number }).sent === 2),
    },
    states: 17,
    broken: ['over when both are sent', 4],
  },
  {
    name: 'a list of spawned children',
    create: (isBroken) => createItemList(isBroken),
    events: [{ type: 'list.add' }, { type: 'list.removeFirst' }],
    invariants: {
      'each item runs': (stepper) =>
        String(stepper.running) === String((stateOf(stepper).context as { ids: string[] }).ids),
    },
    states: 16,
    broken: ['each item runs', 2],
  },
  {
    name: 'a fetcher with retries',
    create: (isBroken) => createFetcher(isBroken),
    events: [{ type: 'data.load' }],
    outputs: { fetchData: ['data'] },
    canFail: ['fetchData'],
    invariants: {
      'loading has a running fetch': (stepper) =>
        stateOf(stepper).value !== 'loading' || stepper.running.includes('fetchData'),
    },
    states: 10,
    broken: ['loading has a running fetch', 6],
  },
];

describe.each(foreign)('$name', { tags: ['TST-1'] }, ({ broken, create, name, states, ...environment }) => {
  const histories = (isBroken?: boolean): Histories => ({
    ...environment,
    title: name,
    machine: create(isBroken),
  });
  beforeEach(resetRecord);

  it('keeps its invariants in random histories that take every transition often', () => {
    const visits = walk({ ...histories(), steps: 2000 });
    expect([...visits.keys()]).toEqual(transitionKeys(create()));
    expect(rarelyTaken(visits, 6), visitTable(visits)).toEqual([]);
  });

  it('is explored completely', { tags: ['TST-2'] }, async () => {
    const machine = create();
    const { violations, ...report } = await check(createMachineModel({ ...environment, machine }), []);
    expect(violations).toEqual([]);
    expect(report).toMatchObject({ endedBy: undefined, states });
  });

  it('takes the same transitions in a real actor and in the stepper', () => {
    const stepper = createStepper(create());
    const actor = startActor(create());
    resetRecord();
    for (const event of environment.events) actor.send(event as never);
    const taken = recordedTransitions();
    actor.stop();
    for (const event of environment.events) stepper.send(event as never);
    expect([...new Set(stepper.taken)].sort()).toEqual([...taken].sort());
  });

  it.runIf(broken)('when broken, shrinks to the steps that matter and prints them', () => {
    const [property = '', steps = 0] = broken ?? [];
    const machine = histories(true).machine.id;
    expect(() => walk(histories(true))).toThrow(
      `✗ ${machine}: ${property} is broken in ${steps} steps (seed `,
    );
    expect(() => walk(histories(true))).toThrow(`npx vitest run -t '${name}'`);
  });
});

describe('a counterexample', () => {
  const leaky: Histories = {
    title: 'a list (leaky)',
    machine: createItemList(true),
    events: [{ type: 'list.add' }, { type: 'list.removeFirst' }],
    invariants: { 'two at most': ({ running }) => running.length < 3 },
    lab: '/statecharts',
    test: { imports: '// imports', setUp: '// set-up' },
  };
  const printed = (): string => {
    try {
      walk(leaky);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no counterexample';
  };
  afterEach(() => vi.unstubAllEnvs());

  it('names events, guards, the invariant, a command, a link and a test', {
    tags: ['TST-1'],
  }, () => {
    const text = printed();
    expect(text).toContain('✗ itemList: two at most is broken in 3 steps');
    expect(text).toContain('  3. list.add\n       stays {}\n       ids: ["item 0","item 1","item 2"]');
    expect(text).toContain('guards: hasRoom yes');
    expect(text).toContain("npx vitest run -t 'a list \\(leaky\\)'");
    expect(text).toContain('/statecharts/itemList#steps=');
    expect(text).toContain(
      "it('itemList: two at most', () => {\n  // set-up\n  stepper.send({'type':'list.add'});",
    );
    expect(printed()).toBe(text);
  });

  it('is repeated from its steps, whether or not they violate something', { tags: ['TST-1'] }, () => {
    const add = { kind: 'send', event: { type: 'list.add' } };
    vi.stubEnv('LOOMWRIGHT_STEPS', JSON.stringify([add, add, add]));
    expect(printed()).toContain('two at most is broken in 3 steps');
    vi.stubEnv('LOOMWRIGHT_STEPS', JSON.stringify([add]));
    expect(printed()).toContain('no invariant is broken in 1 steps');
  });

  it('shows what a machine sends, emits and throws, and the outcomes of its children', {
    tags: ['TST-1'],
  }, () => {
    const machine = createMachine({
      id: 'odd',
      invoke: { id: 'work', src: 'work', onDone: { actions: raise({ type: 'later' }, { delay: 5 }) } },
      on: {
        say: { actions: [emit({ type: 'said' }), sendParent({ type: 'hello', to: 'you' })] },
        later: { actions: 'explode' },
      },
    }).provide({
      actions: {
        explode: assign(() => {
          throw new Error('bang');
        }),
      },
      actors: { work: fromPromise(async () => 1) },
    });
    const trace: MachineStep[] = [
      { kind: 'send', event: { type: 'say' } },
      { kind: 'done', id: 'work', output: 1 },
      { kind: 'wait', ms: 5 },
    ];
    expect(traceLines({ machine, events: [] }, trace).split('\n')).toEqual([
      '  1. say',
      '       stays {}',
      '       sent to #_parent: hello {"to":"you"}',
      '       emitted: said',
      '  2. work ends with 1',
      '       stays {}',
      '  3. 5 ms pass',
      '       stays {}',
      '       threw Error: bang',
    ]);
    expect(traceLines({ machine, events: [] }, [{ kind: 'error', id: 'work', message: 'no' }])).toContain(
      '  1. work fails: no',
    );
  });
});
