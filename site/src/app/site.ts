import type { AppActor } from '@loomwright/app';
import type { AccountRepositoryLoader, PasswordHasher, SessionUser } from '@loomwright/auth';
import type { SiteLocation } from '@loomwright/shell';
import type { KeyValueStore, Log, Records } from '@loomwright/storage';

/** What differs between a browser and the prerenderer. */
export interface World {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly savedScrollY: () => number | undefined;
  /** Whether a reload was already tried, or cannot help. */
  readonly hasReloaded: () => boolean;
  readonly goBack: () => void;
  readonly reloadAt: (location: SiteLocation) => void;
  /** Loads the password hasher, a chunk of its own. */
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Four digits. */
  readonly currentYear: () => number;
}

/** What this browser remembers. */
export interface Memory {
  readonly store: KeyValueStore;
  /** The records of this browser, each with one owner per tab. */
  readonly records: Records;
  /** The accounts of this browser, for the pages that change them. */
  readonly accounts: AccountRepositoryLoader;
}

type Children = ReturnType<AppActor['getSnapshot']>['children'];
export type Actors = { readonly [K in keyof Children]-?: NonNullable<Children[K]> };

/** Everything the components receive: actors, created but not started, and adapters. */
export interface Site extends Actors {
  readonly app: AppActor;
  readonly memory: Memory;
  readonly world: World;
  /** The signed-in member; undefined for a guest. */
  readonly member: () => SessionUser | undefined;
  /** Loads the page at an address before it is opened; a failure is found when it is. */
  readonly preloadPage: (pathname: string) => void;
}
