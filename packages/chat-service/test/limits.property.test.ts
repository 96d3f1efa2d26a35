import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCaller } from '../src/server/caller.ts';
import { createLimiter, createTokenBuckets } from '../src/server/limiter.ts';
import { ask, createClock, createTestService } from './support.ts';

const gaps = fc.array(fc.oneof(fc.nat(50), fc.nat(5000), fc.nat(200_000)), { minLength: 1, maxLength: 60 });

describe('token buckets', { tags: ['SVC-3'] }, () => {
  it('allow no more than burst and rate in any period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), gaps, (perMinute, steps) => {
        const { now, pass } = createClock();
        const buckets = createTokenBuckets({ perMinute, now, maxKeys: 10 });
        const taken: number[] = [];
        for (const ms of steps) {
          pass(ms);
          if (buckets.waitMs('a') > 0) continue;
          buckets.take('a');
          taken.push(now());
        }
        for (const [first, from] of taken.entries())
          for (let last = first; last < taken.length; last += 1) {
            const most = perMinute + (((taken[last] ?? 0) - from) * perMinute) / 60_000;
            expect(last - first + 1).toBeLessThanOrEqual(most + 1e-6);
          }
      }),
      runs(100),
    );
  });

  it('state the exact wait: a millisecond less is too early', () => {
    let waited = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), gaps, (perMinute, steps) => {
        const { now, pass } = createClock();
        const buckets = createTokenBuckets({ perMinute, now, maxKeys: 10 });
        for (const ms of steps) {
          pass(ms / 100);
          const wait = buckets.waitMs('a');
          if (wait > 0) {
            waited += 1;
            expect(wait).toBeLessThanOrEqual(60_000 / perMinute);
            if (wait > 1) {
              pass(wait - 1);
              expect(buckets.waitMs('a')).toBeGreaterThan(0);
              pass(1);
            } else pass(wait);
          }
          expect(buckets.waitMs('a')).toBeLessThan(1e-3);
          buckets.take('a');
        }
      }),
      runs(100),
    );
    expect(waited).toBeGreaterThan(16);
  });

  it('use bounded memory, one bucket per key', () => {
    let at = 1_000_000;
    const buckets = createTokenBuckets({ perMinute: 1, now: () => at, maxKeys: 100 });
    for (let caller = 0; caller < 10_000; caller += 1) {
      expect(buckets.waitMs(String(caller))).toBe(0);
      buckets.take(String(caller));
      expect(buckets.size()).toBeLessThanOrEqual(100);
    }
    at = 0;
    expect(buckets.waitMs('9999')).toBeCloseTo(60_000, 0);
    at = 1_060_001;
    buckets.take('new');
    expect(buckets.size()).toBe(1); // The other buckets are full again, so they were dropped.
  });

  it('are unlimited if the limit is 0', () => {
    const limiter = createLimiter({ perCaller: 0, perSession: 0, now: () => 0 });
    for (let time = 0; time < 10_000; time += 1)
      expect(limiter.admit('a') + limiter.admitQuestion('a', 's')).toBe(0);
  });
});

describe('the service', { tags: ['SVC-3'] }, () => {
  it('a refused question succeeds after Retry-After', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.record({ ms: fc.nat(8000), session: fc.nat(2) }), { minLength: 20, maxLength: 60 }),
        async (perSession, perCaller, steps) => {
          const { app, clock } = createTestService({ perSession, perCaller });
          for (const { ms, session } of steps) {
            clock.pass(ms / 10);
            const answer = await ask(app, 'a', `s${session}`);
            if (answer.status === 200) continue;
            refused += 1;
            expect(answer.status).toBe(429);
            const seconds = answer.headers.get('Retry-After') ?? '';
            expect(seconds).toMatch(/^[1-9]\d*$/);
            expect(Number(seconds)).toBeLessThanOrEqual(60);
            clock.pass(Number(seconds) * 1000);
            const again = await ask(app, 'a', `s${session}`);
            if (again.status === 200) continue;
            // The caller’s limit is checked first, so the session’s may still apply.
            clock.pass(Number(again.headers.get('Retry-After')) * 1000);
            expect((await ask(app, 'a', `s${session}`)).status).toBe(200);
          }
        },
      ),
      runs(20),
    );
    expect(refused).toBeGreaterThan(20);
  });

  it('a session at its limit does not block other sessions of its caller', async () => {
    const { app } = createTestService({ perSession: 2, perCaller: 4 });
    const statuses: number[] = [];
    for (const session of ['a', 'a', 'a', 'b', 'c']) statuses.push((await ask(app, 'x', session)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    const words = (await (await ask(app, 'x', 'd')).json()) as { error: string };
    expect(words.error).toBe('too many requests; try again in 15 seconds');
  });

  it('other requests count for their caller, except /healthz', async () => {
    const { app } = createTestService({ perCaller: 3 });
    for (const path of ['/chat', '/chat/x', '/chat/session/s'])
      expect((await app.request(path, { method: 'DELETE' })).status).not.toBe(429);
    expect((await app.request('/chat/session/s', { method: 'DELETE' })).status).toBe(429);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('the caller', { tags: ['SVC-3'] }, () => {
  it.each([
    ['203.0.113.7', undefined, 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1', 2, '127.0.0.1'],
    ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
    ['127.0.0.1', '', 1, '127.0.0.1'],
    [undefined, undefined, 0, ''],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:DB8:1:2::9', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::9', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0'],
    ['127.0.0.1', '::ffff:198.51.100.1', 1, '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['127.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2'],
    ['127.0.0.1', '[2001:db8:1:2::9]', 1, '2001:db8:1:2'],
    ['127.0.0.1', '198.51.100.1:x', 1, '127.0.0.1'],
  ])('%s, forwarded for %s, behind %s proxies is %s', (address, forwarded, proxies, caller) => {
    expect(toCaller(address, forwarded, proxies)).toBe(caller);
  });

  it('cannot be forged with X-Forwarded-For', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), fc.ipV4(), (written, real) => {
        const header = [...written.map((part) => part.replaceAll(',', '')), real].join(', ');
        expect(toCaller('10.0.0.1', header, 1)).toBe(real);
      }),
      runs(100),
    );
  });

  it('is the same for all addresses of an IPv6 /64', () => {
    const group = fc.nat(0xffff);
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (network, host) => {
          const text = (groups: readonly number[]) => groups.map((value) => value.toString(16)).join(':');
          const one = toCaller(`${text(network)}:${text(host)}`, undefined, 0);
          expect(one).toBe(text(network));
        },
      ),
      runs(100),
    );
  });
});
