import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { SiteDescription } from '../../server/site-server.ts';
import type * as Entry from '../../src/entry-server.tsx';
import { makeDocumentationPdfs } from '../assets/documentation-pdf.ts';
import { makeFont } from '../assets/font.ts';
import { makeOgImages } from '../assets/og-image.ts';
import { chunkGroups } from '../chunks.ts';
import { configuration } from '../configuration.ts';
import { createDocumentStyles } from '../document/document-styles.ts';
import { readPrePaint } from '../document/pre-paint.ts';
import { compressFolder } from './compress.ts';
import {
  toAtomFeed,
  toHeadersFile,
  toRobots,
  toSecurityText,
  toSitemap,
  toWebManifest,
} from './host-files.ts';
import { STYLE_FILE, type StylePart } from './lazy-style.ts';
import { toOfflineList, toWorker } from './offline.ts';
import { filesOf, type PrerenderedPage, prerender } from './prerender.ts';
import { contentSecurityPolicy, foreignOrigins, securityHeaders } from './security-headers.ts';

const publicFolder = 'dist/public';
const serverFolder = 'dist/server';
const prerenderFolder = 'dist/prerender';
const workerFolder = 'dist/worker';

const write = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

/** What every page shows or may show at once, beside its own parts. */
const everywhere = ['src/main.tsx', 'src/idle.ts', 'src/background/background.tsx'];
/** The code that pages without a network need besides: what is loaded when idle, and what a first change needs. */
const shellModules = [
  'src/main.tsx',
  'src/idle.ts',
  'offline',
  'stored',
  '../packages/auth/src/account-repository.ts',
];
/** Pages whose documents share a style; the others have that of all pages. */
const stylePages = [
  'home',
  'about faq not-found privacy services terms',
  'blog blog-post',
  'documentation documentation-item forum',
  'cart compare product products',
  'contact support',
  'forgot-password login orders profile register settings',
  'demo',
  'portfolio-generator portfolio-generator/editor statechart statecharts',
].map((names) => names.split(' ').map((name) => (name.includes('/') ? name : `${name}/${name}-page`)));

const readStyles = async (folder: string, manifest: Manifest, font: string) => {
  const parts = JSON.parse(await readFile(join(folder, STYLE_FILE), 'utf8')) as readonly StylePart[];
  const sets = stylePages.map((pages) => {
    const modules = [...everywhere, ...pages.map((page) => `src/pages/${page}.tsx`)];
    return new Set(modules.flatMap((module) => [...filesOf(manifest, module)]));
  });
  return createDocumentStyles(parts, sets, font);
};

const describe = (
  pages: readonly PrerenderedPage[],
  headers: SiteDescription['headers'],
  policyFor: (style: string) => string,
): SiteDescription => ({
  headers,
  pages: Object.fromEntries(
    pages.map(({ page, style }) => [
      page.url,
      { file: page.file, status: page.status, policy: policyFor(style) },
    ]),
  ),
  fallbacks: pages.flatMap(({ page }) =>
    page.fallbackFor ? [{ prefix: page.fallbackFor, url: page.url }] : [],
  ),
  notFound: '/404',
});

/** What opens the site without a network, and says which page is missing; beside what every page shows. */
const shellPages = ['home', 'not-found'];
const shellFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
/** A member's document, which shows nothing but a request to wait. */
const blankPage = '/settings';

/** Writes the service worker with the list of all public files, which are complete by now. */
const writeWorker = async (
  root: string,
  manifest: Manifest,
  site: SiteDescription,
  more: readonly string[],
) => {
  const out = join(root, publicFolder);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
  const files = await Promise.all(
    names.map(async (path) => ({ path, bytes: await readFile(join(out, path)) })),
  );
  const code = await readFile(join(root, workerFolder, 'sw.js'), 'utf8');
  const modules = [...shellModules, ...shellPages.map((page) => `src/pages/${page}/${page}-page.tsx`)];
  const list = toOfflineList({
    files,
    documents: Object.entries(site.pages).map(([url, { file }]) => ({ url, file })),
    shellFiles: new Set([...modules.flatMap((key) => [...filesOf(manifest, key)]), ...shellFiles, ...more]),
    shellDocuments: new Set(['/', site.notFound, blankPage]),
    isLarge: (path) => path.startsWith('assets/scene.worker'),
    fallbacks: site.fallbacks,
    notFound: site.notFound,
    blank: blankPage,
    beside: JSON.stringify(site.headers) + code,
  });
  await Promise.all([
    write(join(out, 'sw.js'), toWorker(code, list)),
    write(join(out, 'sw-off.js'), await readFile(join(root, workerFolder, 'sw-off.js'))),
    // For the size check and for tests, which make other versions.
    write(join(root, serverFolder, 'offline.json'), JSON.stringify(list, null, 2)),
  ]);
};

