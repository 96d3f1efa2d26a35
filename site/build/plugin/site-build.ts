import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Manifest, type Plugin, runnerImport } from 'vite';
import type { SiteDescription } from '../../server/site-server.ts';
import type * as Entry from '../../src/entry-server.tsx';
import { type MadeFile, makeDrawings } from '../assets/art.ts';
import { makeDocumentationPdfs } from '../assets/documentation-pdf.ts';
import { makeFont } from '../assets/font.ts';
import { makeIcons } from '../assets/icons.ts';
import { makeOgImages } from '../assets/og-image.ts';
import { configuration, defines, has } from '../configuration.ts';
import { readPrePaint } from '../document/pre-paint.ts';
import { checkLinks } from './check-links.ts';
import { compressFolder } from './compress.ts';
import {
  toAtomFeed,
  toHeadersFile,
  toRobots,
  toSecurityText,
  toSitemap,
  toWebManifest,
} from './host-files.ts';
import { toOfflineList, toWorker } from './offline.ts';
import { filesOf, type PrerenderedPage, prerender } from './prerender.ts';
import { contentSecurityPolicy, foreignOrigins, securityHeaders } from './security-headers.ts';

// Overridden by the check that builds without optional features.
const dist = process.env.LOOMWRIGHT_DIST ?? 'dist';
const publicFolder = `${dist}/public`;
const serverFolder = `${dist}/server`;
const prerenderFolder = `${dist}/prerender`;
const workerFolder = `${dist}/worker`;

// Rolldown appends the names of importers to the name of a shared chunk.
const withShortName =
  (extension: string) =>
  ({ name = '' }: { readonly name?: string | undefined }) =>
    `assets/${name.replace(/~.*|(?:\.css)+$/, '')}-[hash].${extension}`;

const write = async (path: string, content: string | Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const toBuiltPage = ({ access, file, isListed, route, status, title, url }: Entry.Page) => ({
  path: url,
  file,
  route,
  access,
  status,
  title,
  isListed,
});

export type BuiltPage = ReturnType<typeof toBuiltPage>;

const describe = (
  pages: readonly PrerenderedPage[],
  headers: SiteDescription['headers'],
  font: string,
  policyFor: (styles: Iterable<string>) => string,
): SiteDescription => ({
  headers,
  font: `/${font}`,
  pages: Object.fromEntries(
    pages.map(({ page: { file, status, url }, style }) => [
      url,
      { file, status, policy: policyFor([style]) },
    ]),
  ),
  fallbacks: pages.flatMap(({ page }) =>
    page.fallbackFor ? [{ prefix: page.fallbackFor, url: page.url }] : [],
  ),
  notFound: '/404',
});

const shellModules = ['src/main.tsx', 'src/idle.ts'];
const shellFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];

const writeWorker = async (
  root: string,
  manifest: Manifest,
  site: SiteDescription,
  pages: readonly Entry.Page[],
  more: readonly string[],
) => {
  const blank = pages.find(({ access }) => access === 'members')?.url ?? '/';
  const opened = pages.filter(({ url }) => url === '/' || url === site.notFound);
  const out = join(root, publicFolder);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
  const files = await Promise.all(
    names.map(async (path) => ({ path, bytes: await readFile(join(out, path)) })),
  );
  const code = await readFile(join(root, workerFolder, 'sw.js'), 'utf8');
  const { scripts, styles } = filesOf(manifest, [
    ...shellModules,
    ...opened.flatMap(({ modules }) => modules),
  ]);
  const list = toOfflineList({
    files,
    documents: pages,
    shellFiles: new Set([...scripts, ...styles, ...shellFiles, ...more]),
    shellDocuments: new Set([...opened.map(({ url }) => url), blank]),
    isLarge: (path) => path.startsWith('assets/scene.worker'),
    fallbacks: site.fallbacks,
    notFound: site.notFound,
    blank,
    beside: JSON.stringify(site.headers) + code,
  });
  await Promise.all([
    write(join(out, 'sw.js'), toWorker(code, list)),
    write(join(out, 'sw-off.js'), await readFile(join(root, workerFolder, 'sw-off.js'))),
    write(join(root, serverFolder, 'offline.json'), JSON.stringify(list, null, 2)),
  ]);
};

