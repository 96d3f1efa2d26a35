import { match } from 'ts-pattern';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf, readMachine, stateNodes, statePath, toList } from './chart.ts';
import { guardsInside, invokedName, isInlineAction, isInlineGuard, referencedName } from './parts.ts';
import { unreachableStates } from './reachable.ts';
import {
  builtInAction,
  implementationsOf,
  isMachine,
  isPromiseLogic,
  transitionsOf,
} from './xstate-inside.ts';

/** Rules checked by `checkChart`. */
export type ChartRule =
  | 'described'
  | 'reachable'
  | 'implemented'
  | 'named'
  | 'named-delay'
  | 'invoke-id'
  | 'invoke-error'
  | 'invoke-done';

export interface Violation {
  readonly rule: ChartRule;
  /** The state's path, the machine's id for the root, or `setup` for implementations. */
  readonly state: string;
  readonly message: string;
}

interface InvokeConfig {
  readonly id?: string;
  readonly src: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}

const placeOf = (node: AnyStateNode): string => statePath(node) || node.machine.id;

const canEnd = (node: AnyStateNode): boolean =>
  match(node.type)
    .with('compound', () => childrenOf(node).some(({ type }) => type === 'final'))
    .with('parallel', () => childrenOf(node).every(canEnd))
    .with('final', () => true)
    .with('atomic', 'history', () => false)
    .exhaustive();

const hasOutput = (logic: unknown): boolean =>
  isMachine(logic) ? canEnd(logic.root as AnyStateNode) : isPromiseLogic(logic);

const checkStates = (machine: AnyStateMachine): readonly Violation[] => [
  ...stateNodes(machine)
    .filter(({ description }) => typeof description !== 'string' || description.trim() === '')
    .map((node): Violation => ({ rule: 'described', state: placeOf(node), message: 'has no description' })),
  ...unreachableStates(machine).map(
    (state): Violation => ({ rule: 'reachable', state, message: 'no transition leads here' }),
  ),
];

const checkParts = (
  { actions, actors, delays, guards }: ReturnType<typeof implementationsOf>,
  state: string,
) => {
  const missing = (what: string, name: string): Violation => ({
    rule: 'implemented',
    state,
    message: `${what} "${name}" is not implemented`,
  });
  const inline = (what: string): Violation => ({
    rule: 'named',
    state,
    message: `${what} is an inline function; give it a name in setup()`,
  });

  const delay = (value: unknown): readonly Violation[] => {
    if (value === undefined) return [];
    if (typeof value === 'function') return [inline('a delay')];
    if (typeof value === 'number')
      return [{ rule: 'named-delay', state, message: `the delay ${value} ms has no name` }];
    // Without an implementation, XState sends the event immediately.
    return delays[String(value)] === undefined ? [missing('delay', String(value))] : [];
  };
  const actor = (src: unknown): readonly Violation[] => {
    const name = invokedName(src);
    return name !== undefined && actors[name] === undefined ? [missing('actor', name)] : [];
  };
  const guard = (value: unknown): readonly Violation[] => {
    if (value === undefined) return [];
    if (isInlineGuard(value)) return [inline('a guard')];
    const name = referencedName(value);
    if (name !== undefined) return guards[name] === undefined ? [missing('guard', name)] : [];
    return guardsInside(value).flatMap(guard);
  };
  const action = (value: unknown): readonly Violation[] => {
    if (isInlineAction(value)) return [inline('an action')];
    const builtIn = builtInAction(value);
    if (builtIn)
      return [...delay(builtIn.delay), ...(builtIn.type === 'xstate.spawnChild' ? actor(builtIn.src) : [])];
    const name = referencedName(value) ?? '';
    return actions[name] === undefined ? [missing('action', name)] : [];
  };
  return { action, actor, delay, guard };
};

const checkNames = (machine: AnyStateMachine): readonly Violation[] => {
  const implementations = implementationsOf(machine);
  const inStates = stateNodes(machine).flatMap((node) => {
    const check = checkParts(implementations, placeOf(node));
    const { entry, exit, initial } = node.config as Readonly<Record<string, unknown>>;
    const initialActions = (initial as { readonly actions?: unknown } | undefined)?.actions;
    const transitions = transitionsOf(node);
    return [
      ...[entry, exit, initialActions].flatMap(toList).flatMap(check.action),
      ...transitions.flatMap(({ actions }) => actions).flatMap(check.action),
      ...transitions.flatMap(({ guard }) => check.guard(guard)),
      ...node.after.flatMap(({ delay }) => check.delay(delay)),
      ...node.invoke.flatMap(({ src }) => check.actor(src)),
    ];
  });
  // Implementations can be built-in actions that refer to others by name.
  const check = checkParts(implementations, 'setup');
  return [
    ...inStates,
    ...Object.values(implementations.actions).filter(builtInAction).flatMap(check.action),
    ...Object.values(implementations.guards).flatMap(guardsInside).flatMap(check.guard),
  ];
};

const checkInvoke = (machine: AnyStateMachine, state: string, invoke: InvokeConfig): readonly Violation[] => {
  const { id = '', src, onDone, onError } = invoke;
  const isNamed = typeof src === 'string';
  const name = isNamed ? src : '(inline)';
  const logic: unknown = isNamed ? implementationsOf(machine).actors[src] : src;
  const violations: Violation[] = [];
  const note = (rule: ChartRule, message: string) => violations.push({ rule, state, message });
  if (id !== src) note('invoke-id', `invoke "${id}" must have its src "${name}" as id`);
  // Without `onError`, a failing child stops its parent.
  if (onError === undefined) note('invoke-error', `invoke "${name}" has no onError`);
  if (onDone === undefined && logic !== undefined && hasOutput(logic))
    note('invoke-done', `invoke "${name}" ends, but has no onDone`);
  return violations;
};

const checkInvokes = (machine: AnyStateMachine): readonly Violation[] =>
  stateNodes(machine).flatMap((node) =>
    (toList(node.config.invoke) as readonly InvokeConfig[]).flatMap((invoke) =>
      checkInvoke(machine, placeOf(node), invoke),
    ),
  );

/** Violations of the chart rules, except inside functions. Throws if an initial state does not exist. */
export const checkChart = (machine: AnyStateMachine): readonly Violation[] =>
  readMachine(machine, () => [...checkStates(machine), ...checkNames(machine), ...checkInvokes(machine)]);
