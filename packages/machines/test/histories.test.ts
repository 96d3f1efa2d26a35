// `LOOMWRIGHT_VISITS=1` prints how often each transition was taken.
import { type Histories, rarelyTaken, runs, visitTable, walk } from '@loomwright/machine-testing';
import { extractChart } from '@loomwright/statecharts';
import { expect, it } from 'vitest';
import { type MachineEntry, machines } from '../src/index.ts';

const historiesOf = ({
  completeEvent,
  completeOutput,
  create,
  examples,
  id,
  input,
}: MachineEntry): Histories => {
  const { states } = extractChart(create());
  return {
    title: id,
    command: 'npm run test:unit --',
    lab: '/statecharts',
    machine: create(),
    input,
    events: Object.entries(examples.events)
      .filter(([type]) => !type.startsWith('xstate.'))
      .flatMap(([type, payloads]) => payloads.map((payload) => ({ ...payload, type }))),
    outputs: (child) => examples.children[child]?.outputs ?? [undefined],
    canFail: [
      ...states.flatMap(({ invokes }) => invokes.map((child) => child.id)),
      ...Object.keys(examples.events).flatMap((type) => type.match(/^xstate\.error\.actor\.(.+)/)?.[1] ?? []),
    ],
    complete: completeEvent,
    completeOutput,
    invariants: {
      'it does not fail': ({ snapshot }) => snapshot.status !== 'error',
    },
    test: {
      imports: "import { machines } from '../src/index.ts';",
      setUp: `const { create, input } = machines.find((entry) => entry.id === '${id}') as never as { create: () => never; input: never };
  const stepper = createStepper(create(), input);`,
    },
  };
};

const otherInput = 'the example has another input';
const farAway = 'it needs many steps in a certain order';
/** Transitions taken fewer than 30 times in 10 000 steps, each with the reason. */
const rare: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  installation: { 'unavailable|(always)|1': otherInput },
  session: { 'loggingOut|session.read|0': 'the examples have only one user' },
  productPage: {
    'deciding|(always)|1': otherInput,
    'deciding|(always)|2': otherInput,
    'loading|xstate.after.loadMs.productPage.loading|1': otherInput,
  },
  form: {
    'submission.ready.failed|(always)|0': farAway,
    'submission.submitting|form.submit|0': otherInput,
    'submission.succeeded|(always)|0': farAway,
    'submission.succeeded|form.edit|1': otherInput,
    'draft|form.succeeded|0': otherInput,
    'draft.ended|form.ownerResolved|0': otherInput,
  },
  login: {
    'submitting.refunding|xstate.done.actor.refundAttempt|0': farAway,
    'submitting.refunding|xstate.error.actor.refundAttempt|0': farAway,
  },
  portfolio: {
    'screen.working.editing|portfolio.add|0': 'no example adds an announced item',
    'typing.active|xstate.after.stepMs.portfolio.typing.active|0': farAway,
  },
  background: {
    'open|scene.failed|0': farAway,
    'open|scene.lost|1': farAway,
    'open|(always)|0': farAway,
    'open.running|(always)|0': farAway,
    'open.running|(always)|1': farAway,
    'open.paused|(always)|1': farAway,
    'open.still|(always)|0': farAway,
    'open.still|(always)|1': farAway,
  },
  embed: { 'asking|(always)|0': otherInput },
  slotChoice: { 'waiting|clock.ticked|0': 'a history is in this state only once, at its start' },
  offline: { 'overdue|worker.replaced|0': farAway, 'postponed|worker.replaced|0': farAway },
};

const few = 1000;
const steps = runs(few, 10_000).numRuns;

it.each(machines.map((entry) => [entry.id, entry] as const))(
  'random histories take every transition repeatedly: %s',
  { tags: ['TST-1'] },
  (id, entry) => {
    const histories = historiesOf(entry);
    const visits = walk({ ...histories, steps });
    const nameOf = (key: string) => key.slice(key.indexOf('|') + 1);
    const table = visitTable(visits);
    if (process.env.LOOMWRIGHT_VISITS) console.log(`${id}\n${table}`);
    const named = Object.keys(rare[id] ?? {});
    const found = rarelyTaken(visits, steps > few ? 30 : 1).map(nameOf);
    expect(
      found.filter((name) => !named.includes(name)),
      table,
    ).toEqual([]);
    expect(named.filter((name) => !rarelyTaken(visits, 30).map(nameOf).includes(name))).toEqual([]);
  },
);
