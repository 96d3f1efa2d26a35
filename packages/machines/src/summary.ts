import { extractChart } from '@loomwright/statecharts';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { MachineEntry } from './entry.ts';

export interface MachineSummary {
  readonly id: string;
  readonly description: string;
  readonly file: string;
  readonly states: number;
  readonly transitions: number;
  /** The machines that this one invokes, each with the id of the invoke. */
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** Ids of the actors that the machine receives as input and sends events to. */
  readonly sends: readonly string[];
}

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
