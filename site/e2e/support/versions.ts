import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { hashOf, toWorker } from '../../build/plugin/offline.ts';
import { createSiteServer, type SiteDescription } from '../../server/site-server.ts';
import type { ListedFile, OfflineList } from '../../worker/offline-list.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const readJson = async (name: string) => JSON.parse(await readFile(join(dist, 'server', name), 'utf8'));

const mark = 'second';
const isCode = /^(.+-[\w-]{8})\.js$/;

export const isOther = (address: string): boolean => address.endsWith(`${mark}.js`);

/** Renames all code files, as if a deployment had changed every one. */
const createOtherVersion = async (folder: string, list: OfflineList, site: SiteDescription) => {
  await cp(join(dist, 'public'), folder, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz|pdf)$|\/og$/.test(path),
  });
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => isCode.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(isCode, `$1${mark}.js`)]));
  const rename_ = (text: string) =>
    text.replace(/[\w.-]+-[\w-]{8}\.js/g, (name) => renamed.get(name) ?? name);
  const documents = Object.values(site.pages).map(({ file }) => join(folder, file));
  for (const path of [...documents, ...names.map((name) => join(assets, name))])
    await writeFile(path, rename_(await readFile(path, 'utf8')));
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
  const again = ([address]: ListedFile): Promise<ListedFile> => {
    const path = rename_(address);
    return readFile(join(folder, site.pages[path]?.file ?? path)).then((bytes) => [path, hashOf(bytes)]);
  };
  const other: OfflineList = {
    ...list,
    version: mark,
    shell: await Promise.all(list.shell.map(again)),
    rest: await Promise.all(list.rest.map(again)),
    used: await Promise.all(list.used.map(again)),
  };
  await writeFile(join(folder, 'sw.js'), toWorker(await readFile(join(dist, 'worker/sw.js'), 'utf8'), other));
};

export const serveVersions = async () => {
  const list: OfflineList = await readJson('offline.json');
  const site: SiteDescription = await readJson('site.json');
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-versions-'));
  const other = join(folder, 'public');
  const first = createSiteServer({ publicFolder: join(dist, 'public'), site });
  let second: typeof first | undefined;
  let current = first;
  let worker: string | undefined;
  const requested: string[] = [];
  const listener = getRequestListener((request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    if (pathname === '/sw.js' && worker !== undefined)
      return new Response(worker, {
        headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' },
      });
    return current.fetch(request);
  });
  let server: Server | undefined;
  let port = 0;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(listener).on('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address();
        port = typeof address === 'object' && address ? address.port : 0;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = undefined;
    });
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    count: list.shell.length + list.rest.length,
    shellCount: list.shell.length,
    requested,
    start,
    stop,
    deploy: async (version: 'first' | 'second') => {
      if (version === 'second' && !second) {
        await createOtherVersion(other, list, site);
        second = createSiteServer({ publicFolder: other, site });
      }
      current = (version === 'second' && second) || first;
      worker = undefined;
    },
    serveWorker: async (change: { readonly before: string } | { readonly file: string }) => {
      const file = 'file' in change ? change.file : 'sw.js';
      const code = await readFile(join(dist, 'public', file), 'utf8');
      worker = 'before' in change ? `${change.before};${code}` : code;
    },
    end: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Versions = Awaited<ReturnType<typeof serveVersions>>;
