import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lockFolder, UNFINISHED } from './folder-lock.ts';

// Delays each file operation at random, so that starting servers interleave in every way.
vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof import('node:fs/promises')>();
  const later = (name: 'link' | 'mkdir' | 'rm' | 'rmdir' | 'stat') =>
    (async (...parameters: never[]) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
      return (actual[name] as (...all: never[]) => Promise<unknown>)(...parameters);
    }) as never;
  const [link, mkdir, rm] = [later('link'), later('mkdir'), later('rm')];
  return { ...actual, link, mkdir, rm, rmdir: later('rmdir'), stat: later('stat') };
});

const answer = async () => '';

/** A folder whose lock was left by a killed server: the socket exists, and nothing listens. */
const folderWithStaleLock = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  await mkdir(join(folder, UNFINISHED));
  const path = join(folder, 'lock.sock');
  const server = createServer().listen(join(folder, 'old.sock'));
  await once(server, 'listening');
  const { link } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  await link(join(folder, 'old.sock'), path);
  server.close();
  await once(server, 'close');
  return folder;
};

test('of servers that start at once, one replaces a stale lock and keeps it', {
  tags: ['DLV-2'],
}, async () => {
  for (let round = 0; round < 40; round += 1) {
    const folder = await folderWithStaleLock();
    const starts = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder, answer)));
    const holders = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(holders).toHaveLength(1);
    await expect(lockFolder(folder, answer)).rejects.toThrow('Another server');
    await holders[0]?.release();
    await rm(folder, { recursive: true });
  }
});

test('a server that was killed while it removed a stale lock blocks no other', {
  tags: ['DLV-2'],
}, async () => {
  const folder = await folderWithStaleLock();
  const removing = join(folder, 'lock.removing');
  await mkdir(removing);
  const past = Date.now() / 1000 - 20;
  await utimes(removing, past, past);
  const lock = await lockFolder(folder, answer);
  await expect(lockFolder(folder, answer)).rejects.toThrow('Another server');
  await lock.release();
  await rm(folder, { recursive: true });
});
