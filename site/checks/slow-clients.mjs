// @ts-check
// Ten thousand connections that send nothing, headers or a body byte by byte, or garbage, while others ask for pages.
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from './processes.mjs';
import { medianOf } from './quantile.mjs';
import { ask, memoryOf } from './soak.mjs';
import { toTable } from './table.mjs';

const CONNECTIONS = 10_000;
const BATCH = 250;
const QUESTIONS = 100;
const LIMIT_MS = 1000;
const MEMORY_LIMIT_MB = 150;

const begins = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"message":"',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n\u0000\u0001 garbage\r\nGET / HTTP/1.1\r\n\r\n',
];

/**
 * Runs it and prints its table. Returns what did not hold: others that are not served within a second, memory that grows by
 * more than 15 kB a connection.
 * @returns {Promise<readonly string[]>}
 */
export const slowClients = async () => {
  const site = await startSite();
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @param {string} bytes */
  const openSlow = (bytes) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes));
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.resume();
  };
  const drip = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('x');
  }, 2000);
  // A new connection for each, as of somebody who has just come.
  const agent = new Agent({ keepAlive: false });
  /** @type {number[]} */
  const delays = [];
  /** @type {string[]} */
  const failures = [];
  const askOnce = async () => {
    const begin = performance.now();
    try {
      const status = await ask(agent, `${site.url}/products`, {});
      if (status !== 200) failures.push(String(status));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    delays.push(performance.now() - begin);
  };
  try {
    await askOnce();
    const before = memoryOf(site.pid);
    let most = 0;
    for (let count = 0; count < CONNECTIONS; count += BATCH) {
      for (let place = 0; place < BATCH; place += 1) openSlow(begins[place % begins.length] ?? '');
      await sleep(20);
      most = Math.max(most, open.size);
      await askOnce();
    }
    const full = memoryOf(site.pid);
    for (let count = 0; count < QUESTIONS; count += 1) await askOnce();
    const median = medianOf(delays);
    const slowest = Math.max(...delays);
    console.log(
      toTable(
        ['connections', 'open at most', 'others asked', 'failed', 'median ms', 'slowest ms', 'memory MB'],
        [
          [
            String(CONNECTIONS),
            String(most),
            String(delays.length),
            String(failures.length),
            median.toFixed(0),
            slowest.toFixed(0),
            `${before.toFixed(0)} to ${full.toFixed(0)}`,
          ],
        ],
      ),
    );
    return [
      ...(failures.length > 0 ? [`${failures.length} not served: ${[...new Set(failures)].join(', ')}`] : []),
      ...(slowest > LIMIT_MS ? [`the slowest answer took ${slowest.toFixed(0)} ms`] : []),
      ...(full - before > MEMORY_LIMIT_MB ? [`memory grew by ${(full - before).toFixed(0)} MB`] : []),
    ];
  } finally {
    clearInterval(drip);
    for (const socket of open) socket.destroy();
    agent.destroy();
    await site.stop();
  }
};
