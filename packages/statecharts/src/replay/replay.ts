import { transitionKeys } from '@loomwright/machine-testing/stepper';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stateNodes, statePath } from '../chart.ts';
import type { LiveRecord } from '../lab/live/recorder.ts';
import { createFollower, type Effect, type Follower } from './follow.ts';
import { type Memory, snapshotAt } from './skeleton.ts';
import { decodeTrace } from './trace.ts';

/** A recorded event that the chart of its actor does not allow. */
export interface Disagreement {
  /** Of the record in its trace. */
  readonly number: number;
  readonly name: string;
  readonly machine: string;
  readonly event: string;
  /** The paths of the states that were active. */
  readonly before: readonly string[];
  readonly after: Effect;
  readonly cause: string;
  /** Some effects that the chart would allow. */
  readonly allowed: readonly Effect[];
}

/** An actor at the end of a trace. */
export interface ReplayedActor {
  readonly name: string;
  /** Missing for actors of other kinds: these are not followed. */
  readonly machine: string | undefined;
  readonly active: readonly string[];
  readonly hasEnded: boolean;
  /** How many of its events were compared with its chart. */
  readonly followed: number;
}

export interface Replay {
  /** In the order they were first heard of. */
  readonly actors: readonly ReplayedActor[];
  /** How many records the trace has. */
  readonly records: number;
  readonly disagreements: readonly Disagreement[];
}

/** What came of a trace: followed to its end, or not at all. */
export type ReplayOutcome =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  | { readonly kind: 'refused'; readonly problem: string };

/** What is known of an actor on the way. */
interface Known {
  readonly name: string;
  readonly machine: string | undefined;
  readonly active: readonly string[];
  readonly followed: number;
  /** Missing while it is not known where the actor is. */
  readonly snapshot?: AnyMachineSnapshot | undefined;
  /** Whether it was there before the recording. */
  readonly isOlder: boolean;
  /** Which recording has heard of it: a trace can hold several. */
  readonly recording: number;
}

/** What is needed of a machine, made when the first of its actors is met. */
interface Followed {
  readonly follower: Follower;
  readonly states: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

const toFollowed = (machine: AnyStateMachine): Followed => ({
  follower: createFollower(machine),
  states: new Set(stateNodes(machine).map(statePath)),
  keys: new Set(transitionKeys(machine)),
});

const BEGIN = '(begin)';
const INIT = 'xstate.init';

const causeOf = (
  { keys }: Followed,
  { event: { type }, taken }: LiveRecord,
  known: Known | undefined,
): string => {
  const strange = taken.find((key) => !keys.has(key));
  if (strange !== undefined)
    return `there is no transition ${strange}: the trace may come from another version`;
  const hasEnded = type !== INIT && known?.snapshot && known.snapshot.status !== 'active';
  return hasEnded ? 'the actor had ended' : 'no answers of its guards lead there';
};

/**
 * Follows every actor of a trace, in the recorded order, through the charts of its machines: each event must have led to
 * the recorded states by the recorded transitions, for some answers of the guards. After one that did not, the actor is
 * taken to be where the trace says. Never throws for what stands in the trace.
 */
export const replayTrace = (value: unknown, machines: readonly AnyStateMachine[]): ReplayOutcome => {
  const decoded = decodeTrace(value);
  if (decoded.kind === 'refused') return decoded;
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  const followed = new Map<string, Followed>();
  const actors = new Map<string, Known>();
  const disagreements: Disagreement[] = [];
  let recording = 0;
  let lastNumber = 0;

  const step = (record: LiveRecord, machine: string, one: Followed): Known => {
    const {
      active,
      event: { type: event },
      name,
    } = record;
    const { follower } = one;
    const heard = actors.get(record.actor);
    // Logic that comes late makes a machine of an actor that was none.
    const old = heard?.machine === undefined ? undefined : heard;
    const isIntroduced = event === BEGIN || (!old && event !== INIT);
    const known = isIntroduced || event === INIT ? undefined : old;
    const count = old?.followed ?? 0;
    const next = {
      name,
      machine,
      active,
      recording,
      followed: count,
      isOlder: isIntroduced || (known?.isOlder ?? false),
    };
    const disagree = (cause: string, allowed: readonly Effect[] = []): Known => {
      const { number, taken } = record;
      const before = old?.active ?? [];
      disagreements.push({ number, name, machine, event, before, after: { active, taken }, cause, allowed });
      const memory = known?.snapshot?.historyValue as Memory | undefined;
      const snapshot = snapshotAt(follower.machine, active, memory);
      return { ...next, snapshot, isOlder: true, followed: count + 1 };
    };
    // Made before the recording, and started in it.
    const isStart = event === INIT && old?.snapshot && old.followed === 0 && record.taken.length === 0;
    if (isStart && old.active.join('\n') === active.join('\n')) return { ...old, name };
    if (old?.recording === recording && (event === BEGIN || event === INIT))
      return disagree('the actor had begun before');
    if (event === BEGIN && record.taken.length > 0) return disagree('nothing is taken before an event');
    if (isIntroduced || (known && !known.snapshot)) {
      const snapshot = snapshotAt(follower.machine, active);
      return snapshot ? { ...next, snapshot } : disagree('these states cannot be active together');
    }
    const from = known?.snapshot;
    if (from && from.status !== 'active') return disagree(causeOf(one, record, known));
    const snapshot = follower.follow(from, event, record, next.isOlder);
    if (snapshot) return { ...next, snapshot, followed: count + 1 };
    return disagree(causeOf(one, record, known), follower.allowed(from, event));
  };

  for (const record of decoded.records) {
    const { active, actor, event, machine, name, number } = record;
    // A recording introduces each actor once: its numbers follow those of the one before.
    const isAgain = event.type === BEGIN && actors.get(actor)?.recording === recording;
    if (isAgain || number <= lastNumber) recording += 1;
    lastNumber = number;
    const where = `Record ${number}, actor ${name}, machine ${machine}`;
    if (machine === undefined) {
      actors.set(actor, { name, machine, active: [], followed: 0, isOlder: true, recording });
      continue;
    }
    const found = byId.get(machine);
    if (!found) return { kind: 'refused', problem: `${where}: there is no such machine.` };
    const one = followed.get(machine) ?? toFollowed(found);
    followed.set(machine, one);
    const strange = active.find((path) => !one.states.has(path));
    if (strange !== undefined)
      return {
        kind: 'refused',
        problem: `${where}, state ${strange}: there is no such state; the trace may come from another version.`,
      };
    const old = actors.get(actor);
    if (old?.machine !== undefined && old.machine !== machine)
      return {
        kind: 'refused',
        problem: `${where}: the same actor ran ${old.machine} before.`,
      };
    actors.set(actor, step(record, machine, one));
  }
  return {
    kind: 'replayed',
    replay: {
      records: decoded.records.length,
      disagreements,
      actors: [...actors.values()].map(({ active, followed: count, machine, name, snapshot }) => ({
        name,
        machine,
        active,
        hasEnded: snapshot !== undefined && snapshot.status !== 'active',
        followed: count,
      })),
    },
  };
};
