#!/usr/bin/env node
// @ts-check
// Playwright starts this as its Firefox (channel `moz-firefox`, WebDriver BiDi). It starts the system's Firefox, and answers
// for it the commands that an ESR does not know: Playwright sends one of those to every new context.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { argv, exit, stderr } from 'node:process';
import { createInterface } from 'node:readline';
import { FIREFOX, findProgram } from '../../checks/find-program.mjs';

/** @param {Buffer} payload an answer of Firefox; one about an unknown command becomes a success without an effect */
const adapt = (payload) => {
  if (!payload.includes('"unknown command"')) return undefined;
  const { error, id } = JSON.parse(payload.toString());
  return error === 'unknown command'
    ? Buffer.from(JSON.stringify({ type: 'success', id, result: {} }))
    : undefined;
};

/**
 * Reads the frames of a WebSocket's server, which are not masked (RFC 6455, 5.2), and the head before them.
 * @param {(bytes: Buffer) => void} write
 */
const createReader = (write) => {
  let rest = Buffer.alloc(0);
  let isOpen = false;
  const next = () => {
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n') + 4;
      isOpen = end >= 4;
      return isOpen ? { end } : undefined;
    }
    if (rest.length < 10) rest.length;
    const size = rest.length < 2 ? 0 : /** @type {number} */ (rest[1]);
    const start = size < 126 ? 2 : size === 126 ? 4 : 10;
    if (rest.length < start) return undefined;
    const length = size < 126 ? size : size === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    const end = start + length;
    return rest.length < end ? undefined : { end, adapted: adapt(rest.subarray(start, end)) };
  };
  return (/** @type {Buffer} */ piece) => {
    rest = Buffer.concat([rest, piece]);
    for (let frame = next(); frame; frame = next()) {
      // A short text in one piece.
      write(
        frame.adapted
          ? Buffer.concat([Buffer.from([0x81, frame.adapted.length]), frame.adapted])
          : rest.subarray(0, frame.end),
      );
      rest = rest.subarray(frame.end);
    }
  };
};

const firefox = spawn(findProgram(FIREFOX), argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => exit(code ?? 1));
for await (const line of createInterface(firefox.stderr)) {
  const port = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
  if (!port) {
    stderr.write(`${line}\n`);
    continue;
  }
  const server = createServer((client) => {
    const browser = connect(Number(port), '127.0.0.1');
    // Firefox accepts its own address alone.
    client.once('data', (head) => {
      browser.write(head.toString().replace(/^(Host: .*:)\d+/m, `$1${port}`));
      client.pipe(browser);
    });
    browser.on(
      'data',
      createReader((bytes) => client.write(bytes)),
    );
    for (const [one, other] of [
      [client, browser],
      [browser, client],
    ])
      one?.on('close', () => other?.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1', () => {
    const address = server.address();
    stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`,
    );
  });
}
