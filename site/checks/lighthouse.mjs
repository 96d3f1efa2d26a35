// @ts-check
// Runs Lighthouse (mobile) on the built site and compares the medians with the limits. Each run is a first visit, with
// splash and background, and waits for a quiet machine. Arguments: addresses to measure instead of one page of every
// template; `--runs=N`; `--throttling=devtools`: real throttling instead of simulation, on five pages with their own
// limits; `--webgl=off`: without the background, which software rendering makes expensive; `--steady`, for `npm test`:
// four templates, one run, and only accessibility, best practices and SEO, which load on the machine cannot change.
// Then it measures the files the Portfolio Generator saves, one per theme (PGN-1).
import { chromiumFlags, findChromium } from './find-program.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { numberOf } from './options.mjs';
import { startPortfolioFiles } from './portfolio-files.mjs';
import { startSite } from './processes.mjs';
import { fivePaths, publicPaths } from './public-paths.mjs';
import { medianOf } from './quantile.mjs';
import { waitForQuiet } from './quiet.mjs';
import { toTable } from './table.mjs';

const isSteady = process.argv.includes('--steady');
const isReal = process.argv.includes('--throttling=devtools');
/** @type {Readonly<Record<string, number>>} */
const limits = {
  ...(!isSteady && { performance: isReal ? 99 : 98 }),
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** @type {Readonly<Record<string, string>>} */
const metrics = isSteady
  ? {}
  : {
      LCP: 'largest-contentful-paint',
      TBT: 'total-blocking-time',
      CLS: 'cumulative-layout-shift',
    };
// Milliseconds, milliseconds, and a score; simulated times are estimates, so they have no limit.
const metricLimits = isReal ? [1000, 50, 0] : [Infinity, Infinity, 0];
// A moving background keeps the processor busy, and Lighthouse waits for it to be idle.
const hasWebGl = !isSteady && !process.argv.includes('--webgl=off');
const flags = hasWebGl ? chromiumFlags : [...chromiumFlags, '--disable-software-rasterizer'];
// A file's speed depends on its host, and its SEO on the pages that link to it.
const fileLimits = { ...limits, performance: 0, seo: 0 };

const categories = Object.keys(limits);
const toText = [
  ...categories.map(() => String),
  (/** @type {number} */ lcp) => `${(lcp / 1000).toFixed(2)} s`,
  (/** @type {number} */ tbt) => `${tbt.toFixed(0)} ms`,
  (/** @type {number} */ cls) => cls.toFixed(3),
];
/** The worst stands beside the median where it reads differently. @param {number} column @param {number} median @param {number} worst */
const toCell = (column, median, worst) => {
  const [one = '', other = ''] = [median, worst].map((value) => toText[column]?.(value));
  return one === other ? one : `${one} (${other})`;
};
/** @type {import('lighthouse').Flags} */
const options = {
  onlyCategories: categories,
  ...(isSteady && { disableFullPageScreenshot: true }),
  // Without a performance score nothing is simulated or throttled.
  throttlingMethod: isReal ? 'devtools' : 'simulate',
};
const runs = isSteady ? 1 : numberOf('runs', 3);
const given = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

const templates = /^\/(?:|products\/[^/]+|contact|blog\/[^/]+)$/;
const pathsToMeasure = () => {
  if (given.length > 0) return given;
  return isReal ? fivePaths : publicPaths().filter((path) => !isSteady || templates.test(path));
};

/** @param {import('lighthouse').Result} result */
const failuresOf = (result) =>
  Object.values(result.categories).flatMap((category) =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 0.9
        ? [`${id}: ${audit.title}`]
        : [];
    }),
  );

/** @param {string} chromium @param {string} origin @param {string} path */
const measure = async (chromium, origin, path) => {
  /** @type {import('lighthouse').Result[]} */
  const results = [];
  while (results.length < runs) {
    if (!isSteady) await waitForQuiet();
    results.push(await runLighthouse(chromium, flags, origin + path, options));
  }
  const scores = categories.map((name) =>
    results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
  );
  const values = Object.values(metrics).map((id) =>
    results.map(({ audits }) => audits[id]?.numericValue ?? 0),
  );
  return {
    path,
    scores: scores.map(medianOf),
    values: values.map(medianOf),
    worst: [...scores.map((some) => Math.min(...some)), ...values.map((some) => Math.max(...some))],
    failures: [...new Set(results.flatMap(failuresOf))],
  };
};

/**
 * Measures pages of one origin, prints the results, and sets the exit code when a median is under its limit.
 * @param {string} chromium
 * @param {{ readonly url: string, readonly stop: () => Promise<void> }} server
 * @param {readonly string[]} paths
 * @param {Readonly<Record<string, number>>} least
 */
const measureAll = async (chromium, server, paths, least) => {
  try {
    const measured = [];
    for (const path of paths) measured.push(await measure(chromium, server.url, path));
    const rows = measured.map(({ path, scores, values, worst }) => [
      path,
      ...[...scores, ...values].map((value, column) => toCell(column, value, worst[column] ?? value)),
    ]);
    const first = runs === 1 ? 'once' : `median of ${runs} (worst)`;
    console.log(toTable([first, ...categories, ...Object.keys(metrics)], rows));
    const isMissed = measured.some(
      ({ scores, values }) =>
        scores.some((score, i) => score < (least[categories[i] ?? ''] ?? 0)) ||
        values.some((value, i) => value > (metricLimits[i] ?? 0)),
    );
    if (!isMissed) return;
    for (const { path, failures } of measured)
      for (const failure of failures) console.log(`${path}  ${failure}`);
    console.log('A median misses its limit.');
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
};

const main = async () => {
  const chromium = findChromium();
  const files = given.filter((path) => path.startsWith('/portfolio-'));
  const pages = pathsToMeasure().filter((path) => !files.includes(path));
  if (pages.length > 0) await measureAll(chromium, await startSite(), pages, limits);
  if (isSteady || isReal || (given.length > 0 && files.length === 0)) return;
  const portfolios = await startPortfolioFiles();
  await measureAll(chromium, portfolios, files.length > 0 ? files : portfolios.paths, fileLimits);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
