import { cutText } from '@loomwright/kit';
import type { Source } from '../knowledge/source.ts';
import type { Hit } from '../matching/search.ts';
import type { Company, Reply } from '../operations/operation.ts';
import { reachPerson } from '../operations/reach.ts';
import type { Passage } from './answer.ts';
import { link } from './reply.ts';

const MAX_SUGGESTIONS = 3;
const MAX_TOTAL = 1800;
const isLongText = /^\/(?:blog\/|documentation\/|privacy|terms)/;

/** Link labels for pages that have several passages but no hashes. */
const pageNames: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/about', 'About us'],
  ['/contact', 'Contact'],
  ['/demo', 'Book a demo'],
  ['/demo?tab=expect', 'What to expect from a demo'],
]);

/** The label of a link to a passage. For a section of a long page, it includes the title of that page. */
export const labelOf = ({ title, topic, url }: Source): string =>
  pageNames.get(url) ?? (topic && isLongText.test(url) ? `${topic}: ${title}` : title);

export const toPassage = ({ title, topic, url, text }: Source): Passage => ({
  title: topic ? `${topic}: ${title}` : title,
  url,
  text,
});

/** After a longer reply, the link is on a separate line. */
const ONE_LINE = 120;

export const withLink = (text: string, label: string, url: string): string => {
  if (text.includes(`](${url})`) && text.length < 200) return text;
  const isShort = text.length <= ONE_LINE && !text.includes('\n');
  return `${text}${isShort ? ' ' : '\n\n'}${link(label, url)}`;
};

export const hedge = (text: string): string => `I’m not sure, but this may help: ${text}`;

const usualPages = ['[FAQ](/faq)', '[Products](/products)', '[Documentation](/documentation)'];

export const unsure = (near: readonly Hit[]): string => {
  const labels = new Map(
    near.map(({ source }) => [source.url, link(labelOf(source), source.url)] as const).reverse(),
  );
  const pages = [...new Set([...[...labels.values()].reverse(), ...usualPages])].slice(0, MAX_SUGGESTIONS);
  return `I am not sure about that. Perhaps one of these helps:\n\n- ${pages.join('\n- ')}`;
};

export const onlyEnglish = (company: Company): string =>
  `I only understand English, and so does this site. Ask me in English, or ${reachPerson(company)}`;

export const unclear =
  'Which one do you mean? Name it, and I look it up: all [products](/products), all [services](/services).';

/** Adds how to reach a person (CHT-7), unless the text asks the user what they mean. */
export const unanswered = (text: string, company: Company): string =>
  text === unclear ? text : `${text}\n\nOr ${reachPerson(company)}`;

const QUOTED = 60;

/** Quotes user input without its Markdown, cut at a word boundary. */
export const quote = (typed: string): string => {
  const words = typed.replace(/[^\p{L}\p{M}\p{N}’'.,:%$€£&/+-]+/gu, ' ').trim();
  const short = cutText(words, QUOTED + 1).replace(/\s+\S*$/, '');
  return `“${words.length <= QUOTED ? words : `${cutText(short, QUOTED)}…`}”`;
};

export const notFound = (typed: string): string =>
  `About ${quote(typed)} I am not sure: I do not find it on this site.`;

export const joinAnswers = (texts: readonly string[]): string => {
  let joined = '';
  for (const text of new Set(texts)) {
    if (joined && joined.length + text.length > MAX_TOTAL)
      return `${joined}\n\nThat’s a lot at once: please ask me the rest one by one.`;
    joined += joined ? `\n\n${text}` : text;
  }
  return joined;
};

const BRIEF = 220;

/** Whether a reply can share a message with another: a short answer, neither small talk nor an admission. */
export const isBrief = ({ text, url, isAdmission }: Reply) =>
  url !== '' && !isAdmission && text.length <= BRIEF && !text.includes('\n');

/** Joins two equally likely replies without repeating a sentence. */
export const withSecond = (first: Reply, { text, label, url }: Reply): Reply => {
  const pageOf = (address: string) => address.replace(/[?#].*/, '');
  const more = text
    .split(/(?<=[.!?]) (?=\S)/)
    .filter((sentence) => !first.text.includes(sentence))
    .join(' ');
  if (more === '') return first;
  return {
    ...first,
    text: `${first.text} ${pageOf(first.url) === pageOf(url) ? more : withLink(more, label, url)}`,
  };
};
