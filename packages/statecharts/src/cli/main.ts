import { parseArgs } from 'node:util';
import { match, P } from 'ts-pattern';
import { serve } from '../serve/serve.ts';
import { work } from '../serve/work.ts';
import { WORK } from '../serve/worker.ts';
import { check, diff, FORMATS, type Format, type Outcome, render } from './commands.ts';
import { cover } from './cover.ts';
import { reasonOf } from './load-module.ts';
import { replay } from './replay.ts';

const help = `statecharts: draws, checks, compares and replays XState machines

  statecharts render FILE [options]   a file of each machine that FILE exports
  statecharts check FILE              the rules of charts, in words
  statecharts diff A B [options]      what has changed from the machines of A to those of B
  statecharts cover FILE RECORDS      which transitions the tests of a run have taken: RECORDS is the folder of
                                      their records
  statecharts replay TRACE FILE       whether a trace saved from the lab agrees with the machines of FILE,
                                      and where its actors end
  statecharts serve FILES             the lab in the browser for the machines of FILES, which it watches

FILE is JavaScript or TypeScript, CommonJS too, that exports machines, functions without parameters that
make them (named …Machine), or lists and objects of these. What else it exports is ignored.

  --out FOLDER      where the files go (render: this folder; diff: nothing is drawn without it)
  --format LIST     ${FORMATS.join(', ')}, between commas (svg)
  --theme THEME     light, dark, or follows: that of the reader's system (follows)
  --shape SHAPE     wide or narrow (wide)
  --machines FILE   the machines of a replay, in the place of FILE
  --port NUMBER     the port of serve (a free one)
  --help            this text

Exit codes: 0 well; 1 a rule is broken, something has changed, parts of a drawing cover each other, a
transition is missing, or an event disagrees with its chart; 2 it could not be done.`;

/** What an unknown command says. */
const usage: Outcome = { lines: [help], code: 2 };

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** One of some words, or an error that names them. */
const oneOf = <T extends string>(name: string, text: string, words: readonly T[]): T => {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`--${name} is one of ${words.join(', ')}, not ${text}.`);
  return word;
};

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port is a number up to 65535, not ${text}.`);
  return port;
};

const run = (args: readonly string[]): Promise<Outcome> | Outcome => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      format: { type: 'string', default: 'svg' },
      theme: { type: 'string', default: 'follows' },
      shape: { type: 'string', default: 'wide' },
      machines: { type: 'string' },
      port: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { lines: [help], code: 0 };
  const wrong = values.format.split(',').find((format) => !isFormat(format));
  if (wrong !== undefined) throw new Error(`--format is one of ${FORMATS.join(', ')}, not ${wrong}.`);
  const options = {
    formats: values.format.split(',').filter(isFormat),
    theme: oneOf('theme', values.theme, ['light', 'dark', 'follows']),
    shape: oneOf('shape', values.shape, ['wide', 'narrow']),
  };
  return match(positionals)
    .returnType<Promise<Outcome> | Outcome>()
    .with(['render', P.string], ([, file]) => render(file, { ...options, out: values.out ?? '.' }))
    .with(['check', P.string], ([, file]) => check(file))
    .with(['diff', P.string, P.string], ([, before, after]) =>
      diff(before, after, { ...options, out: values.out }),
    )
    .with(['cover', P.string, P.string], ([, file, records]) => cover(file, records))
    .with(['replay', P.string, P.string], ([, trace, file]) => replay(trace, file))
    .with(['replay', P.string], ([, trace]) =>
      values.machines === undefined ? usage : replay(trace, values.machines),
    )
    .with(['serve', P.string, ...P.array(P.string)], ([, ...files]) =>
      serve(files, portOf(values.port), console.log),
    )
    .with([WORK], work)
    .otherwise(() => usage);
};

/** Runs a command; prints what it says, and returns its exit code. Never rejects. */
export const main = async (args: readonly string[], print = console.log): Promise<number> => {
  try {
    const { code, lines } = await run(args);
    for (const line of lines) print(line);
    return code;
  } catch (error) {
    print(reasonOf(error));
    return 2;
  }
};
