import { accountActivityTexts, memberKeys } from '@loomwright/account';
import { type AccountSettings, createAccountSettings } from '@loomwright/auth';
import { randomBytes } from '../../adapters/random-bytes.ts';
import type { Site } from '../../app/site.ts';

const createSettings = (site: Site): AccountSettings => {
  const { memory, session, world } = site;
  return createAccountSettings({
    store: memory.store,
    loadRepository: memory.accounts.load,
    loadHasher: world.loadHasher,
    randomBytes,
    memberKeys,
    resetLockout: memory.resetLockout,
    notify: (reading) => session.send({ type: 'session.followed', reading }),
    noteChange: (userId, what) => {
      const entry = { kind: 'account', text: accountActivityTexts[what], at: world.now() } as const;
      import('../../adapters/note-activity.ts')
        .then(({ noteActivity }) => noteActivity(memory.records, memory.accounts, userId, entry))
        .catch(world.log);
    },
  });
};

const made = new WeakMap<Site, AccountSettings>();

/** The account settings of this site, created on first use. */
export const accountSettingsOf = (site: Site): AccountSettings => {
  const settings = made.get(site) ?? createSettings(site);
  made.set(site, settings);
  return settings;
};
