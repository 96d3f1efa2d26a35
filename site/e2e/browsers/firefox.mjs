#!/usr/bin/env node
// @ts-check
// Playwright starts this script as its Firefox. It turns “unknown command” into a success, because Firefox
// ESR lacks a command that Playwright sends to every new context.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { argv, exit, stderr } from 'node:process';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { FIREFOX, findProgram } from '../../checks/find-program.mjs';

const unknown = /\{"type":"error","id":(\d+),"error":"unknown command"/g;

/** Keeps the length, so that the WebSocket frames stay valid. @param {string} found @param {string} id */
const toSuccess = (found, id) => `{"type":"success","id":${id},"result":{}`.padEnd(found.length);

/** @param {(text: string) => string} change */
const changing = (change) =>
  new Transform({
    transform: (bytes, _, done) => done(null, Buffer.from(change(bytes.toString('latin1')), 'latin1')),
  });

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
    // Firefox accepts only requests whose Host header is its own address.
    client.pipe(changing((text) => text.replace(/^(Host: [\d.]+:)\d+/im, `$1${port}`))).pipe(browser);
    browser.pipe(changing((text) => text.replace(unknown, toSuccess))).pipe(client);
    for (const socket of [client, browser]) socket.on('error', () => exit(1));
  }).listen(0, '127.0.0.1', () => {
    const address = server.address();
    const own = typeof address === 'object' ? address?.port : 0;
    stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own}\n`);
  });
}
