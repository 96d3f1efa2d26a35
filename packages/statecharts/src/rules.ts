import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes, statePath, transitionsOf } from './chart.ts';
import { builtInAction, guardsInside, isInlineAction, isInlineGuard, referencedName } from './parts.ts';
import { unreachableStates } from './reachable.ts';

/** What a chart must be; each is checked by `checkChart`. */
export type ChartRule =
  | 'described'
  | 'reachable'
  | 'implemented'
  | 'named'
  | 'named-delay'
  | 'invoke-id'
  | 'invoke-error'
  | 'invoke-done';

/** One place where a chart breaks a rule. */
export interface Violation {
  readonly rule: ChartRule;
  /** The path of the state, or the machine's id for the root; `setup` for implementations. */
  readonly state: string;
  readonly message: string;
}

interface InvokeConfig {
  readonly id?: string;
  readonly src: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}

const listed = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

const canEnd = (node: AnyStateNode): boolean => {
  const children = Object.values(node.states as Readonly<Record<string, AnyStateNode>>);
  if (node.type === 'compound') return children.some(({ type }) => type === 'final');
  return node.type === 'final' || (node.type === 'parallel' && children.every(canEnd));
};

/** Whether a piece of logic ends with an output. Promise logic carries no mark, so it is asked: it alone takes the
 * event with which XState hands a promise's value to it. */
const hasOutput = (logic: unknown): boolean => {
  if (isMachine(logic)) return canEnd(logic.root as AnyStateNode);
  const { transition } = logic as AnyActorLogic;
  const running = { status: 'active', output: undefined, error: undefined, input: undefined };
  try {
    const ended: { readonly status?: string } | undefined = transition(
      running,
      { type: 'xstate.promise.resolve', data: undefined },
      {} as never,
    );
    return ended?.status === 'done';
  } catch {
    return false;
  }
};

const checkStates = (machine: AnyStateMachine): readonly Violation[] => [
  ...stateNodes(machine)
    .filter(({ description }) => !description?.trim())
    .map((node) => ({
      rule: 'described' as const,
      state: statePath(node) || machine.id,
      message: 'has no description',
    })),
  ...unreachableStates(machine).map((state) => ({
    rule: 'reachable' as const,
    state,
    message: 'no transition leads here',
  })),
];

/** Checks the names and functions used at one place. */
const checkParts = (machine: AnyStateMachine, state: string) => {
  const { actions, actors, delays, guards } = machine.implementations as Readonly<
    Record<'actions' | 'actors' | 'delays' | 'guards', Readonly<Record<string, unknown>>>
  >;
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
    // Without an implementation XState sends the event at once.
    return delays[String(value)] === undefined ? [missing('delay', String(value))] : [];
  };
  const actor = (src: unknown): readonly Violation[] =>
    typeof src === 'string' && actors[src] === undefined ? [missing('actor', src)] : [];
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
  const inStates = stateNodes(machine).flatMap((node) => {
    const check = checkParts(machine, statePath(node) || machine.id);
    const { entry, exit, after, initial } = node.config as Readonly<Record<string, unknown>>;
    const initialActions =
      typeof initial === 'object' ? (initial as { readonly actions?: unknown }).actions : [];
    const transitions = transitionsOf(node);
    return [
      ...[entry, exit, initialActions].flatMap(listed).flatMap(check.action),
      ...transitions.flatMap(({ actions }) => actions).flatMap(check.action),
      ...transitions.flatMap(({ guard }) => check.guard(guard)),
      // The keys of an object are strings: `1000` and `'1000'` are the same unnamed delay.
      ...Object.keys((after ?? {}) as object).flatMap((key) =>
        check.delay(Number.isNaN(Number(key)) ? key : Number(key)),
      ),
      ...(node.invoke as readonly InvokeConfig[])
        .filter(({ src }) => !String(src).startsWith('xstate.invoke.'))
        .flatMap(({ src }) => check.actor(src)),
    ];
  });
  // Implementations may be built-ins themselves, and name delays, actors and guards.
  const check = checkParts(machine, 'setup');
  const { actions, guards } = machine.implementations as {
    readonly actions: Readonly<Record<string, unknown>>;
    readonly guards: Readonly<Record<string, unknown>>;
  };
  const inSetup = [
    ...Object.values(actions).filter(builtInAction).flatMap(check.action),
    ...Object.values(guards).flatMap(guardsInside).flatMap(check.guard),
  ];
  return [...inStates, ...inSetup];
};

const checkInvoke = (machine: AnyStateMachine, state: string, invoke: InvokeConfig): readonly Violation[] => {
  const { id, src, onDone, onError } = invoke;
  const name = typeof src === 'string' ? src : '(inline)';
  const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
  const violations: Violation[] = [];
  if (typeof src !== 'string' || id !== src)
    violations.push({
      rule: 'invoke-id',
      state,
      message: `invoke "${id ?? ''}" must have its src "${name}" as id`,
    });
  // Without it a failing child stops its parent.
  if (onError === undefined)
    violations.push({ rule: 'invoke-error', state, message: `invoke "${name}" has no onError` });
  if (onDone === undefined && logic !== undefined && hasOutput(logic))
    violations.push({ rule: 'invoke-done', state, message: `invoke "${name}" ends, but has no onDone` });
  return violations;
};

const checkInvokes = (machine: AnyStateMachine): readonly Violation[] =>
  stateNodes(machine).flatMap((node) =>
    (listed(node.config.invoke) as readonly InvokeConfig[]).flatMap((invoke) =>
      checkInvoke(machine, statePath(node) || machine.id, invoke),
    ),
  );

/** Every place where a machine breaks a rule of the house; empty when it is in order. What happens inside functions
 * (`enqueueActions`, `assign`) cannot be seen. */
export const checkChart = (machine: AnyStateMachine): readonly Violation[] => [
  ...checkStates(machine),
  ...checkNames(machine),
  ...checkInvokes(machine),
];
