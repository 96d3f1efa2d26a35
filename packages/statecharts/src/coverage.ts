import { transitionKeys } from '@loomwright/kit/testing';
import type { AnyStateMachine } from 'xstate';

/** How far the tests went in one machine. */
export interface TransitionCoverage {
  /** Keys some test took. */
  readonly taken: readonly string[];
  /** Keys no test took and no exception explains. */
  readonly missing: readonly string[];
  /** How many transitions the machine has, exceptions included. */
  readonly total: number;
  /** Exceptions that name no transition: the machine has changed. */
  readonly unknownExceptions: readonly string[];
  /** Exceptions for transitions that a test does take: they can go. */
  readonly needlessExceptions: readonly string[];
}

/** Compares what a machine has with what the tests took. */
export const transitionCoverage = (
  machine: AnyStateMachine,
  recordedKeys: ReadonlySet<string>,
  exceptions: Readonly<Record<string, string>> = {},
): TransitionCoverage => {
  const all = transitionKeys(machine);
  const known = new Set(all);
  const excused = Object.keys(exceptions);
  return {
    taken: all.filter((key) => recordedKeys.has(key)),
    missing: all.filter((key) => !recordedKeys.has(key) && !excused.includes(key)),
    total: all.length,
    unknownExceptions: excused.filter((key) => !known.has(key)),
    needlessExceptions: excused.filter((key) => known.has(key) && recordedKeys.has(key)),
  };
};
