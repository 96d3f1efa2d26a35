import { expect, test } from 'vitest';
import { deriveRules, longTitles } from '../checks/rules.mjs';

const { derived, text, unlisted } = deriveRules();

test('docs/rules.md matches the tags of the tests', () => {
  expect(text, 'run npm run rules').toBe(derived);
});

test('every rule has a test, and every tag is a rule', () => {
  expect(derived).not.toContain('**no test**');
  expect(unlisted, 'tags that docs/rules.md does not list').toEqual([]);
});

test('titles have at most 80 characters', () => {
  expect(longTitles()).toEqual([]);
});
