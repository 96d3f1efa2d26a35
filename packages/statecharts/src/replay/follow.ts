import { takenTransitions, transitionKey } from '@loomwright/machine-testing/stepper';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject, InspectionEvent } from 'xstate';
import { activePaths, childrenOf, stateNodes } from '../chart.ts';
import { isBelow } from '../paths.ts';
import { createSkeleton, type Memory, snapshotAt } from './skeleton.ts';

/** What an event has led to. */
export interface Effect {
  readonly active: readonly string[];
  /** The keys of the transitions taken, in order. */
  readonly taken: readonly string[];
}

/** Follows the events of a machine, for any answers of its guards. */
export interface Follower {
  readonly machine: AnyStateMachine;
  /** Where an event can have led with this effect; undefined when it cannot. Without a snapshot, the machine starts. */
  readonly follow: (
    from: AnyMachineSnapshot | undefined,
    type: string,
    effect: Effect,
    /** Whether history states may remember what was before the first snapshot. */
    isMemoryOpen: boolean,
  ) => AnyMachineSnapshot | undefined;
  /** Some effects that an event can have, each once. */
  readonly allowed: (from: AnyMachineSnapshot | undefined, type: string) => readonly Effect[];
}

/** The most sets of answers that are tried for an event. */
const MAX_TRIES = 4096;
const MAX_ALLOWED = 5;
const MAX_MICROSTEPS = 30;

// What XState needs of a machine and of the actor around it; see the stepper of the kit.
interface Runnable {
  readonly getInitialSnapshot: (scope: unknown, input: unknown) => AnyMachineSnapshot;
  readonly transition: (
    snapshot: AnyMachineSnapshot,
    event: EventObject,
    scope: unknown,
  ) => AnyMachineSnapshot;
}

/** Thrown out of a run that leads elsewhere. */
const ELSEWHERE = new Error('elsewhere');

interface Run extends Effect {
  readonly snapshot: AnyMachineSnapshot;
}

/** The event of a transition by its key, as something that can be sent. */
const eventIn = (key: string): string | undefined => key.split('|').at(-2)?.replace('*', 'any');

/** What the history states of a machine may remember that is not known yet: one of them is enough for an event. */
const memories = (machine: AnyStateMachine, known: Memory, active: readonly string[]): readonly Memory[] => {
  const leaves = stateNodes(machine).filter((node) => childrenOf(node).length === 0);
  const pathOf = (node: AnyStateNode) => node.path.join('.');
  return stateNodes(machine)
    .filter(({ id, type }) => type === 'history' && !Object.hasOwn(known, id))
    .flatMap((node): readonly Memory[] => {
      const { parent } = node;
      if (!parent) return [];
      const isIn = (one: AnyStateNode) => isBelow(pathOf(one), pathOf(parent));
      const isRemembered = (one: AnyStateNode) =>
        isIn(one) && (node.history === 'deep' ? leaves.includes(one) : one.parent === parent);
      const all = stateNodes(machine).filter(isRemembered);
      const now = all.filter((one) => active.includes(pathOf(one)));
      return [now, ...all.filter(({ type }) => type !== 'history').map((one) => [one])]
        .filter((list) => list.length > 0)
        .map((list) => ({ ...known, [node.id]: list }));
    });
};

/** Follows the events of a machine by XState itself, on its skeleton. */
export const createFollower = (original: AnyStateMachine): Follower => {
  let answers: boolean[] = [];
  let asked = 0;
  // Within one microstep a guard says the same however often it is asked.
  let said = new Map<string, boolean>();
  const answer = (question: string): boolean => {
    const known = said.get(question);
    if (known !== undefined) return known;
    const value = answers[asked] ?? false;
    answers[asked] = value;
    asked += 1;
    said.set(question, value);
    return value;
  };
  const { canRaiseAny, machine } = createSkeleton(original, answer);
  const logic = machine as unknown as Runnable;

  /** One run with the answers as they are; undefined where it leads elsewhere. */
  const run = (
    from: AnyMachineSnapshot | undefined,
    type: string,
    expected: readonly string[] | undefined,
  ): Run | undefined => {
    const taken: string[] = [];
    let microsteps = 0;
    const note = (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep') return;
      said = new Map();
      microsteps += 1;
      taken.push(...takenTransitions(event._transitions).map(transitionKey));
      const isElsewhere = expected && taken.some((key, index) => expected[index] !== key);
      if (isElsewhere || microsteps > MAX_MICROSTEPS + (expected?.length ?? 0)) throw ELSEWHERE;
    };
    const scope = {
      self: {},
      system: { _sendInspectionEvent: note },
      actionExecutor: () => {},
      defer: () => {},
    };
    asked = 0;
    said = new Map();
    try {
      let snapshot = from
        ? logic.transition(from, { type }, scope)
        : logic.getInitialSnapshot(scope, undefined);
      while (canRaiseAny && expected && snapshot.status === 'active' && taken.length < expected.length) {
        const before = taken.length;
        const raised = eventIn(expected[before] ?? '');
        if (raised === undefined) return undefined;
        snapshot = logic.transition(snapshot, { type: raised }, scope);
        if (taken.length === before) return undefined;
      }
      // The first snapshot keeps what was thrown.
      if ((snapshot as { readonly error?: unknown }).error === ELSEWHERE) return undefined;
      return { snapshot, taken, active: activePaths(snapshot) };
    } catch {
      return undefined;
    }
  };

  /** Runs with every set of answers in turn, until one is found. */
  const search = (
    from: AnyMachineSnapshot | undefined,
    type: string,
    expected: readonly string[] | undefined,
    isFound: (found: Run) => boolean,
  ): Run | undefined => {
    answers = [];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const found = run(from, type, expected);
      if (found && isFound(found)) return found;
      // The next set: what was asked last and denied is granted, and what comes after is open again.
      const last = answers.slice(0, asked).lastIndexOf(false);
      if (last < 0) return undefined;
      answers = [...answers.slice(0, last), true];
    }
    return undefined;
  };

  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((text, index) => text === other[index]);

  return {
    machine,
    follow: (from, type, effect, isMemoryOpen) => {
      const reach = (start: AnyMachineSnapshot | undefined) =>
        search(
          start,
          type,
          effect.taken,
          ({ active, taken }) => isSame(taken, effect.taken) && isSame(active, effect.active),
        )?.snapshot;
      const found = reach(from);
      if (found || !from || !isMemoryOpen) return found;
      const known = from.historyValue as Memory;
      for (const memory of memories(machine, known, effect.active)) {
        const end = reach(snapshotAt(machine, activePaths(from), memory));
        if (end) return end;
      }
      return undefined;
    },
    allowed: (from, type) => {
      const effects = new Map<string, Effect>();
      search(from, type, undefined, ({ active, taken }) => {
        effects.set([...active, '', ...taken].join('\n'), { active, taken });
        return effects.size === MAX_ALLOWED;
      });
      return [...effects.values()];
    },
  };
};
