import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { cwd } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './files.ts';

/** The folder of temporary files. A file may be deleted once the process that wrote it has ended. */
export const UNFINISHED = 'unfinished';

/** The longest socket path in bytes. macOS allows 104 and Linux 108, including the terminating zero. */
const MAX_PATH = 103;
const MAX_LINE = 1000;
/** A server that was killed while it removed a stale lock no longer blocks others after this time. */
const ABANDONED_MS = 10_000;

const toSocketPath = (folder: string, name: string) => {
  const path = join(folder, name);
  const fromHere = relative(cwd(), path);
  const shorter = Buffer.byteLength(fromHere) < Buffer.byteLength(path) ? fromHere : path;
  if (Buffer.byteLength(shorter) > MAX_PATH)
    throw new Error(
      `The path of the forms’ folder is longer than ${MAX_PATH - name.length} bytes, use a shorter one: ${folder}`,
    );
  return shorter;
};

const lockOf = (folder: string) => toSocketPath(folder, 'lock.sock');

/** `stale` if a file is there, but no process listens to it. */
const reach = (path: string) =>
  new Promise<Socket | 'absent' | 'stale'>((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error) => {
      if (codeOf(error) === 'ENOENT') resolve('absent');
      else if (['ECONNREFUSED', 'ENOTSOCK'].includes(codeOf(error))) resolve('stale');
      else reject(error);
    });
  });

const inodeOf = async (path: string) => {
  try {
    return (await stat(path)).ino;
  } catch {
    return undefined;
  }
};

const serve = (socket: Socket, answer: (line: string) => Promise<string>) => {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    text += chunk;
    const [line, ...rest] = text.split('\n');
    if (text.length > MAX_LINE) socket.destroy();
    else if (line !== undefined && rest.length > 0) {
      socket.pause();
      answer(line).then(
        (answered) => socket.end(`${answered}\n`),
        () => socket.destroy(),
      );
    }
  });
};

/**
 * Locks the folder with a socket, which the system closes however the process ends. Other processes can send
 * lines to it. Rejects with a message for the operator if the folder is already locked.
 */
export const lockFolder = async (folder: string, answer: (line: string) => Promise<string>) => {
  const path = lockOf(folder);
  const own = toSocketPath(folder, join(UNFINISHED, `${randomBytes(4).toString('hex')}.sock`));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, answer);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(own, resolve);
  });
  const inode = await inodeOf(own);

  // Removing a stale lock must be exclusive: another starting server may have replaced it since it was tested.
  const removeStale = async () => {
    const removing = join(folder, 'lock.removing');
    try {
      await mkdir(removing);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const since = await stat(removing).catch(() => undefined);
      if (since && Date.now() - since.mtimeMs > ABANDONED_MS) await rmdir(removing).catch(() => {});
      else await setTimeout(10);
      return;
    }
    try {
      const found = await reach(path);
      if (found === 'stale') await rm(path, { force: true });
      else if (found !== 'absent') found.destroy();
    } finally {
      await rmdir(removing).catch(() => {});
    }
  };

  /** Returns false after an attempt to remove a stale lock; the caller then tries again. */
  const take = async (): Promise<boolean> => {
    try {
      await link(own, path);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = await reach(path);
    if (found === 'stale') await removeStale();
    else if (found !== 'absent') {
      found.destroy();
      throw new Error(
        `Another server uses the forms’ folder ${folder}: stop it, or set FORMS_FOLDER to another folder.`,
      );
    }
    return false;
  };

  try {
    while (!(await take()));
    await rm(own, { force: true });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    release: async () => {
      if ((await inodeOf(path)) === inode) await rm(path, { force: true });
      await close();
    },
  };
};

export const sendToLockHolder = async (folder: string, line: string): Promise<string | undefined> => {
  const socket = await reach(lockOf(folder));
  if (socket === 'absent' || socket === 'stale') return undefined;
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      if (text.endsWith('\n')) resolve(text);
      else reject(new Error(`The server that uses the forms’ folder ${folder} did not answer: try again.`));
    });
    socket.write(`${line}\n`);
  });
};
