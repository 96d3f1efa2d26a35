import { checkChart } from '../rules.ts';
import { toCountText } from '../texts.ts';
import { createFinder, type Reporter, toReport } from './findings.ts';
import type { NamedMachine } from './load-machines.ts';
import type { Outcome } from './work.ts';

export const check = (machines: readonly NamedMachine[], reporter: Reporter): Outcome => {
  const find = createFinder();
  const found = machines.flatMap((one) =>
    checkChart(one.machine).map(({ message, rule, state }) =>
      find(one, state === one.machine.id ? '' : state, rule, message),
    ),
  );
  const count = toCountText(machines.length, 'machine');
  const summary = found.length === 0 ? 'every rule is kept' : toCountText(found.length, 'violation');
  return {
    lines: toReport(found, reporter, [
      found.length === 0 ? `${count}: ${summary}.` : `${count}, ${summary}.`,
    ]),
    code: found.length === 0 ? 0 : 1,
  };
};
