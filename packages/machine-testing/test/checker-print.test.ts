import { expect, it } from 'vitest';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type MachineStep, statesOf, toLines, toMachineTest, traceLines } from '../src/checker/index.ts';
import { createStepper } from '../src/index.ts';
import { createCounter } from './checker-machines.ts';

const createRequester = () =>
  setup({
    types: { context: {} as { readonly asked: number; readonly reply: string } },
    actors: { replyTo: fromPromise<string>(() => new Promise(() => {})), clerk: fromCallback(() => {}) },
    actions: { count: assign({ asked: ({ context }) => context.asked + 1 }) },
    guards: { isFirst: ({ context }) => context.asked === 0, isLate: ({ context }) => context.asked > 1 },
  }).createMachine({
    id: 'requester',
    context: { asked: 0, reply: '' },
    invoke: { id: 'clerk', src: 'clerk' },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'question.asked': [
            { guard: 'isLate', target: 'resting' },
            {
              guard: 'isFirst',
              target: 'asking',
              actions: ['count', sendTo('clerk', { type: 'note', text: 'hello' }), emit({ type: 'rang' })],
            },
          ],
        },
      },
      asking: {
        invoke: {
          id: 'reply',
          src: 'replyTo',
          onDone: { target: 'idle', actions: assign({ reply: ({ event }) => event.output }) },
          onError: { target: 'resting' },
        },
      },
      resting: { after: { 500: 'idle' } },
    },
  });

const trace: readonly MachineStep[] = [
  { kind: 'send', event: { type: 'question.asked', text: "it's late" } as never },
  { kind: 'done', id: 'reply', output: 'it\'s "fine"' },
  { kind: 'send', event: { type: 'question.asked' } },
  { kind: 'error', id: 'reply', message: 'broken' },
  { kind: 'wait', ms: 500 },
];

it('the trace of a machine describes each step', { tags: ['TST-2'] }, () => {
  expect(
    traceLines({ machine: createRequester(), events: [] }, trace.slice(0, 3)),
  ).toBe(`  1. question.asked {"text":"it's late"}
       "idle" → "asking"
       asked: 1
       guards: isLate no, isFirst yes
       sent to clerk: note {"text":"hello"}
       emitted: rang
  2. reply ends with "it's \\"fine\\""
       "asking" → "idle"
       reply: "it's \\"fine\\""
  3. question.asked
       stays "idle"
       guards: isLate no, isFirst no`);
});

it('a trace names failures of children, elapsed time and thrown errors', { tags: ['TST-2'] }, () => {
  const steps: readonly MachineStep[] = [
    { kind: 'send', event: { type: 'question.asked' } },
    { kind: 'error', id: 'reply', message: 'broken' },
    { kind: 'wait', ms: 500 },
  ];
  const lines = traceLines({ machine: createRequester(), events: [] }, steps).split('\n');
  expect(lines.slice(-4)).toEqual([
    '  2. reply fails: broken',
    '       "asking" → "resting"',
    '  3. 500 ms pass',
    '       "resting" → "idle"',
  ]);
  const complete = () => {
    throw new Error('not again');
  };
  expect(
    traceLines({ machine: createRequester(), events: [], complete }, steps.slice(0, 1)).split('\n'),
  ).toEqual(['  1. question.asked', '       stays "idle"', '       threw Error: not again']);
});

it('a trace shows the states before and after each event', {
  tags: ['TST-2'],
}, async () => {
  const model = { init: () => 'a', choices: () => [], step: (state: string) => `${state}a`, textOf: String };
  const events = [{ up: 1 }, { up: 2 }];
  const states = await statesOf(model, events);
  expect(states).toEqual(['a', 'aa', 'aaa']);
  const look = (state: string, event: { readonly up: number }) => `${state} at ${event.up}`;
  expect(toLines(events, states.slice(0, 2), look)).toBe(`  1. {"up":1}
       a at 1
     → aa at 1
  2. {"up":2}
       aa at 2
     → (broken)`);
  expect(toLines(events.slice(0, 1), states, look, ({ up }) => `up by ${up}`).split('\n')[0]).toBe(
    '  1. up by 1',
  );
});

it('the generated test repeats every kind of step', { tags: ['TST-2'] }, () => {
  const text = toMachineTest("it's said", trace, {
    imports: "import { createRequester } from './requester.ts';",
    setUp: 'const stepper = createStepper(createRequester());',
    expectation: "expect(stepper.snapshot.value).toBe('idle');",
  });
  expect(text).toBe(`import { createRequester } from './requester.ts';
import { createStepper } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';

it('it\\'s said', () => {
  const stepper = createStepper(createRequester());
  stepper.send({'type':'question.asked','text':'it\\'s late'});
  stepper.settle('reply', 'it\\'s \\"fine\\"');
  stepper.send({'type':'question.asked'});
  stepper.fail('reply', new Error('broken'));
  stepper.advance(500);
  expect(stepper.snapshot.value).toBe('idle');
});
`);
  const done = toMachineTest('done', [{ kind: 'done', id: 'reply' }], {
    imports: '',
    setUp: 'const stepper = createStepper(createCounter());',
    expectation: 'expect(stepper.snapshot.context).toEqual({ count: 0 });',
  });
  expect(done).toContain("stepper.settle('reply', undefined);");
  const body = done.slice(done.indexOf('=> {') + 4, done.lastIndexOf('});'));
  new Function('createStepper', 'createCounter', 'expect', body)(createStepper, createCounter, expect);
});
