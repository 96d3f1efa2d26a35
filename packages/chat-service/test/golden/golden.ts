import { readFileSync } from 'node:fs';
import { products } from '@loomwright/catalogue';
import { company, toTimeText } from '@loomwright/content';
import { formatCents, toCents } from '@loomwright/kit';
import { createQuote } from '../../src/knowledge/references.ts';
import { averagePrice, paid } from '../shop.ts';

export interface GoldenQuestion {
  /** The questions of one session; only the last answer is judged. */
  readonly turns: readonly string[];
  /** `admit`: the site does not state the answer. `harmless`: the question is hostile. */
  readonly expects: 'answer' | 'admit' | 'talk' | 'harmless';
  readonly mayAdmit: boolean;
  /** Each fact as a list of alternatives, in lower case. */
  readonly says: readonly (readonly string[])[];
  readonly saysNot: readonly string[];
  readonly at?: string | undefined;
  /** Not used for tuning: a third of all questions, by a stable hash. */
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

/** A term such as `4`, `3x1`, `-2` or `12xall`: an optional factor and a product id. */
const centsOf = (term: string): number => {
  const [, sign, times = '1', id = ''] = /^(-?)(?:(\d+)x)?(\d+|all)$/.exec(term) ?? [];
  const named = products.filter((product) => id === 'all' || String(product.id) === id);
  if (named.length === 0) throw new Error(`No product has the id “${term}”`);
  const cents = named.reduce((sum, { price }) => sum + toCents(price), 0);
  return (sign ? -1 : 1) * Number(times) * cents;
};

const timeOf = (days: string, end: 'opens' | 'closes'): string | undefined => {
  const found = company.office.openings.find((opening) => opening.days === days);
  return found && toTimeText(found[end]);
};

const ordered = (kind: string, order: readonly (typeof products)[number][]) => ({
  [kind]: (place: string) => order[Number(place) - 1]?.name,
  [`${kind}Price`]: (place: string) => {
    const found = order[Number(place) - 1];
    return found && formatCents(toCents(found.price));
  },
});

/** References that only golden questions may contain. */
const computed: Readonly<Record<string, (value: string) => string | undefined>> = {
  price: (id) => formatCents(centsOf(id)),
  dollars: (id) => formatCents(centsOf(id)).replace('$', ''),
  sum: (terms) => formatCents(terms.split(' ').reduce((sum, term) => sum + centsOf(term), 0)),
  average: () => averagePrice,
  ...ordered('cheapest', paid),
  ...ordered('dearest', [...paid].reverse()),
  opens: (days) => timeOf(days, 'opens'),
  closes: (days) => timeOf(days, 'closes'),
};

const quote = createQuote([]);

const fillIn = (line: string): string =>
  line.replace(/(?<!\{)\{((\w+)(?:: ([^{}]+))?)\}/g, (_, reference: string, kind: string, value = '') => {
    const fact = computed[kind]?.(value) ?? quote(reference);
    if (fact === undefined) throw new Error(`Unknown reference {${reference}}: see golden.ts. In: ${line}`);
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

export const readGoldenQuestions = (file: string | URL = golden): readonly GoldenQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('#'))
    .map(fillIn)
    .map(readLine);

/** The first lines of each file state whether it was used for tuning. */
export const readFreshQuestions = (): readonly GoldenQuestion[] =>
  ['first', 'second', 'once', 'last', 'later', 'again', 'others', 'crowd', 'trade', 'procurement'].flatMap(
    (name) => readGoldenQuestions(new URL(`fresh-${name}.txt`, import.meta.url)),
  );
