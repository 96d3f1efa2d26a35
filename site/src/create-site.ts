import { createAppMachine } from '@loomwright/app';
import { findProduct, products } from '@loomwright/catalogue';
import type { SiteLocation } from '@loomwright/shell';
import { createRecords, type RefusalReason } from '@loomwright/storage';
import { createActor } from 'xstate';
import { createAccountsLoader } from './adapters/accounts-loader.ts';
import { noteActivityIn } from './adapters/note-activity.ts';
import { noteActor } from './app/noted-actors.ts';
import type { Actors, Memory, Site, World } from './app/site.ts';
import { rememberInitial } from './app/use-view.ts';
import { loadChat } from './assistant/chat-code.ts';
import { loadPageAt } from './router/page-cache.ts';
import { accessOf } from './router/routes.ts';
import { loadSearch } from './search/search-code.ts';

export const createMemory = (
  { store, log, loadHasher }: Pick<World, 'store' | 'log' | 'loadHasher'>,
  onRefused: (reason: RefusalReason) => void,
): Memory => {
  const isGone = (key: string) => accounts.loaded()?.isOrphaned(key) ?? false;
  const records = createRecords({ store, log, onRefused, onOpened: noteActor, isGone });
  const accounts = createAccountsLoader({ store, log, loadHasher, records, onRefused });
  return { store, records, accounts };
};

/** Wires the packages to a platform. The caller starts the actors by starting `app`. */
export const createSite = (world: World, location: SiteLocation): Site => {
  const memory = createMemory(world, (reason) => app.send({ type: 'storage.refused', reason }));
  const loadPage = (pathname: string) => loadPageAt(pathname, world.hasReloaded);
  const machine = createAppMachine({
    ...world,
    ...memory,
    lookUpProduct: (id) => findProduct(products, String(id)),
    loadPage,
    replaceAddress: (to) => world.navigate(to, { replace: true }),
    accessOf,
    loadChat: FEATURES.assistant ? loadChat : async () => ({ kind: 'missing' }),
    loadSearch,
    noteActivity: noteActivityIn({ ...world, records: memory.records }),
  });
  const app = createActor(machine, { input: { location } });
  const actors = app.getSnapshot().children as Actors;
  for (const actor of [app, ...Object.values(actors)]) rememberInitial(actor);
  return {
    ...actors,
    app,
    memory,
    member: () => actors.session.getSnapshot().context.user,
    preloadPage: (pathname) => void loadPage(pathname),
    world,
  };
};
