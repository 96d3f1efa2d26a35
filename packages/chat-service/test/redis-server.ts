// A real Redis or Valkey server on a free loopback port, in a temporary folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

// Debian’s `redis-tools` package contains the server as `redis-check-rdb`.
const names = ['redis-server', 'valkey-server', 'redis-check-rdb', 'valkey-check-rdb'];

export const findRedis = (): { readonly program: string } | { readonly missing: string } => {
  const folders = (env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const program = [env.REDIS_SERVER_PATH ?? '', ...places].find(existsSync);
  return program === undefined ? { missing: 'No Redis server is installed.' } : { program };
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** With `isKept` the data survives a restart. */
export const createRedisServer = async (program: string, isKept = false) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'loomwright-redis-'));
  let child: ReturnType<typeof spawn> | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const parameters = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        isKept ? 'yes' : 'no',
        '--dir',
        folder,
      ];
      child = spawn(program, parameters, { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'ignore'] });
      child.once('error', reject);
      child.once('exit', () => reject(new Error('the Redis server did not start')));
      child.stdout?.on('data', (text) => {
        if (/Ready to accept connections/i.test(String(text))) resolve();
      });
    });
  const kill = async () => {
    const one = child;
    if (!one || one.exitCode !== null || one.signalCode !== null) return;
    const exited = new Promise((resolve) => one.once('exit', resolve));
    one.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
