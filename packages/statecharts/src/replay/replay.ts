import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../chart.ts';
import type { LiveRecord } from '../lab/live/recorder.ts';
import { createFollower, type Effect, type Place } from './follow.ts';
import { decodeTrace } from './trace.ts';

/** A recorded event that contradicts the chart. */
export interface Disagreement {
  readonly number: number;
  readonly name: string;
  readonly machine: string;
  readonly event: string;
  readonly before: readonly string[];
  readonly after: Effect;
  readonly cause: string;
  readonly allowed: readonly Effect[];
}

export interface ReplayedActor {
  readonly name: string;
  /** Missing for actors that run no machine; these are not checked. */
  readonly machine: string | undefined;
  readonly active: readonly string[];
  readonly hasEnded: boolean;
  /** The number of events checked. */
  readonly followed: number;
}

export interface Replay {
  /** In order of first appearance. */
  readonly actors: readonly ReplayedActor[];
  readonly records: number;
  readonly disagreements: readonly Disagreement[];
}

export type ReplayOutcome =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  | { readonly kind: 'refused'; readonly problem: string };

interface Known {
  readonly name: string;
  readonly machine: string | undefined;
  readonly active: readonly string[];
  readonly followed: number;
  readonly place?: Place | undefined;
  readonly hasEnded: boolean;
  /** The recording that last introduced the actor. A trace can contain several recordings. */
  readonly recording: number;
}

type Follower = ReturnType<typeof createFollower>;

const BEGIN = '(begin)';
const INIT = 'xstate.init';
const STOP = 'xstate.stop';

/** Checks the transitions of a trace against charts. Continues after a disagreement. Never throws. */
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
    // With lazily loaded logic, an actor can become a machine later.
    const old = heard?.machine === undefined ? undefined : heard;
    const isIntroduced = event === BEGIN || (!old && event !== INIT);
    const count = old?.followed ?? 0;
    const next = { name, machine, active, recording };
    const at = (place: Place | undefined, followed: number): Known => {
      // An unhandled child error ends its parent.
      const isBroken = event.startsWith('xstate.error.') && taken.length === 0;
      const hasEnded = event === STOP || isBroken || (place !== undefined && follower.hasEnded(place));
      return { ...next, place, followed, hasEnded };
    };
    const disagree = (cause: string, allowed: readonly Effect[] = []): Known => {
      const before = old?.active ?? [];
      disagreements.push({ number, name, machine, event, before, after: { active, taken }, cause, allowed });
      return at(follower.placeAt(active), count + 1);
    };
    // The actor was created before the recording and started during it.
    const isStart = event === INIT && old?.place && old.followed === 0 && taken.length === 0;
    if (isStart && old.active.join('\n') === active.join('\n')) return { ...old, name };
    if (old?.recording === recording && (event === BEGIN || event === INIT))
      return disagree('the actor was already running');
    if (event === BEGIN && taken.length > 0) return disagree('no transition is taken before an event');
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
    // Each recording introduces an actor once, so a second introduction starts a new recording.
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
