// @ts-check
import { execPath } from 'node:process';
import { runChild } from './children.mjs';
import { root } from './places.mjs';

/** Keeps this many cores busy until they are stopped. @param {number} count @param {number} limitSeconds */
export const startBusyLoops = (count, limitSeconds) => {
  const end = new AbortController();
  const loops = Array.from({ length: count }, () =>
    runChild({ command: [execPath, '-e', 'for (;;);'], folder: root, limitSeconds, signal: end.signal }),
  );
  return {
    stop: async () => {
      end.abort();
      await Promise.all(loops.map(({ ended }) => ended));
    },
  };
};
