import { describe, expect, it } from 'vitest';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  check,
  createMachineModel,
  type MachineModelOptions,
  type MachineState,
  type MachineStep,
} from '../src/checker/index.ts';
import { makeStep, possibleSteps } from '../src/checker/machine-steps.ts';
import { createStepper, type SentEvent } from '../src/index.ts';
import { createCounter, createFetcher, createTrafficLight } from './checker-machines.ts';

const open = <Memory = undefined>(world: MachineModelOptions<Memory>) => {
  const model = createMachineModel(world);
  const take = async (...steps: readonly MachineStep[]): Promise<MachineState<Memory>> => {
    let place = await model.init();
    for (const step of steps) place = await model.step(place, step);
    return place;
  };
  return { ...model, take };
};
const up: MachineStep = { kind: 'send', event: { type: 'count.up' } };
const tells = setup({ actors: { clerk: fromCallback(() => {}) } }).createMachine({
  id: 'teller',
  invoke: { id: 'clerk', src: 'clerk' },
  on: {
    told: { actions: sendTo('clerk', ({ event }) => ({ type: 'note', text: event.text })) },
    kept: { actions: assign({}) },
  },
});

describe('the possible steps of a machine', { tags: ['TST-2'] }, () => {
  it('outcomes of children and time are fair, events from users are not', () => {
    const world = {
      machine: createFetcher(),
      events: [{ type: 'data.load' }],
      outputs: { fetchData: ['one', 'two'] },
      canFail: ['fetchData'],
    };
    expect(possibleSteps(world, ['fetchData', 'other'], 100)).toEqual([
      { event: { kind: 'done', id: 'fetchData', output: 'one' }, isFair: true },
      { event: { kind: 'done', id: 'fetchData', output: 'two' }, isFair: true },
      { event: { kind: 'error', id: 'fetchData', message: 'broken' }, isFair: true },
      { event: { kind: 'wait', ms: 100 }, isFair: true },
      { event: { kind: 'send', event: { type: 'data.load' } }, isFair: false },
    ]);
    expect(possibleSteps({ machine: createFetcher(), events: [] }, ['fetchData'], undefined)).toEqual([]);
    const outputs = (id: string) => [`of ${id}`];
    expect(possibleSteps({ ...world, events: [], canFail: [], outputs }, ['a', 'b'], undefined)).toEqual(
      ['a', 'b'].map((id) => ({ event: { kind: 'done', id, output: `of ${id}` }, isFair: true })),
    );
  });

  it('a child ends with the output of the step, completed by completeOutput', () => {
    const machine = setup({
      actors: { ask: fromPromise<unknown>(() => new Promise(() => {})) },
    }).createMachine({
      id: 'requester',
      context: { reply: undefined as unknown },
      invoke: { id: 'ask', src: 'ask', onDone: { actions: assign({ reply: ({ event }) => event.output }) } },
    });
    const replyOf = (some: Partial<MachineModelOptions<undefined>>) => {
      const stepper = createStepper(machine);
      makeStep(
        stepper as never,
        { kind: 'done', id: 'ask', output: 'plain' },
        { machine, events: [], ...some },
      );
      return stepper.snapshot.context.reply;
    };
    expect(replyOf({})).toBe('plain');
    expect(replyOf({ completeOutput: (id, output) => `${output} of ${id}` })).toBe('plain of ask');
  });
});

describe('a model of a machine', { tags: ['TST-2'] }, () => {
  it('has no choices once the machine has ended', async () => {
    const world = {
      machine: createFetcher(),
      events: [{ type: 'data.load' }],
      outputs: { fetchData: ['data'] },
    };
    const { choices, take } = open(world);
    const load: MachineStep = { kind: 'send', event: { type: 'data.load' } };
    expect(choices(await take(load))).toHaveLength(2);
    expect(choices(await take(load, { kind: 'done', id: 'fetchData', output: 'data' }))).toEqual([]);
  });

  it('leaves out what isPossible rejects', async () => {
    const world: MachineModelOptions<undefined> = {
      machine: createCounter(),
      events: [{ type: 'count.up' }],
      isPossible: ({ snapshot }, step) => step.kind !== 'send' || Number(snapshot.context.count) < 3,
    };
    expect(await check(createMachineModel(world), [])).toMatchObject({ states: 4, depth: 3 });
  });

  it('updates its memory from the events that this step sent', async () => {
    const noted: (readonly SentEvent[])[] = [];
    const { take } = open<string>({
      machine: tells,
      events: [],
      memory: {
        initial: 'nothing',
        after: (memory, step, sent) => {
          noted.push(sent);
          if (step.kind === 'send' && step.event.type === 'kept') return undefined as unknown as string;
          return [memory, ...sent.map(({ event }) => (event as unknown as { text: string }).text)].join();
        },
      },
    });
    const told = (text: string): MachineStep => ({ kind: 'send', event: { type: 'told', text } as never });
    const place = await take(told('a'), told('b'), { kind: 'send', event: { type: 'kept' } }, told('c'));
    expect(place.seen.memory).toBe('nothing,a,b,c');
    expect(noted.map(({ length }) => length)).toEqual([1, 1, 0, 1]);
  });

  it('treats two contexts as equal where `replace` maps them to the same value', async () => {
    const seen: unknown[] = [];
    const { init, step, textOf } = createMachineModel({
      machine: createCounter(),
      events: [],
      replace: (value, path, snapshot) => {
        if (path === 'context.count') seen.push([value, snapshot.context.count, snapshot.status]);
        return path === 'context.count' ? Number(value) % 2 : value;
      },
    });
    const zero = await init();
    const one = await step(zero, up);
    const two = await step(one, up);
    expect([textOf(one) === textOf(zero), textOf(two) === textOf(zero)]).toEqual([false, true]);
    expect(seen).toContainEqual([2, 2, 'active']);
  });

  it('distinguishes states by value, timers and history', async () => {
    const { take } = open({ machine: createTrafficLight(), events: [] });
    const fail: MachineStep = { kind: 'send', event: { type: 'power.failed' } };
    const wait = (ms: number): MachineStep => ({ kind: 'wait', ms });
    const texts = [
      await take(),
      await take(wait(500)),
      await take(wait(2000)),
      await take(fail),
      await take(wait(2000), fail),
    ].map(({ seen }) => seen.text);
    expect(new Set(texts).size).toBe(5);
    expect(texts[1]).toContain('[1500,');
    const { seen } = await take(wait(500));
    expect([seen.due, seen.timers, seen.running]).toEqual([1500, 1, []]);
    expect((await take(fail)).seen.due).toBeUndefined();
  });
});