/** The pictures that a document may carry, by their addresses. */
const readPictures = async (root: string) => {
  const folder = join(root, 'public/art');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, place) => [`/art/${name.replaceAll('\\', '/')}`, texts[place] ?? '']));
};

const finish = async (root: string) => {
  const out = join(root, publicFolder);
  const font = await makeFont();
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = await readStyles(out, manifest, font.css);
  const prePaint = await readPrePaint(root);
  // Not `import()`: the loader that runs this configuration has replaced it, and is closed by now.
  const app = createRequire(import.meta.url)(join(root, prerenderFolder, 'entry-server.js')) as typeof Entry;
  const drawings = await readFile(join(root, 'public/art/drawings.svg'), 'utf8');
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const pages = await prerender(
    app,
    manifest,
    { shell, prePaint, drawings, pictures: await readPictures(root), font: font.mainFile },
    styles,
  );
  const pdfs = await makeDocumentationPdfs(await app.readDocumentation());
  const origins = foreignOrigins(configuration);
  const policyFor = (...texts: readonly string[]) =>
    contentSecurityPolicy({ scripts: [prePaint], styles: texts }, origins);
  const headers = securityHeaders(policyFor(...styles.texts));
  const cards = app.pages.flatMap(({ isListed, ogImage: name, title }) =>
    isListed ? [{ name, title }] : [],
  );
  const ogImages = await makeOgImages(cards);
  const site = describe(pages, headers, policyFor);
  await Promise.all([
    ...[...font.files, ...pdfs, ...ogImages].map(({ path, bytes }) => write(join(out, path), bytes)),
    ...pages.map(({ page, html }) => write(join(out, page.file), html)),
    write(join(out, styles.rest.path), styles.rest.text),
    write(join(out, 'sitemap.xml'), toSitemap(app.pages, app.origin)),
    write(join(out, 'feed.xml'), toAtomFeed(app.posts, app.origin)),
    write(join(out, 'robots.txt'), toRobots(app.origin)),
    write(join(out, '.well-known/security.txt'), toSecurityText(app.origin, configuration.email, new Date())),
    write(join(out, 'manifest.webmanifest'), toWebManifest()),
    write(join(root, serverFolder, 'site.json'), JSON.stringify(site, null, 2)),
    // Kept for the size check, outside the public folder.
    rename(join(out, '.vite/manifest.json'), join(root, serverFolder, 'client-manifest.json')),
  ]);
  await rm(join(out, '.vite'), { recursive: true });
  await writeWorker(root, manifest, site, [styles.rest.path, font.mainFile]);
  await compressFolder(out);
  await write(join(out, '_headers'), toHeadersFile(headers)); // last: hosts read it, clients never request it
  return pages.length;
};

/** One `vite build` makes the client, the prerendered documents with all a host needs, and the local server. */
export const siteBuild = (): Plugin => ({
  name: 'loomwright:site-build',
  apply: 'build',
  config: () => ({
    builder: {},
    environments: {
      client: {
        build: {
          outDir: publicFolder,
          manifest: true,
          modulePreload: {
            polyfill: false,
            // Vite's preload lists would add 1 kB to the entry; links load their chunks on intent.
            resolveDependencies: () => [],
          },
          rolldownOptions: {
            input: 'src/main.tsx',
            output: {
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: prerenderFolder,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        },
      },
      worker: {
        consumer: 'client',
        build: {
          outDir: workerFolder,
          copyPublicDir: false,
          rolldownOptions: {
            input: { sw: 'worker/main.ts', 'sw-off': 'worker/off.ts' },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
      server: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          outDir: serverFolder,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'server/main.ts',
            output: { entryFileNames: '[name].mjs', codeSplitting: false },
          },
        },
      },
    },
  }),
  buildApp: {
    order: 'post',
    handler: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        if (!environment.isBuilt) await builder.build(environment);
      }
      const count = await finish(builder.config.root);
      builder.config.logger.info(`${count} pages in ${publicFolder}`);
    },
  },
});
