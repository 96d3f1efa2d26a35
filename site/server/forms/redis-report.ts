import type { ErrorCode } from 'bullmq';

/** Whether an error is one of the queue's, with a code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A refusal of Redis starts with its code: `MISCONF`, `OOM`, `READONLY`; the rest of the text may quote a command. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^[A-Z]{3,}\b/.exec(error.message)?.[0] : undefined;

/** Logs once what is wrong with Redis, and once that it is over. */
export const createRedisReport = (log: (line: string) => void) => {
  let problem = '';
  const report = (next: string) => {
    if (next !== problem) log(`Forms: ${next || 'Redis is back'}`);
    problem = next;
  };
  return {
    /** Says what to set, so that Redis keeps what it was given: from the answer to `INFO`. */
    advise: (info: string): void => {
      if (/^aof_enabled:0/m.test(info))
        log('Forms: this Redis forgets messages when it is started again, set appendonly yes');
      if (/^maxmemory_policy:(?!noeviction)/m.test(info))
        log('Forms: this Redis removes messages when its memory is full, set maxmemory-policy noeviction');
    },
    well: (): void => report(''),
    /** A command that failed or came to no answer. */
    failed: (error: unknown): void => {
      const refusal = refusalOf(error);
      report(refusal ? `Redis refuses with ${refusal}` : 'Redis is away, messages cannot be accepted');
    },
    /** An error of the queue's: a connection that was lost is noticed by the next command. */
    refused: (error: unknown): void => {
      const refusal = refusalOf(error);
      if (refusal) report(`Redis refuses with ${refusal}`);
    },
  };
};

export type RedisReport = ReturnType<typeof createRedisReport>;
