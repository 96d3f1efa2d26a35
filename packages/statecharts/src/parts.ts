import { and, not, stateIn } from 'xstate';

/** What XState keeps of a built-in action (`assign`, `sendTo` …): a function carrying its own arguments. */
export interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly to?: unknown;
  readonly delay?: unknown;
  readonly sendId?: unknown;
  readonly src?: unknown;
  readonly actorRef?: unknown;
}

interface CombinedGuard {
  readonly name: string;
  readonly check: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const inline = '(inline)';

/** The built-in action a value is, if it is one. `setup()` keeps them as they are, in charts and implementations. */
export const builtInAction = (action: unknown): BuiltInAction | undefined =>
  typeof action === 'function' && 'resolve' in action && 'type' in action
    ? (action as unknown as BuiltInAction)
    : undefined;

const combinedGuard = (guard: unknown): CombinedGuard | undefined =>
  typeof guard === 'function' && 'check' in guard ? (guard as unknown as CombinedGuard) : undefined;

/** What a combined guard is, with the guards inside it or the states it asks for. */
interface Combination {
  readonly kind: 'and' | 'or' | 'not' | 'stateIn';
  readonly guards: readonly unknown[];
  readonly stateValue: unknown;
}

/** The guards inside `and`, `or` and `not`. */
export const guardsInside = (guard: unknown): readonly unknown[] => combinedGuard(guard)?.guards ?? [];

/** Whether a function stands where a name is required. */
export const isInlineAction = (action: unknown): boolean =>
  typeof action === 'function' && builtInAction(action) === undefined;

/** Whether a function stands where a name is required. */
export const isInlineGuard = (guard: unknown): boolean =>
  typeof guard === 'function' && combinedGuard(guard) === undefined;

/** The name under which `setup` must hold an implementation; nothing for functions. */
export const referencedName = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return undefined;
  return (part as { readonly type?: string }).type;
};

/** The name of an invoked actor; undefined for logic without one, to which XState gives an id. */
export const invokedName = (src: unknown): string | undefined =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : undefined;

// The arguments of built-in actions that a chart shows; the others show none.
const shownArguments: Readonly<Record<string, readonly (keyof BuiltInAction)[]>> = {
  raise: ['event'],
  emit: ['event'],
  sendTo: ['to', 'event'],
  cancel: ['sendId'],
  spawnChild: ['src'],
  stopChild: ['actorRef'],
};

const builtInName = (action: BuiltInAction): string => {
  const name = action.type.replace(/^xstate\./, '');
  const shown = shownArguments[name]?.map((argument) => referencedName(action[argument]) ?? '…');
  return shown ? `${name}(${shown.join(', ')})` : name;
};

/** The name of an action in a chart. */
export const actionName = (action: unknown): string => {
  const builtIn = builtInAction(action);
  return builtIn ? builtInName(builtIn) : (referencedName(action) ?? inline);
};

// The names of these functions do not survive a minifier, what they check with does; another copy of XState checks with
// functions of its own, but has names. What is none of them is `or`.
const checkOf = (guard: unknown): unknown => (guard as CombinedGuard).check;
const combinators = new Map<unknown, Combination['kind']>([
  [checkOf(not('')), 'not'],
  [checkOf(and([])), 'and'],
  [checkOf(stateIn('')), 'stateIn'],
]);

/** How a guard combines others, if it does. */
const combinationOf = (guard: unknown): Combination | undefined => {
  const combined = combinedGuard(guard);
  if (!combined) return undefined;
  const known =
    combinators.get(combined.check) ?? [...combinators.values()].find((one) => one === combined.name);
  return { kind: known ?? 'or', guards: combined.guards ?? [], stateValue: combined.stateValue };
};

/** The name of a guard in a chart, `not`, `and`, `or` and `stateIn` spelled out. */
export const guardName = (guard: unknown): string => {
  const combination = combinationOf(guard);
  if (!combination) return referencedName(guard) ?? inline;
  const { guards, kind, stateValue } = combination;
  return `${kind}(${kind === 'stateIn' ? JSON.stringify(stateValue) : guards.map(guardName).join(', ')})`;
};

/** The name of a delay in a chart, or a bare number of milliseconds. */
export const delayName = (delay: unknown): string => {
  if (typeof delay === 'number') return `${delay} ms`;
  return typeof delay === 'string' ? delay : inline;
};
