import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { transitionsOf } from '../xstate-inside.ts';
import { transitionsTaken } from './taken.ts';

const eventless = '(always)';

interface Cell {
  readonly key: string;
  count: number;
  epoch: number;
}

const createTaken = () => ({
  epoch: 1,
  isWalking: false,
  // Computing a key is too slow to repeat at every step of a property run.
  cells: new WeakMap<AnyTransitionDefinition, Cell>(),
  cellsByKey: new Map<string, Cell>(),
  record: new Set<string>(),
  // Separate from `record`, so that `resetRecord` does not affect the coverage of a test.
  inTest: new Set<Cell>(),
  walked: new Map<string, number>(),
});
// Global, because a worker may load several copies of this package.
const host = globalThis as { [taken: symbol]: unknown };
const place = Symbol.for('@loomwright/taken-transitions');
host[place] ??= createTaken();
const taken = host[place] as ReturnType<typeof createTaken>;

const keys = new WeakMap<AnyTransitionDefinition, string>();

const keyOf = (node: AnyStateNode, event: string, index: number): string =>
  `${node.machine.id}|${node.path.join('.')}|${event}|${index}`;

const keysOfNode = (node: AnyStateNode): readonly (readonly [AnyTransitionDefinition, string])[] =>
  transitionsOf(node, eventless).flatMap(([event, list]) =>
    list.map((transition, index) => [transition, keyOf(node, event, index)] as const),
  );

/** Returns `machine|state path|event descriptor|index`. Throws if the source does not list the transition. */
export const transitionKey = (transition: AnyTransitionDefinition): string => {
  const known = keys.get(transition);
  if (known !== undefined) return known;
  for (const [sibling, key] of keysOfNode(transition.source as AnyStateNode)) keys.set(sibling, key);
  const key = keys.get(transition);
  if (key === undefined) throw new Error(`State "${transition.source.id}" does not list this transition.`);
  return key;
};

/** The keys of all transitions of a machine, in document order. */
export const transitionKeys = (machine: AnyStateMachine): readonly string[] => {
  const below = (node: AnyStateNode): readonly string[] => [
    ...keysOfNode(node).map(([, key]) => key),
    ...Object.values(node.states as Readonly<Record<string, AnyStateNode>>).flatMap(below),
  ];
  return below(machine.root as AnyStateNode);
};

const cellOf = (transition: AnyTransitionDefinition): Cell => {
  const known = taken.cells.get(transition);
  if (known) return known;
  const key = transitionKey(transition);
  const cell = taken.cellsByKey.get(key) ?? { key, count: 0, epoch: 0 };
  taken.cellsByKey.set(key, cell);
  taken.cells.set(transition, cell);
  return cell;
};

/** An inspector that records every transition of an actor system. For actors not created by `startActor`. */
export const recordInspection = (event: InspectionEvent): void => {
  for (const transition of transitionsTaken(event)) {
    const cell = cellOf(transition);
    if (taken.isWalking) {
      taken.walked.set(cell.key, (taken.walked.get(cell.key) ?? 0) + 1);
      continue;
    }
    cell.count += 1;
    if (cell.epoch === taken.epoch) continue;
    cell.epoch = taken.epoch;
    taken.record.add(cell.key);
    taken.inTest.add(cell);
  }
};

/** Transitions taken while `run` executes count as a random walk, separate from all other records. */
export const asWalk = <T>(run: () => T): T => {
  const before = taken.isWalking;
  taken.isWalking = true;
  try {
    return run();
  } finally {
    taken.isWalking = before;
  }
};

/** Keys of the transitions taken by steppers and recorded actors since the last reset. */
export const recordedTransitions = (): ReadonlySet<string> => new Set(taken.record);

/** Clears all records before a test file, since a worker may keep its modules between files. */
export const beginRecord = (): void => {
  resetRecord();
  beginTestRecord();
};

/** Clears `recordedTransitions`. */
export const resetRecord = (): void => {
  taken.epoch += 1;
  taken.record.clear();
};

/** Clears `transitionsOfTest` and `walkedInTest`. */
export const beginTestRecord = (): void => {
  taken.epoch += 1;
  for (const cell of taken.inTest) cell.count = 0;
  taken.inTest.clear();
  taken.walked.clear();
};

/** How often each transition was taken since `beginTestRecord`, by key. Unaffected by `resetRecord`. */
export const transitionsOfTest = (): ReadonlyMap<string, number> =>
  new Map([...taken.inTest].map(({ count, key }) => [key, count]));

/** Like `transitionsOfTest`, for transitions taken by `walk`. */
export const walkedInTest = (): ReadonlyMap<string, number> => new Map(taken.walked);

type StartOptions<L extends AnyActorLogic> = Omit<ActorOptions<L>, 'input'> &
  (undefined extends InputFrom<L> ? { readonly input?: InputFrom<L> } : { readonly input: InputFrom<L> });

type StartArguments<L extends AnyActorLogic> =
  undefined extends InputFrom<L> ? [options?: StartOptions<L>] : [options: StartOptions<L>];

/** Creates and starts an actor, and records its transitions and those of its descendants. */
export const startActor = <L extends AnyActorLogic>(logic: L, ...[options]: StartArguments<L>): Actor<L> => {
  const given = options?.inspect;
  const inspect = (event: InspectionEvent): void => {
    recordInspection(event);
    if (typeof given === 'function') given(event);
    else given?.next?.(event);
  };
  return createActor<AnyActorLogic>(logic, { ...options, inspect }).start() as Actor<L>;
};
