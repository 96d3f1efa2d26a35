import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { namedRules, ruleIdsIn } from '../src/lab/source/upheld-rules.ts';

const table = readFileSync(fileURLToPath(new URL('../../docs/rules.md', import.meta.url)), 'utf8');

describe('the rules that a machine’s source names', () => {
  it('are found once each, including ranges', { tags: ['LAB-1'] }, () => {
    expect(ruleIdsIn('Upholds CHT-1 to CHT-3, A11-1 and CHT-2; not X-1, CRT-0b or CHT-9 to CHT-7.')).toEqual([
      'CHT-1',
      'CHT-2',
      'CHT-3',
      'A11-1',
      'CRT-0',
    ]);
    expect(ruleIdsIn('AB-1 to AB-999999999')).toHaveLength(99);
  });

  it('come from its first comment, with their requirements', { tags: ['LAB-1'] }, () => {
    const source = '/**\n * The cart (CRT-1 to\n * CRT-2, XYZ-9).\n */\n// CRT-4\nconst a = 1;\n';
    expect(namedRules(source, table)).toEqual([
      { id: 'CRT-1', requirement: expect.stringMatching(/\w{3}/) },
      { id: 'CRT-2', requirement: expect.stringMatching(/\w{3}/) },
      { id: 'XYZ-9', requirement: undefined },
    ]);
    expect(namedRules('// The menus (MNU-3)\n// of the bar.\n\n// CRT-4', table).map(({ id }) => id)).toEqual(
      ['MNU-3'],
    );
    expect(namedRules('const a = 1; // CRT-4', table)).toEqual([]);
  });
});
