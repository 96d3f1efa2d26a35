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
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly currentYear: () => number;
}

export interface Memory {
  readonly store: KeyValueStore;
  /** Each record has one owner per tab. */
  readonly records: Records;
  readonly accounts: AccountRepositoryLoader;
}

type Children = ReturnType<AppActor['getSnapshot']>['children'];
export type Actors = { readonly [K in keyof Children]-?: NonNullable<Children[K]> };

/** The actors, created but not started, and adapters that components need. */
export interface Site extends Actors {
  readonly app: AppActor;
  readonly memory: Memory;
  readonly world: World;
  /** The logged-in member; undefined for a guest. */
  readonly member: () => SessionUser | undefined;
  /** Ignores failures, which reappear when the page is opened. */
  readonly preloadPage: (pathname: string) => void;
}
