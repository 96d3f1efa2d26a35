import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildService, startService } from './built-service.ts';
import { exchange, open, question, statusesOf } from './raw-client.ts';

let built: Awaited<ReturnType<typeof buildService>>;
let service: Awaited<ReturnType<typeof startService>>;
let startMb = Number.NaN;

beforeAll(async () => {
  built = await buildService();
  service = await startService(built.program, { CHAT_LIMIT_PER_CALLER: '0' });
  startMb = service.residentMb();
});
afterAll(() => built.forget());

const head = (more: string) =>
  `POST /chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
const ask = async (session: string) => {
  const start = performance.now();
  const answer = await fetch(`${service.url}/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Do you have a free trial?', session_id: session }),
  });
  expect(await answer.json()).toEqual({ response: expect.any(String) });
  expect(answer.status).toBe(200);
  return performance.now() - start;
};

describe('the built service', { tags: ['SVC-3'] }, () => {
  it('refuses 10 MB, declared or chunked, before all of it has arrived', async () => {
    const big = 'x'.repeat(10_000_000);
    const chunked = Array.from({ length: 160 }, () => `10000\r\n${'x'.repeat(65_536)}\r\n`).join('');
    for (const request of [
      head(`Content-Length: ${big.length}`) + big,
      `${head('Transfer-Encoding: chunked')}${chunked}0\r\n\r\n`,
      // The rest is never sent.
      head('Content-Length: 10000000'),
      `${head('Transfer-Encoding: chunked')}5000\r\n${'x'.repeat(0x5000)}\r\n`,
    ]) {
      const received = await exchange(service.port, request, (text) => text.endsWith('bytes"}'));
      expect(statusesOf(received)).toEqual([413]);
    }
  });

  it('answers pipelined questions in order, with an invalid one in between', async () => {
    const requests = [
      question('one', 'p'),
      head('Content-Length: 1'),
      '{',
      question('two', 'p', 'close'),
    ].join('');
    const received = await exchange(service.port, requests);
    expect(statusesOf(received)).toEqual([200, 400, 200]);
  });

  it('answers a half-closed connection', async () => {
    const { socket, received, closed } = await open(service.port);
    socket.end(question('hello', 'h'));
    await closed;
    expect(statusesOf(received())).toEqual([200]);
  });

  it('survives clients that disconnect at any moment', async () => {
    const whole = question('hello there', 'gone');
    const sockets = await Promise.all(
      Array.from({ length: 100 }, async (_, place) => {
        const { socket } = await open(service.port);
        socket.write(whole.slice(0, 1 + ((place * 7) % whole.length)));
        return socket;
      }),
    );
    for (const socket of sockets) socket.resetAndDestroy();
    await ask('after');
  });

  it('answers a hundred questions at once', async () => {
    const received = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        exchange(
          service.port,
          question('Do you have a free trial?', `f${place}`, 'close'),
          undefined,
          30_000,
        ),
      ),
    );
    expect(received.map(statusesOf)).toEqual(Array(100).fill([200]));
  });

  it('limits a session with a 429 and still answers others', async () => {
    const received = await exchange(
      service.port,
      question('again', 'runaway').repeat(70) + question('again', 'runaway', 'close'),
    );
    const statuses = statusesOf(received);
    expect(statuses).toHaveLength(71);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(received).toMatch(/retry-after: 1\r\n/i);
    await ask('another');
  });

  it('answers quickly despite 100 slow clients', async () => {
    const slow = await Promise.all(
      Array.from({ length: 100 }, async (_, place) => {
        const { socket } = await open(service.port);
        socket.write(question('hello').slice(0, place % 100));
        return socket;
      }),
    );
    const drip = setInterval(() => {
      for (const socket of slow) socket.write('x');
    }, 50);
    const times: number[] = [];
    for (let time = 0; time < 20; time += 1) times.push(await ask(`beside${time}`));
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
    // The median, because the machine is shared.
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(200);
  });

  it('exits with a message if a configured port is taken', async () => {
    const second = await startService(built.program, { PORT: String(service.port) });
    expect(await second.exited).toBe(1);
    expect(second.errors()).toMatch(/^Cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE/);
  });

  it('logs nothing, uses little memory, and stops at once on a signal', async () => {
    await ask('last');
    // A generous limit, because Node versions differ by 30 MB.
    expect(service.residentMb() - startMb > 60).toBe(false);
    // A pending request delays the stop, so that the second signal arrives during it.
    const { socket } = await open(service.port);
    socket.write(question('hello').slice(0, 40));
    const start = performance.now();
    service.signal('SIGTERM');
    service.signal('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(service.errors()).toBe('');
    expect(service.output()).toMatch(/^The chat service is at http:\/\/127\.0\.0\.1:\d+\nStopped\.\n$/);
  });
});

describe('start-up', { tags: ['SVC-3'] }, () => {
  it('fails on invalid settings without printing a secret', async () => {
    const wrong = await startService(built.program, { CHAT_TRUST_PROXY: 'yes', REDIS_URL: 'hunter2' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.errors()).toBe(
      'Invalid settings for the chat service:\n  CHAT_TRUST_PROXY must be a whole number from 0 to 10\n  REDIS_URL must be an address such as redis://user:password@host:6379/0\n',
    );
  });
});
