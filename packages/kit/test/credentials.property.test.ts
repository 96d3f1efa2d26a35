import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem, normalizePassword, passwordProblem, Secret } from '../src/index.ts';

const accented = fc.constantFrom(
  'é',
  'e\u0301',
  'Å',
  'A\u030a',
  'ệ',
  '한',
  '\u1112\u1161\u11ab',
  'İ',
  '\u0344',
);
const letters = fc.oneof(
  accented,
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constant('x'),
);
const texts = fc
  .tuple(fc.array(letters, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 1, 1, 10, 25, 40))
  .map(([list, times]) => list.join('').repeat(times));

describe('any password', () => {
  it('is the same composed and decomposed, and is checked composed', {
    tags: ['LGN-2', 'AUT-2'],
  }, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(texts, (text) => {
        const [typed, apart, together] = [text, text.normalize('NFD'), text.normalize('NFC')].map(
          (spelled) => new Secret(spelled),
        ) as [Secret, Secret, Secret];
        const normal = normalizePassword(typed);
        expect([normalizePassword(apart), normalizePassword(together)]).toEqual([normal, normal]);
        const problem = passwordProblem(typed);
        expect([passwordProblem(apart), passwordProblem(together)]).toEqual([problem, problem]);
        const count = normal.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '_').length;
        expect(problem === undefined).toBe(count >= 6 && count <= 256);
        seen.set(problem ?? 'fine', (seen.get(problem ?? 'fine') ?? 0) + 1);
      }),
      runs(1000),
    );
    expect([...seen.keys()].length).toBe(3);
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });
});

describe('any e-mail address', () => {
  it('is valid with one @, text before it, a dotted domain after it, and no blanks', {
    tags: ['LGN-2'],
  }, () => {
    const pieces = fc.constantFrom(...'aaaaB....@@@+é漢 ', '😀', '\u00a0', '\n');
    const seen = { fine: 0, wrong: 0, missing: 0 };
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 9 }), (text) => {
        const trimmed = text.trim();
        const [local = '', domain = '', ...more] = trimmed.split('@');
        const dot = domain.indexOf('.', 1);
        const hasDot = dot > 0 && dot < domain.length - 1;
        const isFine = local !== '' && hasDot && more.length === 0 && !/\s/.test(trimmed);
        const problem = emailProblem(text);
        expect(problem).toBe(
          trimmed === '' ? 'Email is required' : isFine ? undefined : 'Email address is invalid',
        );
        seen[trimmed === '' ? 'missing' : isFine ? 'fine' : 'wrong'] += 1;
      }),
      runs(10_000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });
});
