// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const answerMs = 60_000;

/** @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send */

/**
 * Sends DevTools protocol messages over the browser's pipe.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Send}
 */
const createSend = (child) => {
  const [, , , input, output] = child.stdio;
  if (!input || !('write' in input) || !output) throw new Error('Chromium has no pipe.');
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let text = '';
  output.on('data', (chunk) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const pending = waiting.get(id);
      waiting.delete(id);
      if (error) pending?.reject(new Error(error.message));
      else pending?.resolve(result);
    }
  });
  let lastId = 0;
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      setTimeout(() => waiting.delete(id) && reject(new Error(`${method}: no answer`)), answerMs).unref();
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
};

/**
 * One tab of a Chromium with a new profile. Not by Playwright, which makes every tab visible: this one is hidden when
 * another is opened in front of it.
 * @param {string} path @param {readonly string[]} flags
 */
export const openTab = async (path, flags) => {
  const profile = await mkdtemp(join(tmpdir(), 'loomwright-chromium-'));
  const child = spawn(
    path,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const send = createSend(child);
  const { targetInfos } = await send('Target.getTargets');
  const { targetId } = targetInfos.find((/** @type {any} */ { type }) => type === 'page');
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @param {string} method @param {object} [params] */
  const sendToTab = (method, params) => send(method, params, sessionId);
  /**
   * Calls `act` in the page. It is serialized, so its data is passed as an argument.
   * @template T, [A=undefined] @param {(given: A) => T} act @param {A} [given] @returns {Promise<Awaited<T>>}
   */
  const evaluate = async (act, given) => {
    const expression = `(${act})(${JSON.stringify(given)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await sendToTab('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    send: sendToTab,
    evaluate,
    /** Opens another tab, which hides this one. */
    hide: () => send('Target.createTarget', { url: 'about:blank' }),
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([send('Browser.close'), sleep(2000, undefined, { ref: false })]).catch(
        () => undefined,
      );
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
