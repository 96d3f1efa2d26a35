// @ts-check
// Plain JavaScript, so that the packed package can run it.
import assert from 'node:assert/strict';
import {
  check,
  createMachineModel,
  createStepper,
  startActor,
  traceLines,
  transitionKeys,
  walk,
} from '@loomwright/machine-testing';
import {
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';

const cup = createMachine({
  id: 'cup',
  initial: 'empty',
  states: { empty: { on: { fill: 'full' } }, full: {} },
});

const createCoffee = () =>
  setup({
    actors: {
      heat: fromPromise(async (/** @type {{ input: number }} */ { input }) => input),
      cup,
      tray: fromCallback(() => {}),
    },
    guards: { isHot: ({ context }) => context.degrees > 90, isEven: ({ context }) => context.cups % 2 === 0 },
    delays: { soon: 500 },
    types: { context: /** @type {{ degrees: number, cups: number }} */ ({}) },
  }).createMachine({
    id: 'coffee',
    context: { degrees: 20, cups: 0 },
    type: 'parallel',
    on: { 'light.*': {}, tell: { actions: [sendParent({ type: 'told' }), emit({ type: 'shown' })] } },
    states: {
      water: {
        initial: 'cold',
        states: {
          cold: { on: { start: 'heating' } },
          heating: {
            invoke: {
              id: 'heat',
              src: 'heat',
              input: ({ context }) => context.degrees,
              onDone: { target: 'hot', actions: assign({ degrees: ({ event }) => event.output }) },
              onError: 'cold',
            },
          },
          hot: { always: { guard: 'isHot', target: 'ready' }, after: { soon: 'cold' } },
          ready: {
            on: { pour: { target: 'cold', actions: assign({ cups: ({ context }) => context.cups + 1 }) } },
          },
        },
      },
      shelf: {
        initial: 'closed',
        states: {
          closed: { on: { open: 'inside.back' } },
          inside: {
            initial: 'first',
            states: {
              first: { on: { next: 'second' } },
              second: {},
              back: { type: 'history', history: 'deep' },
            },
            on: {
              close: 'closed',
              cup: { actions: spawnChild('cup', { id: 'cup', systemId: 'theCup', syncSnapshot: true }) },
              fill: { actions: sendTo('cup', { type: 'fill' }, { id: 'filling', delay: 100 }) },
              keep: { actions: cancel('filling') },
              drop: { actions: stopChild('cup') },
              ring: {
                actions: enqueueActions(({ enqueue, check: holds }) => {
                  if (holds('isEven')) enqueue(raise({ type: 'close' }));
                }),
              },
            },
          },
        },
      },
    },
  });

/** @param {ReturnType<typeof createCoffee>} machine */
const open = (machine = createCoffee()) => createStepper(machine);
/** @param {string} value */
const water = (value) => ({ water: value, shelf: 'closed' });

/** @type {Readonly<Record<string, () => void | Promise<void>>>} */
export const contract = {
  'children end, fail, and have inputs': () => {
    const stepper = open();
    stepper.send({ type: 'start' });
    assert.deepEqual([stepper.running, stepper.inputOf('heat')], [['heat'], 20]);
    assert.equal(stepper.fail('heat', new Error('no power')), true);
    assert.deepEqual(stepper.snapshot.value, water('cold'));
    stepper.send({ type: 'start' });
    stepper.settle('heat', 95);
    assert.deepEqual(stepper.snapshot.value, water('ready'));
    assert.equal(stepper.snapshot.context.degrees, 95);
    assert.equal(stepper.settle('heat', 1), false);
    assert.deepEqual([stepper.can({ type: 'pour' }), stepper.can({ type: 'start' })], [true, false]);
  },
  'timers fire as time advances': () => {
    const stepper = open();
    stepper.send({ type: 'start' });
    stepper.settle('heat', 50);
    assert.equal(stepper.timers[0]?.due, 500);
    stepper.advance(499);
    assert.deepEqual(stepper.snapshot.value, water('hot'));
    stepper.advance(1);
    assert.deepEqual([stepper.snapshot.value, stepper.timers.length], [water('cold'), 0]);
  },
  'events are sent to the parent and to children, at once and with a delay': () => {
    const stepper = open();
    for (const type of ['tell', 'open', 'cup', 'fill', 'keep', 'fill']) stepper.send({ type });
    stepper.advance(100);
    assert.deepEqual(stepper.sent, [
      { target: '#_parent', event: { type: 'told' } },
      { target: 'cup', event: { type: 'fill' }, delay: 100 },
    ]);
    assert.deepEqual(stepper.emitted, [{ type: 'shown' }]);
  },
  'a system id is free again once its child has stopped, or after a return': () => {
    const stepper = open();
    stepper.send({ type: 'open' });
    const back = stepper.mark();
    for (const type of ['cup', 'drop', 'cup']) stepper.send({ type });
    assert.deepEqual(stepper.running, ['cup']);
    back();
    assert.deepEqual([stepper.running, stepper.taken], [[], []]);
    stepper.send({ type: 'cup' });
    const withCup = stepper.mark();
    stepper.send({ type: 'drop' });
    withCup();
    assert.throws(() => stepper.send({ type: 'cup' }), /already exists/);
  },
  'history, raised events and enqueued actions work within a step': () => {
    const stepper = open();
    for (const type of ['open', 'next', 'ring', 'open']) stepper.send({ type });
    assert.deepEqual(stepper.snapshot.value, { water: 'cold', shelf: { inside: 'second' } });
  },
  'a stepper throws the error that its machine throws at the start': () => {
    const broken = createMachine({
      context: () => {
        throw new Error('no context');
      },
    });
    assert.throws(() => createStepper(broken), /no context/);
  },
  'an endless eventless loop ends with an error': () => {
    const loop = createMachine({
      id: 'loop',
      initial: 'idle',
      states: { idle: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    });
    assert.throws(() => createStepper(loop).send({ type: 'go' }), /Infinite loop: "loop"/);
    const always = createMachine({
      id: 'always',
      initial: 'a',
      states: { a: { always: 'b' }, b: { always: 'a' } },
    });
    assert.throws(() => createStepper(always), /Infinite loop: "always"/);
  },
  'steppers and actors record the same transition keys': () => {
    const keys = transitionKeys(createCoffee());
    assert.equal(keys.length, 16);
    assert.ok(keys.includes('coffee|water.hot|(always)|0'));
    assert.ok(keys.includes('coffee||light.*|0'));
    const stepper = open();
    /** @type {string[]} */
    const taken = [];
    const events = ['light.on', 'open', 'next', 'close'];
    for (const type of events) stepper.send({ type });
    const actor = startActor(createCoffee(), {
      inspect: (event) => {
        if (event.type === '@xstate.microstep')
          for (const { eventType } of event._transitions) taken.push(eventType);
      },
    });
    for (const type of events) actor.send({ type });
    assert.deepEqual(taken, ['light.*', 'open', 'next', 'close']);
    assert.deepEqual(
      stepper.taken.map((key) => key.split('|')[2]),
      taken,
    );
  },
  'of two transitions that exit the same states, only the first is taken': () => {
    const both = createMachine({
      id: 'both',
      type: 'parallel',
      on: { '*': {} },
      states: {
        a: { initial: 'x', states: { x: { on: { go: '#both.b.z' } } } },
        b: { initial: 'y', states: { y: { on: { go: 'z' } }, z: {} } },
      },
    });
    const stepper = createStepper(both);
    stepper.send({ type: 'go' });
    assert.deepEqual(stepper.taken, ['both|a.x|go|0']);
  },
  'a walk takes every transition, a check visits every state, a trace names guards': async () => {
    const machine = createCoffee();
    const events = ['start', 'pour', 'open', 'close', 'next', 'keep', 'ring', 'tell', 'light.on'].map(
      (type) => ({ type }),
    );
    const world = { machine, events, outputs: { heat: [50, 95] }, canFail: ['heat'] };
    const visits = walk({ ...world, title: 'coffee' });
    const never = [...visits].flatMap(([key, count]) => (count === 0 ? [key] : []));
    assert.deepEqual(
      never,
      ['cup', 'fill', 'drop'].map((event) => `coffee|shelf.inside|${event}|0`),
    );
    const report = await check(
      createMachineModel({
        ...world,
        events: events.filter(({ type }) => type !== 'pour'),
      }),
      [
        {
          name: 'it stays cold',
          rules: [],
          kind: 'always',
          holds: ({ seen }) => seen.snapshot.context.degrees !== 95,
        },
      ],
    );
    assert.deepEqual(
      [report.endedBy, report.states > 20, report.violations[0]?.trace.length],
      [undefined, true, 2],
    );
    assert.match(
      traceLines(world, report.violations[0]?.trace ?? []),
      /heat ends with 95[\s\S]*guards: isHot yes/,
    );
  },
};
