import { type BuiltInAction, builtInAction, combinationOf } from './xstate-inside.ts';

const inline = '(inline)';

export const guardsInside = (guard: unknown): readonly unknown[] => combinationOf(guard)?.guards ?? [];

export const isInlineAction = (action: unknown): boolean =>
  typeof action === 'function' && builtInAction(action) === undefined;

export const isInlineGuard = (guard: unknown): boolean =>
  typeof guard === 'function' && combinationOf(guard) === undefined;

/** Undefined for inline functions. */
export const referencedName = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return undefined;
  return (part as { readonly type?: string }).type;
};

/** Undefined for inline logic, which XState gives a generated id. */
export const invokedName = (src: unknown): string | undefined =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : undefined;

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

export const guardName = (guard: unknown): string => {
  const combination = combinationOf(guard);
  if (!combination) return referencedName(guard) ?? inline;
  const { guards, kind, stateValue } = combination;
  return `${kind}(${kind === 'stateIn' ? JSON.stringify(stateValue) : guards.map(guardName).join(', ')})`;
};

export const delayName = (delay: unknown): string => {
  if (typeof delay === 'number') return `${delay} ms`;
  return typeof delay === 'string' ? delay : inline;
};
