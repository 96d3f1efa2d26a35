import type { MissingDocuments } from '../src/router/addresses.ts';

/** A file that the worker keeps: its address, and the SHA-256 of its bytes in base64. */
export type ListedFile = readonly [address: string, hash: string];

/** What one version of the site consists of, as the build lists it. */
export interface OfflineList extends MissingDocuments {
  /** Of these files and their headers. */
  readonly version: string;
  /** Kept before anything else, also for those who save data: what opens the site and says what is missing. */
  readonly shell: readonly ListedFile[];
  /** Kept once there is time. */
  readonly rest: readonly ListedFile[];
  /** Kept once they were used: large, and nothing is missing without them. */
  readonly used: readonly ListedFile[];
  /** Addresses of files that only the network has. */
  readonly online: readonly string[];
  /** A document of the shell that shows nothing of its own, for a page whose document is not kept. */
  readonly blank: string;
}

/** Whether an address is that of a page: it has no file extension. */
export const isPage = (address: string): boolean => !/\.[^/]*$/.test(address);
