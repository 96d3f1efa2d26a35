import { join } from 'node:path';
import {
  type DeliveryStatus,
  type SentRecord,
  type Stored,
  sentRecordSchema,
  storedSchema,
} from '@loomwright/delivery';
import { match } from 'ts-pattern';
import { codeOf, type Files } from './files.ts';
import { UNFINISHED } from './folder-lock.ts';

/** The folder of a delivery's file. It takes precedence over the status in the file. */
export type Box = 'queue' | 'undeliverable' | 'sent';

const boxOf = (status: DeliveryStatus): Box =>
  match(status)
    .returnType<Box>()
    .with('queued', 'waiting', () => 'queue')
    .with('undeliverable', () => 'undeliverable')
    .with('sent', () => 'sent')
    .exhaustive();

const SENT_KEPT_MS = 30 * 24 * 3_600_000;

/** Waiting-list records never expire, because an address may join the list of a product only once (WTL-1). */
const isKeptForGood = ({ number }: SentRecord) => number.startsWith('W-');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const SUFFIX = '.json';

export interface FileStoreOptions {
  readonly folder: string;
  readonly files: Files;
  readonly now: () => number;
  readonly onBroken: (file: string) => void;
}

/** Writes each file under a temporary name first. Operations on one message's deliveries must not overlap. */
export const createFileStore = ({ files, folder, now, onBroken }: FileStoreOptions) => {
  const pathOf = (box: Box, id: string) => join(folder, box, `${id}${SUFFIX}`);
  const unfinished = join(folder, UNFINISHED);
  const broken = join(folder, 'broken');
  let written = 0;

  const write = async (text: string, finish: (temporary: string) => Promise<void>) => {
    written += 1;
    const temporary = join(unfinished, `${process.pid}-${written}`);
    try {
      await files.write(temporary, text);
      await finish(temporary);
    } catch (error) {
      // A full disk may have stored part of the file.
      await files.remove(temporary).catch(() => {});
      throw error;
    }
  };

  const put = (box: Box, id: string, value: Stored | SentRecord) =>
    write(JSON.stringify(value), async (temporary) => {
      await files.rename(temporary, pathOf(box, id));
      await files.sync(join(folder, box));
    });

  const move = async (id: string, from: Box, to: Box) => {
    if (from === to) return;
    try {
      await files.rename(pathOf(from, id), pathOf(to, id));
    } catch (error) {
      // An earlier, interrupted attempt has already moved the file, or someone has removed it.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  };

  const setAside = async (box: Box, id: string) => {
    const name = `${now()}-${id}${SUFFIX}`;
    await files.rename(pathOf(box, id), join(broken, name));
    onBroken(`broken/${name}`);
  };

  const readValue = async (box: Box, id: string): Promise<unknown> => {
    try {
      return parse(await files.read(pathOf(box, id))) ?? 'unreadable';
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOENT') return undefined;
      // A folder that has the name of a file, or another user's file.
      if (code === 'EISDIR' || code === 'EACCES') return 'unreadable';
      throw error;
    }
  };

  /** Undefined if the file is missing, or was unreadable and has been moved aside. */
  const read = async (box: 'queue' | 'undeliverable', id: string): Promise<Stored | undefined> => {
    const value = await readValue(box, id);
    if (value === undefined) return undefined;
    const { data, success } = storedSchema.safeParse(value);
    if (!success || data.delivery.id !== id) {
      await setAside(box, id);
      return undefined;
    }
    const { delivery, message } = data;
    if (boxOf(delivery.status) === box) return data;
    return { delivery: { ...delivery, status: box === 'queue' ? 'queued' : 'undeliverable' }, message };
  };

  const readSent = async (
    id: string,
  ): Promise<(SentRecord & { readonly hasContent: boolean }) | undefined> => {
    const value = await readValue('sent', id);
    if (value === undefined) return undefined;
    const note = sentRecordSchema.safeParse(value);
    if (note.success) return { ...note.data, hasContent: false };
    const stored = storedSchema.safeParse(value);
    if (stored.success) return { ...toNote(stored.data), hasContent: true };
    await setAside('sent', id);
    return undefined;
  };

  const toNote = ({ message: { digest, number } }: Stored): SentRecord => ({ number, digest, sentAt: now() });

  const list = async (box: Box) =>
    (await files.list(join(folder, box)))
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length));

  return {
    makeFolders: async () => {
      for (const name of [UNFINISHED, 'broken', 'queue', 'undeliverable', 'sent'])
        await files.makeFolder(join(folder, name));
    },
    clean: async () => {
      for (const name of await files.list(unfinished)) await files.remove(join(unfinished, name));
    },
    probe: () => write('x'.repeat(4096), files.remove),
    list,
    read,
    digestOf: async (number: string): Promise<string | undefined> => {
      const stored = (await read('queue', number)) ?? (await read('undeliverable', number));
      return stored?.message.digest ?? (await readSent(number))?.digest;
    },
    add: (stored: Stored) => put('queue', stored.delivery.id, stored),
    /** Can be called again after a rejection. */
    replace: async (from: Box, stored: Stored) => {
      const { id, status } = stored.delivery;
      const to = boxOf(status);
      if (to === 'undeliverable') {
        await put(from, id, stored);
        await move(id, from, to);
        await files.sync(join(folder, to));
        return;
      }
      // Moves first, because a sent email must leave the queue even if a later step fails.
      await move(id, from, to);
      await put(to, id, to === 'sent' ? toNote(stored) : stored);
    },
    remove: async (box: Box, id: string) => {
      await files.remove(pathOf(box, id));
      await files.sync(join(folder, box));
    },
    tidySent: async (isToKeep: (number: string) => boolean, isOpen: () => boolean) => {
      for (const id of await list('sent')) {
        if (!isOpen()) return;
        const note = await readSent(id);
        if (!note) continue;
        const { hasContent, ...kept } = note;
        const isOld = now() - note.sentAt > SENT_KEPT_MS && !isKeptForGood(note) && !isToKeep(note.number);
        if (isOld) await files.remove(pathOf('sent', id));
        else if (hasContent) await put('sent', id, kept);
      }
    },
  };
};
