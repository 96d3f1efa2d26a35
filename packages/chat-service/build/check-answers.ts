import type { Problem } from '../src/knowledge/card.ts';
import type { Entry } from '../src/knowledge/read-topic.ts';
import { type Quote, quoteAll } from '../src/knowledge/references.ts';
import type { Source } from '../src/knowledge/source.ts';
import { readStatement, type Statement, sentencesOf } from './statements.ts';

interface Evidence extends Statement {
  readonly url: string;
  readonly title: Statement;
  /** Whether the heading or lead-in negates the evidence: “What we never do”, “Please don’t:”. */
  readonly isDenied: boolean;
}

const pageOf = (url: string) => url.replace(/[?#].*/, '');

const deniesNext = ({ denials }: Statement) => denials.some(({ heads }) => heads.length === 0);

const isRow = /^(?:[\w ]+ )?(?:\*\*[^*]+\*\*|`[^`]+`)\. [^.]+(?:: |$)/;

const evidenceOf = ({
  parts,
  title,
  topic,
  url,
}: Pick<Source, 'parts' | 'title' | 'topic' | 'url'>): readonly Evidence[] => {
  const heading = readStatement(`${title}. ${topic}`);
  return parts.flatMap((part) => {
    // A table row counts as one sentence.
    const said = (isRow.test(part) ? [part] : sentencesOf(part)).map(readStatement);
    const opens = said.slice(0, 1).some((one) => one.text.endsWith(':') && deniesNext(one));
    return said.map((one) => ({
      ...one,
      url,
      title: heading,
      isDenied: deniesNext(heading) || opens,
    }));
  });
};

/** Names count as evidence, but a name such as “What we never do” denies nothing. */
const listOf = (names: readonly string[], url: string): readonly Evidence[] =>
  evidenceOf({ parts: [names.join(' · ')], title: '', topic: '', url }).map((one) => ({
    ...one,
    denials: [],
  }));

const rowName = (part: string) => (isRow.test(part) ? [part.replace(/(?<=\*\*|`)\. .*/s, '')] : []);

const readPages = (sources: readonly Source[]): ReadonlyMap<string, readonly Evidence[]> => {
  const pages = new Map<string, readonly Evidence[]>();
  for (const page of new Set(sources.map(({ url }) => pageOf(url)))) {
    const own = sources.filter(({ url }) => pageOf(url) === page);
    const titles = own.map(({ title }) => title);
    const tables = own.flatMap(({ parts, url }) => listOf(parts.flatMap(rowName), url));
    pages.set(page, [...own.flatMap(evidenceOf), ...listOf(titles, page), ...tables]);
  }
  return pages;
};

const shareOf = ({ roots }: Pick<Statement, 'roots'>, known: ReadonlySet<string>) =>
  roots.size === 0 ? 1 : [...roots].filter((root) => known.has(root)).length / roots.size;

const rootsOf = (cover: readonly Evidence[]): ReadonlySet<string> =>
  new Set(cover.flatMap(({ roots, title }) => [...roots, ...title.roots]));

const MOST = 3;

const coverOf = (statement: Statement, page: readonly Evidence[], url: string): readonly Evidence[] => {
  const cover: Evidence[] = [];
  let share = 0;
  while (cover.length < MOST && share < 1) {
    let best: { one: Evidence; share: number } | undefined;
    for (const one of page) {
      const own =
        shareOf(statement, rootsOf([...cover, one])) + (one.url === url ? 0.02 : 0) - one.roots.size / 10_000;
      if (own > (best?.share ?? share + 0.03)) best = { one, share: own };
    }
    if (!best) break;
    cover.push(best.one);
    share = shareOf(statement, rootsOf(cover));
  }
  return cover;
};

/** The share of a sentence’s words that the pages of its card must contain. */
const COVERED = 0.6;
/** With at least this overlap, a page sentence states the same thing or its opposite. */
const SAME = 0.75;
/** With at least this overlap, two sentences must contain the same number of denials. */
const TWIN = 0.9;
/** Below this overlap, a page sentence is about something else. */
const NEAR = 0.4;

/** The words that one statement denies and the others affirm. */
const contradicted = (one: Statement, others: readonly (Statement & { readonly isDenied?: boolean })[]) => {
  const known = new Set(others.flatMap(({ roots }) => [...roots]));
  return one.denials
    .map(({ clause, heads, isSoft }) => {
      const shared = heads.filter((root) => known.has(root));
      const [first] = heads;
      const isSame = first !== undefined && (known.has(first) || shared.length * 3 >= heads.length * 2);
      const agrees = (other: (typeof others)[number]) =>
        shared.some((root) => other.denied.has(root)) ||
        ((isSoft || shareOf(one, other.roots) >= COVERED) &&
          shared.some((root) => other.excepted.has(root))) ||
        ((other.isDenied || (isSoft && deniesNext(other))) && shared.some((root) => other.roots.has(root)));
      const isOpen = isSame && !shared.every((root) => one.affirmed.has(root)) && !others.some(agrees);
      return isOpen && !(isSoft && (clause.size < 2 || shareOf({ roots: clause }, known) < SAME))
        ? shared
        : [];
    })
    .find((shared) => shared.length > 0);
};

