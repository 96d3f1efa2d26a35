import { describe, expect, it } from 'vitest';
import { emailProblem, normalizeEmail, normalizePassword, passwordProblem, Secret } from '../src/index.ts';

const passwordSays = (text: string) => passwordProblem(new Secret(text));
const REQUIRED = 'Password is required';
const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password must be at most 256 characters';

describe('an e-mail address', () => {
  it.each(['', ' ', '\t\n', '\u00a0\u3000\ufeff', '\u200e', '\u2800', '\u3164', '\0'])(
    '%j: Email is required',
    { tags: ['LGN-2', 'BRW-2'] },
    (text) => {
      expect(emailProblem(text)).toBe('Email is required');
    },
  );

  it.each([
    ...'ada @ ada@ @loom.example ada@loom ada@. ada@loom. ada@.example ada@@loom.example ada.example'.split(
      ' ',
    ),
    ...['ada@loom@loom.example', 'ada loom@loom.example', 'ada@loom .example', 'ada@lo\nom.example'],
    'ada@loom.exa\u00a0mple',
    ...[
      '\u2800@loom.example',
      'ada@\u2800.example',
      'ada@loom.\u2800',
      'a\0da@loom.example',
      'ad\u2800a@loom.example',
    ],
    ...['\u200b@loom.example', 'ada@loom.\u3164', '\ud83d@loom.example'],
    `${'a'.repeat(251)}@b.c`,
    // 254 characters as typed, more as stored.
    `${'İ'.repeat(249)}@b.cd`,
  ])('%j: Email address is invalid', { tags: ['LGN-2'] }, (text) => {
    expect(emailProblem(text)).toBe('Email address is invalid');
  });

  it.each([
    ...'a@b.c ADA@LOOM.EXAMPLE ada+cart@mail.loom.example élan@länder.example 漢@漢.漢 😀@😀.😀'.split(' '),
    ...[' ada@loom.example\t', "o'hara@loom.example", '__proto__@loom.example', 'ada@loom..example'],
    ...[`${'a'.repeat(250)}@b.c`, ` ${'a'.repeat(250)}@b.c `, ' \u200eada@loom.example \u200f'],
  ])('%j is valid', { tags: ['LGN-2'] }, (text) => {
    expect(emailProblem(text)).toBe(undefined);
  });

  it.each([
    ['  Ada@LOOM.example\n', 'ada@loom.example'],
    ['e\u0301lan@loom.example', 'élan@loom.example'],
    ['E\u0301LAN@loom.example', 'élan@loom.example'],
    ['a b', 'a b'],
    ['', ''],
    ['\u202aAda@loom.example\u202c', 'ada@loom.example'],
    [' \u200eada@loom.example \u200f', 'ada@loom.example'],
    ['ada@loom\u200b.example', 'ada@loom.example'],
    ['\ufeffada@loom.example\ufe0f', 'ada@loom.example'],
    ['\u3164ada@loom.example\u034f', 'ada@loom.example'],
  ])('%j is compared as %j', { tags: ['AUT-3'] }, (text, normal) => {
    expect(normalizeEmail(text)).toBe(normal);
  });
});

describe('a password', { tags: ['LGN-2'] }, () => {
  it.each([
    ['', REQUIRED],
    ['a', SHORT],
    ['12345', SHORT],
    ['123456', undefined],
    ['      ', undefined],
    ['\0\0\0\0\0\0', undefined],
    // Five characters: ten UTF-16 units, twenty bytes.
    ['😀😀😀😀😀', SHORT],
    ['😀😀😀😀😀😀', undefined],
    // Six code points as typed, three composed.
    ['e\u0301e\u0301e\u0301', SHORT],
    ['e\u0301'.repeat(6), undefined],
    ['x'.repeat(256), undefined],
    ['x'.repeat(257), LONG],
    ['😀'.repeat(256), undefined],
    ['😀'.repeat(257), LONG],
    ['e\u0301'.repeat(256), undefined],
  ])('%j → %j', (text, problem) => {
    expect(passwordSays(text)).toBe(problem);
  });

  it('is equal however its accents were typed', { tags: ['AUT-2'] }, () => {
    expect(normalizePassword(new Secret('cafe\u0301'))).toBe('café');
    expect(normalizePassword(new Secret(' Café '))).toBe(' Café ');
  });
});
