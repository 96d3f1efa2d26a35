import { createHash } from 'node:crypto';
import { isPage, type ListedFile, type OfflineList } from '../../worker/offline-list.ts';

/** A file of the public folder, by its path there. */
export interface PublicFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A document, by its address and its path in the public folder. */
export interface PublicDocument {
  readonly url: string;
  readonly file: string;
}

export interface OfflineParts {
  readonly files: readonly PublicFile[];
  readonly documents: readonly PublicDocument[];
  /** Paths of the shell’s files that are no documents. */
  readonly shellFiles: ReadonlySet<string>;
  readonly shellDocuments: ReadonlySet<string>;
  /** Which files are kept only once they were used. */
  readonly isLarge: (path: string) => boolean;
  readonly fallbacks: OfflineList['fallbacks'];
  readonly notFound: string;
  readonly blank: string;
  /** What else a version is made of: the headers, and the worker’s own code. */
  readonly beside: string;
}

// Read by hosts only.
const isHidden = (path: string) => /\.(?:br|gz|map)$|^_headers$/.test(path);
// Read by crawlers and other sites only, or downloads, which browsers fetch without a worker.
const isOnline = (path: string) => /\.(?:pdf|xml|txt)$|^(?:sw[^/]*\.js$|og\/|art\/drawings\.svg$)/.test(path);

/** The SHA-256 of a file, in base64. */
export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64');

const byAddress = ([a]: ListedFile, [b]: ListedFile) => (a < b ? -1 : 1);

/** Lists the files of a built site for its service worker (SEO-1). Documents are listed by their addresses. */
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
      throw new Error(`${path} cannot be told from ${url === undefined ? 'a page' : 'a file'}`);
    const isShell = url === undefined ? shellFiles.has(path) : shellDocuments.has(url);
    (isShell ? shell : isLarge(path) ? used : rest).push([address, hashOf(bytes)]);
  }
  const listed = new Set([...shell, ...rest].map(([address]) => address));
  const missing = [
    ...[...urls.values(), ...shellDocuments].filter((url) => !listed.has(url)),
    ...[...shellFiles].filter((path) => !listed.has(`/${path}`)),
  ];
  if (missing.length > 0) throw new Error(`not in the public folder: ${missing.join(', ')}`);
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

/** The service worker of a list. */
export const toWorker = (code: string, list: OfflineList): string => {
  if (code.match(slot)?.length !== 1) throw new Error('the worker has not one place for its list');
  return code.replace(slot, () => JSON.stringify(list));
};
