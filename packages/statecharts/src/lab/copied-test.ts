import type { Simulation } from './simulate.ts';
import { type Step, stepText } from './steps.ts';

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

export interface TestSource {
  readonly imports: string;
  /** The source of the first argument of `simulate`. */
  readonly simulated: string;
}

/** The source of a Vitest test that repeats these steps and expects the same result. */
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
