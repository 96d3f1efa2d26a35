import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { SiteDescription } from '../../server/site-server.ts';
import type * as Entry from '../../src/entry-server.tsx';
import { makeDocumentationPdfs } from '../assets/documentation-pdf.ts';
import { makeFont } from '../assets/font.ts';
import { makeOgImages } from '../assets/og-image.ts';
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
import { filesOf, type PrerenderedPage, prerender } from './prerender.ts';
import { foreignOrigins, securityHeaders } from './security-headers.ts';

const publicFolder = 'dist/public';
const serverFolder = 'dist/server';
const prerenderFolder = 'dist/prerender';

const write = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

/** What every page shows or may show at once, beside its own parts. */
const everywhere = ['src/main.tsx', 'src/memory/memory.ts', 'src/idle.ts', 'src/background/background.tsx'];
/** Pages whose documents share a style; the others have that of all pages. */
const stylePages = [
  'home',
  'about blog blog-post documentation documentation-item faq forum not-found privacy services terms',
  'cart compare product products',
  'contact demo forgot-password login orders profile register settings support',
  'portfolio-generator statechart statecharts',
].map((names) => names.split(' '));

const readStyles = async (folder: string, manifest: Manifest, font: string) => {
  const parts = JSON.parse(await readFile(join(folder, STYLE_FILE), 'utf8')) as readonly StylePart[];
  const sets = stylePages.map((pages) => {
    const modules = [...everywhere, ...pages.map((page) => `src/pages/${page}/${page}-page.tsx`)];
    return new Set(modules.flatMap((module) => [...filesOf(manifest, module)]));
  });
  return createDocumentStyles(parts, sets, font);
};

const describe = (
  pages: readonly PrerenderedPage[],
  headers: SiteDescription['headers'],
): SiteDescription => ({
  headers,
  pages: Object.fromEntries(pages.map(({ page }) => [page.url, { file: page.file, status: page.status }])),
  fallbacks: pages.flatMap(({ page }) =>
    page.fallbackFor ? [{ prefix: page.fallbackFor, url: page.url }] : [],
  ),
  notFound: '/404',
});

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
    { shell, prePaint, drawings, font: font.files[0]?.path ?? '' },
    styles,
  );
  const pdfs = await makeDocumentationPdfs(await app.readDocumentation());
  const inline = { scripts: [prePaint], styles: styles.texts };
  const headers = securityHeaders(inline, foreignOrigins(configuration));
  const cards = app.pages.flatMap(({ isListed, ogImage: name, title }) =>
    isListed ? [{ name, title }] : [],
  );
  const ogImages = await makeOgImages(cards);
  await Promise.all([
    ...[...font.files, ...pdfs, ...ogImages].map(({ path, bytes }) => write(join(out, path), bytes)),
    ...pages.map(({ page, html }) => write(join(out, page.file), html)),
    write(join(out, styles.whole.path), styles.whole.text),
    write(join(out, 'sitemap.xml'), toSitemap(app.pages, app.origin)),
    write(join(out, 'feed.xml'), toAtomFeed(app.posts, app.origin)),
    write(join(out, 'robots.txt'), toRobots(app.origin)),
    write(join(out, '.well-known/security.txt'), toSecurityText(app.origin, configuration.email, new Date())),
    write(join(out, 'manifest.webmanifest'), toWebManifest()),
    write(join(root, serverFolder, 'site.json'), JSON.stringify(describe(pages, headers), null, 2)),
    // Kept for the size check, outside the public folder.
    rename(join(out, '.vite/manifest.json'), join(root, serverFolder, 'client-manifest.json')),
  ]);
  await rm(join(out, '.vite'), { recursive: true });
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
              codeSplitting: {
                groups: [
                  // The entry and all it imports in one file: apart they compress worse, and are asked for together
                  // anyway. The memory and the rest that it imports alike, but for what pages without it need.
                  { name: 'main', test: /src\/main\.tsx$/, priority: 3 },
                  { name: 'product-facts', test: /(?:product-facts|product|money)\.ts$/, priority: 2 },
                  { name: 'memory', test: /src\/memory\/memory\.ts$/, priority: 1 },
                  { name: 'page-actor', test: /src\/app\/use-page-actor\.ts$/ },
                ],
              },
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
