// @ts-check
// Sends messages to a server of the site and kills it and its mail server at random (DLV-2).
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { Queue } from 'bullmq';
import {
  createFormsClient,
  createProgram,
  freePort,
  mailServerProgram,
  toMessage,
  toSettings,
} from './forms-client.mjs';

/** A wait that long without a mail is an end. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} KillsOptions
 * @property {readonly string[]} server parameters of Node that start a server of the site, which reads its settings
 * @property {number} messages
 * @property {number} kills of each of the two
 * @property {number} connections
 * @property {string | undefined} [redis] the URL of an empty Redis that two servers share; else one has its outbox in files
 * @property {number} [longPauseMs] the operator retries what has longer to wait: pauses grow to hours
 * @property {(line: string) => void} [log] is told how far it is
 */

/** @param {KillsOptions} options */
export const runKills = async ({
  connections,
  kills,
  log = () => {},
  longPauseMs = 2000,
  messages,
  redis,
  server,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-kills-'));
  const mailFile = join(folder, 'mails.txt');
  await writeFile(mailFile, '');
  const mailPort = await freePort();
  const mailServer = createProgram([mailServerProgram, String(mailPort), mailFile, '0.5'], /listening/);
  const ports = await Promise.all((redis ? [1, 2] : [1]).map(freePort));
  const { close, exchange, send } = createFormsClient(ports, connections);
  const sites = ports.map((port) =>
    createProgram(server, /http:\/\/\S+/, {
      ...toSettings({ port, mailPort, folder }),
      FORMS_RETRY_SECONDS: '1',
      ...(redis && { REDIS_URL: redis }),
    }),
  );
  const programs = [mailServer, ...sites];
  const siteKills = () => sites.reduce((sum, site) => sum + site.kills(), 0);

  let isOver = false;
  let accepted = 0;
  let wrongAnswers = 0;
  let rejections = 0;
  /** @type {Map<string, number>} */
  const arrived = new Map();
  let rejectedArrived = 0;
  let read = 0;
  const readMails = async () => {
    const text = await readFile(mailFile, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(read, end).split('\n').slice(0, -1)) {
      const [id = '', mark = ''] = line.split(' ');
      if (mark.endsWith('-rejected')) rejectedArrived += 1;
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
    }
    read = end;
  };

  /** @param {number} at @param {string} mark @param {number} expected @param {object} [more] */
  const expectStatus = async (at, mark, expected, more) => {
    const copy = at % 10 === 0 ? { copy: 'on' } : {};
    const status = await send(toMessage(at, mark, { ...copy, ...more }));
    if (status !== expected) wrongAnswers += 1;
    return status;
  };
  let next = 0;
  const sendSome = async () => {
    while (next < messages) {
      const at = next;
      next += 1;
      if ((await expectStatus(at, `${at}`, 202)) === 202) accepted += 1;
      // Every twentieth brings some that are rejected: another one of its number, and two of numbers of their own.
      if (at % 20 !== 0) continue;
      await expectStatus(at, `${at}-rejected`, 409);
      await expectStatus(messages + at, `${at}-rejected`, 422, { website: 'https://example.com' });
      await expectStatus(messages + at, `${at}-rejected`, 422, { email: 'ada' });
      rejections += 3;
    }
  };

  /** Asks the running server for something, as its command does. @param {object} command @returns {Promise<any>} */
  const ask = async (command) => {
    const socket = connect(join(folder, 'outbox/lock.sock'));
    socket.write(`${JSON.stringify(command)}\n`);
    try {
      return JSON.parse(await readAll(socket));
    } catch {
      return undefined; // killed
    }
  };
  const retryInFiles = async () => {
    const { deliveries = [] } = (await ask({ command: 'list' })) ?? {};
    for (const { dueAt, id, status } of deliveries)
      if (status === 'waiting' && dueAt - Date.now() > longPauseMs) await ask({ command: 'retry', id });
  };
  const queue =
    redis === undefined
      ? undefined
      : new Queue('forms', { prefix: 'loomwright', connection: createClient({ url: redis }) });
  /** @param {Queue} jobs */
  const retryInRedis = async (jobs) => {
    for (const job of await jobs.getDelayed()) {
      const { delivery, message } = job.data;
      if (delivery.dueAt - Date.now() < longPauseMs) continue;
      await job.updateData({ delivery: { ...delivery, dueAt: 0 }, message });
      await job.promote().catch(() => {}); // its turn has come
    }
  };
  const retrySome = async () => {
    while (!isOver) {
      await sleep(longPauseMs / 2);
      await (queue ? retryInRedis(queue) : retryInFiles());
    }
  };

  const mails = messages + Math.ceil(messages / 10);
  const progress = () => (accepted + arrived.size) / (messages + mails);
  /** One after the other. @param {readonly ReturnType<typeof createProgram>[]} victims */
  const killSome = async (victims) => {
    const times = Array.from({ length: kills }, () => Math.random() * 0.99).toSorted((a, b) => a - b);
    for (const [turn, time] of times.entries()) {
      while (progress() < time && !isOver) await sleep(5);
      await sleep(Math.random() * 30);
      await victims[turn % victims.length]?.kill();
    }
  };
  const watch = async () => {
    let last = { progress: 0, at: performance.now() };
    while (!isOver) {
      await readMails();
      if (progress() !== last.progress) last = { progress: progress(), at: performance.now() };
      isOver = arrived.size >= mails || performance.now() - last.at > PATIENCE_MS;
      log(
        `${accepted} accepted, ${arrived.size} of ${mails} mails arrived, ${siteKills()} and ${mailServer.kills()} kills`,
      );
      await sleep(100);
    }
  };

  const startedAt = performance.now();
  try {
    await Promise.all(programs.map((program) => program.start()));
    await Promise.all([
      ...Array.from({ length: connections }, sendSome),
      killSome(sites),
      killSome([mailServer]),
      retrySome(),
      watch(),
    ]);
    // Those that were in flight at a kill arrive again.
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const { body } = await exchange('GET', '/healthz').catch(() => ({ body: undefined }));
      if (body?.forms?.waiting === 0) break;
      await sleep(100);
    }
    await readMails();
  } finally {
    close();
    await Promise.all(programs.map((program) => program.stop()));
    await queue?.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
  const times = [...arrived.values()];
  return {
    messages,
    siteKills: siteKills(),
    mailServerKills: mailServer.kills(),
    accepted,
    mails,
    once: times.filter((count) => count === 1).length,
    moreOften: times.filter((count) => count > 1).length,
    lost: mails - arrived.size,
    rejections,
    rejectedArrived,
    wrongAnswers,
    seconds: (performance.now() - startedAt) / 1000,
  };
};
