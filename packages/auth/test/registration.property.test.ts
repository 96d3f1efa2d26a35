import { createEmptyDrafts } from '@loomwright/form/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRegistrationForm } from '../src/index.ts';
import { filledForms, found } from './registration-forms.ts';

it('any registration form has exactly the errors of its fields', { tags: ['REG-1', 'LGN-2'] }, () => {
  const { check } = createRegistrationForm({
    authenticate: () => Promise.reject(new Error('not asked')),
    drafts: createEmptyDrafts(),
  });
  const seen = new Set<string>();
  fc.assert(
    fc.property(filledForms, ({ values, problems }) => {
      const bad = found(problems);
      expect(check(values)).toEqual(Object.fromEntries(bad.map(({ field, message }) => [field, message])));
      seen.add(bad.map(({ field }) => field).join());
    }),
    runs(1000),
  );
  expect(seen.size).toBe(32);
});
