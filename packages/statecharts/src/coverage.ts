import { transitionKeys } from '@loomwright/kit/testing';
import type { AnyStateMachine } from 'xstate';

/** How far the tests went in one machine, by the keys of its transitions. */
export interface TransitionCoverage {
  readonly taken: readonly string[];
  readonly missing: readonly string[];
}

/** Compares the transitions of a machine with those the tests took. */
export const transitionCoverage = (
  machine: AnyStateMachine,
  recordedKeys: ReadonlySet<string>,
): TransitionCoverage => {
  const keys = transitionKeys(machine);
  return {
    taken: keys.filter((key) => recordedKeys.has(key)),
    missing: keys.filter((key) => !recordedKeys.has(key)),
  };
};
