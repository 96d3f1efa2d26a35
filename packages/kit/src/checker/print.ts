import type { MachineStep } from './machine-model.ts';

/** A JSON value as JavaScript in single quotes. */
const toSource = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replaceAll("'", "\\'").replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'");

/** For each event a line, one with the state before, and one with the state after, as `look` shows it. */
export const toLines = <S, E>(
  trace: readonly E[],
  states: readonly S[],
  look: (state: S, event: E) => string,
  eventText: (event: E) => string = (event) => JSON.stringify(event),
): string =>
  trace
    .map((event, at) => {
      const [before, after] = [states[at], states[at + 1]].map((state) =>
        state ? look(state, event) : '(broken)',
      );
      return `${String(at + 1).padStart(3)}. ${eventText(event)}\n       ${before}\n     → ${after}`;
    })
    .join('\n');

/** The address of a trace in the lab's simulation of the machine, from the root of the site. */
export const toLabLink = (machineId: string, trace: readonly MachineStep[]): string =>
  `/statecharts/${machineId}#${new URLSearchParams(`steps=${encodeURIComponent(JSON.stringify(trace))}`)}`;

/** A Vitest test of a machine, to be pasted: `setUp` declares `stepper`, `expectation` is its last line. */
export const toMachineTest = (
  title: string,
  trace: readonly MachineStep[],
  { imports, setUp, expectation }: Readonly<Record<'imports' | 'setUp' | 'expectation', string>>,
): string => {
  const lines = trace.map((step) => {
    if (step.kind === 'send') return `stepper.send(${toSource(step.event)});`;
    if (step.kind === 'wait') return `stepper.advance(${step.ms});`;
    if (step.kind === 'done') return `stepper.settle('${step.id}', ${toSource(step.output)});`;
    return `stepper.fail('${step.id}', new Error(${toSource(step.message)}));`;
  });
  return `${imports}
import { createStepper } from ${toSource('@loomwright/kit/testing')};
import { expect, it } from ${toSource('vitest')};

it(${toSource(title)}, () => {
  ${[setUp, ...lines, expectation].join('\n  ')}
});
`;
};
