import type { MachineSummary } from './summary.ts';

export interface MachineGroup {
  readonly name: string;
  readonly machines: readonly MachineSummary[];
}

const packageOf = ({ file }: MachineSummary): string => file.split('/')[1] ?? '';

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
