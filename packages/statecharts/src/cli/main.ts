import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serve } from '../serve/serve.ts';
import { work as workFor } from '../serve/work.ts';
import { WORK } from '../serve/worker.ts';
import { check } from './check.ts';
import { cover } from './cover.ts';
import { diff } from './diff.ts';
import { REPORTERS } from './findings.ts';
import { loadFiles, type NamedMachine } from './load-machines.ts';
import { reasonOf } from './load-module.ts';
import { FORMATS, render } from './render.ts';
import { replay } from './replay.ts';
import type { Outcome, Work } from './work.ts';

const OPTIONS = {
  out: ['FOLDER', 'the output folder'],
  format: ['LIST', `a comma-separated list of ${FORMATS.join(', ')} (svg)`],
  theme: ['THEME', "light, dark, or follows for the reader's colour scheme (follows)"],
  shape: ['SHAPE', 'wide or narrow (wide)'],
  records: ['FOLDER', 'the records of the test run (node_modules/.cache/statecharts)'],
  reporter: ['FORMAT', `${REPORTERS.join(', ')} (text)`],
  machines: ['FILE', 'a file that exports the machines, instead of FILES'],
  port: ['NUMBER', 'the port (a free one)'],
  timeout: ['SECONDS', 'the time limit for loading a file (20; serve: 10)'],
} as const;

type Option = keyof typeof OPTIONS;
type Values = Readonly<Partial<Record<Option, string>>>;

interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly more: string;
  readonly options: readonly Option[];
  /** Returns undefined if arguments are missing. */
  readonly run: (files: readonly string[], values: Values, work: Work) => Promise<Outcome> | undefined;
}

const oneOf = <T extends string>(name: Option, text: string, words: readonly T[]): T => {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`--${name} must be one of ${words.join(', ')}, not ${text}.`);
  return word;
};

const lookOf = ({ shape = 'wide', theme = 'follows' }: Values) => ({
  theme: oneOf('theme', theme, ['light', 'dark', 'follows']),
  shape: oneOf('shape', shape, ['wide', 'narrow']),
});

const secondsOf = ({ timeout = '20' }: Values): number => {
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds < 1e6))
    throw new Error(`--timeout must be a number of seconds, not ${timeout}.`);
  return seconds;
};

const reporterOf = ({ reporter = 'text' }: Values) => oneOf('reporter', reporter, REPORTERS);

const withMachines = (
  files: readonly string[],
  values: Values,
  work: Work,
  act: (machines: readonly NamedMachine[]) => Outcome | Promise<Outcome>,
): Promise<Outcome> | undefined =>
  files.length === 0 ? undefined : loadFiles(files, work, secondsOf(values)).then(act);

