import type { ErrorCode } from 'bullmq';

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The code (`MISCONF`, `OOM`, `READONLY`) only: the rest of a message may quote a command. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^[A-Z]{3,}\b/.exec(error.message)?.[0] : undefined;

export const createRedisReport = (log: (line: string) => void) => {
  let problem = '';
  const report = (next: string) => {
    if (next !== problem) log(`Forms: ${next || 'Redis is back'}`);
    problem = next;
  };
  return {
    /** Takes the reply to `INFO`, and logs settings with which Redis would lose messages. */
    advise: (info: string): void => {
      if (/^aof_enabled:0/m.test(info))
        log('Forms: this Redis forgets messages when it is started again, set appendonly yes');
      if (/^maxmemory_policy:(?!noeviction)/m.test(info))
        log('Forms: this Redis removes messages when its memory is full, set maxmemory-policy noeviction');
    },
    well: (): void => report(''),
    failed: (error: unknown): void => {
      const refusal = refusalOf(error);
      report(refusal ? `Redis refuses with ${refusal}` : 'Redis is away, messages cannot be accepted');
    },
    /** For an error of the queue. The next command reports a lost connection. */
    refused: (error: unknown): void => {
      const refusal = refusalOf(error);
      if (refusal) report(`Redis refuses with ${refusal}`);
    },
  };
};

export type RedisReport = ReturnType<typeof createRedisReport>;
