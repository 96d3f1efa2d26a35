import { codeOf, nodeFiles } from './files.ts';
import { lockFolder } from './folder-lock.ts';
import { createFolderOutbox } from './folder-outbox.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';
import { answerLine, toOutboxFolder } from './outbox-commands.ts';

export interface FileOutboxOptions extends OutboxOptions {
  readonly folder: string;
}

/** Reads the folder in the background. Rejects with a message for the operator if the folder is unusable. */
export const createFileOutbox = async ({ folder, ...options }: FileOutboxOptions): Promise<Outbox> => {
  const outboxFolder = toOutboxFolder(folder);
  const { makeFolders, outbox, start } = createFolderOutbox({
    ...options,
    folder: outboxFolder,
    files: nodeFiles,
  });
  const usable = async <T>(step: Promise<T>): Promise<T> => {
    try {
      return await step;
    } catch (error) {
      if (error instanceof Error && !('code' in error)) throw error;
      throw new Error(
        `The forms’ folder ${folder} cannot be used (${codeOf(error)}): check its path and its permissions.`,
      );
    }
  };
  await usable(makeFolders());
  const { release } = await usable(lockFolder(outboxFolder, (line) => answerLine(outbox, line)));
  try {
    await usable(start());
  } catch (error) {
    await release();
    throw error;
  }
  return {
    ...outbox,
    close: async () => {
      await outbox.close();
      await release();
    },
  };
};
