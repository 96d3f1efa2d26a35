import { runs } from '@loomwright/machine-testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import { replayTrace, toReplayLines } from '@loomwright/statecharts';
import { createLiveMachine, createRecorder, type LiveRecord, toTrace } from '@loomwright/statecharts/lab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { type MachineEntry, machines } from '../src/index.ts';
import { livePorts } from '../src/ports.ts';
import { shownParts } from '../src/shown-parts.ts';

const canary = 'correct horse battery staple';

const controlled = (entry: MachineEntry, clock: SimulatedClock, answers: Map<string, boolean>) => {
  const machine = entry.create({ now: () => clock.now() });
  const { actors, guards } = machine.implementations;
  const answered = Object.entries(guards as Readonly<Record<string, unknown>>).flatMap(([name, guard]) =>
    typeof guard === 'function' && !('check' in guard)
      ? [[name, (...args: unknown[]) => answers.get(name) ?? (guard(...args) as boolean)] as const]
      : [],
  );
  const inert = Object.keys(actors as object).map((name) => [name, fromCallback(() => {})] as const);
  const provided = machine.provide({
    actors: Object.fromEntries(inert),
    guards: Object.fromEntries(answered),
  } as never) as AnyStateMachine;
  // Overridden guards can create an endless loop of eventless transitions, which XState stops with an error.
  Object.assign(provided.options, { maxIterations: 50 });
  return provided;
};

interface History {
  readonly choices: readonly (readonly [which: number, variant: number])[];
  /** The number of the step before which recording begins; 0 means before the actor starts. */
  readonly recordedFrom: number;
}

