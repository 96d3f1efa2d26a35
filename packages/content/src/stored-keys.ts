/** Something this site keeps in the browser (STO-1), as the privacy page and the settings explain it. */
export interface StoredKey {
  /** As it is spelled in storage; `{…}` stands for a part that differs. */
  readonly key: string;
  /** `local` stays until it is deleted, `session` goes when the tab is closed. */
  readonly area: 'local' | 'session';
  readonly holds: string;
}

/** Every key the site uses, and what it holds (LGL-1). */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'user',
    area: 'local',
    holds: 'Who is signed in: id, name, e-mail, role and picture. Never a password.',
  },
  {
    key: 'users',
    area: 'local',
    holds:
      'The accounts made in this browser: id, name, e-mail, role, picture, and hashes of the password and of the recovery code, from which neither can be read back.',
  },
  {
    key: 'users.leaving',
    area: 'local',
    holds: 'For the moment in which an account is deleted: whose keys are being removed.',
  },
  {
    key: 'login_lockout',
    area: 'local',
    holds: 'How many logins failed, and until when the login form is locked.',
  },
  {
    key: 'preferences',
    area: 'local',
    holds: 'Theme, background, and whether forms and maps of other companies load at once.',
  },
  {
    key: 'cart',
    area: 'local',
    holds: 'The cart of a guest: product, price and quantity of each line.',
  },
  { key: 'cart_{userId}', area: 'local', holds: 'The cart of an account, likewise.' },
  {
    key: 'cart.moving',
    area: 'local',
    holds: 'For the moment in which a guest’s cart joins an account’s: which lines are on their way.',
  },
  {
    key: 'quotes_{userId}',
    area: 'local',
    holds: 'The quotes an account has asked for, with lines and total.',
  },
  {
    key: 'activity_{userId}',
    area: 'local',
    holds: 'What an account did here lately: at most 100 entries, the oldest go first.',
  },
  { key: 'notifications_{userId}', area: 'local', holds: 'Which notifications an account has read.' },
  {
    key: 'portfolio',
    area: 'local',
    holds:
      'What was typed into the Portfolio Generator, pictures included. It belongs to this browser, not to an account: it stays when you sign out. “Start over” there removes it.',
  },
  {
    key: '{key}.unreadable',
    area: 'local',
    holds: 'What was stored under a key and could not be read, moved aside so that nothing is lost.',
  },
  { key: 'splash_seen', area: 'session', holds: 'That this tab has shown the opening picture.' },
  {
    key: 'draft_{form}',
    area: 'session',
    holds: 'What was typed into a form and not sent yet. Never a password. It goes when the form was sent.',
  },
];
