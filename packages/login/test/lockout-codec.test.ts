import { describe, expect, it } from 'vitest';
import { createLockoutCodec, EMPTY_LOCKOUT } from '../src/index.ts';
import { START_AT } from '../src/testing/index.ts';

const codec = createLockoutCodec();
await codec.prepare();
const locked = { failures: 3, locks: 1, lockedUntil: START_AT };
const withPart = (part: Readonly<Record<string, unknown>>) => JSON.stringify({ ...locked, ...part });

describe('the stored lockout', () => {
  it('[STO-1] [STO-5] is kept under its key as a plain record with an absolute time', () => {
    expect(codec.key).toBe('login_lockout');
    expect(codec.initial).toBe(EMPTY_LOCKOUT);
    expect(codec.encode(locked)).toBe(`{"failures":3,"locks":1,"lockedUntil":${START_AT}}`);
    for (const lockout of [EMPTY_LOCKOUT, locked, { failures: 2, locks: 1000, lockedUntil: null }])
      expect(codec.decode(codec.encode(lockout) ?? '')).toEqual(lockout);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '3',
    withPart({ failures: 2 }),
    withPart({ failures: 4 }),
    withPart({ failures: -1 }),
    withPart({ failures: 2.5 }),
    withPart({ failures: '3' }),
    withPart({ lockedUntil: null }),
    withPart({ lockedUntil: 0.5 }),
    withPart({ lockedUntil: '2027' }),
    withPart({ lockedUntil: 2 ** 53 }),
    withPart({ locks: 0 }),
    withPart({ locks: -1 }),
    withPart({ locks: 1001 }),
    withPart({ locks: undefined }),
    '{"failures":3,"locks":1,"lockedUntil":1e999}',
    '{"failures":3,"locks":1e999,"lockedUntil":1}',
    '{"failures":1,"locks":0}',
  ])('[STO-2] %s is not a lockout', (text) => {
    expect(codec.decode(text)).toBeUndefined();
  });

  it('[STO-2] fields that are not the lockout’s are dropped, `__proto__` grants nothing', () => {
    const lockout = codec.decode(
      `{"__proto__":{"failures":0},"extra":[1],${JSON.stringify(locked).slice(1)}`,
    );
    expect(lockout).toEqual(locked);
    expect(Object.keys(lockout ?? {})).toEqual(['failures', 'locks', 'lockedUntil']);
  });

  it.each([
    ['arrays 100 000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['5 MB of digits', `{"failures":${'1'.repeat(5_000_000)},"locks":0,"lockedUntil":null}`],
  ])('[STO-2] %s neither throws nor is a lockout', (_, text) => {
    expect(codec.decode(text)).toBeUndefined();
  });
});
