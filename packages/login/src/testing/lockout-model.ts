import { commandReference } from '@loomwright/machine-testing';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from '../limits.ts';
import type { Lockout, LockoutCommand } from '../lockout.ts';

/**
 * A second implementation of LGN-3 and LGN-4. A lock starts over if the clock shows a time before its start.
 */
export interface LockoutModel {
  readonly failures: number;
  readonly locks: number;
  readonly lock: { readonly from: number; readonly lengthMs: number } | undefined;
}

export const modelLockMs = (locks: number): number => {
  let lengthMs = FIRST_LOCK_MS;
  for (let lock = 1; lock < locks && lengthMs < LONGEST_LOCK_MS; lock += 1) lengthMs += lengthMs;
  return Math.min(lengthMs, LONGEST_LOCK_MS);
};

const free = (model: LockoutModel): LockoutModel => ({ ...model, failures: 0, lock: undefined });

const look = (model: LockoutModel, at: number): LockoutModel => {
  const { lock } = model;
  if (lock === undefined) return model;
  if (at - lock.from >= lock.lengthMs) return free(model);
  return at < lock.from ? { ...model, lock: { ...lock, from: at } } : model;
};

const begin = (model: LockoutModel, at: number): LockoutModel => {
  if (model.lock !== undefined || model.failures < MAX_FAILURES) return model;
  const locks = Math.min(model.locks + 1, 1000);
  return { failures: MAX_FAILURES, locks, lock: { from: at, lengthMs: modelLockMs(locks) } };
};

const isThatLock = (model: LockoutModel, ended: Lockout): boolean =>
  model.lock !== undefined &&
  ended.lockedUntil !== null &&
  ended.locks === model.locks &&
  model.lock.from + model.lock.lengthMs <= ended.lockedUntil;

export const stepLockoutModel = commandReference<LockoutModel, LockoutCommand>({
  see: (model, { at, ended }) => (ended && isThatLock(model, ended) ? free(model) : look(model, at)),
  count: (model, { at }) => {
    const seen = look(model, at);
    return seen.failures === MAX_FAILURES ? begin(seen, at) : { ...seen, failures: seen.failures + 1 };
  },
  mismatch: (model, { at }) => begin(model, at),
  refund: (model) => {
    if (model.failures === 0) return model;
    return model.lock === undefined
      ? { ...model, failures: model.failures - 1 }
      : { failures: MAX_FAILURES - 1, locks: model.locks - 1, lock: undefined };
  },
  reset: () => ({ failures: 0, locks: 0, lock: undefined }),
});

export const toLockoutModel = ({ failures, locks, lockedUntil }: Lockout): LockoutModel => {
  const lengthMs = modelLockMs(locks);
  const lock = lockedUntil === null ? undefined : { from: lockedUntil - lengthMs, lengthMs };
  return { failures, locks, lock };
};

export const fromLockoutModel = ({ failures, locks, lock }: LockoutModel): Lockout => ({
  failures,
  locks,
  lockedUntil: lock === undefined ? null : lock.from + lock.lengthMs,
});
