import { readFileSync } from 'node:fs';
import {
  automationWeeks,
  chatbotWeeks,
  company,
  demoMinutes,
  forecastWeeks,
  keptSearches,
  lockAttempts,
  lockSeconds,
  longestLockMinutes,
  toAmount,
  toRangeWords,
} from '@loomwright/content';
import { toNumberWord } from '@loomwright/kit';

/** A question as a visitor asks it, and what is expected. */
export interface GoldenQuestion {
  /** The turns of a session; the last one is judged. */
  readonly turns: readonly string[];
  /** `answer`: the site says it. `admit`: it does not. `talk`: small talk. `harmless`: hostile. */
  readonly expects: 'answer' | 'admit' | 'talk' | 'harmless';
  /** Whether admitting is right as well. */
  readonly mayAdmit: boolean;
  /** Each fact as its alternatives, folded. */
  readonly says: readonly (readonly string[])[];
  readonly saysNot: readonly string[];
  /** The page, as a second check. */
  readonly at?: string | undefined;
  /** Whether it is never looked at while the answers are tuned: a third of all, by a stable hash. */
  readonly isHeldOut: boolean;
}

const golden = new URL('questions.txt', import.meta.url);

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
};

const alternatives = (text: string) =>
  text
    .split('|')
    .map((words) => words.trim().toLowerCase())
    .filter(Boolean);

/** What `{…}` stands for in the files. */
const facts: Readonly<Record<string, string>> = {
  company: company.shortName,
  city: company.address.city,
  email: company.email,
  phone: company.phone,
  foundedYear: String(company.foundedYear),
  timeZone: company.office.timeZoneText,
  searches: String(keptSearches),
  attempts: toNumberWord(lockAttempts),
  lock: toAmount(lockSeconds, 'second'),
  longestLock: toAmount(longestLockMinutes, 'minute'),
  automationWeeks: toRangeWords(automationWeeks),
  chatbotWeeks: toRangeWords(chatbotWeeks),
  forecastWeeks: toRangeWords(forecastWeeks),
  demo: toAmount(demoMinutes, 'minute'),
};

const fillIn = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact is called {${name}}: see golden.ts. In: ${line}`);
    return fact;
  });

const readLine = (line: string): GoldenQuestion => {
  const [asked = '', expected = ''] = line.split(' => ');
  const [before = '', at] = expected.split(' @ ');
  const [says = '', not = ''] = before.split(' !! ');
  const facts = says.split(' & ').map(alternatives);
  const whole = says.trim();
  const isWord = whole === 'admit' || whole === 'talk' || whole === 'harmless';
  const mayAdmit = facts.some((fact) => fact.includes('admit'));
  return {
    turns: asked.split(' » ').map((turn) => turn.trim()),
    expects: isWord ? whole : 'answer',
    mayAdmit: mayAdmit || whole === 'admit',
    says: isWord ? [] : facts.map((fact) => fact.filter((words) => words !== 'admit')),
    saysNot: alternatives(not),
    at: at?.trim(),
    isHeldOut: hash(asked) % 3 === 0,
  };
};

/** Reads golden questions, one a line. */
export const readGoldenQuestions = (file: string | URL = golden): readonly GoldenQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('#'))
    .map(fillIn)
    .map(readLine);

/** Questions written afresh, at seven times; the head of each file says what was tuned on it. */
export const readFreshQuestions = (): readonly GoldenQuestion[] =>
  ['first', 'second', 'once', 'last', 'later', 'again', 'others'].flatMap((name) =>
    readGoldenQuestions(new URL(`fresh-${name}.txt`, import.meta.url)),
  );
