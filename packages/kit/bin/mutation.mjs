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
};

/** Folders below `packages` whose tests are those of a package. @param {string} name */
export const testsOf = (name) => (name === 'form' ? ['form/test', 'contact/test'] : [`${name}/test`]);

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/** What survived in a package, and its row in docs/testing.md. @param {string} name @param {Report} report */
export const rowOf = (name, { files }) => {
  const counted = Object.entries(files).flatMap(([path, { mutants, source }]) =>
    mutants.flatMap((mutant) =>
      ['Ignored', 'CompileError', 'RuntimeError', 'Pending'].includes(mutant.status)
        ? []
        : [{ ...mutant, path, source }],
    ),
  );
  const alive = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  const killed = counted.length - alive.length;
  const lines = alive.map(({ location, mutatorName, path, replacement, source, status }) => {
    const { line } = location.start;
    return `${path}:${line} ${status} ${mutatorName}\n    ${source.split('\n')[line - 1]?.trim()}\n    → ${replacement}`;
  });
  const score = ((killed / counted.length) * 100).toFixed(1);
  return [...lines, `| ${name} | ${counted.length} | ${killed} | ${score} % |`].join('\n');
};
