import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FieldErrors,
  hasFieldErrors,
  listFieldErrors,
  toFieldErrors,
  withFieldError,
} from '../src/index.ts';

const order = ['name', 'email', 'message', 'terms'] as const;
type Field = (typeof order)[number];

const problems: fc.Arbitrary<Record<Field, string | undefined>> = fc
  .tuple(...order.map(() => fc.constantFrom(undefined, '', 'is required', 'is invalid')))
  .map(
    (list) => Object.fromEntries(order.map((field, index) => [field, list[index]])) as Record<Field, string>,
  );

describe('the errors of a form', { tags: ['FRM-3'] }, () => {
  it('keep the reference when nothing changes, and change nothing else', () => {
    const errors: FieldErrors<'name' | 'email'> = { name: 'Name is required' };
    expect(withFieldError(errors, 'name', 'Name is required')).toBe(errors);
    expect(withFieldError(errors, 'email', undefined)).toBe(errors);
    expect(withFieldError(errors, 'name', undefined)).toEqual({});
    expect(withFieldError(errors, 'name', 'Too long')).toEqual({ name: 'Too long' });
    expect(errors).toEqual({ name: 'Name is required' });
    expect([errors, {}].map(hasFieldErrors)).toEqual([true, false]);
  });

  it('are the fields with a problem, in the order of the page', () => {
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
        expect(Object.keys(atOnce).sort()).toEqual(expected.map(({ field }) => field).sort());
        expect(listFieldErrors(atOnce, order)).toEqual(expected);
        expect(listFieldErrors(atOnce, [...order].reverse())).toEqual([...expected].reverse());
        expect(listFieldErrors(oneByOne, order)).toEqual(expected);
        expect(hasFieldErrors(atOnce)).toBe(expected.length > 0);
      }),
      runs(1000),
    );
  });
});
