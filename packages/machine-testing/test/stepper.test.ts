import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { assign, createMachine, fromPromise, raise, sendParent, sendTo, setup } from 'xstate';
import { createStepper, recordedTransitions, resetRecord } from '../src/index.ts';

const createLoader = (
  load: (size: number) => Promise<string> = () => Promise.reject(new Error('never run')),
) =>
  setup({
    types: {
      context: {} as { readonly size: number; readonly text: string },
      events: {} as { readonly type: 'retry' } | { readonly type: 'stop' } | { readonly type: 'again' },
      input: {} as { readonly size: number },
    },
    actors: { load: fromPromise<string, number>(({ input }) => load(input)) },
    actions: { keepText: assign({ text: (_, params: { readonly text: string }) => params.text }) },
    delays: { giveUpMs: 100 },
  }).createMachine({
    id: 'loader',
    context: ({ input }) => ({ size: input.size, text: '' }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          // XState throws on a duplicate system id, so re-entering the state proves that the id was released.
          systemId: 'theLoader',
          input: ({ context }) => context.size,
          onDone: { actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) } },
          onError: 'failed',
        },
        on: { again: { target: 'loading', reenter: true }, stop: 'stopped' },
        after: { giveUpMs: 'failed' },
      },
      failed: { on: { retry: 'loading' } },
      stopped: { type: 'final' },
    },
  });

beforeEach(resetRecord);

describe('children of a stepped machine', () => {
  it('never run; they end once by settle or fail, and only while they are running', {
    tags: ['TST-1'],
  }, () => {
    const stepper = createStepper(createLoader(), { size: 3 });
    expect(stepper.running).toEqual(['load']);
    expect(stepper.inputOf('load')).toBe(3);
    expect(stepper.settle('other')).toBe(false);
    expect(stepper.settle('load', 'hello')).toBe(true);
    expect(stepper.snapshot.context.text).toBe('hello');
    // The child has ended but is still in the snapshot, because its state was not exited.
    expect(Object.keys(stepper.snapshot.children)).toEqual(['load']);
    expect(stepper.running).toEqual([]);
    expect(stepper.inputOf('load')).toBeUndefined();
    expect(stepper.settle('load', 'twice')).toBe(false);
    expect(stepper.fail('load', new Error('late'))).toBe(false);
    expect(stepper.snapshot.context.text).toBe('hello');
  });

  it('are new after their state is re-entered', { tags: ['TST-1'] }, () => {
    const stepper = createStepper(createLoader(), { size: 3 });
    expect(stepper.fail('load')).toBe(true);
    expect(stepper.snapshot.value).toBe('failed');
    expect(stepper.fail('load')).toBe(false);
    stepper.send({ type: 'retry' });
    stepper.send({ type: 'again' });
    expect(stepper.running).toEqual(['load']);
    expect(stepper.settle('load', 'third')).toBe(true);
  });

  it('are gone, with the timers, when the machine has ended', { tags: ['TST-1'] }, () => {
    const stepper = createStepper(createLoader(), { size: 3 });
    expect(stepper.timers).toMatchObject([{ due: 100 }]);
    stepper.send({ type: 'stop' });
    expect(stepper.snapshot.status).toBe('done');
    expect([stepper.running, stepper.timers, stepper.settle('load')]).toEqual([[], [], false]);
    expect(stepper.can({ type: 'again' })).toBe(false);
    stepper.send({ type: 'again' });
    stepper.advance(1000);
    expect([stepper.snapshot.value, stepper.now]).toEqual(['stopped', 1000]);
  });

  it('have outputs typed by the name of their logic', { tags: ['TST-1'] }, () => {
    const stepper = createStepper(createLoader(), { size: 3 });
    expectTypeOf(stepper.settle<'load'>)
      .parameter(1)
      .toEqualTypeOf<string | undefined>();
    expectTypeOf(stepper.settle<'other'>)
      .parameter(1)
      .toEqualTypeOf<unknown>();
    // @ts-expect-error no such event
    stepper.send({ type: 'nope' });
    // @ts-expect-error the input is required
    expect(() => createStepper(createLoader())).toThrow();
  });

  it('stop the machine by failing where no transition handles the error', { tags: ['TST-1'] }, () => {
    const machine = createMachine({ id: 'bare', invoke: { id: 'load', src: fromPromise(async () => 1) } });
    const stepper = createStepper(machine);
    expect(stepper.fail('load', 'broken')).toBe(true);
    expect([stepper.snapshot.status, stepper.snapshot.error]).toEqual(['error', 'broken']);
  });

  it('send snapshots to an invoke with onSnapshot', { tags: ['TST-1'] }, () => {
    const machine = createMachine({
      id: 'watcher',
      context: { seen: 0 },
      invoke: {
        id: 'watch',
        src: fromPromise(async () => 1),
        onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context as unknown as number }) },
      },
    });
    const stepper = createStepper(machine);
    expect(stepper.report('watch', { context: 7 })).toBe(true);
    expect(stepper.report('watch', { context: 8 })).toBe(true);
    expect(stepper.snapshot.context.seen).toBe(8);
    expect(stepper.settle('watch')).toBe(true);
    expect(stepper.report('watch', { context: 9 })).toBe(false);
  });

  it('a child machine adds nothing to the record, since it does not run', { tags: ['LAB-4'] }, () => {
    const child = createMachine({ id: 'child', initial: 'a', states: { a: { always: 'b' }, b: {} } });
    createStepper(createMachine({ id: 'parent', invoke: { id: 'child', src: child } }));
    expect([...recordedTransitions()]).toEqual([]);
    createStepper(child);
    expect([...recordedTransitions()]).toEqual(['child|a|(always)|0']);
  });
});

