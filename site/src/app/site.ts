import { type AppActor, createAppMachine } from '@loomwright/app';
import {
  type AccountRepositoryLoader,
  createAccountRepositoryLoader,
  type PasswordHasher,
} from '@loomwright/auth';
import { findProduct, productFacts } from '@loomwright/catalogue';
import type { SiteLocation } from '@loomwright/shell';
import {
  createRecords,
  type KeyValueStore,
  type Log,
  type Records,
  type RefusalReason,
} from '@loomwright/storage';
import { createActor } from 'xstate';
import { loadChat } from './chat-code.ts';
import { loadPageAt } from './page-cache.ts';
import { accessOf } from './routes.ts';
import { rememberInitial } from './use-view.ts';

/** What differs between a browser and the prerenderer. */
export interface World {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly savedScrollY: () => number | undefined;
  /** Whether a reload was already tried, or cannot help. */
  readonly hasReloaded: () => boolean;
  /** Whether this document was reloaded. */
  readonly isReloaded: () => boolean;
  readonly goBack: () => void;
  readonly reloadAt: (location: SiteLocation) => void;
  /** Loads the password hasher, a chunk of its own. */
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Four digits. */
  readonly currentYear: () => number;
}

type Children = ReturnType<AppActor['getSnapshot']>['children'];
type Actors = { readonly [K in keyof Children]-?: NonNullable<Children[K]> };

/** Everything the components receive: actors, created but not started, and adapters. */
export interface Site extends Actors {
  readonly app: AppActor;
  /** The accounts of this browser, for the pages that change them. */
  readonly accounts: AccountRepositoryLoader;
  readonly world: World;
  /** The records of this browser, each with one owner per tab. */
  readonly records: Records;
  /** A question the assistant could not answer, passed to the contact form; never in an address, never stored. */
  readonly unanswered: { question: string };
}

/**
 * Joins the packages with a world in two steps, which a browser may run as separate tasks: this call creates the
 * machines, the returned function the actors. Actors never change after that; the caller starts them.
 */
export const prepareSite = (world: World): ((location: SiteLocation) => Site) => {
  let app: AppActor | undefined;
  const onRefused = (reason: RefusalReason) => app?.send({ type: 'storage.refused', reason });
  const records = createRecords({ ...world, onRefused });
  const accounts = createAccountRepositoryLoader({ ...world, records, onRefused });
  const machine = createAppMachine({
    ...world,
    records,
    lookUpProduct: (id) => findProduct(productFacts, String(id)),
    loadPage: (pathname) => loadPageAt(pathname, world.hasReloaded),
    replaceAddress: (to) => world.navigate(to, { replace: true }),
    accessOf,
    accounts,
    loadChat,
    noteActivity: (userId, kind, text) => {
      const entry = { kind, text, at: world.now() };
      import('../adapters/note-activity.ts')
        .then(({ noteActivity }) => noteActivity(records, accounts, userId, entry))
        .catch(world.log);
    },
  });
  return (location) => {
    app = createActor(machine, { input: { location } });
    rememberInitial(app);
    const { children } = app.getSnapshot();
    for (const child of Object.values(children)) rememberInitial(child);
    return { ...(children as Actors), app, accounts, records, world, unanswered: { question: '' } };
  };
};
