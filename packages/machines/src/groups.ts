import type { MachineSummary } from './summary.ts';

/** The machines of a package, in their order. */
export interface MachineGroup {
  readonly name: string;
  readonly machines: readonly MachineSummary[];
}

/** The package that a machine is written in. */
const packageOf = ({ file }: MachineSummary): string => file.split('/')[1] ?? '';

/** The machines by package: those with a text in their name, package or description, in capitals or not; all for a blank one. */
export const groupMachines = (machines: readonly MachineSummary[], text = ''): readonly MachineGroup[] => {
  const wanted = text.trim().toLowerCase();
  const found = machines.filter((machine) =>
    [machine.id, packageOf(machine), machine.description].some((one) => one.toLowerCase().includes(wanted)),
  );
  return [...new Set(found.map(packageOf))].map((name) => ({
    name,
    machines: found.filter((machine) => packageOf(machine) === name),
  }));
};
