import { accountActivityTexts, memberKeys } from '@loomwright/account';
import { createAccountSettings } from '@loomwright/auth';
import { randomBytes } from '../../adapters/random-bytes.ts';
import { perSite } from '../../app/per-site.ts';

/** The account settings of this site, created on first use. */
export const accountSettingsOf = perSite(({ memory, session, world }) =>
  createAccountSettings({
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
  }),
);
