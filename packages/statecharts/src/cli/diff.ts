import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { diffCharts, toDiffText } from '../diff.ts';
import { codesOf, diffCodes } from '../implementations.ts';
import type { Look } from './draw.ts';
import { expandFiles, slashed } from './files.ts';
import { commitOf, filesWithMachines, mergeBase, withRevision } from './git-revision.ts';
import { chartOf, loadFiles, machinesOf, type NamedMachine } from './load-machines.ts';
import { bundle } from './load-module.ts';
import { type Change, type Comparison, saveReview } from './review.ts';
import type { Outcome, Work } from './work.ts';

export interface DiffOptions extends Look {
  /** Folder for drawings and `review.md`. If undefined, no files are written. */
  readonly out: string | undefined;
  readonly seconds: number;
}

interface Placed extends NamedMachine {
  readonly path: string;
}

const findMatch = (one: Placed, others: readonly Placed[]): Placed | undefined => {
  const same = others.filter(({ name }) => name === one.name);
  return same.find(({ path }) => path === one.path) ?? same[0];
};

const titleOf = (sign: string, name: string, ...paths: readonly string[]): string =>
  `${sign}machine ${name}, ${[...new Set(paths)].join(' → ')}`;

/** The bundled code without paths and comments, which differ between folders. */
const codeOf = async (file: string, folder: string): Promise<string> =>
  (await bundle(file)).replaceAll(slashed(folder), '').replace(/^\s*\/\/.*$/gm, '');

const compare = async (
  before: readonly Placed[],
  after: readonly Placed[],
  [from, to]: readonly [string, string],
): Promise<Comparison> => {
  const left = new Set(before);
  const pairs = [...after]
    // Machines that kept their file are matched first.
    .sort((one, other) => Number(isIn(other, before)) - Number(isIn(one, before)))
    .map((now) => {
      const old = findMatch(now, [...left]);
      if (old) left.delete(old);
      return { old, now };
    })
    .sort((one, other) => after.indexOf(one.now) - after.indexOf(other.now));
  const whole = (sign: '- ' | '+ ', { name, path }: Placed) =>
    ({ title: titleOf(sign, name, path), name, isDrawn: true, lines: [] }) as const;
  const changes: Change[] = [...left].map((old) => ({ ...whole('- ', old), before: chartOf(old) }));
  const [unseen, seen] = [new Set<string>(), new Set<string>()];
  for (const { now, old } of pairs) {
    const chart = chartOf(now);
    if (!old) {
      changes.push({ ...whole('+ ', now), after: chart });
      continue;
    }
    const chartBefore = chartOf(old);
    const parts = toDiffText(chart, diffCharts(chartBefore, chart)).trimEnd();
    const codes = diffCodes(codesOf(old.machine), codesOf(now.machine)).map((line) => `  ${line}`);
    const lines = [
      ...(parts === '' ? [] : parts.split('\n')),
      ...(codes.length === 0 ? [] : ['code', ...codes]),
    ];
    const hasMoved = old.path !== now.path && from !== to;
    if (lines.length > 0 || hasMoved)
      changes.push({
        title: titleOf(hasMoved ? '~ ' : '', now.name, ...(hasMoved ? [old.path] : []), now.path),
        name: now.name,
        before: chartBefore,
        after: chart,
        isDrawn: parts !== '',
        lines,
      });
    if (lines.length > 0) seen.add(now.path);
    else if (!hasMoved && (await codeOf(old.file, from)) !== (await codeOf(now.file, to)))
      unseen.add(now.path);
  }
  const hidden = [...unseen].filter((path) => !seen.has(path));
  const notes = [
    ...(hidden.length === 0
      ? []
      : [
          `Other code has changed in ${hidden.join(', ')} or in what it imports; helpers and closures are not compared.`,
        ]),
    ...(seen.size > 0
      ? ['Not compared: what functions use from outside of the machine, as helpers and closures.']
      : []),
  ];
  return { changes, notes };
};

const isIn = ({ name, path }: Placed, others: readonly Placed[]): boolean =>
  others.some((one) => one.name === name && one.path === path);

