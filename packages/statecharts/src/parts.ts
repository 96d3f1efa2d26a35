import { type BuiltInAction, builtInAction, combinationOf } from './xstate-inside.ts';

const inline = '(inline)';

/** The guards inside `and`, `or` and `not`. */
export const guardsInside = (guard: unknown): readonly unknown[] => combinationOf(guard)?.guards ?? [];

/** Whether a function stands where a name is required. */
export const isInlineAction = (action: unknown): boolean =>
  typeof action === 'function' && builtInAction(action) === undefined;

/** Whether a function stands where a name is required. */
export const isInlineGuard = (guard: unknown): boolean =>
  typeof guard === 'function' && combinationOf(guard) === undefined;

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

export const actionName = (action: unknown): string => {
  const builtIn = builtInAction(action);
  return builtIn ? builtInName(builtIn) : (referencedName(action) ?? inline);
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
