import { Secret } from '@loomwright/kit';
import type { PasswordHasher } from '../password-hasher.ts';

export interface HasherCase {
  readonly title: string;
  readonly run: (hasher: PasswordHasher) => Promise<void>;
}

const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(`the hasher ${what}`);
};

const passwords = [
  'secret',
  ' spaces count ',
  'Ünïcödé–пароль–密码',
  '😀😀😀👩‍👩‍👧',
  '\0\0\0\0\0\0',
  'x'.repeat(256),
];

/** What every password hasher promises, as cases for any test runner (TST-1). */
export const hasherContract: readonly HasherCase[] = [
  {
    title: '[AUT-2] knows a password again, and no other one',
    run: async (hasher) => {
      for (const [index, text] of passwords.entries()) {
        const hash = await hasher.hash(new Secret(text));
        check(await hasher.verify(new Secret(text), hash), `does not know ${JSON.stringify(text)} again`);
        const other = passwords[(index + 1) % passwords.length] ?? '';
        check(!(await hasher.verify(new Secret(other), hash)), 'takes another password');
        check(!(await hasher.verify(new Secret(`${text} `), hash)), 'takes one more character');
      }
    },
  },
  {
    title: '[AUT-2] takes a password for the same however its accents were typed',
    run: async (hasher) => {
      const hash = await hasher.hash(new Secret('Å café'.normalize('NFD')));
      check(await hasher.verify(new Secret('Å café'.normalize('NFC')), hash), 'tells NFC from NFD');
    },
  },
  {
    title: '[AUT-2] gives each hash a salt of its own, and never the password',
    run: async (hasher) => {
      const [one, other] = [await hasher.hash(new Secret('secret')), await hasher.hash(new Secret('secret'))];
      check(one !== other, 'salts two hashes alike');
      check(!`${one}${other}`.includes('secret'), 'shows the password');
    },
  },
  {
    title: '[AUT-4] answers no for nobody and for what is no hash',
    run: async (hasher) => {
      for (const hash of [undefined, '', '$', '$pbkdf2-sha256$i=9999999999$a$b', 'constructor', '\0'])
        check(!(await hasher.verify(new Secret('secret'), hash)), `takes ${String(hash)} for a hash`);
    },
  },
];
