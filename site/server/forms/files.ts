import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';

export interface Files {
  readonly makeFolder: (path: string) => Promise<unknown>;
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<string>;
  /** Resolves once the content of the new file is on the disk. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Resolves once the names in the folder are on the disk. */
  readonly sync: (folder: string) => Promise<void>;
}

/** Only the server's user has access, because the files contain messages to the company. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export const nodeFiles: Files = {
  makeFolder: (path) => mkdir(path, { recursive: true, mode: FOLDER_MODE }),
  list: (folder) => readdir(folder),
  read: (path) => readFile(path, 'utf8'),
  write: async (path, text) => {
    const file = await open(path, 'wx', FILE_MODE);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  sync: async (folder) => {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/** The code of a Node error, such as `ENOSPC`, or the name of any other error. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
