import type { Simulation } from './simulate.ts';
import { type Step, stepText } from './steps.ts';

/** A JSON value as JavaScript, on one line, in single quotes. */
const toSource = (value: unknown): string => {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : toSource(key)}: ${toSource(part)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value) ?? 'undefined';
};

/** Where a test finds what it simulates. */
export interface TestSource {
  /** The statements that import it. */
  readonly imports: string;
  /** The machine to simulate, as an expression. */
  readonly simulated: string;
}

/** A Vitest test that makes these steps and expects what they led to; to be pasted into a file. */
export const toTest = (
  machineId: string,
  steps: readonly Step[],
  { frames }: Simulation,
  { imports, simulated }: TestSource,
): string => {
  const last = frames[steps.length];
  const title = steps.length === 0 ? 'starts' : steps.map(stepText).join(', then ');
  return `${imports}
import { simulate } from '@loomwright/statecharts/lab';
import { expect, it } from 'vitest';

it(${toSource(`${machineId}: ${title}`)}, async () => {
  const { frames, problem } = simulate(${simulated}, [
${steps.map((step) => `    ${toSource(step)},\n`).join('')}  ]);
  expect(problem).toBeUndefined();
  expect(frames.at(-1)?.active).toEqual(${toSource(last?.active ?? [])});
  expect(frames.map(({ taken }) => taken)).toEqual([
${frames
  .slice(0, steps.length + 1)
  .map(({ taken }) => `    ${toSource(taken)},\n`)
  .join('')}  ]);
});
`;
};
