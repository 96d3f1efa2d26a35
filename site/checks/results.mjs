// @ts-check
import { env } from 'node:process';
import { root } from './paths.mjs';

/** @typedef {{ file: string, title: string, seconds: number, outcome: 'passed' | 'failed' | 'skipped', message: string }} TestResult */

/** @param {string} task as turbo names it: `@loomwright/cart#test` */
export const resultsOf = (task) =>
  `${root}node_modules/.cache/results/${task
    .replace(/^@loomwright\//, '')
    .replace(/^\/\//, 'loomwright')
    .replaceAll(/\W+/g, '-')}.xml`;

/** Undefined in a partial run, whose results must not replace those of `npm test`. */
export const ownResults = env.LOOMWRIGHT_RECORD
  ? resultsOf(`${env.npm_package_name}#${env.npm_lifecycle_event}`)
  : undefined;

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** @param {string} tag @param {string} name */
const attribute = (tag, name) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll(
    /&(lt|gt|quot|apos|amp);/g,
    (_, entity) => entities[/** @type {keyof typeof entities} */ (entity)],
  );

/** @param {string} junit @returns {TestResult[]} */
export const readResults = (junit) =>
  [...junit.matchAll(/(<testcase\s[^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].map(([, tag = '', content = '']) => {
    const failure = /<(?:failure|error)\b[^>]*/.exec(content)?.[0];
    return {
      file: attribute(tag, 'classname'),
      title: attribute(tag, 'name'),
      seconds: Number(attribute(tag, 'time')),
      outcome: failure !== undefined ? 'failed' : /<skipped\b/.test(content) ? 'skipped' : 'passed',
      message: attribute(failure ?? '', 'message').split('\n', 1)[0] ?? '',
    };
  });
