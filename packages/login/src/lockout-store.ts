import {
  createRecordCodec,
  openRecord,
  type RecordCodec,
  type RecordFact,
  type RecordListener,
  type Records,
} from '@loomwright/storage';
import { createActor, fromCallback } from 'xstate';
import * as z from 'zod/mini';
import {
  EMPTY_LOCKOUT,
  type Lockout,
  type LockoutCommand,
  lockoutReducer,
  MAX_FAILURES,
  MAX_LOCKS,
} from './lockout.ts';

/** A stored lockout (STO-1, STO-2): three failures are a lock, and a lock is three failures. */
const lockoutSchema = z
  .object({
    failures: z.int().check(z.gte(0), z.lte(MAX_FAILURES)),
    locks: z.int().check(z.gte(0), z.lte(MAX_LOCKS)),
    lockedUntil: z.nullable(z.int()),
  })
  .check(
    z.refine(({ failures, locks, lockedUntil }) =>
      lockedUntil === null ? failures < MAX_FAILURES : failures === MAX_FAILURES && locks > 0,
    ),
  );

/** The lockout, and the time it was read at by the user's clock, in whole milliseconds since 1970. */
export interface LockoutReading {
  readonly lockout: Lockout;
  readonly at: number;
}

/** The reading after counting an attempt: a lock counts none. */
export interface CountReading extends LockoutReading {
  readonly isCounted: boolean;
}

/**
 * The stored lockout. Each command waits for its turn among the tabs. What storage refuses is kept in memory as long as
 * the page lives (STO-3).
 */
export interface LockoutStore {
  /** Reports the lockout now and after every change in another tab; returns the way to stop. */
  readonly follow: (report: (reading: LockoutReading) => void) => () => void;
  /** Rejects when `signal` aborts before its turn, or storage breaks. */
  readonly count: (signal: AbortSignal) => Promise<CountReading>;
  readonly refund: () => Promise<LockoutReading>;
  readonly reset: () => Promise<LockoutReading>;
  /** The lock `ended` ran down on an open page, whatever the clock shows. */
  readonly end: (ended: Lockout) => Promise<LockoutReading>;
}

export interface LockoutStorePorts {
  readonly records: Records;
  /** Whole milliseconds since 1970, by the user's clock. */
  readonly now: () => number;
}

/** The stored lockout, under `login_lockout` (STO-1). */
export const createLockoutCodec = (): RecordCodec<Lockout> =>
  createRecordCodec({
    key: 'login_lockout',
    empty: EMPTY_LOCKOUT,
    schema: lockoutSchema,
  });

export const createLockoutStore = ({ records, now }: LockoutStorePorts): LockoutStore => {
  const record = openRecord<Lockout, LockoutCommand>(records, {
    codec: createLockoutCodec(),
    reduce: lockoutReducer,
  });
  // Without a signal the result is stored even if the page is left at that moment.
  const ask = async (
    command: LockoutCommand,
    signal = new AbortController().signal,
  ): Promise<LockoutReading> => {
    const { after } = await record.ask(command, signal);
    return { lockout: after, at: now() };
  };
  return {
    follow: (report) => {
      const controller = new AbortController();
      const listener = createActor(
        fromCallback<RecordFact<Lockout>>(({ receive }) =>
          receive((fact) => {
            if (fact.type === 'record.updated') report({ lockout: fact.value, at: now() });
          }),
        ),
      ).start();
      record.send({ type: 'record.follow', listener: listener as unknown as RecordListener<Lockout> });
      const stop = () => void listener.stop();
      // A lock that is over ends. What cannot be read now is read with the next attempt.
      ask({ kind: 'see', at: now() }, controller.signal).catch(() => {});
      return () => {
        controller.abort();
        stop();
      };
    },
    count: async (signal) => {
      const { before, after } = await record.ask({ kind: 'count', at: now() }, signal);
      // Counting always changes the failures, of a lock that is over as well: from three to one.
      const isCounted = after.failures !== before.failures;
      // The form was left during its turn: nothing will be checked.
      if (isCounted && signal.aborted) await ask({ kind: 'refund' });
      return { lockout: after, at: now(), isCounted };
    },
    refund: () => ask({ kind: 'refund' }),
    reset: () => ask({ kind: 'reset' }),
    end: (ended) => ask({ kind: 'see', at: now(), ended }),
  };
};
