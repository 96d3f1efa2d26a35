import type { Log } from '@loomwright/storage';

/** The browser's console, for what only a developer wants to read. */
export const consoleLog: Log = (message) => console.warn(message);
