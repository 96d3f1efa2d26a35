import { type AppActor, createAppMachine } from '@loomwright/app';
import { createAccountRepositoryLoader } from '@loomwright/auth';
import { findProduct, productFacts } from '@loomwright/catalogue';
import type { SiteLocation } from '@loomwright/shell';
import { createRecords, type RefusalReason } from '@loomwright/storage';
import { createActor } from 'xstate';
import type { Actors, Site, World } from './app/site.ts';
import { rememberInitial } from './app/use-view.ts';
import { loadChat } from './assistant/chat-code.ts';
import { loadPageAt } from './router/page-cache.ts';
import { accessOf } from './router/routes.ts';

/**
 * Joins the packages with a world in two steps, which a browser may run as separate tasks: this call creates the
 * machines, the returned function the actors. Actors never change after that; the caller starts them.
 */
export const prepareSite = (world: World): ((location: SiteLocation) => Site) => {
  let app: AppActor | undefined;
  const onRefused = (reason: RefusalReason) => app?.send({ type: 'storage.refused', reason });
  const records = createRecords({ ...world, onRefused });
  const accounts = createAccountRepositoryLoader({ ...world, records, onRefused });
  const loadPage = (pathname: string) => loadPageAt(pathname, world.hasReloaded);
  const machine = createAppMachine({
    ...world,
    records,
    lookUpProduct: (id) => findProduct(productFacts, String(id)),
    loadPage,
    replaceAddress: (to) => world.navigate(to, { replace: true }),
    accessOf,
    accounts,
    loadChat,
    noteActivity: (userId, kind, text) => {
      const entry = { kind, text, at: world.now() };
      import('./adapters/note-activity.ts')
        .then(({ noteActivity }) => noteActivity(records, accounts, userId, entry))
        .catch(world.log);
    },
  });
  return (location) => {
    app = createActor(machine, { input: { location } });
    rememberInitial(app);
    const { children } = app.getSnapshot();
    for (const child of Object.values(children)) rememberInitial(child);
    return {
      ...(children as Actors),
      app,
      accounts,
      member: () => (children as Actors).session.getSnapshot().context.user,
      hasAccount: (id) => accounts.loaded()?.hasAccount(id) ?? false,
      preloadPage: (pathname) => void loadPage(pathname),
      records,
      world,
    };
  };
};
