import { isBlank, Secret, toAsciiDigits, withoutMarks } from '@loomwright/kit';

// Crockford's base32: without I, L and O, which look like digits, and without U, to avoid rude words.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const LENGTH = 25;
const GROUP = 5;

export const RECOVERY_CODE_BYTES = 16;

/** Five groups of five symbols: `9GB7K-2WQ0A-…`. */
export const makeRecoveryCode = (bytes: Uint8Array): Secret => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const symbols = Array.from(
    { length: LENGTH },
    (_, at) => ALPHABET[Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)] ?? '',
  ).join('');
  return new Secret((symbols.match(/.{5}/g) ?? []).join('-'));
};

/** Ignores case, separators and invisible marks; accepts digits of any script, O for 0, and I or L for 1. */
export const normalizeRecoveryCode = (code: Secret): Secret =>
  new Secret(
    toAsciiDigits(withoutMarks(code.reveal().normalize('NFKC')))
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );

export const recoveryCodeProblem = (code: Secret): string | undefined => {
  const text = normalizeRecoveryCode(code).reveal();
  if (isBlank(text)) return 'Recovery code is required';
  const isWhole = text.length === LENGTH && [...text].every((symbol) => ALPHABET.includes(symbol));
  return isWhole
    ? undefined
    : `A recovery code has ${LENGTH} letters and digits, in ${LENGTH / GROUP} groups of ${GROUP}`;
};
