// @ts-check
// `npm run rules` updates the last column of `docs/rules.md`: the number of test files that cover each rule.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

const document = `${root}docs/rules.md`;
const row = /^\| ([A-Z0-9]{3}-\d+) *\| (.*?) *\|.*$/gm;

/** @param {string} folder @returns {string[]} test files, relative to the repository */
const testsBelow = (folder) =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'reports'].includes(entry.name) ? [] : testsBelow(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The number of test files by rule and place, such as `cart 3, site/e2e 2` for one rule. */
const placesOfRules = () => {
  /** @type {Map<string, Map<string, number>>} */
  const places = new Map();
  for (const file of ['packages', 'site'].flatMap(testsBelow)) {
    const place = /^packages\/([^/]+)/.exec(file)?.[1] ?? file.slice(0, file.lastIndexOf('/'));
    const tags = readFileSync(root + file, 'utf8').matchAll(
      /(?<=tags?: (?:\[[^\]]*)?'@?)[A-Z0-9]{3}-\d+(?=')/g,
    );
    for (const rule of new Set([...tags].map(([id]) => id))) {
      const counts = places.get(rule) ?? new Map();
      places.set(rule, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  }
  return places;
};

/** `unlisted` contains the tags that are missing from the document. */
export const deriveRules = () => {
  const places = placesOfRules();
  const text = readFileSync(document, 'utf8');
  const derived = text.replaceAll(row, (_, id, requirement) => {
    const tests = [...(places.get(id) ?? [])].map(([place, count]) => `${place} ${count}`).join(', ');
    places.delete(id);
    return `| ${id} | ${requirement} | ${tests || '**no test**'} |`;
  });
  return { text, derived, unlisted: [...places.keys()] };
};

/** Titles of more than 80 characters, not counting the text that placeholders insert. */
export const longTitles = () =>
  ['packages', 'site'].flatMap(testsBelow).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\b(?:test|it)(?:\.\w+)*\(\s*(['"`])(.*?)(?<!\\)\1/g)]
      .map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, ''))
      .filter((title) => title.length > 80)
      .map((title) => `${file}: ${title}`),
  );

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(document, deriveRules().derived);
