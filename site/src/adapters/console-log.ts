import type { Log } from '@loomwright/storage';

/** The browser's console, for developers. */
export const consoleLog: Log = (message) => console.warn(message);
