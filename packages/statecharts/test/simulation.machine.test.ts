import { startActor } from '@loomwright/machine-testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import {
  createSimulationMachine,
  type Simulated,
  toSimulationTest,
  toSimulationView,
  toStepsText,
  withoutExamples,
} from '../src/lab/index.ts';

const lamp: Simulated = {
  create: () =>
    createMachine({
      id: 'lamp',
      initial: 'off',
      on: { dim: { guard: 'isOn', actions: 'dim' } },
      states: {
        off: { on: { press: 'on' } },
        on: {
          on: { press: 'off' },
          invoke: { id: 'glow', src: 'glow', onDone: 'off', onError: 'off', onSnapshot: {} },
        },
      },
    }).provide({ guards: { isOn: () => false }, actors: { glow: createMachine({}) } } as never),
  input: undefined,
  examples: {
    events: {
      press: [{}],
      dim: [
        { by: 1, to: { hue: 'red' } },
        { by: 2, to: { hue: 'blue' } },
      ],
    },
    children: { glow: { outputs: [{ watts: 4 }, { watts: 5 }], snapshots: [{ heat: 1 }] } },
  },
};

const lampSource = {
  imports: "import { loadMachine } from './lamps.ts';",
  simulated: "await loadMachine('lamp')",
};

const begin = (stepsText = '', simulated = lamp) => {
  const machine = createSimulationMachine({ loadMachine: async () => simulated, keepSteps: () => {} });
  const stepper = createStepper(machine, { stepsText });
  stepper.settle('loadMachine', simulated);
  const view = () => {
    const { running } = toSimulationView(stepper.snapshot);
    if (!running) throw new Error('The simulation does not run.');
    return running;
  };
  return { stepper, view };
};

it('loads its machine, and offers a retry after a failure', { tags: ['LAB-2'] }, () => {
  const machine = createSimulationMachine({ loadMachine: async () => lamp, keepSteps: () => {} });
  const stepper = createStepper(machine, { stepsText: '' });
  expect(toSimulationView(stepper.snapshot)).toMatchObject({ isLoading: true, running: undefined });
  expect(toSimulationTest(stepper.snapshot, lampSource)).toBe('');
  stepper.fail('loadMachine', new Error('offline'));
  expect(toSimulationView(stepper.snapshot)).toMatchObject({ isLoading: false, isMissing: true });
  stepper.send({ type: 'simulation.retry' });
  stepper.settle('loadMachine', lamp);
  expect(toSimulationView(stepper.snapshot).running?.active).toEqual(['off']);
});

it('begins with the steps that the address received during loading', {
  tags: ['LAB-2'],
}, () => {
  const machine = createSimulationMachine({ loadMachine: async () => lamp, keepSteps: () => {} });
  const stepper = createStepper(machine, { stepsText: '' });
  const change = (stepsText: string) => stepper.send({ type: 'address.changed', stepsText });
  const wait = (ms: number) => `[{"kind":"wait","ms":${ms}}]`;
  change(wait(5));
  stepper.fail('loadMachine', new Error('offline'));
  change(wait(7));
  // The address now names a state of the chart instead of steps.
  change('');
  stepper.send({ type: 'simulation.retry' });
  stepper.settle('loadMachine', lamp);
  expect(toSimulationView(stepper.snapshot).running?.steps.map(({ text }) => text)).toEqual(['7 ms pass']);
});

it('predicts the effect of an event before it is sent', { tags: ['LAB-2'] }, () => {
  const { stepper, view } = begin();
  expect(view().events).toEqual([
    { type: 'press', hasEffect: true },
    { type: 'dim', hasEffect: false },
  ]);
  expect(view().outcome).toBe('One transition is taken.');
  stepper.send({ type: 'simulation.chooseEvent', eventType: 'dim' });
  stepper.send({ type: 'simulation.chooseExample', example: 1 });
  expect(view().fields.map(({ name, text }) => [name, text])).toEqual([
    ['by', '2'],
    ['to.hue', 'blue'],
  ]);
  expect(view()).toMatchObject({
    outcome: 'Nothing: every guard says no.',
    candidates: [{ state: 'lamp', isTaken: false, text: 'isOn says no.' }],
  });
  stepper.send({ type: 'simulation.step', step: { kind: 'answer', guard: 'isOn', value: true } });
  expect(view()).toMatchObject({
    outcome: 'One transition is taken.',
    guards: [{ name: 'isOn', answer: 'yes' }],
  });
  stepper.send({ type: 'simulation.edit', name: 'by', text: 'much' });
  expect(view().outcome).toBe('“by” is not a number.');
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({ place: 1, problem: '“by” is not a number.' });
  stepper.send({ type: 'simulation.edit', name: 'by', text: '3' });
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({ place: 2, problem: '', taken: ['lamp||dim|0'] });
});

