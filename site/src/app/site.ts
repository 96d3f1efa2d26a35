import { type AppActor, createAppMachine } from '@loomwright/app';
import { type AccountBookLoader, createAccountBookLoader, type PasswordHasher } from '@loomwright/auth';
import { findProduct, productFacts } from '@loomwright/catalogue';
import type { SiteLocation } from '@loomwright/shell';
import type { KeyValueStore, Log } from '@loomwright/storage';
import { createActor } from 'xstate';
import { loadPageAt, pageAt, titleFor } from './page-cache.ts';
import { accessOf } from './routes.ts';
import { rememberInitial } from './use-view.ts';

/** The parts of the world that differ between a browser and the prerenderer. */
export interface World {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly savedScrollY: () => number | undefined;
  /** Whether loading the document anew was tried already, or cannot help. */
  readonly hasReloaded: () => boolean;
  /** Whether this document was loaded again, not for the first time. */
  readonly isReloaded: () => boolean;
  readonly goBack: () => void;
  readonly reloadAt: (location: SiteLocation) => void;
  /** Brings what hashes passwords: a chunk of its own. */
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The year it is, four digits. */
  readonly currentYear: () => number;
}

/** Everything the components are handed: actors, made but not started, and ways to the world. */
export interface Site {
  readonly app: AppActor;
  readonly cart: ActorOf<'cart'>;
  readonly menus: ActorOf<'menus'>;
  readonly navigation: ActorOf<'navigation'>;
  readonly notices: ActorOf<'notices'>;
  readonly scroll: ActorOf<'scroll'>;
  readonly session: ActorOf<'session'>;
  /** The accounts of this browser, for the pages that change them. */
  readonly accounts: AccountBookLoader;
  readonly world: World;
}

type Children = ReturnType<AppActor['getSnapshot']>['children'];
type ActorOf<K extends keyof Children> = NonNullable<Children[K]>;

const need = <K extends keyof Children>(children: Children, id: K): ActorOf<K> => {
  const child = children[id];
  if (!child) throw new Error(`the app has no actor "${id}"`);
  rememberInitial(child as never);
  return child;
};

/** Joins the logic packages with a world. The actors exist from here on and never change; starting is the caller's. */
export const createSite = (world: World, location: SiteLocation): Site => {
  const accounts = createAccountBookLoader(world);
  const machine = createAppMachine({
    store: world.store,
    log: world.log,
    lookUpProduct: (id) => findProduct(productFacts, String(id)),
    isPageLoaded: (pathname) => pageAt(pathname) !== undefined,
    loadPage: (pathname) => loadPageAt(pathname, world.hasReloaded),
    reloadAt: world.reloadAt,
    replaceAddress: (to) => world.navigate(to, { replace: true }),
    titleOf: titleFor,
    accessOf,
    accounts,
  });
  const app = createActor(machine, { input: { location } });
  rememberInitial(app);
  const { children } = app.getSnapshot();
  return {
    app,
    cart: need(children, 'cart'),
    menus: need(children, 'menus'),
    navigation: need(children, 'navigation'),
    notices: need(children, 'notices'),
    scroll: need(children, 'scroll'),
    session: need(children, 'session'),
    accounts,
    world,
  };
};
