// @ts-check
// Load generator. `chat.mjs` runs it in a separate process and reads the measurements from its output.
import { connect } from 'node:net';

const questions = [
  'What does the chatbot cost?',
  'When are you open on Saturday?',
  'and on Sunday?',
  'Do you offer a free trial?',
  'How do I reset my pasword?',
  'What is the capital of France?',
  'Can I see a demo before I buy?',
  'Is the portfolio generator realy free',
];

/**
 * With `isTalk`, each session asks several questions; otherwise it repeats one, as if retrying.
 * @typedef {{ port: number, connections: number, requests: number, sessions: number, isTalk: boolean }} Load
 */

/** @param {number} number @param {Load} load */
const toRequest = (number, { sessions, isTalk }) => {
  const session = number % sessions;
  const round = isTalk ? Math.floor(number / sessions) : 0;
  const body = JSON.stringify({
    message: questions[(session + round) % questions.length],
    session_id: `session-${session}-0b0d3f0e-5d4f-4a55`,
  });
  return `POST /chat HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/**
 * @param {Load} load
 * @param {() => number | undefined} next
 * @param {(ms: number) => void} record
 * @returns {Promise<void>}
 */
const ask = (load, next, record) =>
  new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let received = '';
    let sentAt = 0;
    const send = () => {
      const number = next();
      if (number === undefined) return socket.end();
      sentAt = performance.now();
      socket.write(toRequest(number, load));
    };
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      received += chunk;
      const end = received.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      if (end < 0 || length === undefined || received.length < end + 4 + Number(length)) return;
      if (!received.startsWith('HTTP/1.1 200 ')) return reject(new Error(received.slice(0, 200)));
      record(performance.now() - sentAt);
      received = '';
      send();
    });
  });

/** @param {Load} load */
const run = async (load) => {
  /** @type {number[]} */
  const times = [];
  let sent = 0;
  const next = () => (sent < load.requests ? sent++ : undefined);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, () => ask(load, next, (ms) => void times.push(ms))),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99), worst: times.at(-1) };
};

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}'))));