it('ends children as chosen, goes back and forth, and drops replaced steps', {
  tags: ['LAB-2'],
}, () => {
  const { stepper, view } = begin();
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({
    active: ['on'],
    children: [{ id: 'glow', outputs: ['{"watts":4}', '{"watts":5}'], output: 0, snapshots: ['{"heat":1}'] }],
  });
  stepper.send({ type: 'simulation.chooseOutput', child: 'glow', output: 1 });
  stepper.send({ type: 'simulation.showChild', child: 'glow', snapshot: 0 });
  stepper.send({ type: 'simulation.finishChild', child: 'glow' });
  expect(view().steps.map(({ text }) => text)).toEqual(['press', 'glow shows a snapshot', 'glow is done']);
  expect(view()).toMatchObject({ active: ['off'], place: 3, children: [] });
  stepper.send({ type: 'simulation.goTo', place: 1 });
  expect(view()).toMatchObject({ active: ['on'], place: 1 });
  expect(view().steps.length).toBe(3);
  stepper.send({ type: 'simulation.step', step: { kind: 'error', id: 'glow', message: 'broken' } });
  expect(view().steps.map(({ text }) => text)).toEqual(['press', 'glow breaks']);
  stepper.send({ type: 'simulation.goTo', place: 99 });
  expect(view().place).toBe(2);
  stepper.send({ type: 'simulation.restart' });
  expect(view()).toMatchObject({ active: ['off'], place: 0, steps: [] });
});

it('shows outputs with the same beginning in full, so that they can be told apart', {
  tags: ['LAB-2'],
}, () => {
  const long = 'x'.repeat(60);
  const outputs = [
    { long, isOn: true },
    { long, isOn: false },
    { long: `y${long}`, isOn: true },
  ];
  const { view } = begin('[{"kind":"send","event":{"type":"press"}}]', {
    ...lamp,
    examples: { ...lamp.examples, children: { glow: { outputs } } },
  });
  expect(view().children[0]?.outputs).toEqual([
    `{"long":"${long}","isOn":true}`,
    `{"long":"${long}","isOn":false}`,
    `{"long":"y${long.slice(10)}…`,
  ]);
});

it('begins with the steps in the address, and reports what is wrong with the rest', {
  tags: ['LAB-2'],
}, () => {
  const first = begin(
    '[{"kind":"send","event":{"type":"press"}},{"kind":"done","id":"glow","output":{"watts":"4"}}]',
  );
  expect(first.view()).toMatchObject({ active: ['on'], place: 1 });
  expect(first.view().problem).toContain('the output of “glow” does not fit: watts is a string');
  const second = begin('steps');
  expect(second.view()).toMatchObject({
    place: 0,
    problem: 'The list of steps cannot be read: it is not a JSON list.',
  });
});

it('refuses a step that the address could not contain, with the reason', { tags: ['LAB-2'] }, () => {
  const { stepper, view } = begin();
  stepper.send({ type: 'simulation.chooseEvent', eventType: 'dim' });
  stepper.send({ type: 'simulation.edit', name: 'to.hue', text: 'x'.repeat(50_000) });
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({ place: 0, steps: [] });
  expect(view().problem).toMatch(/^The list of steps has 50\d+ characters; the limit is 50000\.$/);
});

it('copies the steps up to the shown one as a test', { tags: ['LAB-2'] }, () => {
  const { stepper } = begin();
  stepper.send({ type: 'simulation.send' });
  stepper.send({ type: 'simulation.send' });
  stepper.send({ type: 'simulation.goTo', place: 1 });
  const text = toSimulationTest(stepper.snapshot, lampSource);
  expect(text).toContain("import { loadMachine } from './lamps.ts';");
  expect(text).toContain("it('lamp: press', async () => {");
  expect(text).toContain("    { kind: 'send', event: { type: 'press' } },\n  ]);");
  expect(text).toContain("toEqual(['on'])");
});

it('writes the steps again after the address has changed to something else', {
  tags: ['LAB-2'],
}, async () => {
  const kept: string[] = [];
  const machine = createSimulationMachine({
    loadMachine: async () => lamp,
    keepSteps: (text) => kept.push(text),
  });
  const actor = startActor(machine, { input: { stepsText: '' } });
  await expect.poll(() => toSimulationView(actor.getSnapshot()).running).toBeDefined();
  actor.send({ type: 'simulation.send' });
  actor.send({ type: 'address.changed', stepsText: '' });
  const text = '[{"kind":"send","event":{"type":"press"}}]';
  expect(kept).toEqual([text, text]);
  // The link uses the steps taken, whatever the address contains.
  expect(toStepsText(actor.getSnapshot())).toBe(text);
});

