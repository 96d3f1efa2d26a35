import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { company } from '@loomwright/content';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = readdirSync(`${root}packages`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `packages/${name}/src`);
const folders = ['site/src', 'site/build', 'site/server', ...packages];
const HOME = 'packages/content/src/company.ts';
const files = folders
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  // Tests and test kits use fictional companies instead.
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/') && file !== HOME);

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const own = [
  [/\b/, company.shortName, 'company.shortName, or company.name'],
  [/(?:)/, company.origin, 'company.origin'],
  [/(?:)/, company.email, 'company.email'],
  [/(?:)/, company.phone, 'company.phone'],
  ...company.profiles.flatMap((profile) =>
    'url' in profile ? ([[/(?:)/, profile.url, `company.profiles (${profile.name})`]] as const) : [],
  ),
] as const;

const findLiterals = (file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      own
        .filter(([edge, fact]) =>
          new RegExp(`${edge.source}${escapeForPattern(fact)}${edge.source}`).test(line),
        )
        .map(([, fact, instead]) => `${file}:${at + 1} writes “${fact}”: write ${instead} of ${HOME}`),
    );

test('the company’s name, addresses and profiles are written in one file only', {
  tags: ['FCT-1'],
}, () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findLiterals(file, readFileSync(root + file, 'utf8')))).toEqual([]);
});

test('a company fact written elsewhere is reported with its replacement', {
  tags: ['FCT-1'],
}, () => {
  expect(findLiterals('a.ts', `\n<title>${company.name}</title>`)).toEqual([
    `a.ts:2 writes “${company.shortName}”: write company.shortName, or company.name of ${HOME}`,
  ]);
});
