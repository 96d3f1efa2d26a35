import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** Unsound if a record has more keys than its type: use it for literals only. */
export const keysOf = <T extends object>(record: T): readonly (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** Unsound unless `keys` contains every key of `T`. */
export const recordOf = <T extends object>(
  keys: readonly (keyof T & string)[],
  toValue: <K extends keyof T & string>(key: K) => T[K],
): T => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as T;

type SpawnLoaded = (
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
) => AnyActorRef;

/** Spawns a child whose logic was loaded later. The types of `setup` do not allow an id for such a child. */
export const spawnLoaded = (
  spawn: (...parts: never[]) => AnyActorRef,
  ...[logic, options]: Parameters<SpawnLoaded>
): AnyActorRef => (spawn as SpawnLoaded)(logic, options);
