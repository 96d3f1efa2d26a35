import type { ErrorCode } from 'bullmq';

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Returns only the code (`MISCONF`, `OOM`, `READONLY`): the rest of the message may quote a command. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^[A-Z]{3,}\b/.exec(error.message)?.[0] : undefined;

export const createRedisReport = (log: (line: string) => void) => {
  let problem = '';
  const report = (next: string) => {
    if (next !== problem) log(`Forms: ${next || 'Redis is back'}`);
    problem = next;
  };
  return {
    /** Takes the reply to `INFO`, and logs settings that make Redis lose messages. */
    advise: (info: string): void => {
      if (/^aof_enabled:0/m.test(info))
        log('Forms: this Redis loses messages when it restarts, set appendonly yes');
      if (/^maxmemory_policy:(?!noeviction)/m.test(info))
        log('Forms: this Redis removes messages when its memory is full, set maxmemory-policy noeviction');
    },
    well: (): void => report(''),
    failed: (error: unknown): void => {
      const refusal = refusalOf(error);
      report(refusal ? `Redis refuses with ${refusal}` : 'Redis is unavailable, messages cannot be accepted');
    },
    /** Reports a queue error. A lost connection is reported by the next command instead. */
    refused: (error: unknown): void => {
      const refusal = refusalOf(error);
      if (refusal) report(`Redis refuses with ${refusal}`);
    },
  };
};

export type RedisReport = ReturnType<typeof createRedisReport>;
