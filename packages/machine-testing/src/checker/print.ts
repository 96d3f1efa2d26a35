import { match } from 'ts-pattern';
import type { AnyStateMachine, EventObject } from 'xstate';
import { createStepper } from '../stepper/index.ts';
import { guardsOf } from '../xstate-inside.ts';
import { type MachineEnvironment, type MachineStep, makeStep } from './machine-steps.ts';

const toSource = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replaceAll("'", "\\'").replace(/"((?:[^"\\]|\\.)*)"/g, "'$1'");

/** Lists each event with the states before and after it, as formatted by `look`. */
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

/** Combined guards (`and`, `or`, `not`) report through the named guards they call. */
const withTold = (machine: AnyStateMachine, tell: (decision: string) => void): AnyStateMachine => {
  const telling = guardsOf(machine).map(([name, guard]) => [
    name,
    (scope: never, params: unknown) => {
      const isTrue = guard(scope, params);
      tell(`${name} ${isTrue ? 'yes' : 'no'}`);
      return isTrue;
    },
  ]);
  return machine.provide({ guards: Object.fromEntries(telling) });
};

const eventText = ({ type, ...payload }: EventObject): string =>
  Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
const stepText = (step: MachineStep): string =>
  match(step)
    .with({ kind: 'send' }, ({ event }) => eventText(event))
    .with({ kind: 'wait' }, ({ ms }) => `${ms} ms pass`)
    .with({ kind: 'done' }, ({ id, output }) => `${id} ends with ${JSON.stringify(output)}`)
    .with({ kind: 'error' }, ({ id, message }) => `${id} fails: ${message}`)
    .exhaustive();

/** A readable trace: each event with states, context changes, guard results and sent events. */
export const traceLines = (world: MachineEnvironment, trace: readonly MachineStep[]): string => {
  let decisions: string[] = [];
  const machine = withTold(world.machine, (decision) => decisions.push(decision));
  const stepper = createStepper(machine, world.input as never);
  const lines = trace.flatMap((step, at) => {
    const {
      snapshot: before,
      sent: { length: sent },
      emitted: { length: emitted },
    } = stepper;
    const old = before.context as Readonly<Record<string, unknown>>;
    decisions = [];
    let broken: string[] = [];
    try {
      makeStep(stepper, step, world);
    } catch (error) {
      broken = [`threw ${String(error)}`];
    }
    const context = Object.entries(stepper.snapshot.context as object);
    const from = JSON.stringify(before.value);
    const to = JSON.stringify(stepper.snapshot.value);
    return [
      `${String(at + 1).padStart(3)}. ${stepText(step)}`,
      from === to ? `stays ${from}` : `${from} → ${to}`,
      ...context.flatMap(([key, value]) => (value === old[key] ? [] : [`${key}: ${JSON.stringify(value)}`])),
      ...(decisions.length > 0 ? [`guards: ${[...new Set(decisions)].join(', ')}`] : []),
      ...stepper.sent.slice(sent).map(({ event, target }) => {
        const { id } = typeof target === 'string' ? { id: target } : target;
        return `sent to ${id}: ${eventText(event)}`;
      }),
      ...stepper.emitted.slice(emitted).map((event) => `emitted: ${eventText(event as EventObject)}`),
      ...broken,
    ].map((line, index) => (index === 0 ? line : `       ${line}`));
  });
  return lines.join('\n');
};

/** The URL of a trace in a lab that has the machine. `lab` is the address that `serve` prints. */
export const toLabLink = (lab: string, machineId: string, trace: readonly MachineStep[]): string =>
  `${lab}/${machineId}#${new URLSearchParams(`steps=${encodeURIComponent(JSON.stringify(trace))}`)}`;

/** The source of a Vitest test. `setUp` must declare `stepper`; `expectation` is the last line. */
export const toMachineTest = (
  title: string,
  trace: readonly MachineStep[],
  { imports, setUp, expectation }: Readonly<Record<'imports' | 'setUp' | 'expectation', string>>,
): string => {
  const lines = trace.map((step) =>
    match(step)
      .with({ kind: 'send' }, ({ event }) => `stepper.send(${toSource(event)});`)
      .with({ kind: 'wait' }, ({ ms }) => `stepper.advance(${ms});`)
      .with({ kind: 'done' }, ({ id, output }) => `stepper.settle('${id}', ${toSource(output)});`)
      .with({ kind: 'error' }, ({ id, message }) => `stepper.fail('${id}', new Error(${toSource(message)}));`)
      .exhaustive(),
  );
  return `${imports}
import { createStepper } from ${toSource('@loomwright/machine-testing')};
import { expect, it } from ${toSource('vitest')};

it(${toSource(title)}, () => {
  ${[setUp, ...lines, expectation].join('\n  ')}
});
`;
};
