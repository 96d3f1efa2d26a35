import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { match, P } from 'ts-pattern';
import { type Mailer, toBytes } from './mailer.ts';

const flush = async (path: string) => {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Writes `mail/{id}.eml` files that only the server's user can read. The same id replaces an earlier file.
 */
export const createEmlMailer = (folder: string): Mailer => {
  const mails = join(folder, 'mail');
  return {
    post: async (id, mail, signal) => {
      const path = join(mails, `${id}.eml`);
      // Mail programs ignore files with this name. The next attempt overwrites one that a crash has left.
      const unfinished = join(mails, `.${id}.part`);
      try {
        const bytes = await toBytes(id, mail);
        signal.throwIfAborted();
        await mkdir(mails, { recursive: true, mode: 0o700 });
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        // The outbox deletes the message once it is sent, so the name of the file must be on the disk first.
        await flush(mails);
        return { kind: 'sent' };
      } catch (error) {
        const reason = match(error)
          .with({ name: 'AbortError' }, () => 'the attempt was cut off')
          .with({ code: P.string }, ({ code }) => `the mail could not be written (${code})`)
          .otherwise(() => 'the mail could not be written');
        return { kind: 'deferred', reason };
      }
    },
    close: async () => {},
  };
};
