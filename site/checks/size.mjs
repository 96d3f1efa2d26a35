// @ts-check
// Compares the sizes of the built site, gzip (documents and the background: brotli), in kB of 1000 bytes, with the
// budgets. Run after a build.
import { filesOf, gzipSizeOf, readBuilt, readManifest, sumOf } from './built-files.mjs';
import { toTable } from './table.mjs';

const budgets = {
  // 116 without zod, whose core is 7 kB: every record that the entry reads is parsed by a schema (STO-2); and without the
  // texts of the products, 2 kB, which stand in one module with the facts that every page has.
  homeScripts: 129,
  // Support lists the questions that the FAQ answers.
  pageScripts: 152,
  toolScripts: 162,
  style: 14,
  // With its headers (1.15), a document arrives in the first burst of a connection: ten segments of 1460 bytes.
  document: 13.9,
  // Those of the statechart lab draw the chart.
  labDocument: 17.4,
  chat: 32,
  search: 10,
  // What it searches: the index, posts and documentation.
  searchIndex: 64,
  background: 165,
  shell: 400,
};
/** Tool pages have a budget of their own for the tool's code. */
const tools = new Set(['/tools/portfolio-generator', '/demo']);

/** As it is sent: compressed by the build. @param {string} file below the public folder */
const brotliSizeOf = (file) => readBuilt(`public/${file}.br`).length / 1000;

/** The files that a document names: scripts, which start after the first paint, and styles. @param {string} html */
const requestedBy = (html) => {
  const [, started = ''] = /<meta name="start" content="([^"]*)"/.exec(html) ?? [];
  const linked = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)];
  return {
    scripts: new Set(started.split(' ').flatMap((file) => (file.endsWith('.js') ? [file.slice(1)] : []))),
    styles: new Set(linked.map(([, file = '']) => file)),
  };
};

/** @typedef {{ readonly url: string, readonly scripts: ReadonlySet<string>, readonly styles: ReadonlySet<string> }} Requested */

const measure = () => {
  /** @type {import('../server/site-server.ts').SiteDescription} */
  const site = JSON.parse(readBuilt('server/site.json').toString());
  return Object.entries(site.pages).map(([url, { file }]) => {
    const html = readBuilt(`public/${file}`).toString();
    const inline = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const { scripts, styles } = requestedBy(html);
    return {
      url,
      scripts,
      styles,
      scriptSize: sumOf(scripts),
      styleSize: gzipSizeOf(inline),
      document: brotliSizeOf(file),
    };
  });
};

/** The size of the files of late parts beyond the entry's, code and styles. @param {readonly string[]} keys */
const lateSizeOf = (...keys) => {
  const manifest = readManifest();
  const entry = filesOf(manifest, 'src/main.tsx');
  const late = new Set(keys.flatMap((key) => [...filesOf(manifest, key)]));
  return sumOf([...late].filter((file) => !entry.has(file)));
};

/**
 * The background's code, brotli: its scene and control on the page, and the worker with three and React (BKG-2). No
 * document may load any of it.
 * @param {readonly Requested[]} pages
 */
const measureBackground = (pages) => {
  const { file = '', assets = [] } = readManifest()['src/background/background.tsx'] ?? {};
  if (file === '') throw new Error('There is no background in this build.');
  const worker = assets.filter((name) => name.endsWith('.js'));
  if (worker.length !== 1) throw new Error(`the background has ${worker.length} workers`);
  const own = [file, ...worker];
  for (const { scripts, url } of pages)
    for (const name of own) if (scripts.has(name)) throw new Error(`${url} preloads ${name}`);
  return own.reduce((sum, name) => sum + brotliSizeOf(name), 0);
};

/**
 * What the service worker keeps, compressed: its shell, and all of it. Every file that a document names is in its list.
 * @param {readonly Requested[]} pages
 */
const measureKept = (pages) => {
  /** @type {import('../worker/offline-list.ts').OfflineList} */
  const list = JSON.parse(readBuilt('server/offline.json').toString());
  /** @type {import('../server/site-server.ts').SiteDescription} */
  const site = JSON.parse(readBuilt('server/site.json').toString());
  const kept = [...list.shell, ...list.rest].map(([address]) => address);
  const all = new Set(kept);
  for (const { scripts, styles, url } of pages)
    for (const address of [url, ...[...scripts, ...styles].map((file) => `/${file}`)])
      if (!all.has(address)) throw new Error(`The service worker does not keep ${address}.`);
  /** @param {readonly string[]} addresses */
  const sum = (addresses) => sumOf(addresses.map((address) => site.pages[address]?.file ?? address.slice(1)));
  return { shell: sum(list.shell.map(([address]) => address)), all: sum(kept) };
};

let isOver = false;

/** @param {number} size @param {number} budget */
const show = (size, budget) => {
  if (size > budget) isOver = true;
  return `${size.toFixed(1)}${size > budget ? ' !' : ''}`;
};

/** @param {string} url */
const scriptBudgetOf = (url) => {
  if (url === '/') return budgets.homeScripts;
  return tools.has(url) ? budgets.toolScripts : budgets.pageScripts;
};

/** @param {string} url */
const documentBudgetOf = (url) => (url.startsWith('/statecharts') ? budgets.labDocument : budgets.document);

const main = () => {
  const pages = measure();
  const rows = pages.map(({ document, scriptSize, scripts, styleSize, url }) => [
    url,
    show(scriptSize, scriptBudgetOf(url)),
    show(styleSize, budgets.style),
    show(document, documentBudgetOf(url)),
    String(scripts.size),
  ]);
  console.log(toTable(['page (kB, gzip)', 'JavaScript', 'CSS', 'document (brotli)', 'scripts'], rows));
  const chat = lateSizeOf('src/assistant/panel/chat.tsx');
  console.log(`\nThe assistant, once it is wanted: ${show(chat, budgets.chat)} of code and CSS.`);
  const search = lateSizeOf('src/search/palette/palette.tsx');
  const texts = Object.keys(readManifest()).filter((key) =>
    /\/content\/src\/(?:blog|documentation)\//.test(key),
  );
  const index = lateSizeOf('src/shared/site-index/nearest-pages.ts', ...texts);
  console.log(`The search, once it is wanted: ${show(search, budgets.search)} of code and CSS,`);
  console.log(`  and ${show(index, budgets.searchIndex)} of its index with the texts.`);
  const background = measureBackground(pages);
  console.log(`The background, once there is time: ${show(background, budgets.background)} (brotli).`);
  const kept = measureKept(pages);
  console.log(
    `The service worker keeps ${show(kept.shell, budgets.shell)} at once, ${kept.all.toFixed(1)} in all.`,
  );
  const limits = Object.entries(budgets).map(([name, budget]) => `${name} ${budget}`);
  console.log(`Budgets: ${limits.join(', ')}.`);
  if (isOver) console.log('Over budget where marked with "!".');
  process.exitCode = isOver ? 1 : 0;
};

try {
  main();
} catch (error) {
  console.error(`Cannot measure site/dist: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
