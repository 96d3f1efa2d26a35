// @ts-check
// Runs Lighthouse (mobile) on the built site and compares the medians with the limits. Each run is a first visit: splash
// and background are part of it. Arguments: addresses to measure instead of every kind of page; `--runs=N`;
// `--throttling=devtools`: really slowed down instead of computed, on five pages, with limits for what is measured then;
// `--webgl=off`: without the background, which is drawn by the processor here and costs what a graphics card would give;
// `--steady` for the test run: one page a template, once, and only what no neighbour on the machine can change:
// accessibility, best practices and SEO (layout shift is measured by the browser tests). Otherwise each run waits for a quiet machine, and where none comes
// says that it could not measure. Then the files the Portfolio Generator saves, one a theme: what a person keeps is held to
// the same (PGN-1).
import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { startPortfolioFiles } from './portfolio-files.mjs';
import { startChromium, startSite } from './processes.mjs';
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
const toText = [
  (/** @type {number} */ lcp) => `${(lcp / 1000).toFixed(2)} s`,
  (/** @type {number} */ tbt) => `${tbt.toFixed(0)} ms`,
  (/** @type {number} */ cls) => cls.toFixed(3),
];
// Milliseconds, milliseconds, and a share; computed times are no more than a guess.
const metricLimits = isReal ? [1000, 50, 0] : [Infinity, Infinity, 0];
// A background that moves keeps the processor from ever resting, and with it Lighthouse.
const hasWebGl = !isSteady && !process.argv.includes('--webgl=off');
const flags = hasWebGl ? chromiumFlags : [...chromiumFlags, '--disable-software-rasterizer'];
// How fast a file is depends on its host, and whether it is found on what links to it.
const fileLimits = { ...limits, performance: 0, seo: 0 };
const tries = 3;

const categories = Object.keys(limits);
const runsArgument = process.argv.find((argument) => argument.startsWith('--runs='));
const runs = isSteady ? 1 : Number(runsArgument?.slice('--runs='.length) ?? 3);
const given = process.argv.slice(2).filter((argument) => argument.startsWith('/'));

/** Every public page, as the built sitemap lists them; of pages that are made alike one. */
const publicPaths = () => {
  const sitemap = readFileSync(new URL('../dist/public/sitemap.xml', import.meta.url), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  /** @param {string} path */
  const templateOf = (path) => path.replace(/(?<=^\/[^/]+\/).+/, '');
  return paths.filter(
    (path, place) => paths.findIndex((other) => templateOf(other) === templateOf(path)) === place,
  );
};
// A page of words and cards, of a product, of a form, and of a long text.
const templates = /^\/(?:|products\/[^/]+|contact|blog\/[^/]+)$/;
const realPaths = ['/', '/products', '/products/1', '/contact', '/blog'];
const pathsToMeasure = () => {
  if (given.length > 0) return given;
  return isReal ? realPaths : publicPaths().filter((path) => !isSteady || templates.test(path));
};

/** @param {readonly number[]} values */
const medianOf = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * One run in a browser of its own. Lighthouse now and then misses the start of the navigation: that run is repeated.
 * @param {string} chromium
 * @param {string} url
 * @returns {Promise<import('lighthouse').Result>}
 */
const runOnce = async (chromium, url) => {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await startChromium(chromium, flags);
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
        ...(isSteady && { disableFullPageScreenshot: true }),
        // Without a score for speed nothing is computed, nor slowed down.
        throttlingMethod: isReal ? 'devtools' : 'simulate',
      });
      const error = result?.lhr.runtimeError;
      if (result && !error) return result.lhr;
      if (error?.code !== 'NO_NAVSTART' || attempt >= tries) throw new Error(error?.message ?? 'no result');
    } catch (error) {
      if (!String(error).includes('NO_NAVSTART') || attempt >= tries) throw error;
    } finally {
      await browser.stop();
    }
    console.log(`${url}: NO_NAVSTART, once more`);
  }
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
    results.push(await runOnce(chromium, origin + path));
  }
  const scores = categories.map((name) =>
    medianOf(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  );
  const values = Object.values(metrics).map((id) =>
    medianOf(results.map(({ audits }) => audits[id]?.numericValue ?? 0)),
  );
  return { path, scores, values, failures: [...new Set(results.flatMap(failuresOf))] };
};

/**
 * Measures pages of one origin, prints what came of it, and fails the run when a median is under its limit.
 * @param {string} chromium
 * @param {{ readonly url: string, readonly stop: () => Promise<void> }} server
 * @param {readonly string[]} paths
 * @param {Readonly<Record<string, number>>} least
 */
const measureAll = async (chromium, server, paths, least) => {
  try {
    const measured = [];
    for (const path of paths) measured.push(await measure(chromium, server.url, path));
    const rows = measured.map(({ path, scores, values }) => [
      path,
      ...scores.map(String),
      ...values.map((value, i) => toText[i]?.(value) ?? ''),
    ]);
    console.log(
      toTable([isSteady ? 'once' : `median of ${runs}`, ...categories, ...Object.keys(metrics)], rows),
    );
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
