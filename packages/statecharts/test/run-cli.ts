import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from '../src/cli/main.ts';

export const run = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const add = (line: string) => {
    lines.push(line);
  };
  const code = await main(args, { print: add, warn: add, doing: () => undefined });
  return { code, text: lines.join('\n') };
};

export const bin = fileURLToPath(new URL('../bin/statecharts.mjs', import.meta.url));

export const spawned = (args: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly error: string }>((resolve) => {
    const child = spawn(process.execPath, [bin, ...args]);
    const texts = { out: '', error: '' };
    child.stderr.on('data', (data) => {
      texts.error += String(data);
    });
    child.stdout.on('data', (data) => {
      texts.out += String(data);
    });
    child.on('close', (code) => resolve({ code, ...texts }));
  });
