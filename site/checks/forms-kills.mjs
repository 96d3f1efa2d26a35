// @ts-check
// Sends messages to a server of the site and kills it and its mail server at random (DLV-2).
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A wait that long without a mail is an end. */
const PATIENCE_MS = 60_000;
/** The operator retries what has longer to wait: pauses grow to hours. */
const LONG_PAUSE_MS = 2000;

/** @param {number} at @returns {string} the number of a contact message */
const toNumber = (at) => {
  const digits = Array.from(
    { length: 8 },
    (_, place) => letters[Math.floor(at / 32 ** (7 - place)) % 32],
  ).join('');
  return `M-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/**
 * A program that can be killed, and starts again then.
 * @param {readonly string[]} parameters of Node
 * @param {RegExp} ready what it prints once it has started
 * @param {Readonly<Record<string, string>>} env
 */
const createVictim = (parameters, ready, env = {}) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let kills = 0;
  const ended = () =>
    new Promise((resolve) =>
      child?.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(0),
    );
  const start = async () => {
    const one = spawn(process.execPath, parameters, {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = one;
    await new Promise((resolve, reject) => {
      let output = '';
      one.stdout?.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-2000);
        if (ready.test(output)) resolve(undefined);
      });
      one.once('exit', () => reject(new Error(`${parameters.join(' ')} did not start.`)));
    });
  };
  return {
    start,
    kills: () => kills,
    kill: async () => {
      const end = ended();
      child?.kill('SIGKILL');
      await end;
      kills += 1;
      await start();
    },
    stop: async () => {
      const end = ended();
      child?.kill('SIGTERM');
      const isGone = await Promise.race([end.then(() => true), sleep(3000, false, { ref: false })]);
      if (!isGone) child?.kill('SIGKILL');
      await end;
    },
  };
};

/**
 * @typedef {object} KillsOptions
 * @property {readonly string[]} server parameters of Node that start a server of the site, which reads its settings
 * @property {number} messages
 * @property {number} kills of each of the two
 * @property {number} connections
 * @property {(line: string) => void} [log] is told how far it is
 */

/** @param {KillsOptions} options */
export const runKills = async ({ connections, kills, log = () => {}, messages, server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-kills-'));
  const mailFile = join(folder, 'mails.txt');
  await writeFile(mailFile, '');
  const [port, mailPort] = [await freePort(), await freePort()];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const flaky = fileURLToPath(new URL('flaky-smtp.mjs', import.meta.url));
  const mailServer = createVictim([flaky, String(mailPort), mailFile], /listening/);
  const site = createVictim(server, /http:\/\/\S+/, {
    HOST: '127.0.0.1',
    PORT: String(port),
    FORMS_TO: 'office@example.com',
    FORMS_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    FORMS_FOLDER: folder,
    FORMS_LIMIT: '0',
    FORMS_LIMIT_PER_CALLER: '0',
    FORMS_RETRY_SECONDS: '1',
  });

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<{ status: number, body: any }>} */
  const exchange = (method, path, body) =>
    new Promise((resolve, reject) => {
      const origin = `http://127.0.0.1:${port}`;
      const headers = { Origin: origin, 'Content-Type': 'application/json' };
      const sent = request(`${origin}${path}`, { agent, method, headers, timeout: 10_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });

  /** Repeats a message until the server says what becomes of it. @param {object} message @returns {Promise<number>} */
  const send = async (message) => {
    for (;;) {
      const { status } = await exchange('POST', '/forms/contact', message).catch(() => ({ status: 0 }));
      if (status !== 0 && status !== 503) return status;
      await sleep(20);
    }
  };

  /** @param {number} at @param {string} mark @param {object} [more] */
  const toMessage = (at, mark, more) => ({
    number: toNumber(at),
    name: 'Ada Byron',
    email: 'ada@example.com',
    message: `mark-${mark}\nA loom of our own.`,
    elapsedMs: '5000',
    ...(at % 10 === 0 && { copy: 'on' }),
    ...more,
  });

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
    const status = await send(toMessage(at, mark, more));
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
  const retrySome = async () => {
    while (!isOver) {
      await sleep(1000);
      const { deliveries = [] } = (await ask({ command: 'list' })) ?? {};
      for (const { dueAt, id, status } of deliveries)
        if (status === 'waiting' && dueAt - Date.now() > LONG_PAUSE_MS) await ask({ command: 'retry', id });
    }
  };

  const mails = messages + Math.ceil(messages / 10);
  const progress = () => (accepted + arrived.size) / (messages + mails);
  /** @param {ReturnType<typeof createVictim>} victim */
  const killSome = async (victim) => {
    const times = Array.from({ length: kills }, () => Math.random() * 0.99).toSorted((a, b) => a - b);
    for (const time of times) {
      while (progress() < time && !isOver) await sleep(5);
      await sleep(Math.random() * 30);
      await victim.kill();
    }
  };
  const watch = async () => {
    let last = { progress: 0, at: performance.now() };
    while (!isOver) {
      await readMails();
      if (progress() !== last.progress) last = { progress: progress(), at: performance.now() };
      isOver = arrived.size >= mails || performance.now() - last.at > PATIENCE_MS;
      log(
        `${accepted} accepted, ${arrived.size} of ${mails} mails arrived, ${site.kills()} and ${mailServer.kills()} kills`,
      );
      await sleep(100);
    }
  };

  const startedAt = performance.now();
  try {
    await Promise.all([mailServer.start(), site.start()]);
    await Promise.all([
      ...Array.from({ length: connections }, sendSome),
      killSome(site),
      killSome(mailServer),
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
    agent.destroy();
    await Promise.all([site.stop(), mailServer.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
  const times = [...arrived.values()];
  return {
    messages,
    siteKills: site.kills(),
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
