import * as catalogue from '@loomwright/catalogue';
import * as content from '@loomwright/content';
import { pluralOf, toCountText, toNumberText } from '@loomwright/kit';
import type { Company } from '../operations/operation.ts';
import { reachTexts } from '../operations/reach.ts';
import type { Card } from './card.ts';
import type { Source } from './source.ts';

/** Resolves a reference; undefined if the site has no such text. */
export type Quote = (reference: string, ownUrl?: string) => string | undefined;

const stated: Readonly<Record<string, unknown>> = { ...catalogue, ...content };

/** The unit in the name of a constant: `second` in `lockSeconds`. */
const unitOf = (name: string): string =>
  /[A-Z][a-z]+s$/.exec(name)?.[0].toLowerCase().replace(/s$/, '') ?? '';

const numbersOf = (name: string): readonly number[] | undefined => {
  const value = stated[name];
  const numbers = Array.isArray(value) ? value : [value];
  return numbers.every((one) => typeof one === 'number') ? numbers : undefined;
};

const inWords = (numbers: readonly number[]): string =>
  numbers.length === 2
    ? content.toRangeWords(numbers as readonly [number, number])
    : content.toNumberWords(numbers);

const figures: Readonly<Record<string, (numbers: readonly number[], unit: string) => string>> = {
  /** Writes `three`, or `two to four` for a range. */
  number: inWords,
  /** Writes `thirty seconds`, or `two to four weeks` for a range. */
  amount: (numbers, unit) => `${inWords(numbers)} ${pluralOf(numbers.at(-1) ?? 0, unit, `${unit}s`)}`,
  digits: (numbers) => numbers.map(toNumberText).join(' to '),
  count: ([count = 0], unit) => toCountText(count, unit),
};

const lists: Readonly<Record<string, () => string>> = {
  'company: hours': () =>
    content.contactFacts.hours.flatMap(({ days, times }) => (times ? [`${days} ${times}`] : [])).join(', '),
  'services: prices': () =>
    content.services
      .map((service) => `${service.title} **${content.toStartRange(service)}** for ${service.first.what}`)
      .join('; '),
};

/** Resolves a path such as `address.city` or `0.name`; list items are found by id, slug or index. */
const textAt = (name: string, path: readonly string[]): string | undefined => {
  let value = stated[name];
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Array.isArray(value)
      ? (value.find((one) => typeof one === 'object' && one !== null && String(one.id ?? one.slug) === key) ??
        value[Number(key)])
      : (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const answers = new Map(content.faq.flatMap(({ entries }) => entries).map(({ id, answer }) => [id, answer]));

const sentenceEnd = /(?<=[.!?…”"](?:\*\*)?) +(?=[^\s\p{Ll}])/u;
const plain = (text: string) => content.toInlineText(text).toLowerCase();

const sentenceOf = (sources: readonly Source[], words: string): string | undefined => {
  const wanted = plain(words);
  for (const { parts } of sources)
    for (const part of parts) {
      if (plain(part).startsWith(wanted) && part.includes('\n')) return part;
      const found = part
        .split('\n')
        .flatMap((line) => line.replace(/^(?:-|\d+\.) /, '').split(sentenceEnd))
        .find((one) => plain(one).startsWith(wanted));
      if (found !== undefined) return found;
    }
  return undefined;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** References are described in `docs/how-to.md`. */
export const createQuote = (sources: readonly Source[], company?: Company): Quote => {
  const reach = company && reachTexts(company);
  const byUrl = new Map<string, Source[]>();
  for (const source of sources) byUrl.set(source.url, [...(byUrl.get(source.url) ?? []), source]);
  return (reference, ownUrl = '') => {
    const [, kind = '', value = ''] = /^([\w-]+)(?:: *(.*))?$/s.exec(reference) ?? [];
    const list = lists[reference];
    if (list) return list();
    if (kind === 'faq') return answers.get(value);
    if (kind === 'contact') return reach?.[value];
    if (kind === 'quote') {
      const [first = '', words] = value.split(' | ');
      return words === undefined
        ? sentenceOf(byUrl.get(ownUrl) ?? [], first)
        : sentenceOf(byUrl.get(first) ?? [], words);
    }
    const figure = figures[kind] ?? figures[kind.toLowerCase()];
    if (figure) {
      const numbers = numbersOf(value);
      const text = numbers && figure(numbers, unitOf(value));
      return text && kind !== kind.toLowerCase() ? capital(text) : text;
    }
    return textAt(kind, value === '' ? [] : value.split('.'));
  };
};

/** Code is matched first, so that its braces are skipped. */
const reference = /`[^`]*`|\{([^{}]+)\}/g;

/** Leaves unresolved references as they are and passes them to `onMissing`. */
export const quoteAll = (
  text: string,
  quote: Quote,
  ownUrl: string,
  onMissing: (reference: string) => void,
): string =>
  text.replace(reference, (whole, name: string | undefined) => {
    if (name === undefined) return whole;
    const found = quote(name, ownUrl);
    if (found === undefined) onMissing(name);
    return found ?? whole;
  });

/** A card with a missing reference loses its answer and falls back to its page. */
export const quoteCard = (
  card: Card,
  quote: Quote,
  onMissing: (reference: string) => void = () => undefined,
): Card => {
  let isWhole = true;
  const filled = (text: string) =>
    quoteAll(text, quote, card.url, (missing) => {
      isWhole = false;
      onMissing(missing);
    });
  const { admission, topic } = card;
  const text = card.text && filled(card.text);
  return {
    ...card,
    topic: filled(topic),
    ...(admission !== undefined && { admission: filled(admission) }),
    text: isWhole ? text : undefined,
  };
};