const figuresFor = (statement: Statement, [main]: readonly Evidence[], near: readonly Evidence[]) => {
  const words = [...statement.roots].filter((root) => !statement.figures.has(root));
  const hits = ({ roots }: Statement) => words.filter((root) => roots.has(root)).length;
  const isSame = (one: Evidence) =>
    hits(one) >= SAME * words.length && one.figures.size >= statement.figures.size;
  const from =
    main && isSame(main) ? [main] : near.filter((one) => hits(one) >= Math.min(2, words.length / 2));
  return new Set([...from, ...from.map(({ title }) => title)].flatMap((one) => [...one.figures]));
};

const denialsIn = ({ affirmed, denials }: Statement) =>
  denials.filter(({ heads }) => heads.some((root) => !affirmed.has(root))).length;

const inQuotes = (roots: readonly string[], { written }: Statement) =>
  roots.map((one) => `“${written.get(one) ?? one}”`).join(', ');

interface Difference {
  readonly cover: readonly Statement[];
  readonly text: string;
}

const differenceOf = (
  statement: Statement,
  page: readonly Evidence[],
  url: string,
  needsCover: boolean,
): Difference | undefined => {
  const cover = coverOf(statement, page, url);
  const known = rootsOf(cover);
  if (shareOf(statement, known) < COVERED)
    return needsCover && statement.roots.size > 1
      ? {
          cover,
          text: `it doesn’t say ${inQuotes(
            [...statement.roots].filter((root) => !known.has(root)),
            statement,
          )}`,
        }
      : undefined;
  const [main] = cover;
  const isTwin =
    main &&
    !main.isDenied &&
    Math.min(shareOf(statement, main.roots), shareOf(main, statement.roots)) >= TWIN;
  if (isTwin && denialsIn(main) !== denialsIn(statement))
    return { cover: [main], text: 'one of the two denies what the other doesn’t' };
  const near = page.filter((one) => cover.includes(one) || shareOf(statement, one.roots) >= NEAR);
  const section = page.filter((one) => near.includes(one) || one.url === url);
  // An admission denies things that the page does not mention, so its denials are not checked.
  const denied = needsCover ? contradicted(statement, section) : undefined;
  if (denied)
    return { cover, text: `the answer denies ${inQuotes(denied, statement)}, and the page doesn’t` };
  for (const one of near) {
    if (shareOf(statement, one.roots) < NEAR || one.roots.size < 2 || isRow.test(one.text)) continue;
    const shared = contradicted(one, [statement]);
    if (shared)
      return { cover: [one], text: `the page denies ${inQuotes(shared, one)}, and the answer doesn’t` };
  }
  const turn = statement.turns.find((name) => !section.some((one) => one.turns.includes(name)));
  if (turn) return { cover, text: `the answer says ${inQuotes([turn], statement)}, and the page doesn’t` };
  const figures = figuresFor(statement, cover, near);
  const invented = [...statement.figures].filter((figure) => !figures.has(figure));
  return invented.length > 0
    ? { cover, text: `the answer says ${inQuotes(invented, statement)}, and the page doesn’t` }
    : undefined;
};

/** The sentences of an answer that are not quotes. */
export const writtenIn = ({ answer, url }: Entry, quote: Quote): readonly string[] => {
  const isText = (found: string) => found.length > 100 || /[.?!]$/.test(found);
  const marked = (reference: string) => {
    const found = quote(reference, url) ?? '\n';
    return /^(?:contact|faq|quote|services): /.test(reference) || isText(found) ? '\n' : found;
  };
  return sentencesOf(quoteAll(answer, marked, url, () => undefined));
};

/** Sentences such as “The site does not state …”, which no page can confirm. */
const onSite =
  /\b(?:site|page|terms|documentation|posts?|text)\b.* (?:doesn’t|don’t) (?:say|name|list|state|give|promise)\b|\b(?:says|lists|names|states|gives?) no\b|\bno .*\b(?:is|are) (?:named|listed|printed|stated|offered|mentioned|given)\b/i;

const linkHref = /\]\((\/[^)\s]*)\)/g;

/** Finds sentences, other than quotes, that the pages of their card contradict or do not support. */
export const checkAnswers = (
  entries: readonly Entry[],
  quote: Quote,
  sources: readonly Source[],
  everywhere: readonly string[] = [],
): readonly Problem[] => {
  const pages = readPages(sources);
  const always = everywhere.flatMap((text) => evidenceOf({ parts: [text], title: '', topic: '', url: '' }));
  return entries.flatMap((entry) => {
    const { answer, file, id, isAdmission, isUnanswered, line, url } = entry;
    if (isUnanswered || /^\{answer: \w+\}$/.test(answer)) return [];
    const addresses = new Set(
      [url, ...[...answer.matchAll(linkHref)].map(([, href = '']) => href)].map(pageOf),
    );
    const page = [...[...addresses].flatMap((one) => pages.get(one) ?? []), ...always];
    if (page.length === always.length) return [];
    return writtenIn(entry, quote).flatMap((text) => {
      if (onSite.test(text)) return [];
      const said = readStatement(text.replace(/^(?:Yes|No)(?:[,:] |\. ?)/, ''));
      const difference = differenceOf(said, page, url, !isAdmission);
      return difference
        ? [
            {
              file,
              line: line + 1,
              text: `card “${id}” says “${text}”, and ${url} says ${difference.cover.map((one) => `“${one.text}”`).join(' ') || 'nothing about it'}: ${difference.text}. Quote that sentence with {quote: its first words}, or correct the answer`,
            },
          ]
        : [];
    });
  });
};
