import { createHash } from 'node:crypto';
import { match } from 'ts-pattern';
import { shownPath } from './files.ts';
import type { NamedMachine } from './load-machines.ts';
import { createLocator } from './locate.ts';

export const REPORTERS = ['text', 'github', 'gitlab', 'json'] as const;
export type Reporter = (typeof REPORTERS)[number];

export interface Finding {
  /** Relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly machine: string;
  readonly state: string;
  readonly rule: string;
  readonly message: string;
}

export const createFinder = () => {
  const locators = new Map<string, ReturnType<typeof createLocator>>();
  return ({ file, machine, name }: NamedMachine, state: string, rule: string, message: string): Finding => {
    const locate = locators.get(file) ?? createLocator(file);
    locators.set(file, locate);
    return { file: shownPath(file), line: locate(machine.id, state), machine: name, state, rule, message };
  };
};

const placeOf = ({ machine, state }: Finding): string => `${machine}: ${state || machine}`;

const lineOf = (one: Finding): string =>
  `${one.file}:${one.line}: ${placeOf(one)}: ${one.message} (${one.rule})`;

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = (one: Finding): string =>
  `::warning file=${property(one.file)},line=${one.line},title=${property(`statecharts ${one.rule}`)}::` +
  escaped(`${placeOf(one)}: ${one.message}`);

const codeQuality = (one: Finding) => ({
  description: `${placeOf(one)}: ${one.message}`,
  check_name: `statecharts/${one.rule}`,
  // Omits the line number, which changes when code above is edited.
  fingerprint: createHash('sha256')
    .update([one.file, one.machine, one.state, one.rule, one.message].join('\n'))
    .digest('hex'),
  severity: 'minor',
  location: { path: one.file, lines: { begin: one.line } },
});

export const toReport = (
  findings: readonly Finding[],
  reporter: Reporter,
  summary: readonly string[],
): readonly string[] =>
  match(reporter)
    .with('text', () => [...findings.map(lineOf), ...summary])
    .with('github', () => [...findings.map(annotation), ...summary])
    .with('gitlab', () => [JSON.stringify(findings.map(codeQuality), null, 2)])
    .with('json', () => [JSON.stringify(findings, null, 2)])
    .exhaustive();
