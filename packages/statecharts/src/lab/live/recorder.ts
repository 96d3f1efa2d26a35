import type { AnyActorRef, InspectionEvent } from 'xstate';
import { activePaths } from '../../chart.ts';
import { isMachineSnapshot, keysTakenIn, nameOfActor } from '../../xstate-inside.ts';
import { redactEvent, type ShownEvent, type ShownParts } from './redact.ts';

/** One event that reached an actor, and what it did there. Plain data: it can be stored and sent. */
export interface LiveRecord {
  /** From 1, in the order they came. */
  readonly number: number;
  /** Milliseconds since the recording began. */
  readonly at: number;
  /** The session id of the actor: unlike its name, no other actor of the tab has it. */
  readonly actor: string;
  /** The id of the actor; of one at the root that was given none, its machine's. */
  readonly name: string;
  /** The machine it runs; missing for actors of other kinds. */
  readonly machine?: string;
  /** The name of the sender; missing where the event came from outside. */
  readonly from?: string;
  readonly event: ShownEvent;
  /** The active states afterwards, in document order. */
  readonly active: readonly string[];
  /** The keys of the transitions taken, in order. */
  readonly taken: readonly string[];
}

export interface RecorderOptions {
  readonly shown: ShownParts;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly report: (record: LiveRecord) => void;
}

/** What an actor is introduced with, in the place of an event. */
export const BEGIN: ShownEvent = { type: '(begin)', parts: {}, hiddenCount: 0 };

/** An event on its way to an actor. */
interface Begun {
  readonly number: number;
  from: string | undefined;
  taken: readonly string[];
}

/** Reports what happens in actor systems, redacted before it leaves. */
export interface Recorder {
  /** Reports an actor and those below it as they are now. */
  readonly introduce: (ref: AnyActorRef) => void;
  /**
   * An inspector for actor systems. An event that leads to others has a lower number than they have, and is reported after
   * them: an actor is done when all it sends is.
   */
  readonly inspect: (event: InspectionEvent) => void;
}

export const createRecorder = ({ shown, now, report }: RecorderOptions): Recorder => {
  const begin = now();
  // What waits for each actor, first the event it works on.
  const waiting = new WeakMap<object, Begun[]>();
  let number = 0;
  const begun = (ref: AnyActorRef, from: string | undefined): Begun => {
    number += 1;
    const one: Begun = { number, from, taken: [] };
    waiting.set(ref, [...(waiting.get(ref) ?? []), one]);
    return one;
  };
  const current = (ref: AnyActorRef): Begun => waiting.get(ref)?.[0] ?? begun(ref, undefined);
  const describe = (ref: AnyActorRef, snapshot: unknown) => ({
    at: Math.round(now() - begin),
    actor: ref.sessionId,
    name: nameOfActor(ref),
    ...(isMachineSnapshot(snapshot) && { machine: snapshot.machine.id }),
    active: isMachineSnapshot(snapshot) ? activePaths(snapshot) : [],
  });
  const introduce = (ref: AnyActorRef): void => {
    const snapshot: unknown = ref.getSnapshot();
    number += 1;
    report({ ...describe(ref, snapshot), number, event: BEGIN, taken: [] });
    if (!isMachineSnapshot(snapshot)) return;
    for (const child of Object.values(snapshot.children)) if (child) introduce(child as AnyActorRef);
  };
  const inspect = (event: InspectionEvent): void => {
    const ref = event.actorRef as AnyActorRef;
    // No `match`: apps that are attached to a lab load this file, and ts-pattern is larger than all the rest of it.
    switch (event.type) {
      case '@xstate.event': {
        const { event: received, sourceRef } = event;
        const from = sourceRef && nameOfActor(sourceRef as AnyActorRef);
        // An actor takes its first eventless transitions when it is made, before the event it starts with.
        const early = received.type === 'xstate.init' ? waiting.get(ref)?.[0] : undefined;
        if (early) early.from = from;
        else begun(ref, from);
        return;
      }
      case '@xstate.microstep': {
        const one = current(ref);
        one.taken = [...one.taken, ...keysTakenIn(event)];
        return;
      }
      case '@xstate.snapshot': {
        const { event: received, snapshot } = event;
        const { from, number: own, taken } = current(ref);
        waiting.set(ref, waiting.get(ref)?.slice(1) ?? []);
        report({
          ...describe(ref, snapshot),
          number: own,
          ...(from !== undefined && { from }),
          event: redactEvent(received, shown),
          taken,
        });
        return;
      }
      // Minor versions of XState add types of inspection events.
    }
  };
  return { introduce, inspect };
};
