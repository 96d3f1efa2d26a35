// @ts-check
/** The packages whose tests are measured, and the score each has to hold, in percent. */
export const thresholds = {
  ...{
    account: 90,
    app: 90,
    auth: 95,
    cart: 95,
    catalogue: 90,
    chat: 95,
    contact: 90,
    delivery: 90,
    form: 95,
  },
  ...{ kit: 90, login: 95, 'machine-testing': 90, portfolio: 90, shell: 90, storage: 95 },
};

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 * @typedef {{ mutants: number, killed: number, alive?: Record<string, number> }} Result `alive`: how many of each file
 * @typedef {{ note?: string, survivors: string[][] }} Reasons what survives, and why
 */

/** The survivors of a report with their lines, and its numbers. @param {Report} report */
export const resultOf = ({ files }) => {
  /** @type {Required<Result>} */
  const result = { mutants: 0, killed: 0, alive: {} };
  const lines = Object.entries(files).flatMap(([path, { mutants, source }]) => {
    const alive = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
    const killed = mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length;
    result.mutants += alive.length + killed;
    result.killed += killed;
    if (alive.length > 0) result.alive[path.replace(/.*\/src\//, '')] = alive.length;
    return alive.map(({ location: { start }, mutatorName, replacement, status }) => {
      const code = source.split('\n')[start.line - 1]?.trim();
      return `${path}:${start.line} ${status} ${mutatorName}\n    ${code}\n    → ${replacement}`;
    });
  });
  return { lines, result };
};

/** @param {string[][]} rows */
const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The text of docs/mutants.md. @param {string} intro @param {Record<string, Result>} results @param {Record<string, Reasons>} reasons */
export const toDocument = (intro, results, reasons) => {
  const names = Object.keys(thresholds);
  const scores = names.map((name) => {
    const { killed, mutants } = results[name] ?? { killed: 0, mutants: 0 };
    return mutants === 0
      ? [name, 'not measured', '', '']
      : [name, String(mutants), String(killed), `${((100 * killed) / mutants).toFixed(1)} %`];
  });
  const parts = names.flatMap((name) => {
    const { note, survivors } = reasons[name] ?? { survivors: [] };
    const named = survivors.map(([what]) => what).join();
    const rest = Object.entries(results[name]?.alive ?? {})
      .filter(([file]) => !named.includes(file.replace(/.*\//, '')))
      .map(([file, count]) => [`\`${file}\` (${count})`, 'not looked at']);
    const rows = [...survivors, ...rest];
    return [`## ${name}`, ...(note ? [note] : []), table([['mutant', 'why it survives'], ...rows])];
  });
  return `${[intro.trimEnd(), table([['package', 'mutants', 'killed', 'score'], ...scores]), ...parts].join('\n\n')}\n`;
};
