// @ts-check
// Runs Lighthouse (mobile) on pages of the built site, each in turn with a plain page of the same text: what that one
// cannot reach, the machine denies. Each run is a first visit, with splash and background. Arguments: addresses to
// measure instead of five pages, or `--all` for one of every template; `--runs=N` (5); `--throttling=devtools`: real
// throttling instead of simulation; `--load=N`: beside busy loops, where only blocking time has a limit, instead of on
// a quiet machine.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { startBusyLoops } from './busy-loops.mjs';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { runLighthouse } from './lighthouse-run.mjs';
import { numberOf } from './options.mjs';
import { startSite } from './processes.mjs';
import { fivePaths, publicPaths } from './public-paths.mjs';
import { medianOf } from './quantile.mjs';
import { waitForQuiet } from './quiet.mjs';
import { servePages } from './serve-pages.mjs';
import { toTable } from './table.mjs';

const runs = numberOf('runs', 5);
const load = numberOf('load', 0);
const isReal = argv.includes('--throttling=devtools');
/** Milliseconds; simulated, of the home page; measured, of every page. */
const paintLimit = isReal ? 1100 : 950;
const blockingLimit = 60;

const dist = new URL('../dist/', import.meta.url);
/** @type {import('../server/site-server.ts').SiteDescription} */
const site = JSON.parse(readFileSync(new URL('server/site.json', dist), 'utf8'));

const given = argv.slice(2).filter((argument) => argument.startsWith('/'));
const chosen = argv.includes('--all') ? publicPaths() : fivePaths;
const paths = given.length > 0 ? given : chosen;

/** A page's text and links as a plain document: one style rule, no script, no picture. @param {string} path */
const plainPage = (path) => {
  const page = site.pages[path];
  if (!page) throw new Error(`There is no page ${path}.`);
  return readFileSync(new URL(`public/${page.file}`, dist), 'utf8')
    .replace(/<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:link|img)\b[^>]*>|<meta (?:property|name="(?:start|theme-color))[^>]*>/g, '')
    .replace(/ (?:class|style|data-[a-z-]+)(?:="[^"]*")?(?=[ >])/g, '')
    .replace(
      '</head>',
      '<style>body { max-width: 60rem; margin: auto; padding: 1rem; font: 1rem/1.6 sans-serif }</style></head>',
    );
};

/** @param {readonly import('lighthouse').Result[]} results */
const figuresOf = (results) => {
  const valuesOf = (/** @type {string} */ id) => results.map(({ audits }) => audits[id]?.numericValue ?? 0);
  const [paint, blocking, shift] = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map(valuesOf);
  return {
    scores: results.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100)),
    paint: paint ?? [],
    blocking: blocking ?? [],
    shift: shift ?? [],
  };
};
/** @typedef {ReturnType<typeof figuresOf>} Figures */

/** @param {string} name @param {Figures} figures */
const toRow = (name, { scores, paint, blocking, shift }) => {
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);
  return [
    name,
    `${medianOf(scores)} (${Math.min(...scores)})`,
    `${seconds(medianOf(paint))} (${seconds(Math.max(...paint))}) s`,
    `${medianOf(blocking).toFixed(0)} (${Math.max(...blocking).toFixed(0)}) ms`,
    Math.max(...shift).toFixed(3),
  ];
};

/** What a page misses. @param {string} path @param {Figures} page @param {Figures} plain @returns {readonly string[]} */
const missesOf = (path, page, plain) => {
  const [blocking, plainBlocking] = [medianOf(page.blocking), medianOf(plain.blocking)];
  if (load > 0) {
    const limit = Math.max(2 * plainBlocking, blockingLimit);
    return blocking > limit ? [`${path}: blocking time above ${limit.toFixed(0)} ms`] : [];
  }
  const misses = [];
  if (Math.min(...page.scores) < Math.min(...plain.scores)) misses.push('performance below the plain page');
  if (Math.max(...page.shift) > 0) misses.push('a layout shift');
  if ((isReal || path === '/') && medianOf(page.paint) > paintLimit)
    misses.push(`largest paint after ${paintLimit} ms`);
  if (isReal && blocking > blockingLimit) misses.push(`blocking time above ${blockingLimit} ms`);
  return misses.map((miss) => `${path}: ${miss}`);
};

const main = async () => {
  const chromium = findChromium();
  const [server, plain] = [
    await startSite(),
    await servePages(new Map(paths.map((path) => [path, plainPage(path)]))),
  ];
  const loops = startBusyLoops(load, 3600);
  /** @param {string} url */
  const run = async (url) => {
    if (load === 0) await waitForQuiet();
    return runLighthouse(chromium, chromiumFlags, url, {
      onlyCategories: ['performance'],
      throttlingMethod: isReal ? 'devtools' : 'simulate',
    });
  };
  try {
    const [rows, misses] = [/** @type {string[][]} */ ([]), /** @type {string[]} */ ([])];
    for (const path of paths) {
      /** @type {[import('lighthouse').Result[], import('lighthouse').Result[]]} */
      const [ours, theirs] = [[], []];
      while (ours.length < runs) {
        theirs.push(await run(plain.url + path));
        ours.push(await run(server.url + path));
      }
      const [page, yardstick] = [figuresOf(ours), figuresOf(theirs)];
      rows.push(toRow(path, page), toRow('  plain', yardstick));
      // A long run that is cut off has said what it measured.
      console.log(
        rows
          .slice(-2)
          .map((row) => row.join('  '))
          .join('\n'),
      );
      misses.push(...missesOf(path, page, yardstick));
    }
    const title = `median (worst) of ${runs}${load > 0 ? `, ${load} busy loops` : ''}`;
    console.log(toTable([title, 'performance', 'largest paint', 'blocking', 'worst shift'], rows));
    for (const miss of misses) console.log(miss);
    process.exitCode = misses.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([server.stop(), plain.stop(), loops.stop()]);
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