const recordedTrace = (entry: MachineEntry, { choices, recordedFrom }: History) => {
  const clock = new SimulatedClock();
  const answers = new Map<string, boolean>();
  const machine = controlled(entry, clock, answers);
  const records: LiveRecord[] = [];
  const recorder = createRecorder({
    shown: shownParts,
    now: () => clock.now(),
    report: (one) => records.push(one),
  });
  const actor = createActor<AnyStateMachine>(machine, {
    input: entry.input,
    clock,
    ...(recordedFrom === 0 && { inspect: recorder.inspect }),
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  const { examples, completeEvent = (event) => event, completeOutput = (_, output) => output } = entry;
  const send = (event: EventObject) => actor.send(event);
  const pick = <T>(list: readonly T[], variant: number) => list[variant % list.length] as T;
  const events = Object.entries(examples.events);
  const guards = Object.keys(machine.implementations.guards as object);
  const perform = (which: number, variant: number): void => {
    const children = Object.keys(actor.getSnapshot().children);
    const all = [
      ...[...events, ...events].map(([type, payloads]) => () => {
        send(completeEvent({ ...pick(payloads, variant), type }));
      }),
      ...children.flatMap((id) => {
        const { outputs = [undefined], snapshots } = examples.children[id] ?? {};
        const output = completeOutput(id, structuredClone(pick(outputs, variant)));
        return [
          () => send({ type: `xstate.done.actor.${id}`, output, actorId: id } as EventObject),
          () =>
            send({ type: `xstate.error.actor.${id}`, error: new Error(canary), actorId: id } as EventObject),
          ...(snapshots ?? []).map(
            (snapshot) => () => send({ type: `xstate.snapshot.${id}`, snapshot } as EventObject),
          ),
        ];
      }),
      ...[400, 2000, 30_000].map((ms) => () => clock.increment(ms)),
      ...guards.map((guard) => () => {
        const value = [true, false, undefined][variant % 3];
        if (value === undefined) answers.delete(guard);
        else answers.set(guard, value);
      }),
      () => send({ type: 'an event of no machine', text: canary } as EventObject),
    ];
    pick(all, which)();
  };
  choices.forEach(([which, variant], index) => {
    if (index + 1 === recordedFrom) {
      recorder.introduce(actor as AnyActorRef);
      actor.system.inspect(recorder.inspect);
    }
    if (actor.getSnapshot().status === 'active') perform(which, variant);
  });
  if (choices.length % 2 === 0) actor.stop();
  const live = createStepper(createLiveMachine(livePorts));
  live.send({ type: 'live.start' });
  live.send({ type: 'live.recorded', records });
  return { text: toTrace(live.snapshot), machine };
};

const histories = fc.record({
  choices: fc.array(fc.tuple(fc.nat(1000), fc.nat(30)), { minLength: 1, maxLength: 14 }),
  recordedFrom: fc.nat(4),
});

const replayed = (trace: unknown, machine: AnyStateMachine) => {
  const outcome = replayTrace(trace, [machine]);
  if (outcome.kind === 'refused') throw new Error(outcome.problem);
  return outcome.replay;
};

describe.each(machines)('a trace of $id', (entry) => {
  it('agrees with the chart on random histories', { tags: ['LAB-2'] }, () => {
    let followed = 0;
    fc.assert(
      fc.property(histories, (history) => {
        const { machine, text } = recordedTrace(entry, history);
        const replay = replayed(JSON.parse(text), machine);
        expect(replay.disagreements).toEqual([]);
        expect(toReplayLines(replay).join('\n')).not.toContain(canary);
        const last = JSON.parse(text)
          .records.filter((one: LiveRecord) => one.machine)
          .at(-1);
        if (last) expect(replay.actors.find(({ machine: id }) => id)?.active).toEqual(last.active);
        followed += replay.actors.reduce((sum, actor) => sum + actor.followed, 0);
      }),
      runs(8, 1000),
    );
    expect(followed).toBeGreaterThan(8);
  });
});

type Change = (
  records: readonly LiveRecord[],
  at: number,
  other: number,
) => readonly LiveRecord[] | undefined;

const put = (records: readonly LiveRecord[], at: number, ...one: readonly LiveRecord[]) => [
  ...records.slice(0, at),
  ...one,
  ...records.slice(at + 1),
];

const isMove = (records: readonly LiveRecord[], at: number) =>
  records[at]?.active.join() !== records[at - 1]?.active.join();

/** Each function returns undefined where its change would not be an error. */
const changes: Readonly<Record<string, Change>> = {
  'another state': (records, at, other) => {
    const [one, source] = [records[at], records[other]];
    // The replay takes the states of an introduction as given.
    if (!one || !source || one.event.type === '(begin)') return undefined;
    if (one.active.join() === source.active.join()) return undefined;
    return put(records, at, { ...one, active: source.active });
  },
  'another event': (records, at, other) => {
    const [one, source] = [records[at], records[other]];
    if (!one?.taken.length || !source || one.event.type === source.event.type) return undefined;
    return put(records, at, { ...one, event: source.event });
  },
  'no transition': (records, at) => {
    const one = records[at];
    return one?.taken.length && one.event.type !== 'xstate.init'
      ? put(records, at, { ...one, taken: [] })
      : undefined;
  },
  'a missing record': (records, at) =>
    at > 0 && at < records.length - 1 && isMove(records, at) && isMove(records, at + 1)
      ? put(records, at)
      : undefined,
};

// A missing record is noticed only if the next event is impossible without it.
const maxUndetected = { 'a missing record': 0.3 } as Readonly<Record<string, number>>;

describe.each(Object.entries(changes))('a trace with %s', (name, change) => {
  it('disagrees with the chart, or is refused, in nearly all cases', { tags: ['LAB-2'] }, () => {
    const missed: string[] = [];
    let count = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...machines),
        histories,
        fc.nat(20),
        fc.nat(20),
        (entry, history, one, two) => {
          const { machine, text } = recordedTrace(entry, history);
          const all = JSON.parse(text).records as readonly LiveRecord[];
          const records = all.filter(({ actor, machine: id }) => id === entry.id && actor === all[0]?.actor);
          const changed = change(records, one % (records.length || 1), two % (records.length || 1));
          if (!changed) return;
          count += 1;
          const outcome = replayTrace({ version: 1, records: changed }, [machine]);
          if (outcome.kind === 'replayed' && outcome.replay.disagreements.length === 0)
            missed.push(`${entry.id} ${records[one % records.length]?.event.type}`);
        },
      ),
      runs(name === 'a missing record' ? 600 : 150, 10_000),
    );
    expect(count).toBeGreaterThan(15);
    expect(missed.length / count, missed.join('\n')).toBeLessThan(maxUndetected[name] ?? 0.05);
  });
});
