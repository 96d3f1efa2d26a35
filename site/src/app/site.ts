import type { AppActor } from '@loomwright/app';
import type { AccountRepositoryLoader, PasswordHasher, SessionUser } from '@loomwright/auth';
import type { SiteLocation } from '@loomwright/shell';
import type { KeyValueStore, Log, Records } from '@loomwright/storage';

export interface Platform {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly savedScrollY: () => number | undefined;
  /** Whether a reload was already tried, or cannot help. */
  readonly hasReloaded: () => boolean;
  readonly goBack: () => void;
  readonly reloadAt: (location: SiteLocation) => void;
  readonly loadHasher: () => Promise<PasswordHasher>;
  readonly now: () => number;
  readonly currentYear: () => number;
}

export interface Persistence {
  readonly store: KeyValueStore;
  readonly records: Records;
  readonly accounts: AccountRepositoryLoader;
}

type Children = ReturnType<AppActor['getSnapshot']>['children'];
export type Actors = { readonly [K in keyof Children]-?: NonNullable<Children[K]> };

/** The actors, created but not started, and the adapters that components need. */
export interface Site extends Actors {
  readonly app: AppActor;
  readonly persistence: Persistence;
  readonly platform: Platform;
  readonly member: () => SessionUser | undefined;
  /** Ignores failures: they occur again when the page is opened. */
  readonly preloadPage: (pathname: string) => void;
}
