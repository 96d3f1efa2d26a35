import type { DraftStore, DraftStorePorts } from '@loomwright/form';
import { sessionStore } from '../adapters/session-store.ts';
import type { World } from './site.ts';

const stores = new WeakMap<World, Map<string, unknown>>();

/**
 * The drafts of a form, one store as long as the page lives: what storage refuses is remembered while the form is away
 * (STO-3).
 */
export const draftsOf = <A>(
  world: World,
  form: string,
  create: (ports: Pick<DraftStorePorts<A>, 'store' | 'log'>) => DraftStore<A>,
): DraftStore<A> => {
  const known = stores.get(world) ?? new Map<string, unknown>();
  stores.set(world, known);
  const store =
    (known.get(form) as DraftStore<A> | undefined) ?? create({ store: sessionStore, log: world.log });
  known.set(form, store);
  return store;
};