const picturesOf = (drawings: readonly MadeFile[]) =>
  new Map(drawings.map(({ path, bytes }) => [`/${path}`, bytes.toString()]));

const readStyles = async (folder: string, manifest: Manifest) => {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Map(files.map((file, place) => [file, texts[place]?.trim() ?? '']));
};

const finish = async (root: string) => {
  const out = join(root, publicFolder);
  const font = await makeFont();
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const prePaint = await readPrePaint(root);
  // `import()` would use the loader of this configuration, which is already closed.
  const app = createRequire(import.meta.url)(join(root, prerenderFolder, 'entry-server.js')) as typeof Entry;
  const painted = (await makeDrawings()).filter(({ path }) => has('blog') || !path.startsWith('art/posts/'));
  const drawings = await readFile(join(root, 'public/art/drawings.svg'), 'utf8');
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const pages = await prerender(app, manifest, {
    shell,
    prePaint,
    styles: await readStyles(out, manifest),
    fontStyle: font.css,
    drawings,
    pictures: picturesOf(painted),
    font: font.mainFile,
  });
  const pdfs = await makeDocumentationPdfs(await app.readDocumentation());
  const origins = foreignOrigins(configuration);
  const policyFor = (styles: Iterable<string>) =>
    contentSecurityPolicy({ scripts: [prePaint], styles: [...styles] }, origins);
  const headers = securityHeaders(policyFor(new Set(pages.map(({ style }) => style))));
  const cards = app.pages.flatMap(({ isListed, ogImage: name, title }) =>
    isListed ? [{ name, title }] : [],
  );
  const icons = await makeIcons();
  const ogImages = await makeOgImages(cards);
  const site = describe(pages, headers, font.mainFile, policyFor);
  await Promise.all([
    ...[...font.files, ...painted, ...icons, ...pdfs, ...ogImages].map(({ path, bytes }) =>
      write(join(out, path), bytes),
    ),
    ...pages.map(({ page, html }) => write(join(out, page.file), html)),
    write(join(out, 'sitemap.xml'), toSitemap(app.pages, app.origin)),
    ...(has('blog') ? [write(join(out, 'feed.xml'), toAtomFeed(app.posts, app.origin))] : []),
    write(join(out, 'robots.txt'), toRobots(app.origin)),
    write(join(out, '.well-known/security.txt'), toSecurityText(app.origin, configuration.email, new Date())),
    write(join(out, 'manifest.webmanifest'), toWebManifest()),
    write(join(root, serverFolder, 'site.json'), JSON.stringify(site, null, 2)),
    write(join(root, serverFolder, 'pages.json'), JSON.stringify(app.pages.map(toBuiltPage), null, 2)),
    rename(join(out, '.vite/manifest.json'), join(root, serverFolder, 'client-manifest.json')),
  ]);
  await rm(join(out, '.vite'), { recursive: true });
  checkLinks(pages, out);
  await writeWorker(root, manifest, site, app.pages, [font.mainFile]);
  await compressFolder(out);
  await write(join(out, '_headers'), toHeadersFile(headers)); // for hosts; clients never request it
  return pages.length;
};

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
          modulePreload: false,
          rolldownOptions: {
            // Drops unused template strings that read a property (such as `company.name`) from pages of which
            // only the route is used.
            treeshake: { propertyReadSideEffects: false },
            input: 'src/main.tsx',
            output: {
              // One file: separate files compress worse, and the browser fetches all of them at once anyway.
              codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] },
              chunkFileNames: withShortName('js'),
              assetFileNames: withShortName('[ext]'),
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
            input: ['server/main.ts', 'server/forms-outbox.ts'],
            // Separate chunks, so that the forms, the mail library and Redis load only if configured.
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
  }),
  buildApp: {
    order: 'post',
    handler: async (builder) => {
      const { root } = builder.config;
      // Runs first, because the bundler's own error about an incomplete page is long and names no remedy.
      await runnerImport(join(root, 'src/app/page-documents.ts'), {
        root,
        define: defines,
        configFile: false,
      });
      for (const environment of Object.values(builder.environments)) {
        if (!environment.isBuilt) await builder.build(environment);
      }
      const count = await finish(root);
      builder.config.logger.info(`${count} pages in ${publicFolder}`);
    },
  },
});
