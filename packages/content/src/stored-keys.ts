import { MAX_ACTIVITY } from '@loomwright/account/limits';
import { forms, keysOf } from '@loomwright/kit';
import { MAX_SEARCHES } from '@loomwright/shell/limits';

export interface StoredKey {
  /** `{…}` marks a variable part. */
  readonly key: string;
  readonly name: string;
  /** `local` persists until deleted, `session` until the tab closes. */
  readonly area: 'local' | 'session';
  readonly holds: string;
}

const formNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  keysOf(forms).map((form) => forms[form].words),
);

/** All storage keys of the site (LGL-1). */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'user',
    name: 'Who is logged in',
    area: 'local',
    holds: 'Who is logged in: id, name, email, role and picture. Never a password.',
  },
  {
    key: 'users',
    name: 'Accounts',
    area: 'local',
    holds:
      'The accounts created in this browser: id, name, email, role, picture, and hashes of the password and the recovery code, which can’t be turned back into either.',
  },
  {
    key: 'users.leaving',
    name: 'An account being deleted',
    area: 'local',
    holds: 'While an account is being deleted: whose keys are being removed.',
  },
  {
    key: 'login_lockout',
    name: 'Failed logins',
    area: 'local',
    holds: 'How many logins have failed, and until when the login form is locked.',
  },
  {
    key: 'preferences',
    name: 'Your settings',
    area: 'local',
    holds:
      'What was chosen in the settings, such as theme and background, and whether the / key opens the search.',
  },
  {
    key: 'searches',
    name: 'Your last searches',
    area: 'local',
    holds: `The last ${MAX_SEARCHES} searches that led to a page. “Clear recent searches” in the search removes them.`,
  },
  {
    key: 'cart',
    name: 'A guest’s cart',
    area: 'local',
    holds: 'The cart of a guest: product, price and quantity of each line.',
  },
  {
    key: 'cart_{userId}',
    name: 'Your cart',
    area: 'local',
    holds: 'The cart of an account: product, price and quantity of each line.',
  },
  {
    key: 'cart.moving',
    name: 'A cart being moved',
    area: 'local',
    holds: 'While a guest’s cart is being added to an account’s: which lines are being moved.',
  },
  {
    key: 'quotes_{userId}',
    name: 'Your quotes and demos',
    area: 'local',
    holds:
      'The quotes an account has requested, with number, lines and total, and the demos, with time and reference.',
  },
  {
    key: 'activity_{userId}',
    name: 'Your activity',
    area: 'local',
    holds: `An account’s recent activity: at most ${MAX_ACTIVITY} entries; the oldest are removed first.`,
  },
  {
    key: 'notifications_{userId}',
    name: 'Notifications you’ve read',
    area: 'local',
    holds: 'Which notifications an account has read.',
  },
  {
    key: 'portfolio',
    name: 'Your portfolio',
    area: 'local',
    holds:
      'What was typed into the Portfolio Generator, pictures included. It belongs to this browser, not to an account, so it stays when you log out. “Start over” in the generator removes it.',
  },
  {
    key: 'lab',
    name: 'The lab’s live view',
    area: 'local',
    holds: 'Whether the live view of the statecharts was opened. If so, open pages of this site answer it.',
  },
  {
    key: '{key}.unreadable',
    name: 'What couldn’t be read',
    area: 'local',
    holds: 'A stored value that couldn’t be read, moved aside so that nothing is lost.',
  },
  {
    key: 'splash_seen',
    name: 'The opening animation',
    area: 'session',
    holds: 'Whether this tab has shown the opening animation.',
  },
  {
    key: 'draft_{form}',
    name: 'What you’re typing',
    area: 'session',
    holds: `What has been typed into ${formNames} but not sent yet. Never a password. It is removed once the form has been sent.`,
  },
];
