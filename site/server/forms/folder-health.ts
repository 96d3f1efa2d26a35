import { codeOf } from './files.ts';

export const createFolderHealth = (log: (line: string) => void) => {
  let isWell = true;

  const fail = (error: unknown) => {
    if (isWell) log(`Forms: the folder cannot be used (${codeOf(error)})`);
    isWell = false;
  };

  return {
    isWell: () => isWell,
    fail,
    writing: async (write: () => Promise<void>) => {
      try {
        await write();
      } catch (error) {
        fail(error);
        throw error;
      }
      if (!isWell) log('Forms: the folder can be used again');
      isWell = true;
    },
  };
};
