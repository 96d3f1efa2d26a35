import { codeOf } from './files.ts';

export const createFolderHealth = (log: (line: string) => void) => {
  let isHealthy = true;

  const fail = (error: unknown) => {
    if (isHealthy) log(`Forms: the folder cannot be used (${codeOf(error)})`);
    isHealthy = false;
  };

  return {
    isHealthy: () => isHealthy,
    fail,
    writing: async (write: () => Promise<void>) => {
      try {
        await write();
      } catch (error) {
        fail(error);
        throw error;
      }
      if (!isHealthy) log('Forms: the folder can be used again');
      isHealthy = true;
    },
  };
};