describe('events sent to other actors', () => {
  it('are listed with their target when they are sent, unless they are cancelled', {
    tags: ['TST-1'],
  }, () => {
    const machine = createMachine({
      id: 'sender',
      invoke: { id: 'load', src: fromPromise(async () => 1) },
      on: {
        up: { actions: sendParent({ type: 'hello' }) },
        down: { actions: sendTo('load', { type: 'go' }) },
        later: { actions: sendTo('load', { type: 'go' }, { id: 'later', delay: 20 }) },
      },
    });
    const stepper = createStepper(machine);
    for (const type of ['up', 'down', 'later', 'down'] as const) stepper.send({ type });
    stepper.advance(19);
    expect(stepper.sent).toEqual([
      { target: '#_parent', event: { type: 'hello' } },
      { target: 'load', event: { type: 'go' } },
      { target: 'load', event: { type: 'go' } },
    ]);
    stepper.advance(1);
    expect(stepper.sent.at(-1)).toEqual({ target: 'load', event: { type: 'go' }, delay: 20 });
  });
});

describe('time in a stepper', { tags: ['TST-1'] }, () => {
  const createChain = () =>
    createMachine({
      id: 'chain',
      initial: 'a',
      states: {
        a: { after: { 1000: 'b' } },
        b: { after: { 1000: 'c' } },
        c: { after: { 1000: 'd' } },
        d: {},
      },
    });

  it('fires timers that earlier timers start', () => {
    const stepper = createStepper(createChain());
    stepper.advance(2999);
    expect([stepper.snapshot.value, stepper.now]).toEqual(['c', 2999]);
    stepper.advance(1);
    expect([stepper.snapshot.value, stepper.now]).toEqual(['d', 3000]);
  });

  it('refuses to run backwards, and refuses delays beyond the limit of a clock', () => {
    expect(() => createStepper(createChain()).advance(-1)).toThrow('cannot advance');
    const wait = (delay: number) => () =>
      createStepper(createMachine({ id: 'wait', entry: raise({ type: 'go' }, { delay }) }));
    expect(wait(Number.POSITIVE_INFINITY)).toThrow('impossible delay');
    expect(wait(Number.NaN)).toThrow('impossible delay');
    expect(wait(-1)).toThrow('impossible delay');
    expect(wait(0)).not.toThrow();
  });

  it('does not hang on a machine that never settles', () => {
    const again = { reenter: true, target: '#restless' };
    const restless = createStepper(createMachine({ id: 'restless', after: { 0: again } }));
    expect(() => restless.advance(1)).toThrow('keep firing at the same time');
    const echo = createMachine({
      id: 'echo',
      on: { go: { actions: sendTo(({ self }) => self, { type: 'go' }) } },
    });
    expect(() => createStepper(echo).send({ type: 'go' })).toThrow('keeps sending events to itself');
  });
});

describe('a machine that throws', { tags: ['TST-1'] }, () => {
  it('throws from the stepper, at the start and in a step, and keeps its state', () => {
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => createStepper(createMachine({ id: 'start', context: fail }))).toThrow('no');
    const stepper = createStepper(
      createMachine({
        id: 'step',
        context: { n: 0 },
        on: { go: { actions: assign({ n: () => fail() }) } },
      }),
    );
    expect(() => stepper.send({ type: 'go' })).toThrow('no');
    expect(stepper.snapshot.context.n).toBe(0);
  });

  it('sees its state before the step, as in an actor', () => {
    const seen: unknown[] = [];
    const machine = createMachine({
      id: 'mirror',
      context: { n: 0 },
      on: {
        go: {
          actions: assign({
            n: ({ context, self }) => seen.push(self.getSnapshot().context) * 0 + context.n + 1,
          }),
        },
      },
    });
    const stepper = createStepper(machine);
    stepper.send({ type: 'go' });
    stepper.send({ type: 'go' });
    expect(seen).toEqual([{ n: 0 }, { n: 1 }]);
  });
});