const finish = async (
  title: string,
  comparison: Comparison,
  options: DiffOptions,
  work: Work,
): Promise<Outcome> => {
  const { changes, notes } = comparison;
  const { out } = options;
  const saved = out === undefined ? [] : await saveReview(title, comparison, { ...options, out }, work);
  const lines = changes.flatMap((one) => [one.title, ...one.lines]);
  return {
    lines: [...(changes.length === 0 ? ['No difference.'] : lines), ...notes, ...saved],
    code: changes.length === 0 ? 0 : 1,
  };
};

const loadSide = async (
  files: readonly string[],
  folder: string,
  revision: string | undefined,
  { doing }: Work,
  seconds: number,
) => {
  const placed: Placed[] = [];
  const failed = new Map<string, string>();
  for (const path of files) {
    const file = join(folder, path);
    const name = revision === undefined ? path : `${path} at ${revision}`;
    doing(`Loading ${name}`, { file: name, seconds });
    try {
      placed.push(...(await machinesOf(file)).map((one) => ({ ...one, path })));
    } catch (error) {
      failed.set(path, `Not compared: ${(error as Error).message.replaceAll(file, name)}`);
    }
  }
  doing('');
  return { placed, failed };
};

const diffRevisions = async (
  spec: string,
  patterns: readonly string[],
  options: DiffOptions,
  work: Work,
): Promise<Outcome> => {
  const here = process.cwd();
  const [, first = spec, dots, second] = /^(.*?)(\.{2,3})(.*)$/.exec(spec) ?? [];
  const newer = dots === undefined ? undefined : await commitOf(here, second || 'HEAD');
  const named = await commitOf(here, first || 'HEAD');
  const older = dots === '...' && newer !== undefined ? await mergeBase(here, named, newer) : named;
  const wanted = patterns.map((one) => slashed(isAbsolute(one) ? relative(here, one) : one));
  const listed = async (folder: string, commit: string | undefined): Promise<readonly string[]> =>
    wanted.length === 0 ? filesWithMachines(here, commit) : expandFiles(wanted, folder, 'pass');
  const label = dots === undefined ? undefined : second || 'HEAD';
  const withNewer = <T>(use: (folder: string) => Promise<T>): Promise<T> =>
    newer === undefined ? use(here) : withRevision(here, newer, use);
  return withRevision(here, older, (from) =>
    withNewer(async (to) => {
      const [filesBefore, filesAfter] = [await listed(from, older), await listed(to, newer)];
      if (wanted.length > 0 && filesBefore.length + filesAfter.length === 0)
        throw new Error(`No file matches ${patterns.join(' ')}, at ${first || 'HEAD'} or ${label ?? 'now'}.`);
      const before = await loadSide(filesBefore, from, first || 'HEAD', work, options.seconds);
      const after = await loadSide(filesAfter, to, label, work, options.seconds);
      // A file that cannot be loaded at one revision counts as neither added nor removed.
      const [old, now] = [before, after].map(({ placed }) =>
        placed.filter(({ path }) => !before.failed.has(path) && !after.failed.has(path)),
      );
      const { changes, notes } = await compare(old ?? [], now ?? [], [from, to]);
      const failed = [...before.failed.values(), ...after.failed.values()];
      const comparison = { changes, notes: [...notes, ...failed] };
      const outcome = await finish(`Statecharts: ${spec}`, comparison, options, work);
      return wanted.length > 0 && after.failed.size > 0 ? { ...outcome, code: 2 } : outcome;
    }),
  );
};

export const diff = async (
  [first = '', ...others]: readonly string[],
  options: DiffOptions,
  work: Work,
): Promise<Outcome> => {
  if (!existsSync(first) && !isDynamicPattern(slashed(first)))
    return diffRevisions(first, others, options, work);
  const [second] = others;
  if (second === undefined || others.length > 1)
    throw new Error(`Compare ${first} with exactly one other file, or give a git revision first.`);
  const [before, after] = [
    await loadFiles([first], work, options.seconds),
    await loadFiles([second], work, options.seconds),
  ].map((side) => side.map((one) => ({ ...one, path: one.file })));
  const comparison = await compare(before ?? [], after ?? [], ['', '']);
  return finish(`Statecharts: ${first} and ${second}`, comparison, options, work);
};
