import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FieldErrors,
  hasFieldErrors,
  listFieldErrors,
  toFieldErrors,
  withFieldError,
} from '../src/index.ts';
import { runs } from '../src/testing/index.ts';

const order = ['name', 'email', 'message', 'terms'] as const;
type Field = (typeof order)[number];

const problems: fc.Arbitrary<Record<Field, string | undefined>> = fc
  .tuple(...order.map(() => fc.constantFrom(undefined, '', 'is required', 'is invalid')))
  .map(
    (list) => Object.fromEntries(order.map((field, index) => [field, list[index]])) as Record<Field, string>,
  );

describe('the errors of a form', () => {
  it('[FRM-3] are those fields that have a problem, in the order of the page', () => {
    const errors = toFieldErrors({ name: undefined, email: 'Email is required', message: 'Say something' });
    expect(errors).toEqual({ email: 'Email is required', message: 'Say something' });
    expect(Object.keys(errors)).toEqual(['email', 'message']);
    expect(listFieldErrors(errors, ['message', 'name', 'email'])).toEqual([
      { field: 'message', message: 'Say something' },
      { field: 'email', message: 'Email is required' },
    ]);
    expect([hasFieldErrors(errors), hasFieldErrors({})]).toEqual([true, false]);
    expect(hasFieldErrors(toFieldErrors({ name: undefined }))).toBe(false);
  });

  it('[FRM-3] change one field at a time, and keep the reference when nothing changes', () => {
    const errors: FieldErrors<'name' | 'email'> = { name: 'Name is required' };
    expect(withFieldError(errors, 'name', undefined)).toEqual({});
    expect(withFieldError(errors, 'name', 'Too long')).toEqual({ name: 'Too long' });
    expect(withFieldError(errors, 'email', 'Email is required')).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
    expect(withFieldError(errors, 'name', 'Name is required')).toBe(errors);
    expect(withFieldError(errors, 'email', undefined)).toBe(errors);
    expect(errors).toEqual({ name: 'Name is required' });
  });

  it('[FRM-3] found one by one, in any order, or at once, they are the same', () => {
    fc.assert(
      fc.property(problems, fc.shuffledSubarray([...order], { minLength: order.length }), (found, path) => {
        const atOnce = toFieldErrors(found);
        const oneByOne = path.reduce<FieldErrors<Field>>(
          (errors, field) => withFieldError(errors, field, found[field]),
          toFieldErrors({} as Record<Field, string | undefined>),
        );
        const expected = order
          .filter((field) => found[field] !== undefined)
          .map((field) => ({ field, message: found[field] }));
        expect(listFieldErrors(atOnce, order)).toEqual(expected);
        expect(listFieldErrors(oneByOne, order)).toEqual(expected);
        expect(hasFieldErrors(atOnce)).toBe(expected.length > 0);
      }),
      runs(1000),
    );
  });
});
