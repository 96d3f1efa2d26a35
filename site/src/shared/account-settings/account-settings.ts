import { accountActivityTexts } from '@loomwright/account';
import { type AccountSettings, createAccountSettings } from '@loomwright/auth';
import { openLockout } from '@loomwright/login';
import { noteActivityIn } from '../../adapters/note-activity.ts';
import { randomBytes } from '../../adapters/random-bytes.ts';
import type { Site } from '../../app/site.ts';

const createSettings = (site: Site): AccountSettings => {
  const { memory, session, world } = site;
  const note = noteActivityIn({ ...world, records: memory.records });
  return createAccountSettings({
    store: memory.store,
    loadRepository: memory.accounts.load,
    loadHasher: world.loadHasher,
    randomBytes,
    resetLockout: () => openLockout(memory.records).ask({ kind: 'reset' }, new AbortController().signal),
    notify: (reading) => session.send({ type: 'session.followed', reading }),
    noteChange: (userId, what) => note(userId, { kind: 'account', text: accountActivityTexts[what] }),
  });
};

const made = new WeakMap<Site, AccountSettings>();

/** Created on first use. */
export const accountSettingsOf = (site: Site): AccountSettings => {
  const settings = made.get(site) ?? createSettings(site);
  made.set(site, settings);
  return settings;
};
