// @ts-check
// Builds the site without its optional features, or without the given ones, and lists what remains of them.
// Needs a full build for comparison.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { root } from './paths.mjs';

/**
 * Patterns for the modules, files and addresses that only a build with the feature contains.
 * @type {Readonly<Record<import('../features.ts').Feature, readonly RegExp[]>>}
 */
const tracesOf = {
  assistant: [/^src\/assistant\/panel\//, /^the chat service$/],
  blog: [/^src\/pages\/blog/, /\/content\/src\/blog\//, /^blog/, /^feed\.xml$/, /^art\/posts\//, /^og\/blog/],
  lab: [
    /^src\/lab\//,
    /^src\/pages\/statechart/,
    /\/packages\/machines\//,
    /\.machine\.ts\?raw$/,
    /^statecharts/,
  ],
  portfolio: [/^src\/pages\/portfolio-generator\//, /^tools\//, /^og\/tools/],
};

/** @param {string} folder */
const contentsOf = (folder) => {
  /** @param {string} path */
  const read = (path) => readFileSync(`${root}site/${folder}/${path}`, 'utf8');
  return [
    ...Object.keys(JSON.parse(read('server/client-manifest.json'))),
    ...readdirSync(`${root}site/${folder}/public`, { encoding: 'utf8', recursive: true }),
    ...[...read('public/sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)/g)].map(
      ([, path = '']) => path,
    ),
    ...(read('server/main.mjs').includes('/chat/session/:id') ? ['the chat service'] : []),
  ];
};

const names = argv.length > 2 ? argv.slice(2) : Object.keys(tracesOf);
const folder = 'dist/left-out';
const { status, stderr, stdout } = spawnSync('npm', ['--prefix', 'site', 'run', '--silent', 'build'], {
  cwd: root,
  encoding: 'utf8',
  env: {
    ...env,
    LOOMWRIGHT_LEAVE_OUT: names.join(),
    LOOMWRIGHT_CONTACT_ENDPOINT: 'self',
    LOOMWRIGHT_DIST: folder,
  },
});
if (status !== 0) {
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
const whole = contentsOf('dist');
const left = contentsOf(folder);
/** @param {readonly RegExp[]} traces @param {readonly string[]} contents */
const matching = (traces, contents) => contents.filter((one) => traces.some((trace) => trace.test(one)));

const problems = Object.entries(tracesOf)
  // Skips features that `features.ts` already leaves out.
  .filter(([name, traces]) => names.includes(name) && matching(traces, whole).length > 0)
  .flatMap(([name, traces]) => [
    ...traces
      .filter((trace) => matching([trace], whole).length === 0)
      .map((trace) => `nothing in a full build matches ${trace}`),
    ...matching(traces, left).map((one) => `without ${name}, the build has ${one}`),
  ]);
for (const problem of problems) console.error(problem);
console.log(
  `Without ${names.join(', ')}: ${left.length} modules, files and addresses, compared with ${whole.length} in the full build.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
