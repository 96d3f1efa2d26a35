// Not in `npm test`, because it needs minutes on an otherwise idle machine.
import { execFileSync } from 'node:child_process';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { startSite } from '../../checks/processes.mjs';

const GROWTH_MB = 10;
const MB_OF_CONNECTIONS = 150;

const ask = (url: string, options: RequestOptions, body?: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(url, { timeout: 10_000, ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in 10 s'))).on('error', reject);
    asked.end(body);
  });

const megabytesOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('answers 500 requests a second for a minute, with constant memory', {
  tag: ['@SVC-3', '@alone'],
}, async () => {
  const [seconds, rate] = [60, 500];
  // Collects garbage on a signal, so that garbage does not look like a leak.
  const collecting = ['--expose-gc', "--import=data:text/javascript,process.on('SIGUSR2', () => gc())"];
  const site = await startSite(collecting);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');
  const paths = [...pages, '/robots.txt', '/sitemap.xml', '/favicon.ico', '/no/such/page'];
  const kinds: readonly [name: string, options: RequestOptions][] = [
    ['page', { headers: { 'accept-encoding': 'br' } }],
    ['page', { headers: { 'accept-encoding': 'gzip' } }],
    ['head', { method: 'HEAD' }],
    ['range', { headers: { range: 'bytes=0-99' } }],
    ['page', {}],
  ];
  const answers = new Map<string, number>();
  const send = async (number: number) => {
    const [name = '', options = {}] = kinds[number % kinds.length] ?? [];
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const question = { message: 'When are you open?', session_id: `soak-${number % 5000}` };
    const isChat = number % 50 === 49;
    const asked = isChat
      ? ask(`${site.url}/chat`, { agent, method: 'POST', headers }, JSON.stringify(question))
      : ask(`${site.url}${paths[(number * 7) % paths.length]}`, { agent, ...options });
    const what = `${isChat ? 'chat' : name} ${await asked.catch(String)}`;
    answers.set(what, (answers.get(what) ?? 0) + 1);
  };
  const samples: Promise<number>[] = [];
  const sending: Promise<void>[] = [];
  try {
    const begin = performance.now();
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begin) / 1000) {
      while (sending.length < elapsed * rate) sending.push(send(sending.length));
      if (elapsed > ((samples.length + 1) * seconds) / 13) {
        process.kill(site.pid, 'SIGUSR2');
        samples.push(sleep(1000).then(() => megabytesOf(site.pid)));
      }
      await sleep(20);
    }
    await Promise.all([...sending, ...samples]);
  } finally {
    agent.destroy();
    await site.stop();
  }
  const memory = await Promise.all(samples);
  console.log(Object.fromEntries(answers), memory.map(Math.round).join(' '), 'MB');
  const expected = /^(?:page (?:200|404)|head (?:200|404)|range (?:206|200|404)|chat (?:200|429))$/;
  expect([...answers.keys()].filter((what) => !expected.test(what))).toEqual([]);
  expect(sending.length).toBeGreaterThan(0.98 * rate * seconds);
  expect(medianOf(memory.slice(-3)) - medianOf(memory.slice(3, 6))).toBeLessThan(GROWTH_MB);
});

test('responds within a second despite 10 000 slow connections', {
  tag: ['@SVC-3', '@alone'],
}, async () => {
  const begins = [
    '',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"message":"',
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n\u0000\u0001 garbage\r\nGET / HTTP/1.1\r\n\r\n',
  ];
  const site = await startSite();
  const open = new Set<Socket>();
  const openSlow = (bytes: string) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes));
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.resume();
  };
  const drip = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('x');
  }, 2000);
  const delays: number[] = [];
  const askOnce = async () => {
    const begin = performance.now();
    expect(await ask(`${site.url}/products`, { agent: false })).toBe(200);
    delays.push(performance.now() - begin);
  };
  try {
    await askOnce();
    const before = megabytesOf(site.pid);
    for (let count = 0; count < 10_000; count += 250) {
      for (let place = 0; place < 250; place += 1) openSlow(begins[place % begins.length] ?? '');
      await sleep(20);
      await askOnce();
    }
    const grown = megabytesOf(site.pid) - before;
    for (let count = 0; count < 100; count += 1) await askOnce();
    console.log({ median: medianOf(delays), slowest: Math.max(...delays), grown });
    expect(Math.max(...delays)).toBeLessThan(1000);
    expect(grown).toBeLessThan(MB_OF_CONNECTIONS);
  } finally {
    clearInterval(drip);
    for (const socket of open) socket.destroy();
    await site.stop();
  }
});
