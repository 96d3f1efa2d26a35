import type { Problem } from '../src/knowledge/card.ts';
import { tokensOf } from '../src/knowledge/paraphrases.ts';
import type { Entry } from '../src/knowledge/read-topic.ts';
import { type Quote, quoteAll } from '../src/knowledge/references.ts';

/** Cards with fewer paraphrases are often missed. */
const FEWEST = 8;

export interface Known {
  readonly quote: Quote;
  readonly urls: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
}

const operated = /^\{answer: (\w+)\}$/;
const code = /`[^`]*`/g;
const placeholder = /\{(?!p\d?\}|[ndxr]\}|company\})[^}]*\}?/;
const linkHref = /\]\(([^)\s]*)\)/g;

const pageOf = (url: string) => url.replace(/[?#].*/, '');

const problemsOfAnswer = ({ answer, topic, url }: Entry, known: Known): readonly string[] => {
  const { operations, quote, urls } = known;
  const operation = operated.exec(answer)?.[1];
  if (operation !== undefined)
    return operations.has(operation)
      ? []
      : [`is answered by “${operation}”: write one of ${[...operations].sort().join(', ')}`];
  const problems: string[] = [];
  const text = quoteAll(`${topic} ${answer}`, quote, url, (missing) =>
    problems.push(`quotes “{${missing}}”, which the site does not have: quote what ${url} says now`),
  );
  const plain = text.replace(code, '');
  if (problems.length === 0 && /[{}]/.test(plain))
    problems.push('has a brace that is not closed: close it, or write it as `code`');
  if (/<\/?[a-z!]/i.test(plain)) problems.push('has HTML, which would be shown as it is: write Markdown');
  const pages = new Set([...urls].map(pageOf));
  for (const [, href = ''] of plain.matchAll(linkHref))
    if (href.startsWith('/') && !pages.has(pageOf(href)) && !href.startsWith('/.well-known/'))
      problems.push(`links ${href}, which is not a page of the site: correct the address`);
  return problems;
};

export const checkCards = (entries: readonly Entry[], known: Known): readonly Problem[] => {
  const problems: Problem[] = [];
  const placeOf = ({ file, line }: Entry) => `${file}:${line}`;
  const byId = new Map<string, Entry>();
  const asked = new Map<string, Entry>();
  for (const entry of entries) {
    const { file, id, isUnanswered, line, url } = entry;
    const report = (text: string) => problems.push({ file, line, text: `card “${id}” ${text}` });
    const other = byId.get(id);
    if (other) report(`has the same id as the card at ${placeOf(other)}: rename it, or merge the two`);
    byId.set(id, entry);
    for (const one of [...entry.asked, ...entry.neighbours]) {
      if (placeholder.test(one))
        report(`is asked “${one}”: the placeholders are {p}, {p1}, {n}, {d}, {x}, {r} and {company}`);
      const key = tokensOf(one).join(' ');
      const before = asked.get(key);
      if (before && before !== entry)
        report(`is asked “${one}”, like card “${before.id}” at ${placeOf(before)}: delete one of the two`);
      asked.set(key, entry);
    }
    if (isUnanswered) continue;
    if (entry.asked.length < FEWEST)
      report(
        `has too few paraphrases (${entry.asked.length}): write at least ${FEWEST} after “>”, separated by “ · ”`,
      );
    if (entry.neighbours.length === 0)
      report('has no neighbour: after “> not:”, write a question with similar words that it does not answer');
    if (!known.urls.has(url))
      report(`is answered from ${url || 'no page'}, which is not a page of the site: correct the address`);
    for (const problem of problemsOfAnswer(entry, known)) report(problem);
  }
  return problems;
};
