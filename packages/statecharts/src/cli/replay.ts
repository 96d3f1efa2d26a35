import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replayTrace } from '../replay/replay.ts';
import { toReplayLines } from '../replay/replay-text.ts';
import type { Outcome } from './commands.ts';
import { loadMachines } from './load-machines.ts';

const readJson = async (path: string): Promise<unknown> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser would print a part of the file.
    throw new Error(`${path} is no JSON.`);
  }
};

/** Follows a trace that the lab has saved through the machines of a file. */
export const replay = async (tracePath: string, path: string): Promise<Outcome> => {
  const trace = await readJson(tracePath);
  const outcome = replayTrace(trace, await loadMachines(path));
  if (outcome.kind === 'refused') return { lines: [outcome.problem], code: 2 };
  return {
    lines: toReplayLines(outcome.replay),
    code: outcome.replay.disagreements.length === 0 ? 0 : 1,
  };
};
