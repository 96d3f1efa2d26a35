// Kills site servers and their mail server at random while messages arrive (DLV-2).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Secret } from '@loomwright/kit';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRedisServer, findRedis } from '../../../packages/chat-service/test/redis-server.ts';
import { defines } from '../../build/configuration.ts';
import { askRunningOutbox } from './outbox-commands.ts';
import { createRedisOutbox } from './redis-outbox.ts';
import { refusal, startMailServer } from './testing/mail-server.ts';

const PATIENCE_MS = 60_000;

const isDeep = process.env.LOOMWRIGHT_DEEP === '1';

let folder: string;
beforeAll(async () => {
  if (!isDeep) return;
  // The bundle resolves its external packages from here.
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'kills-'));
  // Bundled, because Node 20 cannot run TypeScript.
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: defines,
    ssr: { noExternal: true, external: ['bullmq', '@redis/client'] },
    build: {
      ssr: 'server/forms/testing/forms-server.ts',
      outDir: join(folder, 'server'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
});
afterAll(() => isDeep && rm(folder, { recursive: true }));

const createServer = (settings: Readonly<Record<string, string>>) => {
  let child: ChildProcess | undefined;
  let url = '';
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const env = { PATH: process.env.PATH, ...settings, PORT: url === '' ? '0' : new URL(url).port };
      const started = spawn(process.execPath, [join(folder, 'server/server.mjs')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      started.once('exit', () => reject(new Error('The server did not start.')));
      started.stdout.on('data', (lines) => {
        const [printed] = /http:\/\/[\d.:]+/.exec(String(lines)) ?? [];
        if (printed === undefined) return;
        url = printed;
        resolve();
      });
    });
  const end = async (signal: NodeJS.Signals) => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { start, url: () => url, kill: () => end('SIGKILL').then(start), stop: () => end('SIGTERM') };
};

const createMailServer = async (arrived: Map<string, string[]>) => {
  const answer = (callback: (error?: Error) => void) =>
    Math.random() < 0.5 ** (1 / 3) ? callback() : callback(refusal(451));
  const start = (port = 0) =>
    startMailServer(
      {
        onMailFrom: (_address, _session, callback) => answer(callback),
        onRcptTo: (_address, _session, callback) => answer(callback),
        onData: (stream, _session, callback) => {
          text(stream).then((mail) => {
            answer((error) => {
              const id = /^message-id:\s*<([^@]+)@/im.exec(mail)?.[1] ?? '';
              const mark = /\bmark-[a-z\d-]+/.exec(mail)?.[0] ?? '';
              if (!error) arrived.set(id, [...(arrived.get(id) ?? []), mark]);
              callback(error);
            });
          }, callback);
        },
      },
      port,
    );
  let server = await start();
  const { port } = server;
  const kill = async () => {
    await server.close();
    server = await start(port);
  };
  return { port, kill, close: () => server.close() };
};

const toMessage = (at: number, mark: string, more: object) => ({
  number: at
    .toString()
    .padStart(8, '0')
    .replace(/^(.{4})/, 'M-$1-'),
  name: 'Ada Byron',
  email: 'ada@example.com',
  message: `mark-${mark}\nA loom of our own.`,
  elapsedMs: '5000',
  ...(at % 10 === 0 && { copy: 'on' }),
  ...more,
});

interface Kills {
  readonly messages: number;
  readonly kills: number;
  readonly connections: number;
  /** The operator retries deliveries that would wait longer than this, because the pauses grow to hours. */
  readonly longPauseMs: number;
  readonly redisUrl?: string;
}

