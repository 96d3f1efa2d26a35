import { memberKeys } from '@loomwright/account';
import { type AccountSettings, createAccountSettings } from '@loomwright/auth';
import { randomBytes } from '../../adapters/random-bytes.ts';
import type { Site } from '../../app/site.ts';

const createCare = (site: Site): AccountSettings => {
  const { accounts, notices, session, world } = site;
  return createAccountSettings({
    store: world.store,
    loadBook: accounts.load,
    loadHasher: world.loadHasher,
    randomBytes,
    memberKeys,
    resetLockout: async () => (await import('../../app/lockout.ts')).lockoutOf(site).reset(),
    tell: (reading, cause) => {
      // Home first: whoever is signed out on a page for members is asked to log in, to an account that is gone.
      if (cause === 'deleted') world.navigate('/', { replace: true });
      session.send({ type: 'session.followed', reading });
      if (cause === 'deleted') notices.send({ type: 'notice.show', text: 'Your account was deleted.' });
    },
  });
};

const cares = new WeakMap<Site, AccountSettings>();

/** What people of this site change of their accounts, made when a page asks for it first. */
export const accountSettingsOf = (site: Site): AccountSettings => {
  const care = cares.get(site) ?? createCare(site);
  cares.set(site, care);
  return care;
};
