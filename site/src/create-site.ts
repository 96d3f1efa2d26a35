import { createAppMachine } from '@loomwright/app';
import { findProduct, products } from '@loomwright/catalogue';
import type { SiteLocation } from '@loomwright/shell';
import { createRecords, type RefusalReason } from '@loomwright/storage';
import { createActor } from 'xstate';
import { createAccountsLoader } from './adapters/accounts-loader.ts';
import { recordActivityIn } from './adapters/note-activity.ts';
import { registerActor } from './app/actor-registry.ts';
import type { Actors, Persistence, Platform, Site } from './app/site.ts';
import { keepInitialSnapshot } from './app/use-view.ts';
import { loadChat } from './assistant/chat-code.ts';
import { loadPageAt } from './router/page-cache.ts';
import { accessOf } from './router/routes.ts';
import { loadSearch } from './search/search-code.ts';

export const createPersistence = (
  { store, log, loadHasher }: Pick<Platform, 'store' | 'log' | 'loadHasher'>,
  onRefused: (reason: RefusalReason) => void,
): Persistence => {
  const isOwnerDeleted = (key: string) => accounts.loaded()?.isOrphaned(key) ?? false;
  const records = createRecords({ store, log, onRefused, onOpened: registerActor, isOwnerDeleted });
  const accounts = createAccountsLoader({ store, log, loadHasher, records, onRefused });
  return { store, records, accounts };
};

/** Wires the packages to a platform. The caller starts the actors by starting `app`. */
export const createSite = (platform: Platform, location: SiteLocation): Site => {
  const persistence = createPersistence(platform, (reason) => app.send({ type: 'storage.refused', reason }));
  const loadPage = (pathname: string) => loadPageAt(pathname, platform.hasReloaded);
  const machine = createAppMachine({
    ...platform,
    ...persistence,
    lookUpProduct: (id) => findProduct(products, String(id)),
    loadPage,
    replaceAddress: (to) => platform.navigate(to, { replace: true }),
    accessOf,
    loadChat: FEATURES.assistant ? loadChat : async () => ({ kind: 'missing' }),
    loadSearch,
    recordActivity: recordActivityIn({ ...platform, records: persistence.records }),
  });
  const app = createActor(machine, { input: { location } });
  const actors = app.getSnapshot().children as Actors;
  for (const actor of [app, ...Object.values(actors)]) keepInitialSnapshot(actor);
  return {
    ...actors,
    app,
    persistence,
    member: () => actors.session.getSnapshot().context.user,
    preloadPage: (pathname) => void loadPage(pathname),
    platform,
  };
};
