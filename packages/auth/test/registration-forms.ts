import { Secret } from '@loomwright/kit';
import fc from 'fast-check';
import type { RegistrationField, RegistrationValues } from '../src/registration-form.ts';

interface Typed<T> {
  readonly value: T;
  readonly problem: string | undefined;
}

const saying = <T>(problem: string | undefined, values: fc.Arbitrary<T>): fc.Arbitrary<Typed<T>> =>
  values.map((value) => ({ value, problem }));

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'), maxLength: 3 });
const padded = (texts: fc.Arbitrary<string>) =>
  fc.tuple(blank, texts, blank).map(([before, text, after]) => before + text + after);
// Characters without a special meaning in an address, whose length NFC does not change.
const letters = fc.constantFrom('a', 'Z', '0', '-', 'ß', '漢', '🧵', '\u202e');
const words = (minLength: number, maxLength: number) => fc.string({ unit: letters, minLength, maxLength });

const isSeen = (text: string) => /[^\u202e]/.test(text);
const parts = words(1, 9).filter(isSeen);
const addresses = fc.tuple(parts, parts, parts).map(([one, two, three]) => `${one}@${two}.${three}`);
const good = {
  name: saying(undefined, padded(words(1, 100).filter(isSeen))),
  email: saying(undefined, padded(addresses)),
  password: saying(undefined, words(6, 256)),
  confirmation: fc.constant('same' as const),
  agrees: fc.constant(true),
};
const badAddresses = fc.oneof(
  parts,
  fc.tuple(parts, parts).map((both) => both.join('@')),
  addresses.map((address) => `${address}@`),
  addresses.map((address) => `${address} x`),
  addresses.map((address) => `${'a'.repeat(254)}${address}`),
);
const any = {
  name: fc.oneof(
    good.name,
    saying('Name is required', padded(fc.constantFrom('', '\u202e', '\u202e\u202e'))),
    saying('Name must be at most 100 characters', padded(words(101, 300).filter(isSeen))),
  ),
  email: fc.oneof(
    good.email,
    saying('Email is required', blank),
    saying('Email address is invalid', padded(badAddresses)),
  ),
  password: fc.oneof(
    good.password,
    saying('Password is required', fc.constant('')),
    saying('Password must be at least 6 characters', words(1, 5)),
    saying('Password must be at most 256 characters', words(257, 300)),
  ),
  confirmation: fc.oneof(
    good.confirmation,
    saying('Please confirm your password', fc.constant('')),
    saying('Passwords do not match', words(1, 40)),
  ),
  agrees: fc.boolean(),
};

export interface Filled {
  readonly values: RegistrationValues;
  readonly problems: Readonly<Record<RegistrationField, string | undefined>>;
}

const toForms = ({ name, email, password, confirmation, agrees }: typeof any): fc.Arbitrary<Filled> =>
  fc.tuple(name, email, password, confirmation, agrees).map((typed): Filled => {
    const [ofName, ofEmail, ofPassword, ofConfirmation, hasAgreed] = typed;
    const repeated = ofConfirmation === 'same' ? ofPassword.value : ofConfirmation.value;
    const mismatch = repeated === ofPassword.value ? undefined : 'Passwords do not match';
    return {
      values: {
        name: ofName.value,
        email: ofEmail.value,
        password: new Secret(ofPassword.value),
        confirmation: new Secret(repeated),
        hasAgreed,
      },
      problems: {
        name: ofName.problem,
        email: ofEmail.problem,
        password: ofPassword.problem,
        confirmation: repeated === '' ? 'Please confirm your password' : mismatch,
        terms: hasAgreed ? undefined : 'You must agree to the terms',
      },
    };
  });

/** Forms with any combination of valid and invalid fields. */
export const filledForms = toForms(any);

export const found = (problems: Filled['problems']) =>
  (['name', 'email', 'password', 'confirmation', 'terms'] as const).flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ field, message }];
  });
