// @ts-check
/** The packages whose tests are measured: all that decide something, and the score each has to hold, in percent. */
export const thresholds = {
  kit: 90,
  storage: 95,
  form: 95,
  catalogue: 90,
  auth: 95,
  login: 95,
  cart: 95,
  chat: 95,
  contact: 90,
  shell: 90,
  account: 90,
  portfolio: 90,
  app: 90,
  delivery: 90,
};

/** Folders below `packages` whose tests are those of a package. @param {string} name */
export const testsOf = (name) => (name === 'form' ? ['form/test', 'contact/test'] : [`${name}/test`]);

/**
 * @typedef {{ status: string, statusReason?: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

const ALL_RUNS = 'outlived all runs';

/** @param {Mutant} mutant */
const isAlive = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** @param {Report} report @param {(mutants: Mutant[], path: string) => Mutant[]} change @returns {Report} */
const withMutants = (report, change) => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([path, file]) => [
      path,
      { ...file, mutants: change(file.mutants, path) },
    ]),
  ),
});

/**
 * A report without what outlived a few runs of each property, and the files whose mutants those are, of those whose name
 * contains `only`. A run that is cut off after this has lost nothing else. @param {Report} report @param {string} only
 */
export const withoutSurvivors = (report, only) => {
  /** @type {string[]} */
  const paths = [];
  const rest = withMutants(report, (mutants, path) => {
    const known = mutants.filter((mutant) => !isAlive(mutant) || mutant.statusReason === ALL_RUNS);
    if (known.length === mutants.length || !path.includes(only)) return mutants;
    paths.push(path);
    return known;
  });
  return { report: rest, paths };
};

/** Marks what survived in files that were given all runs: it is not run again. @param {Report} report @param {string[]} paths */
export const withSurvivors = (report, paths) =>
  withMutants(report, (mutants, path) =>
    mutants.map((mutant) =>
      isAlive(mutant) && paths.includes(path) ? { ...mutant, statusReason: ALL_RUNS } : mutant,
    ),
  );

/** What survived in a package, and its row in docs/testing.md. @param {string} name @param {Report} report */
export const rowOf = (name, { files }) => {
  const counted = Object.entries(files).flatMap(([path, { mutants, source }]) =>
    mutants.flatMap((mutant) =>
      ['Ignored', 'CompileError', 'RuntimeError', 'Pending'].includes(mutant.status)
        ? []
        : [{ ...mutant, path, source }],
    ),
  );
  const alive = counted.filter(isAlive);
  const killed = counted.length - alive.length;
  const lines = alive.map(({ location, mutatorName, path, replacement, source, status }) => {
    const { line } = location.start;
    return `${path}:${line} ${status} ${mutatorName}\n    ${source.split('\n')[line - 1]?.trim()}\n    → ${replacement}`;
  });
  const score = ((killed / counted.length) * 100).toFixed(1);
  return [...lines, `| ${name} | ${counted.length} | ${killed} | ${score} % |`].join('\n');
};
