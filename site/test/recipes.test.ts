import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const howTo = read('docs/how-to.md');

const recipes = [
  ...howTo.matchAll(/^\|.*\]\(#([\w-]+)\).*\| +(\d+) +\| +(\d+) +\|.*recipes\/([\w-]+\.patch)\) *\|$/gm),
].map(([, anchor = '', files, limit, patch = '']) => ({
  anchor,
  files: Number(files),
  limit: Number(limit),
  patch,
}));

const filesOf = (patch: string) =>
  patch
    .split(/^diff --git /m)
    .slice(1)
    .map((text) => ({
      file: /^a\/(\S+)/.exec(text)?.[1] ?? '',
      isNew: text.includes('\nnew file mode'),
      expected: text
        .slice(text.indexOf('\n@@'))
        .split('\n')
        .filter((line) => /^[ -]/.test(line))
        .map((line) => line.slice(1)),
    }));

/** Ignores strings, numbers and booleans, because a recipe must also apply to a copy of the site. */
const withoutValues = (line: string) =>
  line.replace(/'[^']*'|-?\b(?:\d[\d_.]*|true|false)\b/g, '…').replace(/…(?:, …)+/g, '…');

const findMissing = (patch: string, readFile: (file: string) => string) =>
  filesOf(patch)
    .filter(({ isNew }) => !isNew)
    .flatMap(({ expected, file }) => {
      const present = new Set(readFile(file).split('\n').map(withoutValues));
      return expected
        .filter((line) => !present.has(withoutValues(line)))
        .map((line) => `${file} has no line “${line}”: recreate the patch, or delete it and its row`);
    });

const sectionOf = (anchor: string) =>
  howTo.split(/^## /m).find((text) => {
    const [title = ''] = text.split('\n');
    return title.toLowerCase().replaceAll(' ', '-') === anchor;
  });

test('each patch in docs/recipes has a row in the table of docs/how-to.md', () => {
  expect(recipes.map(({ patch }) => patch).toSorted()).toEqual(readdirSync(`${root}docs/recipes`).toSorted());
});

test.each(recipes)('$patch touches as many files as its row states, and no more than allowed', (recipe) => {
  const touched = filesOf(read(`docs/recipes/${recipe.patch}`));
  expect(touched).toHaveLength(recipe.files);
  expect(recipe.files).toBeLessThanOrEqual(recipe.limit);
  expect(sectionOf(recipe.anchor)).toContain(`recipes/${recipe.patch}`);
});

test.each(recipes)('$patch finds the lines that it changes', ({ patch }) => {
  expect(findMissing(read(`docs/recipes/${patch}`), read)).toEqual([]);
});

test('a patch with missing lines is reported, unless only values differ', () => {
  const patch = `diff --git a/limits.ts b/limits.ts\n--- a/limits.ts\n+++ b/limits.ts\n@@ -1,2 +1,2 @@\n const a = 'x';\n-const b = 3;\n+const b = 5;\n`;
  expect(findMissing(patch, () => "const a = 'y';\nconst b = 4_000;\n")).toEqual([]);
  expect(findMissing(patch, () => "const a = 'x';\nconst c = 3;\n")).toEqual([
    'limits.ts has no line “const b = 3;”: recreate the patch, or delete it and its row',
  ]);
});
