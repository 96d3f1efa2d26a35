// @ts-check
// Plain JavaScript, so that the packed package can run it.
import assert from 'node:assert/strict';
import {
  checkChart,
  diffCharts,
  explain,
  extractChart,
  toGoldenText,
  toMachineJson,
  toMermaid,
} from '@loomwright/statecharts';
import { createRecorder, simulate } from '@loomwright/statecharts/lab';
import { and, assign, createActor, createMachine, fromPromise, not, raise, sendTo, setup } from 'xstate';

const createDoor = () =>
  setup({
    types: { context: /** @type {{ knocks: number }} */ ({}) },
    actors: { lock: fromPromise(async () => true) },
    guards: {
      isPolite: ({ context }) => context.knocks > 1,
      isMany: (_, /** @type {{ most: number }} */ { most }) => most > 3,
    },
    actions: { knock: assign({ knocks: ({ context }) => context.knocks + 1 }) },
    delays: { soon: 500 },
  }).createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'closed',
    on: { 'alarm.*': '.open' },
    states: {
      closed: {
        entry: raise({ type: 'shut' }, { id: 'shutting', delay: 'soon' }),
        on: {
          knock: { actions: 'knock' },
          open: { guard: and(['isPolite', not({ type: 'isMany', params: { most: 3 } })]), target: 'open' },
        },
      },
      open: {
        type: 'parallel',
        after: { soon: 'closed' },
        on: { close: 'closed' },
        states: {
          bell: {
            initial: 'quiet',
            states: { quiet: { always: { guard: 'isPolite', target: 'rung' } }, rung: {} },
          },
          bolt: {
            initial: 'turning',
            states: {
              turning: { invoke: { id: 'lock', src: 'lock', onDone: 'turned', onError: 'turning' } },
              turned: { on: { tell: { actions: sendTo('lock', { type: 'told' }) } } },
            },
          },
        },
      },
    },
  });
/** @param {number} knocks */
const knocked = (knocks, machine = createDoor()) => {
  const actor = createActor(machine).start();
  for (let count = 0; count < knocks; count += 1) actor.send({ type: 'knock' });
  return actor;
};

/** @type {Readonly<Record<string, () => void | Promise<void>>>} */
export const contract = {
  'a chart contains the whole machine, and its JSON creates the same machine': () => {
    const machine = createDoor();
    const chart = extractChart(machine);
    const text = toGoldenText(chart);
    for (const word of ['isPolite', 'isMany', 'knock', 'soon', 'lock', 'alarm.*', 'parallel'])
      assert.ok(text.includes(word), word);
    const again = createMachine(/** @type {any} */ (toMachineJson(chart)));
    assert.equal(toGoldenText(extractChart(again)), text);
    assert.match(toMermaid(chart), /stateDiagram/);
    assert.deepEqual(diffCharts(chart, extractChart(createDoor())), []);
  },
  'the rules find missing implementations': () => {
    const broken = createMachine({ id: 'broken', entry: 'nothing', invoke: { src: 'nobody' } });
    const rules = checkChart(broken).map(({ rule }) => rule);
    for (const rule of ['implemented', 'invoke-error', 'described'])
      assert.ok(rules.includes(/** @type {any} */ (rule)), rule);
  },
  'an explanation says why nothing happens, with the results of guards': () => {
    const machine = createDoor();
    const refused = explain(machine, knocked(1, machine).getSnapshot(), { type: 'open' });
    assert.equal(refused.nothing, 'refused');
    assert.deepEqual(
      refused.candidates.map(({ guard, verdict }) => [guard?.value, verdict]),
      [[false, 'guardFails']],
    );
    const taken = explain(machine, knocked(2, machine).getSnapshot(), { type: 'open' });
    assert.deepEqual(
      taken.candidates.map(({ key, verdict }) => [key, verdict]),
      [['door|closed|open|0', 'taken']],
    );
    assert.equal(explain(machine, knocked(0, machine).getSnapshot(), { type: 'unknown' }).nothing, 'unknown');
  },
  'a simulation ends children and advances time on request': () => {
    const simulated = {
      create: createDoor,
      input: undefined,
      examples: { events: { 'alarm.now': [{}] }, children: { lock: { outputs: [true] } } },
    };
    const { frames, problem } = simulate(simulated, [
      { kind: 'send', event: { type: 'alarm.now' } },
      { kind: 'done', id: 'lock', output: true },
      { kind: 'wait', ms: 500 },
    ]);
    assert.equal(problem, undefined);
    assert.deepEqual(frames.at(2)?.active, [
      'open',
      'open.bell',
      'open.bell.quiet',
      'open.bolt',
      'open.bolt.turned',
    ]);
    assert.deepEqual(frames.at(3)?.active, ['closed']);
  },
  'an endless eventless loop ends and is reported as a problem': () => {
    const create = () =>
      createMachine({ id: 'loop', initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } });
    const { problem } = simulate({ create, input: undefined, examples: { events: {}, children: {} } }, []);
    assert.match(problem?.message ?? '', /loop/i);
  },
  'the recorder reports the events of an actor, with the transitions taken': () => {
    /** @type {string[]} */
    const seen = [];
    const { inspect } = createRecorder({
      shown: {},
      now: () => 0,
      report: ({ event, taken }) => seen.push(`${event.type}: ${taken.join()}`),
    });
    const actor = createActor(createDoor(), { inspect }).start();
    actor.send({ type: 'knock' });
    actor.send({ type: 'nothing' });
    actor.stop();
    assert.ok(seen.includes('knock: door|closed|knock|0'), seen.join(' '));
    assert.ok(seen.includes('nothing: '), seen.join(' '));
  },
};
