// @ts-check
// Asks the built server for pages, files and replies at a steady rate, and watches its memory.
import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from './processes.mjs';
import { publicPaths } from './public-paths.mjs';
import { medianOf, quantile } from './quantile.mjs';
import { toTable } from './table.mjs';

const TICK_MS = 20;
const SAMPLES = 12;
/** The server collects its garbage when it is told to: how much waits to be collected says nothing of a leak. */
const COLLECTING = ['--expose-gc', "--import=data:text/javascript,process.on('SIGUSR2', () => gc())"];
const COLLECTED_MS = 1000;
/** Growth between the medians of the second and the last quarter that counts as flat. */
const GROWTH_LIMIT_MB = 10;

/** The resident memory of a process, in MB. @param {number} pid */
export const memoryOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * @param {Agent} agent
 * @param {string} url
 * @param {object} options
 * @param {string} [body]
 * @returns {Promise<number>} the status
 */
export const ask = (agent, url, options, body) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, timeout: 10_000, ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in 10 s')));
    asked.on('error', reject);
    asked.end(body);
  });

/**
 * Runs the soak and prints its table. Returns what did not hold: unexpected answers, a rate that was not kept, memory that
 * grew.
 * @param {{ seconds: number, rate: number }} options
 * @returns {Promise<readonly string[]>}
 */
export const soak = async ({ seconds, rate }) => {
  const site = await startSite(COLLECTING);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** @type {Map<string, number>} */
  const answers = new Map();
  /** @type {number[]} */
  let delays = [];
  /** @type {string[][]} */
  const rows = [];
  /** @type {number[]} */
  const memory = [];
  const paths = [...publicPaths(), '/robots.txt', '/sitemap.xml', '/favicon.ico', '/no/such/page'];
  let sent = 0;
  let answered = 0;
  let open = 0;

  const kinds = [
    { name: 'page', method: 'GET', headers: { 'accept-encoding': 'br' } },
    { name: 'page', method: 'GET', headers: { 'accept-encoding': 'gzip' } },
    { name: 'head', method: 'HEAD', headers: {} },
    { name: 'range', method: 'GET', headers: { range: 'bytes=0-99' } },
    { name: 'page', method: 'GET', headers: {} },
  ];
  const one = async () => {
    const number = sent;
    sent += 1;
    open += 1;
    const begin = performance.now();
    let what = '';
    try {
      if (number % 50 === 49) {
        const body = JSON.stringify({ message: 'When are you open?', session_id: `soak-${number % 5000}` });
        const headers = { 'content-type': 'application/json', accept: 'application/json' };
        what = `chat ${await ask(agent, `${site.url}/chat`, { method: 'POST', headers }, body)}`;
      } else {
        const { headers, method, name } = kinds[number % kinds.length] ?? {};
        const path = paths[(number * 7) % paths.length];
        what = `${name} ${await ask(agent, `${site.url}${path}`, { method, headers })}`;
      }
    } catch (error) {
      what = `failed: ${error instanceof Error ? error.message : error}`;
    }
    open -= 1;
    answered += 1;
    delays.push(performance.now() - begin);
    answers.set(what, (answers.get(what) ?? 0) + 1);
  };

  /** @param {number} elapsed */
  const sample = async (elapsed) => {
    const row = [
      `${elapsed.toFixed(0)} s`,
      (answered / elapsed).toFixed(0),
      medianOf(delays).toFixed(1),
      quantile(delays, 0.99).toFixed(1),
    ];
    delays = [];
    process.kill(site.pid, 'SIGUSR2');
    await sleep(COLLECTED_MS);
    const megabytes = memoryOf(site.pid);
    memory.push(megabytes);
    rows.push([...row, megabytes.toFixed(0)]);
  };

  const begin = performance.now();
  /** @type {Promise<void>[]} */
  const samples = [];
  try {
    for (;;) {
      const elapsed = (performance.now() - begin) / 1000;
      if (elapsed >= seconds) break;
      while (sent < elapsed * rate) void one();
      if (elapsed >= ((samples.length + 1) * seconds) / (SAMPLES + 1)) samples.push(sample(elapsed));
      await sleep(TICK_MS);
    }
    const until = performance.now() + 10_000;
    while (open > 0 && performance.now() < until) await sleep(TICK_MS);
    await Promise.all(samples);
  } finally {
    agent.destroy();
    await site.stop();
  }
  console.log(toTable(['after', 'requests/s', 'median ms', '99 % ms', 'memory MB'], rows));
  console.log(
    toTable(
      ['answer', 'times'],
      [...answers].toSorted().map(([what, times]) => [what, String(times)]),
    ),
  );

  const quarter = Math.floor(memory.length / 4);
  const growth = medianOf(memory.slice(-quarter)) - medianOf(memory.slice(quarter, 2 * quarter));
  const expected = /^(?:page (?:200|404)|head (?:200|404)|range (?:206|200|404)|chat (?:200|429))$/;
  const wrong = [...answers.keys()].filter((what) => !expected.test(what));
  return [
    ...(open > 0 ? [`${open} requests were never answered`] : []),
    ...(wrong.length > 0 ? [`unexpected answers: ${wrong.join(', ')}`] : []),
    ...(answered < 0.98 * rate * seconds ? [`${answered} requests instead of ${rate * seconds}`] : []),
    ...(growth > GROWTH_LIMIT_MB ? [`memory grew by ${growth.toFixed(0)} MB`] : []),
  ];
};