const runKills = async ({ connections, kills, longPauseMs, messages, redisUrl }: Kills) => {
  const arrived = new Map<string, string[]>();
  const mailServer = await createMailServer(arrived);
  const forms = await mkdtemp(join(folder, 'forms-'));
  const settings = {
    HOST: '127.0.0.1',
    FORMS_TO: 'office@example.com',
    FORMS_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    FORMS_FOLDER: forms,
    FORMS_LIMIT: '0',
    FORMS_LIMIT_PER_CALLER: '0',
    FORMS_RETRY_SECONDS: '1',
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
  const servers = (redisUrl ? [1, 2] : [1]).map(() => createServer(settings));
  const anyUrl = () => servers[Math.floor(Math.random() * servers.length)]?.url() ?? '';
  const statuses = { accepted: 0, wrong: 0 };

  const send = async (expected: number, at: number, mark: string, more = {}): Promise<void> => {
    const url = anyUrl();
    const status = await fetch(`${url}/forms/contact`, {
      method: 'POST',
      headers: { Origin: url, 'Content-Type': 'application/json' },
      body: JSON.stringify(toMessage(at, mark, more)),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 503,
    );
    if (status === 503) return sleep(20).then(() => send(expected, at, mark, more));
    if (status !== expected) statuses.wrong += 1;
    if (status === 202) statuses.accepted += 1;
  };
  let next = 0;
  const sendSome = async () => {
    while (next < messages) {
      const at = next;
      next += 1;
      await send(202, at, `${at}`);
      if (at % 20 !== 0) continue;
      await send(409, at, `${at}-rejected`);
      await send(422, messages + at, `${at}-rejected`, { website: 'https://example.com' });
      await send(422, messages + at, `${at}-rejected`, { email: 'ada' });
    }
  };

  const asked = redisUrl
    ? createRedisOutbox({
        url: new Secret(redisUrl),
        atOnce: 0,
        log: () => {},
        send: () => Promise.reject(new Error('nothing is sent')),
      })
    : {
        list: async () => (await askRunningOutbox(forms, { command: 'list' }))?.deliveries ?? [],
        retry: (id: string) => askRunningOutbox(forms, { command: 'retry', id }),
        close: async () => {},
      };
  let isOver = false;
  const retrySome = async () => {
    while (!isOver) {
      await sleep(longPauseMs / 2);
      const deliveries = await Promise.resolve(asked.list()).catch(() => []);
      for (const { dueAt, id, status } of deliveries)
        if (status === 'waiting' && dueAt - Date.now() > longPauseMs) await asked.retry(id).catch(() => {});
    }
  };

  const mails = messages + Math.ceil(messages / 10);
  const progress = () => (statuses.accepted + arrived.size) / (messages + mails);
  const killed = { servers: 0, mailServer: 0 };
  const killSome = async (name: keyof typeof killed, victims: readonly { kill: () => Promise<void> }[]) => {
    const times = Array.from({ length: kills }, () => Math.random() * 0.99).toSorted((a, b) => a - b);
    for (const [turn, time] of times.entries()) {
      while (progress() < time && !isOver) await sleep(5);
      await sleep(Math.random() * 30);
      await victims[turn % victims.length]?.kill();
      killed[name] += 1;
    }
  };
  const watch = async () => {
    let last = { progress: 0, at: performance.now() };
    while (!isOver) {
      if (progress() !== last.progress) last = { progress: progress(), at: performance.now() };
      isOver = arrived.size >= mails || performance.now() - last.at > PATIENCE_MS;
      await sleep(100);
    }
  };
  const waiting = async () => (await (await fetch(`${anyUrl()}/healthz`)).json()).forms.waiting;

  try {
    await Promise.all(servers.map(({ start }) => start()));
    await Promise.all([
      ...Array.from({ length: connections }, sendSome),
      killSome('servers', servers),
      killSome('mailServer', [mailServer]),
      retrySome(),
      watch(),
    ]);
    // Waits for the emails that a kill interrupted, because they are sent again.
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(100))
      if ((await waiting()) === 0) break;
  } finally {
    await Promise.all([...servers.map(({ stop }) => stop()), mailServer.close(), asked.close()]);
  }
  const all = [...arrived.values()];
  return {
    ...statuses,
    killed,
    lost: mails - arrived.size,
    again: all.filter(({ length }) => length > 1).length,
    rejected: all.flat().filter((mark) => mark.endsWith('-rejected')).length,
  };
};

const size = { messages: 10_000, kills: 100, connections: 50, longPauseMs: 2000 };

const testKills = async (redisUrl?: string) => {
  const { again, ...ran } = await runKills({ ...size, ...(redisUrl && { redisUrl }) });
  const { kills, messages } = size;
  expect(ran).toEqual({
    accepted: messages,
    wrong: 0,
    killed: { servers: kills, mailServer: kills },
    lost: 0,
    rejected: 0,
  });
  // Each server sends one email at a time, so a kill interrupts few emails.
  expect(again).toBeLessThanOrEqual(messages / 1000);
};

// Only in the deep run, because it takes minutes.
test.runIf(isDeep)(
  'every accepted message arrives although server and mail server are killed',
  { tags: ['DLV-2'] },
  () => testKills(),
);

test.runIf(isDeep)(
  'every accepted message arrives, also with two servers on one Redis',
  { tags: ['DLV-2'] },
  async ({ skip }) => {
    const found = findRedis();
    if ('missing' in found) return skip(found.missing);
    const redis = await createRedisServer(found.program, true);
    await testKills(redis.url).finally(redis.close);
  },
);
