// @ts-check
// `npm run bench:chat`: compares the built service’s speed, start-up time and memory with limits.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const load = { connections: 50, requests: 100_000, sessions: 20_000, isTalk: false };
const warmUp = { ...load, requests: 2000 };
const talk = { ...load, requests: 20_000, sessions: 2000, isTalk: true };

/** The flags of the `start` script. By default, Node lets about 100 MB of garbage accumulate. */
const flags = ['--heap-growing-percent=20', '--min-semi-space-size=4', '--max-semi-space-size=4'];

const here = fileURLToPath(new URL('..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

const start = async () => {
  const from = performance.now();
  const child = spawn(process.execPath, [...flags, join(here, 'dist/main.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      CHAT_LIMIT_PER_SESSION: '0',
      CHAT_LIMIT_PER_CALLER: '0',
    },
  });
  let output = '';
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The service did not start.\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
  });
  await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text());
  return { child, port, startMs: performance.now() - from };
};

/** @param {number} pid @param {string} field @returns {number} megabytes, or NaN without /proc */
const memory = (pid, field) => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

/** @param {number} pid @returns {number} CPU time in ms; Linux reports hundredths of a second */
const processorMs = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
};

/** @param {object} what @returns {Promise<{ perSecond: number, p50: number, p99: number, worst: number }>} */
const generate = async (what) => {
  const script = fileURLToPath(new URL('load.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(what)]);
  return JSON.parse(stdout);
};

execFileSync(process.execPath, [vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn'], {
  cwd: here,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const { child, port, startMs } = await start();
try {
  await generate({ ...warmUp, port });
  const pid = child.pid ?? 0;
  const before = processorMs(pid);
  const measured = await generate({ ...load, port });
  const perRequestMs = (processorMs(pid) - before) / load.requests;
  const talked = await generate({ ...talk, port });
  const resident = memory(pid, 'VmRSS');
  /** @type {readonly (readonly [what: string, value: string, limit: string, isMet: boolean])[]} */
  const rows = [
    ['requests per second', measured.perSecond.toFixed(0), '≥ 2000', measured.perSecond >= 2000],
    ['median', `${measured.p50.toFixed(1)} ms`, '≤ 5 ms', measured.p50 <= 5],
    ['99th percentile', `${measured.p99.toFixed(1)} ms`, '≤ 30 ms', measured.p99 <= 30],
    ['slowest', `${measured.worst.toFixed(1)} ms`, '', true],
    ['median, follow-ups', `${talked.p50.toFixed(1)} ms`, '', true],
    ['99 %, follow-ups', `${talked.p99.toFixed(1)} ms`, '≤ 50 ms', talked.p99 <= 50],
    ['CPU per request', `${perRequestMs.toFixed(2)} ms`, '', true],
    ['start-up', `${startMs.toFixed(0)} ms`, '≤ 1000 ms', startMs <= 1000],
    ['resident memory', `${resident.toFixed(0)} MB`, '≤ 140 MB', !(resident > 140)],
    ['peak memory', `${memory(pid, 'VmHWM').toFixed(0)} MB`, '', true],
  ];
  console.log(
    `${load.requests} questions from ${load.sessions} sessions over ${load.connections} connections, Node ${process.version}\n`,
  );
  for (const [what, value, limit, isMet] of rows)
    console.log(
      `${what.padEnd(22)}${value.padStart(10)}  ${limit.padEnd(12)}${isMet ? '' : 'MISSED'}`.trimEnd(),
    );
  process.exitCode = rows.every(([, , , isMet]) => isMet) ? 0 : 1;
} finally {
  child.kill('SIGTERM');
}
