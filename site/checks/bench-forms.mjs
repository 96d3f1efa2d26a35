// @ts-check
// `npm run bench:forms`: sends 100 messages a second for 20 seconds to the built server, which has one core and a mail server,
// and compares the time of its answers with its limit; then lets 10 000 messages wait for a mail server that is away, and
// compares its memory (DLV-2). The exit code is 1 over a limit.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createFormsClient,
  createProgram,
  freePort,
  mailServerProgram,
  siteProgram,
  toMessage,
  toSettings,
} from './forms-client.mjs';
import { quantile } from './quantile.mjs';
import { toTable } from './table.mjs';

const limits = { p99Ms: 50, growthMb: 50 };
const PER_SECOND = 100;
const WARM_UP_SECONDS = 5;
const SECONDS = 20;
const WAITING = 10_000;
const CONNECTIONS = 50;

/** What makes the server have the first core, and this script another one, where the system can. */
const pin = () => {
  try {
    if (availableParallelism() > 1)
      execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
    return ['taskset', '-c', '0'];
  } catch {
    return [];
  }
};

const folder = await mkdtemp(join(tmpdir(), 'loomwright-bench-'));
const [port, mailPort] = [await freePort(), await freePort()];
const mailServer = createProgram(
  [mailServerProgram, String(mailPort), join(folder, 'mails.txt'), '1'],
  /listening/,
);
const site = createProgram([siteProgram], /http:\/\/\S+/, toSettings({ port, mailPort, folder }), pin());
const { close, exchange, send } = createFormsClient([port], CONNECTIONS);

let sent = 0;
let failures = 0;
/** @returns {Promise<void>} */
const sendOne = async () => {
  sent += 1;
  if ((await send(toMessage(sent, String(sent)))) !== 202) failures += 1;
};

/** Sends messages at their times, whether or not earlier ones are answered. @param {number} seconds */
const sendSteadily = async (seconds) => {
  const from = performance.now();
  /** @type {number[]} */
  const times = [];
  await Promise.all(
    Array.from({ length: seconds * PER_SECOND }, async (_, at) => {
      const due = from + (at * 1000) / PER_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      const startedAt = performance.now();
      await sendOne();
      times.push(performance.now() - startedAt);
    }),
  );
  return times;
};

const waiting = async () => (await exchange('GET', '/healthz')).body.forms.waiting;

try {
  await Promise.all([mailServer.start(), site.start()]);
  await sleep(2000);
  const fresh = site.residentMb();
  await sendSteadily(WARM_UP_SECONDS);
  const times = await sendSteadily(SECONDS);
  while ((await waiting()) > 0) await sleep(200);
  const before = site.residentMb();
  await mailServer.stop();
  const goal = sent + WAITING;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (sent < goal) await sendOne();
    }),
  );
  await sleep(5000);
  const count = await waiting();
  const after = site.residentMb();
  await site.stop();
  await site.start();
  while ((await waiting()) < count) await sleep(200);
  await sleep(2000);
  const restarted = site.residentMb();

  const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => quantile(times, part));
  /** @param {number} number */
  const short = (number) => number.toFixed(1);
  console.log(
    toTable(
      ['', 'measured', 'limit'],
      [
        [`median of ${times.length} answers, ms`, short(p50 ?? 0), ''],
        ['99th percentile, ms', short(p99 ?? 0), String(limits.p99Ms)],
        ['slowest, ms', short(worst ?? 0), ''],
        ['answers that were none', String(failures), '0'],
        ['memory after the start, MB', short(fresh), ''],
        [`more when it starts with ${count} waiting, MB`, short(restarted - fresh), String(limits.growthMb)],
        ['memory once these answers are given and sent, MB', short(before), ''],
        [`more with ${count} waiting, MB`, short(after - before), String(limits.growthMb)],
      ],
    ),
  );
  const isGood =
    failures === 0 &&
    (p99 ?? 0) <= limits.p99Ms &&
    after - before <= limits.growthMb &&
    restarted - fresh <= limits.growthMb;
  process.exitCode = isGood ? 0 : 1;
} finally {
  close();
  await Promise.all([site.stop(), mailServer.stop()]);
  await rm(folder, { recursive: true, force: true });
}
