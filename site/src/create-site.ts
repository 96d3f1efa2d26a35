import { type AppActor, createAppMachine, createLateLogic, type StoredChildren } from '@loomwright/app';
import type { SiteLocation } from '@loomwright/shell';
import type { RefusalReason } from '@loomwright/storage';
import { createActor } from 'xstate';
import type { Actors, Memory, Site, World } from './app/site.ts';
import { rememberInitial } from './app/use-view.ts';
import { loadChat } from './assistant/chat-code.ts';
import { loadMemory, memoryCode, whenMemory } from './memory/load-memory.ts';
import { loadPageAt } from './router/page-cache.ts';
import { accessOf } from './router/routes.ts';
import { loadSearch } from './search/search-code.ts';

// What the cart and the session show until their code is loaded.
const waitingCart = { lines: [], removals: { lines: [], cleared: [] } };
const waitingSession = { errorText: '' };

/**
 * Joins the packages with a world in two steps, which a browser may run as separate tasks: this call creates the
 * machines, the returned function the actors. Actors never change after that; the caller starts them.
 */
export const prepareSite = (world: World): ((location: SiteLocation) => Site) => {
  let app: AppActor | undefined;
  let memory: Memory | undefined;
  const onRefused = (reason: RefusalReason) => app?.send({ type: 'storage.refused', reason });
  const memoryNow = (): Memory => {
    const createMemory = memoryCode();
    if (!createMemory) throw new Error('The memory is not loaded.');
    memory ??= createMemory(world, onRefused);
    return memory;
  };
  // Made in a task before those of the children that wait for it.
  whenMemory(() => void memoryNow());
  const late = <K extends keyof StoredChildren>(name: K, context?: object) =>
    createLateLogic<StoredChildren[K]>(
      {
        // Requested again by the next event, or once the page is idle.
        request: () => void loadMemory().catch(() => {}),
        whenLoaded: (use) => whenMemory(() => use(memoryNow().children[name])),
      },
      context,
    );
  const loadPage = (pathname: string) => loadPageAt(pathname, world.hasReloaded);
  const machine = createAppMachine({
    ...world,
    records: { flush: () => memory?.records.flush() },
    children: {
      cart: late('cart', waitingCart),
      session: late('session', waitingSession),
      preferencesRecord: late('preferencesRecord'),
    },
    loadPage,
    replaceAddress: (to) => world.navigate(to, { replace: true }),
    accessOf,
    loadChat,
    // Recent searches are what the browser remembers.
    loadSearch: async () => (await Promise.all([loadSearch(), loadMemory()]))[0],
    noteActivity: (userId, kind, text) => {
      const entry = { kind, text, at: world.now() };
      const { accounts, records } = memoryNow();
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
      get memory() {
        return memoryNow();
      },
      member: () => (children as Actors).session.getSnapshot().context.user,
      preloadPage: (pathname) => void loadPage(pathname),
      world,
    };
  };
};
