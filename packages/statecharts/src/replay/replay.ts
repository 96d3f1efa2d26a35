import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../chart.ts';
import type { LiveRecord } from '../lab/live/recorder.ts';
import { createFollower, type Effect, type Place } from './follow.ts';
import { decodeTrace } from './trace.ts';

/** A recorded event that the chart of its actor does not allow. */
export interface Disagreement {
  /** Of the record in its trace. */
  readonly number: number;
  readonly name: string;
  readonly machine: string;
  readonly event: string;
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
  readonly records: number;
  readonly disagreements: readonly Disagreement[];
}

/** What came of a trace: followed to its end, or not at all. */
export type ReplayOutcome =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  | { readonly kind: 'refused'; readonly problem: string };

interface Known {
  readonly name: string;
  readonly machine: string | undefined;
  readonly active: readonly string[];
  readonly followed: number;
  /** Missing while it is not known where the actor is. */
  readonly place?: Place | undefined;
  readonly hasEnded: boolean;
  /** Which recording has heard of it: a trace can hold several. */
  readonly recording: number;
}

type Follower = ReturnType<typeof createFollower>;

const BEGIN = '(begin)';
const INIT = 'xstate.init';
const STOP = 'xstate.stop';

/**
 * Follows every actor of a trace, in the recorded order, through the charts of its machines: each transition that a record
 * names must exist, leave an active state and be for the event, and all of them must lead to the recorded states. After a
 * record that disagrees, the actor is taken to be where the trace says. Never throws for what stands in the trace.
 */
export const replayTrace = (value: unknown, machines: readonly AnyStateMachine[]): ReplayOutcome => {
  const decoded = decodeTrace(value);
  if (decoded.kind === 'refused') return decoded;
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  const followers = new Map<string, Follower>();
  const actors = new Map<string, Known>();
  const disagreements: Disagreement[] = [];
  let recording = 0;
  let lastNumber = 0;

  const step = (record: LiveRecord, machine: string, follower: Follower): Known => {
    const { active, name, number, taken } = record;
    const event = record.event.type;
    const heard = actors.get(record.actor);
    // Logic that comes late makes a machine of an actor that was none.
    const old = heard?.machine === undefined ? undefined : heard;
    const isIntroduced = event === BEGIN || (!old && event !== INIT);
    const count = old?.followed ?? 0;
    const next = { name, machine, active, recording };
    const at = (place: Place | undefined, followed: number): Known => {
      // A child that fails ends an actor that does nothing at that.
      const isBroken = event.startsWith('xstate.error.') && taken.length === 0;
      const hasEnded = event === STOP || isBroken || (place !== undefined && follower.hasEnded(place));
      return { ...next, place, followed, hasEnded };
    };
    const disagree = (cause: string, allowed: readonly Effect[] = []): Known => {
      const before = old?.active ?? [];
      disagreements.push({ number, name, machine, event, before, after: { active, taken }, cause, allowed });
      return at(follower.placeAt(active), count + 1);
    };
    // Made before the recording, and started in it.
    const isStart = event === INIT && old?.place && old.followed === 0 && taken.length === 0;
    if (isStart && old.active.join('\n') === active.join('\n')) return { ...old, name };
    if (old?.recording === recording && (event === BEGIN || event === INIT))
      return disagree('the actor had begun before');
    if (event === BEGIN && taken.length > 0) return disagree('nothing is taken before an event');
    const from = event === INIT ? undefined : old?.place;
    if (isIntroduced || (event !== INIT && !from)) {
      const place = follower.placeAt(active);
      return place ? at(place, count) : disagree('these states cannot be active together');
    }
    if (from && old?.hasEnded) return disagree('the actor had ended');
    const following = follower.follow(from, event, record);
    return following.kind === 'agrees'
      ? at(following.place, count + 1)
      : disagree(following.cause, following.allowed);
  };

  for (const record of decoded.records) {
    const { active, actor, event, machine, name, number } = record;
    // A recording introduces each actor once: its numbers follow those of the one before.
    const isAgain = event.type === BEGIN && actors.get(actor)?.recording === recording;
    if (isAgain || number <= lastNumber) recording += 1;
    lastNumber = number;
    const refuse = (problem: string): ReplayOutcome => ({
      kind: 'refused',
      problem: `Record ${number}, actor ${name}, machine ${machine}${problem}.`,
    });
    if (machine === undefined) {
      actors.set(actor, { name, machine, active: [], followed: 0, hasEnded: false, recording });
      continue;
    }
    const found = byId.get(machine);
    if (!found) return refuse(': there is no such machine');
    const follower = followers.get(machine) ?? createFollower(extractChart(found));
    followers.set(machine, follower);
    const strange = active.find((path) => !follower.has(path));
    if (strange !== undefined)
      return refuse(`, state ${strange}: there is no such state; the trace may come from another version`);
    const old = actors.get(actor);
    if (old?.machine !== undefined && old.machine !== machine)
      return refuse(`: the same actor ran ${old.machine} before`);
    actors.set(actor, step(record, machine, follower));
  }
  return {
    kind: 'replayed',
    replay: {
      records: decoded.records.length,
      disagreements,
      actors: [...actors.values()].map(({ place, recording: _, ...actor }) => actor),
    },
  };
};
