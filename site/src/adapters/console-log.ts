import type { Log } from '@loomwright/storage';

export const consoleLog: Log = (message) => console.warn(message);
