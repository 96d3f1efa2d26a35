import { emptyQueues } from '@loomwright/kit/testing';
import { expect, it } from 'vitest';
import type { Lockout } from '../src/lockout.ts';
import { createLoginWorld, START_AT } from '../src/testing/index.ts';

const over = JSON.stringify({ failures: 3, locks: 1, lockedUntil: START_AT - 1 } satisfies Lockout);
const ended = JSON.stringify({ failures: 0, locks: 1, lockedUntil: null } satisfies Lockout);

it.each([
  [true, over],
  [false, ended],
])(
  '[STO-4] [LGN-4] a lock that is over ends with the first look at it, unless following stopped: %s',
  async (isStopped, text) => {
    const { openTab, origin } = createLoginWorld();
    origin.entries.set('login_lockout', over);
    const { lockout, records } = openTab();
    const reports: unknown[] = [];
    const stop = lockout.follow((reading) => reports.push(reading));
    if (isStopped) stop();
    do await emptyQueues();
    while (!records.isAtRest());
    expect(origin.entries.get('login_lockout')).toBe(text);
    expect(reports.length > 0).toBe(!isStopped);
    stop();
  },
);
