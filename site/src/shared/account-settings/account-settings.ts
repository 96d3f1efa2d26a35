import { accountActivityTexts } from '@loomwright/account';
import { type AccountSettings, createAccountSettings } from '@loomwright/auth';
import { openLockout } from '@loomwright/login';
import { recordActivityIn } from '../../adapters/note-activity.ts';
import { randomBytes } from '../../adapters/random-bytes.ts';
import type { Site } from '../../app/site.ts';

const createSettings = (site: Site): AccountSettings => {
  const { persistence, session, platform } = site;
  const note = recordActivityIn({ ...platform, records: persistence.records });
  return createAccountSettings({
    store: persistence.store,
    loadRepository: persistence.accounts.load,
    loadHasher: platform.loadHasher,
    randomBytes,
    resetLockout: () => openLockout(persistence.records).ask({ kind: 'reset' }, new AbortController().signal),
    notify: (reading) => session.send({ type: 'session.read', reading }),
    noteChange: (userId, what) => note(userId, { kind: 'account', text: accountActivityTexts[what] }),
  });
};

const made = new WeakMap<Site, AccountSettings>();

export const accountSettingsOf = (site: Site): AccountSettings => {
  const settings = made.get(site) ?? createSettings(site);
  made.set(site, settings);
  return settings;
};
