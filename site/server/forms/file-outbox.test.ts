import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileOutbox } from './file-outbox.ts';
import { testOutbox } from './outbox-contract.ts';

testOutbox('files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-forms-'));
  return {
    open: (options) => createFileOutbox({ folder, ...options }),
    forget: () => rm(folder, { recursive: true }),
  };
});
