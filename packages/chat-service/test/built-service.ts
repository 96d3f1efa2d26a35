// The service as shipped: built once per test file and started as a separate process.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = readFileSync(join(root, 'package.json'), 'utf8').match(/--[\w-]+=\d+/g) ?? [];

export const buildService = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'loomwright-chat-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return { program: join(outDir, 'main.mjs'), forget: () => rmSync(outDir, { recursive: true }) };
};

export const startService = async (program: string, env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await new Promise<number>((resolve) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/[^\s]*:(\d+)\n/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    exited.then(() => resolve(0));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    signal: (name: 'SIGTERM') => child.kill(name),
    exited,
    /** NaN without /proc. */
    residentMb: () => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return Number.NaN;
      }
    },
  };
};