it('restarts with the steps of a changed address, unless they are its own', {
  tags: ['LAB-2'],
}, () => {
  const { stepper, view } = begin();
  stepper.send({ type: 'simulation.send' });
  stepper.send({ type: 'simulation.goTo', place: 0 });
  stepper.send({ type: 'address.changed', stepsText: toStepsText(stepper.snapshot) });
  expect(view()).toMatchObject({ active: ['off'], place: 0 });
  stepper.send({ type: 'address.changed', stepsText: '[{"kind":"wait","ms":5}]' });
  expect(view().steps.map(({ text }) => text)).toEqual(['5 ms pass']);
  expect(view().place).toBe(1);
  stepper.send({ type: 'address.changed', stepsText: 'steps' });
  expect(view()).toMatchObject({ place: 0, problem: expect.stringContaining('cannot be read') });
});

const greeter = createMachine({
  id: 'greeter',
  context: ({ input }) => ({ name: (input as { readonly name: string }).name }),
  initial: 'waiting',
  states: {
    waiting: {
      on: { greet: { guard: 'isPolite', target: 'asking' }, 'far.*': 'left', tick: {} },
      after: { 5: 'left' },
    },
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: { guard: 'isYes', target: 'left' }, onError: 'waiting' },
    },
    left: {},
  },
}).provide({
  guards: {
    isPolite: ({ event }: { readonly event: { readonly words?: string } }) => event.words === 'please',
    isYes: ({ event }: { readonly event: { readonly output?: { readonly yes?: boolean } } }) =>
      event.output?.yes === true,
  },
  actors: { ask: createMachine({}) },
} as never);

it('without examples the payload is typed as JSON', {
  tags: ['LAB-5'],
}, () => {
  const { stepper, view } = begin('', withoutExamples(greeter, { name: 'Ada' }));
  expect(view().events.map(({ type }) => type)).toEqual(['greet', 'far.*', 'tick']);
  expect(view().contextText).toContain('Ada');
  expect(view().fields).toEqual([{ name: 'payload', kind: 'json', text: '{}' }]);
  const type = (text: string) => stepper.send({ type: 'simulation.edit', name: 'payload', text });
  for (const text of ['{', '[1]', 'null', '"x"']) {
    type(text);
    stepper.send({ type: 'simulation.send' });
    expect(view()).toMatchObject({ place: 0, problem: expect.stringMatching(/JSON\.$/) });
  }
  type('{"words":"now"}');
  expect(view().outcome).toContain('Nothing');
  expect(view().candidates[0]?.text).toContain('isPolite');
  type('{"words":"please"}');
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({ active: ['asking'], children: [{ id: 'ask', outputText: '' }] });
  const choose = (output: string) => stepper.send({ type: 'simulation.chooseOutput', child: 'ask', output });
  choose('{"yes":');
  stepper.send({ type: 'simulation.finishChild', child: 'ask' });
  expect(view()).toMatchObject({ active: ['asking'], problem: '“output” is not JSON.' });
  choose('{"yes":true}');
  expect(view().children[0]?.outputText).toBe('{"yes":true}');
  stepper.send({ type: 'simulation.finishChild', child: 'ask' });
  expect(view()).toMatchObject({ active: ['left'], problem: '' });
});

it('for a wildcard the typed JSON may contain the event type', { tags: ['LAB-5'] }, () => {
  const { stepper, view } = begin('', withoutExamples(greeter, { name: 'Ada' }));
  stepper.send({ type: 'simulation.chooseEvent', eventType: 'far.*' });
  stepper.send({ type: 'simulation.edit', name: 'payload', text: '{"type":"far.away"}' });
  stepper.send({ type: 'simulation.send' });
  expect(view()).toMatchObject({ active: ['left'], steps: [{ text: 'far.away' }] });
});

it('a changed machine repeats the same steps', { tags: ['LAB-5'] }, () => {
  const { stepper, view } = begin();
  stepper.send({ type: 'simulation.send' });
  stepper.send({ type: 'machine.changed' });
  expect(toSimulationView(stepper.snapshot).isLoading).toBe(true);
  stepper.send({ type: 'machine.changed' });
  stepper.fail('loadMachine', new Error('it throws'));
  expect(toSimulationView(stepper.snapshot).isMissing).toBe(true);
  stepper.send({ type: 'machine.changed' });
  stepper.settle('loadMachine', lamp);
  expect(view()).toMatchObject({ active: ['on'], place: 1, steps: [{ text: 'press' }] });
});
