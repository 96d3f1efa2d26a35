import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { replayTrace } from '../replay/replay.ts';
import { toReplayLines } from '../replay/replay-text.ts';
import type { NamedMachine } from './load-machines.ts';
import type { Outcome } from './work.ts';

const readJson = async (path: string): Promise<unknown> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would print part of the file.
    throw new Error(`${path} is not JSON.`);
  }
};

export const replay = async (tracePath: string, machines: readonly NamedMachine[]): Promise<Outcome> => {
  const shared = machines.find((one) =>
    machines.some(({ machine }) => machine.id === one.machine.id && machine !== one.machine),
  );
  if (shared)
    throw new Error(
      `Several machines have the id "${shared.machine.id}", which identifies a machine in traces: give each a different one.`,
    );
  const outcome = replayTrace(
    await readJson(tracePath),
    machines.map(({ machine }) => machine),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.problem);
  return {
    lines: toReplayLines(outcome.replay),
    code: outcome.replay.disagreements.length === 0 ? 0 : 1,
  };
};
