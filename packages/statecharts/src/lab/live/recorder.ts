import type { AnyActorRef, InspectionEvent } from 'xstate';
import { activePaths } from '../../chart.ts';
import { isMachineSnapshot, keysTakenIn, nameOfActor } from '../../xstate-inside.ts';
import { redactEvent, type ShownEvent, type ShownParts } from './redact.ts';

/** One event that an actor received, and its effect, as plain data. */
export interface LiveRecord {
  readonly number: number;
  /** Milliseconds since the recording started. */
  readonly at: number;
  /** The actor's session id, which is unique in its tab. */
  readonly actor: string;
  /** The actor's id. For a root actor without one, its machine's id. */
  readonly name: string;
  /** The machine's id; missing for other actor logic. */
  readonly machine?: string;
  readonly from?: string;
  readonly event: ShownEvent;
  /** Active states after the event, in document order. */
  readonly active: readonly string[];
  /** Keys of the transitions taken, in order. */
  readonly taken: readonly string[];
}

export interface RecorderOptions {
  readonly shown: ShownParts;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly report: (record: LiveRecord) => void;
}

/** Introduces an actor that was running before the recording. */
export const BEGIN: ShownEvent = { type: '(begin)', parts: {}, hiddenCount: 0 };

interface Begun {
  readonly number: number;
  from: string | undefined;
  taken: readonly string[];
}

export interface Recorder {
  /** Reports the current state of an actor and its descendants. */
  readonly introduce: (ref: AnyActorRef) => void;
  /** Numbers follow the order in which events start; reports follow the order in which they finish. */
  readonly inspect: (event: InspectionEvent) => void;
}

/** An inspector that reports events as plain data, with only the fields in `shown`. */
export const createRecorder = ({ shown, now, report }: RecorderOptions): Recorder => {
  const begin = now();
  // Pending events by actor. The first is being processed.
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
    // No ts-pattern: it is larger than the rest of the code that apps load.
    switch (event.type) {
      case '@xstate.event': {
        const { event: received, sourceRef } = event;
        const from = sourceRef && nameOfActor(sourceRef as AnyActorRef);
        // Initial eventless transitions run on creation, before `xstate.init`.
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
      // Other inspection events, including new ones in later versions of XState, are ignored.
    }
  };
  return { introduce, inspect };
};
