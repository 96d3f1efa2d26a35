// @ts-check
/** Minimum mutation score by package, in percent. */
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
 * @typedef {{ mutants: number, killed: number, alive: Record<string, number> }} Result
 */

/** @param {Report} report */
export const resultOf = ({ files }) => {
  /** @type {Result} */
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

/** @param {string} name */
const rowOf = (name) => new RegExp(`^\\| ${name} \\| (\\d+) \\| (\\d+) \\| ([\\d.]+) % \\|.*$`, 'm');

/** Undefined if the package is not measured. @param {string} document @param {string} name */
export const scoreIn = (document, name) => {
  const [, mutants, killed, percent] = rowOf(name).exec(document) ?? [];
  return percent === undefined ? undefined : { mutants: Number(mutants), killed: Number(killed), percent };
};

/** @param {string} document @param {string} name @param {Result} result */
export const withResult = (document, name, { alive, killed, mutants }) => {
  const reasons = document.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
  const others = Object.keys(alive).filter((file) => !reasons.includes(file.replace(/.*\//, '')));
  const cells = [name, mutants, killed, `${((100 * killed) / mutants).toFixed(1)} %`, others.join(', ')];
  return document.replace(new RegExp(`^\\| ${name} \\|.*$`, 'm'), `| ${cells.join(' | ')} |`);
};
