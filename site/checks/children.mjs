// @ts-check
// Runs child processes, each in its own process group and with a time limit, and stops them with all their descendants.
import { execFile, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds a stopped child may take to exit, by default. */
const usualGraceMs = 5000;
/** Most milliseconds until the end of killed processes, which is only waited for: nothing else can be done about them. */
const mostEndMs = 10_000;
/** The end of a child's output that is kept. */
const keptCharacters = 2_000_000;

/**
 * @typedef {{ readonly kind: 'ended', readonly code: number }
 *   | { readonly kind: 'killed', readonly signal: string }
 *   | { readonly kind: 'cutOff', readonly seconds: number }
 *   | { readonly kind: 'stopped' }
 *   | { readonly kind: 'notStarted', readonly message: string }} Outcome
 */

/**
 * All processes that run, as [id, parent's id]; one that has ended may be listed by `ps` until its parent reaps it.
 * @returns {Promise<readonly (readonly [number, number])[]>}
 */
const listProcesses = () =>
  new Promise((resolve) => {
    execFile('ps', ['-A', '-o', 'pid=,ppid=,stat='], (_, output) =>
      resolve(
        [...output.matchAll(/^ *(\d+) +(\d+) +[^Z\s]/gm)].map(
          ([, id, parent]) => /** @type {const} */ ([Number(id), Number(parent)]),
        ),
      ),
    );
  });

/** A process and all its descendants. @param {number} root @returns {Promise<readonly number[]>} */
const processTree = async (root) => {
  const all = await listProcesses();
  /** @param {number} id @returns {readonly number[]} */
  const below = (id) =>
    all.filter(([, parent]) => parent === id).flatMap(([child]) => [child, ...below(child)]);
  return [root, ...below(root)];
};

/** @param {number} id of a process, or negative, of a group @param {NodeJS.Signals} signal */
const send = (id, signal) => {
  try {
    process.kill(id, signal);
  } catch {
    // The process has ended.
  }
};

/**
 * Stops a process group leader with all its descendants, including those in other groups, and waits for their end: a
 * signal takes effect when its process has its turn next, which is late on a busy machine.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 */
const stopTree = async (child, graceMs) => {
  const { pid } = child;
  if (pid === undefined) return;
  const family = await processTree(pid);
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (child.exitCode === null && child.signalCode === null) {
    send(-pid, 'SIGTERM');
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
  }
  send(-pid, 'SIGKILL');
  for (const id of family) send(id, 'SIGKILL');
  const until = Date.now() + mostEndMs;
  while (Date.now() < until && (await listProcesses()).some(([id]) => family.includes(id))) await sleep(20);
};

/**
 * Runs a program to its end, or to its limit.
 * @param {object} options
 * @param {readonly [program: string, ...parameters: string[]]} options.command
 * @param {string} options.folder working directory
 * @param {Readonly<Record<string, string | undefined>>} [options.env] in addition to this process's environment
 * @param {number} options.limitSeconds time limit
 * @param {AbortSignal} options.signal stops it
 * @param {number} [options.graceMs] time to exit once stopped
 * @returns {{ readonly ended: Promise<Outcome>, readonly output: () => string }} never rejects; `output` is the text
 *   of both streams so far
 */
export const runChild = ({
  command: [program, ...parameters],
  folder,
  env,
  limitSeconds,
  signal,
  graceMs = usualGraceMs,
}) => {
  let output = '';
  const child = spawn(program, parameters, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-keptCharacters);
    });
  const ended = /** @type {Promise<Outcome>} */ (
    new Promise((resolve) => {
      /** @type {Outcome | undefined} */
      let forced;
      let stopping = Promise.resolve();
      /** @param {Outcome} outcome */
      const stop = (outcome) => {
        forced ??= outcome;
        stopping = stopTree(child, graceMs);
      };
      const onAbort = () => stop({ kind: 'stopped' });
      const limit = setTimeout(() => stop({ kind: 'cutOff', seconds: limitSeconds }), limitSeconds * 1000);
      const forget = () => {
        clearTimeout(limit);
        signal.removeEventListener('abort', onAbort);
      };
      child.once('error', ({ message }) => {
        forget();
        resolve({ kind: 'notStarted', message });
      });
      child.once('exit', (code, exitSignal) => {
        forget();
        // Processes it left running would hold the pipes, and `close` would never fire.
        if (child.pid !== undefined && !forced) send(-child.pid, 'SIGKILL');
        /** @returns {Outcome} */
        const outcome = () =>
          forced ?? (code === null ? { kind: 'killed', signal: exitSignal ?? '' } : { kind: 'ended', code });
        const resolveNow = () => void stopping.then(() => resolve(outcome()));
        child.once('close', resolveNow);
        setTimeout(resolveNow, graceMs).unref();
      });
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort, { once: true });
    })
  );
  return { ended, output: () => output };
};
