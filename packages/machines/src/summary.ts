import { extractChart } from '@loomwright/statecharts';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { MachineEntry } from './entry.ts';

/** What a list shows of a machine. */
export interface MachineSummary {
  readonly id: string;
  readonly description: string;
  /** Where it is written, from the root of the repository. */
  readonly file: string;
  readonly states: number;
  readonly transitions: number;
  /** The machines it runs, by the id of the invoke. */
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** The machines that it is given actors of, to send to, by id. */
  readonly sends: readonly string[];
}

/** The machines that a machine runs: its logic by the id of each invoke. */
const runBy = (machine: AnyStateMachine): MachineSummary['runs'] =>
  extractChart(machine)
    .states.flatMap(({ invokes }) => invokes)
    .flatMap(({ id, src }) => {
      const logic = machine.implementations.actors?.[src];
      return logic instanceof StateMachine ? [{ id, machine: logic.id }] : [];
    });

const isActor = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'send' in value && 'getSnapshot' in value;

const sendsTo = ({ input }: MachineEntry): readonly string[] =>
  Object.values(input ?? {}).flatMap((value) => (isActor(value) ? [value.id] : []));

/** What lists and the map show of the machines, in their order. */
export const toSummaries = (machines: readonly MachineEntry[]): readonly MachineSummary[] =>
  machines.map((entry) => {
    const machine = entry.create();
    const { states } = extractChart(machine);
    return {
      id: entry.id,
      description: states[0]?.description ?? '',
      file: entry.file,
      states: states.length,
      transitions: states.reduce((sum, { transitions }) => sum + transitions.length, 0),
      runs: runBy(machine),
      sends: sendsTo(entry),
    };
  });
