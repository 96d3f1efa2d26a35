// @ts-check
// Compares the sizes of the built site, gzip (documents and the background: brotli), in kB of 1000 bytes, with the
// budgets. Run after a build.
import { filesOf, gzipSizeOf, readBuilt, readManifest, sumOf } from './built-files.mjs';
import { toTable } from './table.mjs';

const budgets = {
  homeScripts: 100,
  memory: 11.8,
  helpers: 5.2,
  style: 13,
  // With its headers (1.15), a document arrives in the first burst of a connection: ten segments of 1460 bytes.
  document: 13.9,
  // Those of the statechart lab draw the chart.
  labDocument: 18.5,
  pageChunk: 20,
  tool: 31,
  chat: 26.2,
  search: 25,
  background: 162,
  shell: 400,
};
/** Tool pages have a budget of their own for the tool's code. */
const tools = new Set(['/tools/portfolio-generator', '/demo']);

/** As it is sent: compressed by the build. @param {string} file below the public folder */
const brotliSizeOf = (file) => readBuilt(`public/${file}.br`).length / 1000;

/**
 * The scripts that a document loads before idle: the entry, its static imports and the page's own chunks.
 * @param {string} html
 */
const scriptsOf = (html) => {
  const [, files = ''] = /<meta name="code" content="([^"]*)"/.exec(html) ?? [];
  return new Set(files.split(' ').flatMap((file) => (file.endsWith('.js') ? [file.slice(1)] : [])));
};

const measure = () => {
  /** @type {import('../server/site-server.ts').SiteDescription} */
  const site = JSON.parse(readBuilt('server/site.json').toString());
  const pages = Object.entries(site.pages).map(([url, { file }]) => {
    const html = readBuilt(`public/${file}`).toString();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    return {
      url,
      scripts: scriptsOf(html),
      style: gzipSizeOf(style),
      document: brotliSizeOf(file),
    };
  });
  const [first, ...others] = pages.map((page) => page.scripts);
  const everywhere = [...(first ?? [])].filter((file) => others.every((scripts) => scripts.has(file)));
  const shared = new Set([...everywhere, ...memoryFiles(), ...groupFiles('helpers')]);
  return pages.map(({ url, scripts, style, document }) => ({
    url,
    requested: scripts,
    scripts: sumOf(scripts),
    chunk: sumOf([...scripts].filter((file) => !shared.has(file))),
    style,
    document,
  }));
};

/** The files of a group of modules (`build/chunks.ts`) beyond the entry's. @param {string} group */
const groupFiles = (group) => {
  const manifest = readManifest();
  const [key] = Object.entries(manifest).find(([, { name }]) => name === group) ?? [];
  if (key === undefined) throw new Error(`There is no group ${group} in this build.`);
  return ownFilesOf(manifest, key);
};

/** The files of what this browser remembers: several pages need them, the others load them when idle. */
const memoryFiles = () => groupFiles('memory');

/** The files of a module beyond the entry's. @param {import('vite').Manifest} manifest @param {string} key */
const ownFilesOf = (manifest, key) => {
  const entry = filesOf(manifest, 'src/main.tsx');
  return [...filesOf(manifest, key)].filter((file) => !entry.has(file));
};

/** The files that opening the assistant loads beyond the entry. */
const measureChat = () => sumOf(ownFilesOf(readManifest(), 'src/assistant/panel/chat.tsx'));

/** The files that opening the search loads beyond the entry and the memory: its field, its ranking and its index. */
const measureSearch = () => {
  const memory = new Set(memoryFiles());
  const own = ownFilesOf(readManifest(), 'src/search/palette/palette.tsx');
  return sumOf(own.filter((file) => !memory.has(file)));
};

/**
 * The background's code, brotli: its scene and control on the page, and the worker with three and React (BKG-2). No
 * document may preload any of it.
 * @param {readonly { readonly url: string, readonly requested: ReadonlySet<string> }[]} pages
 */
const measureBackground = (pages) => {
  const manifest = readManifest();
  const key = 'src/background/background.tsx';
  const { file = '', assets = [] } = manifest[key] ?? {};
  if (file === '') throw new Error('There is no background in this build.');
  const worker = assets.filter((name) => name.endsWith('.js'));
  if (worker.length !== 1) throw new Error(`${key} has ${worker.length} workers`);
  for (const name of [file, ...worker])
    for (const { url, requested } of pages)
      if (requested.has(name)) throw new Error(`${url} preloads ${name}`);
  const memory = new Set(memoryFiles());
  const own = ownFilesOf(manifest, key).filter((name) => !memory.has(name));
  return [...own, ...worker].reduce((sum, name) => sum + brotliSizeOf(name), 0);
};

