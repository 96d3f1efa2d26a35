// @ts-check
// Runs Lighthouse (mobile) on one page of each kind, or on the given paths. WebGL is off, because it is slow
// in software.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumFlags, findChromium } from './find-program.mjs';
import { startSite } from './processes.mjs';

const runs = 3;
/** @type {Readonly<Record<string, number>>} */
const least = { accessibility: 100, 'best-practices': 100, performance: 98, seo: 100 };
const names = Object.keys(least);

const sitemap = readFileSync(new URL('../dist/public/sitemap.xml', import.meta.url), 'utf8');
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');
const given = argv.slice(2).filter((argument) => argument.startsWith('/'));
const kindOf = (/** @type {string} */ path) => path.replace(/(?<=^\/[^/]+\/).+/, '*');
const kinds = new Map(paths.map((path) => [kindOf(path), path]));

/** @param {readonly number[]} values */
const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const site = await startSite();
const browser = await launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, '--disable-software-rasterizer'],
});

/** @param {string} path */
const load = async (path) => {
  const context = await browser.createBrowserContext();
  try {
    const flags = {
      onlyCategories: names,
      disableFullPageScreenshot: true,
      logLevel: /** @type {const} */ ('error'),
    };
    const result = await lighthouse(site.url + path, flags, undefined, await context.newPage());
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    return result.lhr;
  } finally {
    await context.close();
  }
};

try {
  for (const path of given.length > 0 ? given : kinds.values()) {
    /** @type {import('lighthouse').Result[]} */
    const results = [];
    while (results.length < runs) results.push(await load(path));
    const scores = names.map((name) =>
      medianOf(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    );
    const shift = medianOf(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0));
    console.log(`${path}: ${names.map((name, at) => `${name} ${scores[at]}`).join(', ')}`);
    if (shift === 0 && names.every((name, at) => (scores[at] ?? 0) >= (least[name] ?? 0))) continue;
    process.exitCode = 1;
    if (shift > 0) console.log(`  layout shift ${shift.toFixed(3)}`);
    for (const { auditRefs } of Object.values(results[0]?.categories ?? {}))
      for (const { id, weight } of auditRefs) {
        const { score, title } = results[0]?.audits[id] ?? {};
        if (weight > 0 && typeof score === 'number' && score < 0.9) console.log(`  ${id}: ${title}`);
      }
  }
} finally {
  await browser.close();
  await site.stop();
}