const FILES = `FILES are paths or globs of JavaScript or TypeScript files, ESM or CommonJS. They export machines, functions without
parameters that return one (named …Machine), or lists and objects of these. Other exports are ignored.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  render: {
    usage: 'render FILES',
    summary: 'draw each machine, or write it as text',
    more: `${FILES} Output files are named after the ids of the machines, or after their exports.`,
    options: ['out', 'format', 'theme', 'shape', 'timeout'],
    run: (files, values, work) => {
      const formats = (values.format ?? 'svg').split(',').map((one) => oneOf('format', one, FORMATS));
      const options = { ...lookOf(values), formats, out: values.out ?? '.' };
      return withMachines(files, values, work, (machines) => render(machines, options, work));
    },
  },
  check: {
    usage: 'check FILES',
    summary: 'list the chart rules that machines break',
    more: FILES,
    options: ['reporter', 'timeout'],
    run: (files, values, work) => {
      const reporter = reporterOf(values);
      return withMachines(files, values, work, (machines) => check(machines, reporter));
    },
  },
  diff: {
    usage: 'diff A B | diff REVISION[..REVISION] [FILES]',
    summary: 'show what has changed in machines, as text and drawings',
    more: `A and B are files. A REVISION is a git revision such as main or HEAD~1, or a range such as v2..v3 or main...HEAD (from
the merge base). A single revision is compared with the working tree. Without FILES, all files that contain machines are
compared, except tests. --out writes coloured drawings and review.md.`,
    options: ['out', 'theme', 'shape', 'timeout'],
    run: (files, values, work) =>
      files.length === 0
        ? undefined
        : diff(files, { ...lookOf(values), out: values.out, seconds: secondsOf(values) }, work),
  },
  cover: {
    usage: 'cover FILES',
    summary: 'list the transitions that no test has taken',
    more: `${FILES} Records are written by @loomwright/statecharts/vitest, a setup file for Vitest.`,
    options: ['records', 'reporter', 'timeout'],
    run: (files, values, work) => {
      const options = { records: values.records, reporter: reporterOf(values) };
      return withMachines(files, values, work, (machines) => cover(machines, options));
    },
  },
  replay: {
    usage: 'replay TRACE FILES',
    summary: 'check a recorded trace against machines',
    more: `TRACE is a file saved by the lab or by a recorder. ${FILES}`,
    options: ['machines', 'timeout'],
    run: ([trace, ...files], values, work) => {
      const all = values.machines === undefined ? files : [...files, values.machines];
      return trace === undefined
        ? undefined
        : withMachines(all, values, work, (machines) => replay(trace, machines));
    },
  },
  serve: {
    usage: 'serve FILES',
    summary: 'open machines in the lab in a browser, and watch their files',
    more: `${FILES} The lab is available on this computer only. Press Ctrl+C to stop it.`,
    options: ['port', 'timeout'],
    run: (files, { port = '0', timeout = '10' }, work) => {
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
        throw new Error(`--port must be a number up to 65535, not ${port}.`);
      const options = { port: Number(port), seconds: secondsOf({ timeout }) };
      return files.length === 0 ? undefined : serve(files, options, work);
    },
  },
};

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
};

const list = `statecharts: draw, check, compare, cover and replay XState machines

${columns(Object.values(COMMANDS).map(({ summary, usage }) => [`statecharts ${usage}`, summary]))}

Run statecharts COMMAND --help for details. Exit codes: 0 success; 1 findings, such as a broken rule, a change, a missing
transition, an event that contradicts its chart, or overlapping parts in a drawing; 2 failure.`;

const helpOf = ({ more, options, summary, usage }: Command): string =>
  `statecharts ${usage}: ${summary}

${more}

${columns(options.map((name) => [`--${name} ${OPTIONS[name][0]}`, OPTIONS[name][1]]))}`;

const run = async ([name, ...args]: readonly string[], work: Work): Promise<Outcome> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { lines: [list], code: name === undefined ? 2 : 0 };
  if (name === WORK) return workFor();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}: statecharts --help lists them.`);
  const options = Object.fromEntries(command.options.map((option) => [option, { type: 'string' as const }]));
  const { positionals, values } = parse(name, args, options);
  if (values.help) return { lines: [helpOf(command)], code: 0 };
  const outcome = command.run(positionals, values as Values, work);
  if (!outcome) throw new Error(`statecharts ${command.usage}: an argument is missing; see --help.`);
  return outcome;
};

const parse = (
  name: string,
  args: readonly string[],
  options: Record<string, { readonly type: 'string' }>,
) => {
  try {
    const help = { type: 'boolean', short: 'h', default: false } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help } });
  } catch (error) {
    const [reason = ''] = reasonOf(error).split(/\. |(?<=')\./);
    throw new Error(`${reason}: statecharts ${name} --help lists the options.`);
  }
};

export const main = async (args: readonly string[], work: Work): Promise<number> => {
  try {
    const { code, lines } = await run(args, work);
    work.doing('');
    // Lets asynchronous errors from a loaded file arrive first.
    await setImmediate();
    for (const line of lines) work.print(line);
    return code;
  } catch (error) {
    work.warn(reasonOf(error));
    return 2;
  }
};
