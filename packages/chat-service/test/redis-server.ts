// Finds a Redis or Valkey server, or as root on Debian installs one, and starts it for a test: on a free port of
// loopback, without persistence, in a folder of its own.
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

// Debian's package redis-tools has the server too, by the name of a tool, and starts no service: it asks how it was called.
const programs = ['redis-server', 'valkey-server', 'redis-check-rdb', 'valkey-check-rdb'];

const findProgram = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

const install = () => {
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'redis-tools']])
    execFileSync('apt-get', parameters, {
      stdio: 'ignore',
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
};

/** The program of a server, or why there is none. */
export const findRedis = (): { readonly program: string } | { readonly missing: string } => {
  const found = findProgram();
  if (found) return { program: found };
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return { missing: 'no redis-server on this machine, and not root on Debian to install one' };
  try {
    install();
  } catch {
    return { missing: 'no redis-server on this machine, and apt-get could not install one' };
  }
  const fresh = findProgram();
  return fresh ? { program: fresh } : { missing: 'redis-tools was installed, but holds no server' };
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** A server that can be stopped, frozen and started again at the same address. */
export const createRedisServer = async (program: string) => {
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
        'no',
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
