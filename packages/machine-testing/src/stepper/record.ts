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

/** How an eventless transition is called in a key, where others have their event. */
const eventless = '(always)';

/** What is counted of the transitions with one key. */
interface Cell {
  readonly key: string;
  /** How often they were taken since they were in `inTest`. */
  count: number;
  /** The record they were last noted in: what is noted need not be noted again. */
  epoch: number;
}

const createTaken = () => ({
  epoch: 1,
  isWalking: false,
  // A key is asked for at every step of every property run; the transition objects live as long as their machine.
  cells: new WeakMap<AnyTransitionDefinition, Cell>(),
  cellsByKey: new Map<string, Cell>(),
  record: new Set<string>(),
  // A test that resets the record for its own ends must not cost the coverage report anything.
  inTest: new Set<Cell>(),
  walked: new Map<string, number>(),
});
// Of a worker, whatever copies of this package it has loaded.
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

/** The name of a transition: `machine|state path|event descriptor|index`, the same in every run. */
export const transitionKey = (transition: AnyTransitionDefinition): string => {
  const known = keys.get(transition);
  if (known !== undefined) return known;
  for (const [sibling, key] of keysOfNode(transition.source as AnyStateNode)) keys.set(sibling, key);
  const key = keys.get(transition);
  if (key === undefined) throw new Error(`State "${transition.source.id}" does not list this transition.`);
  return key;
};

/** The keys of all transitions a machine has, in document order. */
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

/** An inspector that notes every transition taken anywhere in an actor system; for actors not made by `startActor`. */
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

/** Runs what reaches transitions by chance: these are counted apart, and are in no other record. */
export const asWalk = <T>(run: () => T): T => {
  const before = taken.isWalking;
  taken.isWalking = true;
  try {
    return run();
  } finally {
    taken.isWalking = before;
  }
};

/** The keys of all transitions taken since the last reset, by steppers and by recorded actors. */
export const recordedTransitions = (): ReadonlySet<string> => new Set(taken.record);

/** Begins the record of another test file, in a worker that keeps its modules from one file to the next. */
export const beginRecord = (): void => {
  resetRecord();
  beginTestRecord();
};

/** Forgets the transitions taken so far. */
export const resetRecord = (): void => {
  taken.epoch += 1;
  taken.record.clear();
};

/** Begins the record of one test. */
export const beginTestRecord = (): void => {
  taken.epoch += 1;
  for (const cell of taken.inTest) cell.count = 0;
  taken.inTest.clear();
  taken.walked.clear();
};

/** How often each transition was taken since `beginTestRecord`, resets or not, by its key. */
export const transitionsOfTest = (): ReadonlyMap<string, number> =>
  new Map([...taken.inTest].map(({ count, key }) => [key, count]));

/** The same of those taken by walks. */
export const walkedInTest = (): ReadonlyMap<string, number> => new Map(taken.walked);

type StartOptions<L extends AnyActorLogic> = Omit<ActorOptions<L>, 'input'> &
  (undefined extends InputFrom<L> ? { readonly input?: InputFrom<L> } : { readonly input: InputFrom<L> });

type StartArguments<L extends AnyActorLogic> =
  undefined extends InputFrom<L> ? [options?: StartOptions<L>] : [options: StartOptions<L>];

/** Makes and starts a real actor whose transitions, and those of the actors below it, are recorded. */
export const startActor = <L extends AnyActorLogic>(logic: L, ...[options]: StartArguments<L>): Actor<L> => {
  const given = options?.inspect;
  const inspect = (event: InspectionEvent): void => {
    recordInspection(event);
    if (typeof given === 'function') given(event);
    else given?.next?.(event);
  };
  return createActor<AnyActorLogic>(logic, { ...options, inspect }).start() as Actor<L>;
};
