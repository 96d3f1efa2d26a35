import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { describe, expect, it } from 'vitest';
import { runChild } from './children.mjs';

const start = (script: string, limitSeconds = 30, signal = new AbortController().signal) =>
  runChild({ command: [execPath, '-e', script], folder: '.', limitSeconds, signal, graceMs: 200 });

/** Whether a process runs; one that has ended may be listed until its parent reaps it. */
const isAlive = (id: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
};

/** Starts a child in a process group of its own, which no signal to the first group reaches, and prints its id. */
const withGrandchild = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' });
  console.log(child.pid);
`;
const idIn = async (output: () => string) => {
  await expect.poll(() => output().trim(), { timeout: 10_000 }).toMatch(/^\d+$/);
  return Number(output());
};

describe('a child process of the checks', () => {
  it('ends with its own exit code, and its output is kept', async () => {
    const { ended, output } = start("console.log('one'); console.error('two'); process.exitCode = 3");
    expect(await ended).toEqual({ kind: 'ended', code: 3 });
    expect(output()).toMatch(/one/);
    expect(output()).toMatch(/two/);
  });

  it('that hangs and ignores signals is stopped at its limit, with its descendants', async () => {
    const { ended, output } = start(`process.on('SIGTERM', () => {}); ${withGrandchild} for (;;);`, 1);
    expect(await ended).toEqual({ kind: 'cutOff', seconds: 1 });
    expect(isAlive(await idIn(output))).toBe(false);
  }, 30_000);

  it('is stopped with the run, with its descendants', async () => {
    const stop = new AbortController();
    const { ended, output } = start(`${withGrandchild} setInterval(() => {}, 1000);`, 30, stop.signal);
    const id = await idIn(output);
    stop.abort();
    expect(await ended).toEqual({ kind: 'stopped' });
    expect(isAlive(id)).toBe(false);
  }, 30_000);

  it('that is killed reports the signal; one that cannot be started reports the reason', async () => {
    expect(await start("process.kill(process.pid, 'SIGKILL')").ended).toEqual({
      kind: 'killed',
      signal: 'SIGKILL',
    });
    const { ended } = runChild({
      command: ['/no/such/program'],
      folder: '.',
      limitSeconds: 5,
      signal: new AbortController().signal,
    });
    expect(await ended).toMatchObject({ kind: 'notStarted' });
  });
});
