import { existsSync } from 'node:fs';
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
import { readPrePaint } from '../document/pre-paint.ts';
import { compressFolder } from './compress.ts';
import { toHeadersFile, toRobots, toSitemap, toWebManifest } from './host-files.ts';
import { STYLE_FILE } from './lazy-style.ts';
import { type PrerenderedPage, prerender } from './prerender.ts';
import { foreignOrigins, securityHeaders } from './security-headers.ts';

const publicFolder = 'dist/public';
const serverFolder = 'dist/server';
const prerenderFolder = 'dist/prerender';

const write = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const toHeadLinks = (root: string) => {
  const icons = [
    ['favicon.svg', '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'],
    ['apple-touch-icon.png', '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
  ] as const;
  const present = icons.filter(([file]) => existsSync(join(root, 'public', file))).map(([, link]) => link);
  return ['<link rel="manifest" href="/manifest.webmanifest">', ...present].join('');
};

const readStyle = async (folder: string) => {
  const css = (await readFile(join(folder, STYLE_FILE), 'utf8'))
    .replaceAll(/\/\*\$vite\$.*?\*\//g, '')
    .trim();
  if (/<\/style/i.test(css)) throw new Error('the stylesheet would end its own inline element');
  return css;
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
  const style = (await readStyle(out)) + font.css;
  const prePaint = await readPrePaint(root);
  // Not `import()`: the loader that runs this configuration has replaced it, and is closed by now.
  const app = createRequire(import.meta.url)(join(root, prerenderFolder, 'entry-server.js')) as typeof Entry;
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const pages = await prerender(app, manifest, {
    shell,
    prePaint,
    style,
    headLinks: toHeadLinks(root),
    font: font.files[0]?.path ?? '',
  });
  const pdfs = await makeDocumentationPdfs(await app.readDocumentation());
  const headers = securityHeaders({ scripts: [prePaint], styles: [style] }, foreignOrigins(configuration));
  const cards = app.pages.flatMap(({ isListed, ogImage: name, title }) =>
    isListed ? [{ name, title }] : [],
  );
  const ogImages = await makeOgImages(cards);
  await Promise.all([
    ...[...font.files, ...pdfs, ...ogImages].map(({ path, bytes }) => write(join(out, path), bytes)),
    ...pages.map(({ page, html }) => write(join(out, page.file), html)),
    write(join(out, 'sitemap.xml'), toSitemap(app.pages, app.origin)),
    write(join(out, 'robots.txt'), toRobots(app.origin)),
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
