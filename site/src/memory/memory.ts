/** What this browser remembers, a chunk of its own: its storage, and the actors that read and write it. */
import { createStoredChildren } from '@loomwright/app';
import { createAccountRepositoryLoader } from '@loomwright/auth';
import { findProduct, productFacts } from '@loomwright/catalogue';
import { createRecords, type RefusalReason } from '@loomwright/storage';
import { createBrowserStore } from '../adapters/browser-store.ts';
import { noteActor } from '../app/noted-actors.ts';
import type { Memory, World } from '../app/site.ts';
import * as memberLinks from '../frame/nav-bar/member-links.tsx';
import { setMemberParts } from '../frame/nav-bar/member-parts.ts';

/** `onRefused` is called when this browser does not keep something. */
export const createMemory = (world: World, onRefused: (reason: RefusalReason) => void): Memory => {
  setMemberParts(memberLinks);
  const { store = createBrowserStore(), log, loadHasher } = world;
  const isGone = (key: string) => accounts.loaded()?.isOrphaned(key);
  const records = createRecords({ store, log, onRefused, onOpened: noteActor, isGone });
  const accounts = createAccountRepositoryLoader({ store, log, loadHasher, records, onRefused });
  const resetLockout = () =>
    import('../adapters/reset-lockout.ts').then((code) => code.resetLockout(records, world.now));
  const lookUpProduct = (id: number) => findProduct(productFacts, String(id));
  return {
    store,
    records,
    accounts,
    resetLockout,
    children: createStoredChildren({ store, log, records, accounts, lookUpProduct, resetLockout, isGone }),
  };
};
