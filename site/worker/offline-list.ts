import type { MissingDocuments } from '../src/router/addresses.ts';

/** The hash is a SHA-256 digest in base64. */
export type ListedFile = readonly [address: string, hash: string];

export interface OfflineList extends MissingDocuments {
  /** A hash of this list, the site's headers and the worker's code. */
  readonly version: string;
  /** Cached first, even if the connection saves data. */
  readonly shell: readonly ListedFile[];
  /** Cached in the background. */
  readonly rest: readonly ListedFile[];
  /** Large files, cached once they are used. */
  readonly used: readonly ListedFile[];
  /** Addresses that are never cached. */
  readonly online: readonly string[];
  /** A document without content. The shell includes it, for pages whose own document is not cached. */
  readonly blank: string;
}

/** A page's address has no file extension. */
export const isPage = (address: string): boolean => !/\.[^/]*$/.test(address);
