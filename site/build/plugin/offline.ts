import { createHash } from 'node:crypto';
import { isPage, type ListedFile, type OfflineList } from '../../worker/offline-list.ts';

export interface PublicFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PublicDocument {
  readonly url: string;
  readonly file: string;
}

export interface OfflineParts {
  readonly files: readonly PublicFile[];
  readonly documents: readonly PublicDocument[];
  readonly shellFiles: ReadonlySet<string>;
  readonly shellDocuments: ReadonlySet<string>;
  /** A large file is cached only after its first use. */
  readonly isLarge: (path: string) => boolean;
  readonly fallbacks: OfflineList['fallbacks'];
  readonly notFound: string;
  readonly blank: string;
  /** The other inputs of the version: the headers and the worker's code. */
  readonly beside: string;
}

const isHidden = (path: string) => /\.(?:br|gz|map)$|^_headers$/.test(path);
// Downloads, files for crawlers or other sites, the worker's scripts, and the drawings that documents inline.
const isOnline = (path: string) => /\.(?:pdf|xml|txt)$|^(?:sw[^/]*\.js$|og\/|art\/drawings\.svg$)/.test(path);

export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64');

const byAddress = ([a]: ListedFile, [b]: ListedFile) => (a < b ? -1 : 1);

/** Lists a site's files for its service worker, each document under the address of its page (SEO-1). */
export const toOfflineList = (parts: OfflineParts): OfflineList => {
  const { blank, documents, fallbacks, files, isLarge, notFound, shellDocuments, shellFiles } = parts;
  const urls = new Map(documents.map(({ file, url }) => [file, url]));
  const shell: ListedFile[] = [];
  const rest: ListedFile[] = [];
  const used: ListedFile[] = [];
  const online: string[] = [];
  for (const { bytes, path } of files) {
    if (isHidden(path)) continue;
    if (isOnline(path)) {
      online.push(`/${path}`);
      continue;
    }
    const url = urls.get(path);
    const address = url ?? `/${path}`;
    if (isPage(address) !== (url !== undefined))
      throw new Error(
        `${path} looks like ${url === undefined ? 'a page' : 'a file'}: rename it, as the service worker recognises pages by their paths`,
      );
    const isShell = url === undefined ? shellFiles.has(path) : shellDocuments.has(url);
    (isShell ? shell : isLarge(path) ? used : rest).push([address, hashOf(bytes)]);
  }
  const listed = new Set([...shell, ...rest].map(([address]) => address));
  const missing = [
    ...[...urls.values(), ...shellDocuments].filter((url) => !listed.has(url)),
    ...[...shellFiles].filter((path) => !listed.has(`/${path}`)),
  ];
  if (missing.length > 0)
    throw new Error(
      `not in the public folder: ${missing.join(', ')}; add the files, or correct the shell's list in site/build/plugin/site-build.ts`,
    );
  const list = {
    shell: shell.sort(byAddress),
    rest: rest.sort(byAddress),
    used: used.sort(byAddress),
    online: online.sort(),
    fallbacks,
    notFound,
    blank,
  };
  const version = hashOf(JSON.stringify(list) + parts.beside)
    .replaceAll(/\W/g, '')
    .slice(0, 12);
  return { version, ...list };
};

const slot = /\bOFFLINE_LIST\b/g;

export const toWorker = (code: string, list: OfflineList): string => {
  if (code.match(slot)?.length !== 1) throw new Error('site/worker must use OFFLINE_LIST exactly once');
  return code.replace(slot, () => JSON.stringify(list));
};
