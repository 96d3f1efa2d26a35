import type { Change, Reading, Records } from '@loomwright/storage';
import { canCount, type Lockout, type LockoutCommand, lockoutReducer } from './lockout.ts';
import { createLockoutCodec } from './lockout-codec.ts';

/** What this tab saw of the stored lockout, or keeps in memory when storage refused. */
export type LockoutReading = Reading<Lockout>;

/** What came of counting an attempt: it is not counted while there is a lock. */
export interface CountReading {
  readonly reading: LockoutReading;
  readonly isCounted: boolean;
}

/** The world the login form lives in. */
export interface LoginPorts {
  readonly records: Records;
  /** Whole milliseconds since 1970, by the person's clock. */
  readonly now: () => number;
}

const toReading = ({ after, refused }: Change<Lockout>): LockoutReading => ({ value: after, refused });

/** The stored lockout as the form uses it: each entry waits for its turn among the tabs and says what it came to. */
export const createLockoutBook = ({ records, now }: LoginPorts) => {
  const repository = records.open<Lockout, LockoutCommand>({
    codec: createLockoutCodec(),
    reduce: lockoutReducer,
  });
  // The page may go the moment the session answers: what that means for the lockout is stored all the same.
  const settle = async (command: LockoutCommand): Promise<LockoutReading> =>
    toReading(await repository.ask(command, new AbortController().signal));

  return {
    check: async (signal: AbortSignal): Promise<LockoutReading> =>
      toReading(await repository.ask({ kind: 'see', at: now() }, signal)),
    count: async (signal: AbortSignal): Promise<CountReading> => {
      const at = now();
      const change = await repository.ask({ kind: 'count', at }, signal);
      return { reading: toReading(change), isCounted: canCount(change.before, at) };
    },
    refund: () => settle({ kind: 'refund' }),
    reset: () => settle({ kind: 'reset' }),
    /** The lock `ended` ran down on an open page. */
    end: (ended: Lockout) => settle({ kind: 'see', at: now(), ended }),
    /** Tells of every change another tab made; returns the way to stop. */
    watch: (tell: (reading: LockoutReading) => void): (() => void) => {
      return repository.follow((fact) => {
        if (fact.type === 'record.updated') tell({ value: fact.value, refused: undefined });
      });
    },
  };
};
