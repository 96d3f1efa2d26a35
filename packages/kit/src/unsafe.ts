/**
 * The casts of the packages, each a function with its reason: what TypeScript cannot know, and what makes it true.
 */

import type { AnyActorLogic, AnyActorRef } from 'xstate';

/**
 * The keys of a record, in its order. TypeScript calls them `string[]`, because a value may have more keys than its type:
 * call it only with a record that is written out or made by its own package.
 */
export const keysOf = <T extends object>(record: T): readonly (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** A record of a value for each of its keys. TypeScript forgets the keys of `Object.fromEntries`: name all that `T` has. */
export const recordOf = <T extends object>(
  keys: readonly (keyof T & string)[],
  toValue: <K extends keyof T & string>(key: K) => T[K],
): T => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as T;

type SpawnLoaded = (
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
) => AnyActorRef;

/**
 * Starts a child whose logic was loaded later, by the `spawn` of an `assign`. XState's `setup` types `spawn` with an id
 * only for logic that it was given; at run time every logic takes one.
 */
export const spawnLoaded = (
  spawn: (...parts: never[]) => AnyActorRef,
  ...[logic, options]: Parameters<SpawnLoaded>
): AnyActorRef => (spawn as SpawnLoaded)(logic, options);
