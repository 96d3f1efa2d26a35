// @ts-check
// For the scripts that send messages to a server of the site: the server as a process, and a client of its forms.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const siteProgram = fileURLToPath(new URL('../dist/server/main.mjs', import.meta.url));
export const mailServerProgram = fileURLToPath(new URL('flaky-smtp.mjs', import.meta.url));

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** The settings of a server without limits. @param {{ port: number, mailPort: number, folder: string }} where */
export const toSettings = ({ folder, mailPort, port }) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  FORMS_TO: 'office@example.com',
  FORMS_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  FORMS_FOLDER: folder,
  FORMS_LIMIT: '0',
  FORMS_LIMIT_PER_CALLER: '0',
});

/**
 * A program of Node that can be killed, and starts again then.
 * @param {readonly string[]} parameters
 * @param {RegExp} ready what it prints once it has started
 * @param {Readonly<Record<string, string>>} env
 * @param {readonly string[]} before Node, as `taskset -c 0`
 */
export const createProgram = (parameters, ready, env = {}, before = []) => {
  const [program = '', ...rest] = [...before, process.execPath, ...parameters];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let kills = 0;
  const ended = () =>
    new Promise((resolve) => {
      if (child?.exitCode === null && child.signalCode === null) child.once('exit', resolve);
      else resolve(0);
    });
  const start = async () => {
    const one = spawn(program, rest, {
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
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const end = ended();
    child?.kill(signal);
    await Promise.race([end, sleep(3000, undefined, { ref: false })]);
    child?.kill('SIGKILL');
    await end;
  };
  return {
    start,
    kills: () => kills,
    kill: async () => {
      await end('SIGKILL');
      kills += 1;
      await start();
    },
    stop: () => end('SIGTERM'),
    /** Megabytes; NaN where there is no /proc. */
    residentMb: () => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return Number.NaN;
      }
    },
  };
};

/** @param {readonly number[]} ports of servers that share their messages: any may be asked @param {number} connections to each */
export const createFormsClient = (ports, connections) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<{ status: number, body: any }>} */
  const exchange = (method, path, body) =>
    new Promise((resolve, reject) => {
      const origin = `http://127.0.0.1:${ports[Math.floor(Math.random() * ports.length)]}`;
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

  return {
    exchange,
    /** Repeats a message until the server says what becomes of it. @param {object} message @returns {Promise<number>} */
    send: async (message) => {
      for (;;) {
        const { status } = await exchange('POST', '/forms/contact', message).catch(() => ({ status: 0 }));
        if (status !== 0 && status !== 503) return status;
        await sleep(20);
      }
    },
    close: () => agent.destroy(),
  };
};

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param {number} at @returns {string} the number of a contact message */
const toNumber = (at) => {
  const digits = Array.from({ length: 8 }, (_, place) => letters[Math.floor(at / 32 ** (7 - place)) % 32]);
  return `M-${digits.slice(0, 4).join('')}-${digits.slice(4).join('')}`;
};

/** A contact message, with a mark in its text. @param {number} at @param {string} mark @param {object} [more] */
export const toMessage = (at, mark, more) => ({
  number: toNumber(at),
  name: 'Ada Byron',
  email: 'ada@example.com',
  message: `mark-${mark}\nA loom of our own.`,
  elapsedMs: '5000',
  ...more,
});
