import { Secret } from '@loomwright/kit';

// Crockford's base32: no letter that is taken for a digit, and none that makes a word.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const LENGTH = 25;
const GROUP = 5;

/** How many random bytes a code is made of: 125 bits of them are used. */
export const RECOVERY_CODE_BYTES = 16;

/** A code as people write it down, five groups of five: `9GB7K-2WQ0A-…`, 125 bits of the bytes given. */
export const makeRecoveryCode = (bytes: Uint8Array): Secret => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const symbols = Array.from(
    { length: LENGTH },
    (_, at) => ALPHABET[Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)] ?? '',
  ).join('');
  return new Secret((symbols.match(/.{5}/g) ?? []).join('-'));
};

/** A code as it is hashed: however it was typed, in small letters, without hyphens, with an O for a 0, it is the same one. */
export const normalizeRecoveryCode = (code: Secret): Secret =>
  new Secret(
    code
      .reveal()
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );

/** What is wrong with a code as typed, or nothing; whether it is the right one is another question. */
export const recoveryCodeProblem = (code: Secret): string | undefined => {
  const text = normalizeRecoveryCode(code).reveal();
  if (text === '') return 'Recovery code is required';
  const isWhole = text.length === LENGTH && [...text].every((symbol) => ALPHABET.includes(symbol));
  return isWhole
    ? undefined
    : `A recovery code has ${LENGTH} letters and digits, in ${LENGTH / GROUP} groups of ${GROUP}`;
};