/**
 * What the service worker keeps, compressed: its shell, and all of it. Every file that a document names is in its list.
 * @param {readonly { readonly url: string, readonly requested: ReadonlySet<string> }[]} pages
 */
const measureKept = (pages) => {
  /** @type {import('../worker/offline-list.ts').OfflineList} */
  const list = JSON.parse(readBuilt('server/offline.json').toString());
  /** @type {import('../server/site-server.ts').SiteDescription} */
  const site = JSON.parse(readBuilt('server/site.json').toString());
  const kept = [...list.shell, ...list.rest].map(([address]) => address);
  const all = new Set(kept);
  for (const { url, requested } of pages)
    for (const address of [url, ...[...requested].map((file) => `/${file}`)])
      if (!all.has(address)) throw new Error(`The service worker does not keep ${address}.`);
  /** @param {readonly string[]} addresses */
  const sum = (addresses) => sumOf(addresses.map((address) => site.pages[address]?.file ?? address.slice(1)));
  return { shell: sum(list.shell.map(([address]) => address)), all: sum(kept) };
};

/** @param {string} url */
const chunkBudgetOf = (url) => (tools.has(url) ? budgets.tool : budgets.pageChunk);

/** @param {string} url */
const documentBudgetOf = (url) => (url.startsWith('/statecharts') ? budgets.labDocument : budgets.document);

/** @param {number} size @param {number | undefined} budget */
const show = (size, budget) => `${size.toFixed(1)}${budget !== undefined && size > budget ? ' !' : ''}`;

const main = () => {
  const measured = measure();
  const rows = measured.map(({ url, scripts, chunk, style, document }) => [
    url,
    show(scripts, url === '/' ? budgets.homeScripts : undefined),
    show(chunk, chunkBudgetOf(url)),
    show(style, budgets.style),
    show(document, documentBudgetOf(url)),
  ]);
  console.log(toTable(['page (kB, gzip)', 'JavaScript', 'own chunks', 'CSS', 'document (brotli)'], rows));
  const memory = sumOf(memoryFiles());
  console.log(
    `\nThe memory, with a page that needs it or once there is time: ${show(memory, budgets.memory)}.`,
  );
  const helpers = sumOf(groupFiles('helpers'));
  console.log(`The helpers that pages share, alike: ${show(helpers, budgets.helpers)}.`);
  const chat = measureChat();
  console.log(`The assistant, once it is wanted: ${show(chat, budgets.chat)} of code and CSS.`);
  const searched = measureSearch();
  console.log(`The search, once it is wanted: ${show(searched, budgets.search)} of code and CSS.`);
  const background = measureBackground(measured);
  console.log(`The background, once there is time: ${show(background, budgets.background)} (brotli).`);
  const kept = measureKept(measured);
  console.log(
    `The service worker keeps ${show(kept.shell, budgets.shell)} at once, ${show(kept.all, undefined)} in all.`,
  );
  console.log(
    `Budgets: JavaScript of / ${budgets.homeScripts}, memory ${budgets.memory}, helpers ${budgets.helpers}, own chunks of a page ${budgets.pageChunk} (of a tool ${budgets.tool}), CSS ${budgets.style}, document ${budgets.document} (of the lab ${budgets.labDocument}), assistant ${budgets.chat}, search ${budgets.search}, background ${budgets.background}, shell of the worker ${budgets.shell}.`,
  );
  const isPageOver = measured.some(
    ({ url, scripts, chunk, style, document }) =>
      (url === '/' && scripts > budgets.homeScripts) ||
      chunk > chunkBudgetOf(url) ||
      style > budgets.style ||
      document > documentBudgetOf(url),
  );
  const isOver =
    isPageOver ||
    memory > budgets.memory ||
    helpers > budgets.helpers ||
    chat > budgets.chat ||
    searched > budgets.search ||
    background > budgets.background ||
    kept.shell > budgets.shell;
  if (isOver) console.log('Over budget where marked with "!".');
  process.exitCode = isOver ? 1 : 0;
};

try {
  main();
} catch (error) {
  console.error(`Cannot measure site/dist: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
