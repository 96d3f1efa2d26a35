// @ts-check
// `npm run prose`: prints 200 comments and 100 sentences of the documents, drawn at random, for a reader
// who marks those that had to be read twice. `npm run prose -- 7` repeats the draw with seed 7.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

const generated = /^(docs\/(spoken|statecharts|recipes)\/(?!README)|packages\/machines\/(charts|coverage)\/)/;
/** Files with visitors’ questions, and with answers that quote the site. */
const visitors = /^(packages\/content\/assistant\/|packages\/chat-service\/test\/golden\/)/;

/** @param {...string} patterns @returns {string[]} paths of tracked files that people write */
export const listWritten = (...patterns) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !generated.test(path) && !visitors.test(path));

/** @param {string} path */
export const readWritten = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path @returns {string[]} the comments that begin a line, each with its place */
const commentsOf = (path) => {
  const source = readWritten(path);
  return [...source.matchAll(/^ *(\/\*\*?[\s\S]*?\*\/|(?:\/\/.*\n *)+)/gm)].flatMap(
    ({ 1: comment = '', index }) => {
      const text = comment
        .replace(/^ *(\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
      const isPragma = /^(biome-ignore|@ts-|@vite-ignore|[#@]__PURE__|\/|$)/.test(text);
      return isPragma ? [] : [`${path}:${source.slice(0, index).split('\n').length}\n  ${text}`];
    },
  );
};

/** @param {string} path @returns {string[]} the sentences of a document, without code, tables and headings */
const sentencesOf = (path) =>
  readWritten(path)
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*[-*] |\s*\d+\. )/)
    .filter((block) => !/^\s*[|#<]/.test(block))
    .flatMap((block) =>
      block
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.:!?]) (?=[A-Z`*_[])/),
    )
    .filter((sentence) => sentence.length > 25)
    .map((sentence) => `${path}\n  ${sentence}`);

/** @param {number} seed @returns {() => number} numbers from 0 to 1 (mulberry32) */
const randomFrom = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** @param {string[]} items @param {number} count @param {() => number} random */
const draw = (items, count, random) => {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1).join(''),
  );
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const seed = Number(argv[2] ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const comments = listWritten('*.ts', '*.tsx', '*.mjs').flatMap(commentsOf);
  const sentences = listWritten('*.md').flatMap(sentencesOf);
  console.log(`Seed ${seed}: of ${comments.length} comments and ${sentences.length} sentences\n`);
  console.log([...draw(comments, 200, random), '', ...draw(sentences, 100, random)].join('\n'));
}
