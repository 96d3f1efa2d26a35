/** Session, login and cart in one or two tabs (AUT-5, AUT-7, LGN-3, LGN-4, CRT-6). */
import { type AppFacts, type AppParts, createAppPage } from './app-page.ts';
import { accountOf } from './shop.ts';
import { type Budget, NOTHING_HAPPENS, type System, type SystemOptions } from './system.ts';

export interface AppPast extends Budget {
  readonly submits: number;
  readonly logOuts: number;
  readonly adds: number;
  readonly wrongs: number;
  readonly failures: number;
  readonly added: number;
}
export type AppSystem = System<AppFacts, AppPast>;

export interface AppOptions {
  readonly tabs?: number;
  readonly stored?: number;
  readonly address?: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly slow?: readonly string[];
  /** For example `1 right`: an account id, and whether the password is right. */
  readonly submits?: readonly string[];
  readonly past?: Partial<AppPast>;
  readonly parts?: Partial<AppParts>;
}

export const appSystem = (options: AppOptions = {}): SystemOptions<AppFacts, AppPast> => {
  const { address = '/', parts = {}, submits = ['1 right', '1 wrong'], tabs = 2 } = options;
  const { id, email, name, role } = accountIn(options.stored);
  return {
    openPage: createAppPage({ address, parts }),
    tabs,
    slow: options.slow ?? ['accounts', '!verify'],
    entries: {
      ...(options.stored && { user: JSON.stringify({ id, email, name, role }) }),
      ...options.entries,
    },
    past: {
      ...NOTHING_HAPPENS,
      submits: 0,
      logOuts: 0,
      adds: 0,
      wrongs: 0,
      added: 0,
      failures: 0,
      ...options.past,
    },
    people: (facts, past) => [
      ...(past.submits > 0 && canSubmit(facts) ? submits.map((one) => `submit ${one}`) : []),
      ...(past.logOuts > 0 && facts.session === 'loggedIn' ? ['logOut'] : []),
      ...(past.adds > 0 ? ['add 1'] : []),
    ],
    after: (past, { what }) => {
      if (what.startsWith('submit')) {
        const wrongs = past.wrongs + (what.endsWith('wrong') ? 1 : 0);
        return { ...past, submits: past.submits - 1, wrongs };
      }
      if (what === 'logOut') return { ...past, logOuts: past.logOuts - 1 };
      return what.startsWith('add') ? { ...past, adds: past.adds - 1, added: past.added + 1 } : past;
    },
  };
};

const accountIn = (id = 1) => {
  const { email } = accountOf(id);
  return { id, email, name: '', role: 'user' };
};
// Outside the login page, only one request may be pending.
const canSubmit = ({ address, login, unanswered }: AppFacts) =>
  address === '/login' ? login?.includes('ready') === true : unanswered === 0;
