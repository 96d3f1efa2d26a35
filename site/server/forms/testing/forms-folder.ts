import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Delivery, type Message, toDeliveries } from '@loomwright/delivery';

export const makeFormsFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-forms-'));
  const outbox = join(folder, 'outbox');
  const write = async (name: string, value: unknown) => {
    await mkdir(dirname(join(outbox, name)), { recursive: true });
    await writeFile(join(outbox, name), typeof value === 'string' ? value : JSON.stringify(value));
  };
  return {
    folder,
    outbox,
    write,
    store: (box: string, message: Message, delivery: Partial<Delivery> = {}, place = 0) => {
      const stored = { ...toDeliveries(message)[place], ...delivery };
      return write(`${box}/${stored.id}.json`, { message, delivery: stored });
    },
    names: async () => {
      const entries = await readdir(outbox, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => join(parentPath, name).slice(outbox.length + 1))
        .sort();
    },
    read: (name: string) => readFile(join(outbox, name), 'utf8'),
    forget: () => rm(folder, { recursive: true, force: true }),
  };
};
