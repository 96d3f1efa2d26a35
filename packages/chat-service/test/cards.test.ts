import { policies, trialTerms } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAnswers, writtenIn } from '../build/check-answers.ts';
import { loadSite, problemsOf as problemsOfTopics } from '../build/check-knowledge.ts';
import { toText } from '../src/knowledge/card.ts';
import { tokensOf } from '../src/knowledge/paraphrases.ts';
import { type Entry, readTopic } from '../src/knowledge/read-topic.ts';
import { quoteCard } from '../src/knowledge/references.ts';
import type { Source } from '../src/knowledge/source.ts';
import { loadCardSet, readTopics } from '../src/knowledge/written.ts';
import { beginnings, flipsOf } from './flips.ts';
import { readGoldenQuestions } from './golden/golden.ts';
import { problemsOf } from './golden/markdown.ts';

const { entries } = readTopics();
let site: Awaited<ReturnType<typeof loadSite>>;
beforeAll(async () => {
  site = await loadSite();
});

const pageOf = (url: string) => url.replace(/[?#].*/, '');
const isComputed = ({ answer }: Entry) => answer.startsWith('{answer: ');

const pagesOf = ({ answer, url }: Entry): ReadonlySet<string> =>
  new Set([url, ...[...answer.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = '']) => href)].map(pageOf));

/** Whether the check reports a card after one sentence of its page is flipped. */
const isCaught = (entry: Entry, changed: Source, sentence: string, flipped: string): boolean => {
  const pages = pagesOf(entry);
  const sources = site.sources
    .filter(({ url }) => pages.has(pageOf(url)))
    .map((source) =>
      source === changed
        ? { ...source, parts: source.parts.map((part) => part.replace(sentence, () => flipped)) }
        : source,
    );
  return checkAnswers([entry], site.quote, sources, site.facts).length > 0;
};

const sentencesOf = ({ parts }: Source) =>
  parts.flatMap((part) => part.split('\n')).flatMap((line) => line.split(/(?<=[.!?]) +(?=[A-Z“])/));

/** Whether a card’s sentence states the flipped part and shares half its words with the page’s sentence. */
const isReliedOn = (said: readonly string[], sentence: string, about: readonly string[]): boolean => {
  const own = beginnings(sentence);
  return said.some((text) => {
    const words = beginnings(text.replace(/\]\([^)]*\)/g, ']'));
    const shared = words.filter((word) => own.includes(word));
    return (
      words.length > 2 &&
      about.length > 0 &&
      about.every((word) => words.includes(word) || new RegExp(`\\b${word}\\b`, 'i').test(text)) &&
      shared.length * 2 >= words.length
    );
  });
};

describe('the cards', () => {
  it('pass the checks of names, references, paraphrases and neighbours', { tags: ['SVC-1'] }, () => {
    expect(problemsOfTopics(readTopics(), site).map(toText)).toEqual([]);
    for (const card of loadCardSet().cards) {
      const { text } = quoteCard(card, site.quote);
      if (text !== undefined) expect(problemsOf(text), card.id).toEqual([]);
    }
  });

  it('fail the check when a page contradicts the trial’s terms', { tags: ['SVC-1'] }, () => {
    const page = site.sources.find(({ url }) => url === '/faq#free-trial') as Source;
    const { asksForCard, trialRenewsItself } = policies;
    const flipped = `We ${asksForCard ? 'don’t ' : ''}ask for a card, and the trial ${trialRenewsItself ? 'ends by' : 'renews'} itself.`;
    const sources = site.sources.map((source) =>
      source === page
        ? { ...source, parts: source.parts.map((part) => part.replace(trialTerms, flipped)) }
        : source,
    );
    const trial = readTopic('faq.md', `## trial\n[trial](/faq#free-trial) ${trialTerms}\n> trial`).entries;
    expect(checkAnswers(trial, site.quote, site.sources)).toEqual([]);
    const [problem, ...others] = checkAnswers(trial, site.quote, sources).map(toText);
    expect(others).toEqual([]);
    expect(problem).toMatch(/^packages\/content\/assistant\/faq\.md:2 card “trial” says “/);
    expect(problem).toContain(`says “${trialTerms}”, and /faq#free-trial says “${flipped}”`);
    expect(problem).toContain('Quote that sentence with {quote: its first words}');
  });

  it('fail the check for nine out of ten flipped page sentences', { tags: ['SVC-1'] }, () => {
    const missed: string[] = [];
    let all = 0;
    for (const source of site.sources) {
      const page = pageOf(source.url);
      // Under a heading with a denial, a flipped sentence may agree with the card.
      if (!/^\/(?:faq|privacy|terms|pricing|security)$/.test(page) || /never|don’t/.test(source.title))
        continue;
      const written = entries.filter(
        (entry) => !entry.isUnanswered && !isComputed(entry) && pagesOf(entry).has(page),
      );
      for (const sentence of sentencesOf(source)) {
        // Each sentence is also a card of its own, because cards that quote the page change with it.
        const own = readTopic('own.md', `## own\n[page](${source.url}) ${sentence}`).entries;
        const cards = [...written, ...own];
        for (const { about, text } of flipsOf(sentence))
          for (const entry of cards) {
            if (!isReliedOn(writtenIn(entry, site.quote), sentence, about)) continue;
            all += 1;
            if (!isCaught(entry, source, sentence, text)) missed.push(`${entry.id}: ${text}`);
          }
      }
    }
    console.log(
      `${all - missed.length} of ${all} flipped sentences are caught; missed: ${missed.join(' | ')}`,
    );
    expect(all).toBeGreaterThan(100);
    expect(missed.length / all).toBeLessThanOrEqual(0.1);
  });

  it('share no paraphrase with the golden questions', () => {
    const nameless = (tokens: readonly string[]) => tokens.filter((token) => !/^@p\d/.test(token)).join(' ');
    const learned = new Set(
      entries
        .flatMap(({ asked, neighbours }) => [...asked, ...neighbours])
        .map((one) => nameless(tokensOf(one))),
    );
    const leaked = readGoldenQuestions()
      .filter(({ turns }) => turns.length === 1)
      .map(({ turns: [asked = ''] }) => asked)
      .filter((asked) => learned.has(nameless(tokensOf(asked))));
    expect(leaked).toEqual([]);
  });
});

/** The text of a valid card. */
const right = (id: string, answer: string, word = id) =>
  `## ${id}\n[account](/register) ${answer}\n> ${[...'abcdefgh'].map((one) => `${word} zq${one}`).join(' · ')}\n> not: ${word} besides\n`;

const checked = (text: string, file = 'topic.md') =>
  problemsOfTopics(readTopic(file, text), site).map((problem) =>
    toText(problem).replace('packages/content/assistant/', ''),
  );

describe('a topic', { tags: ['SVC-1'] }, () => {
  it('may have a byte order mark and CRLF line endings', () => {
    const topic = `# Topic\n\n${right('one', '{quote: It exists only}')}\n${right('two', '{quote: An account takes}')}`;
    expect(checked(topic)).toEqual([]);
    expect(checked(`\uFEFF${topic.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  it.each([
    ['is empty', '', /^topic\.md:1 has no card/],
    ['has no heading', 'Some text\n> a question\n', /^topic\.md:1 has no card/],
    ['has 5 MB', `## one\n${'x'.repeat(5_000_000)}`, /^topic\.md:1 has 5000007 characters: split it/],
    ['has a heading that is not an id', '\n## Two Words\n', /^topic\.md:2 is not a card heading/],
    [
      'has a heading twice',
      `${right('one', '{quote: It exists only}')}${right('one', '{quote: It exists only}', 'two')}`,
      /^topic\.md:5 card “one” has the same id as the card at topic\.md:1/,
    ],
    [
      'has a broken link',
      '## one\n[account(/register) It exists.\n> a',
      /^topic\.md:2 card “one” does not begin with a link/,
    ],
    ['has no link', '## one\nIt exists.\n> a', /^topic\.md:2 card “one” does not begin with a link/],
    ['has no answer', '## one\n[account](/register)\n> a', /^topic\.md:2 card “one” has no answer/],
    [
      'has an unknown page',
      right('one', '{quote: It exists only}').replace('/register', '/nowhere'),
      /^topic\.md:1 card “one” is answered from \/nowhere/,
    ],
    [
      'links an unknown page',
      right('one', '{quote: It exists only} [Read](/nowhere).'),
      /^topic\.md:1 card “one” links \/nowhere/,
    ],
    [
      'has a broken reference',
      right('one', '{quote: It is everywhere}'),
      /^topic\.md:1 card “one” quotes “\{quote: It is everywhere\}”/,
    ],
    [
      'has an unknown fact',
      right('one', '{number: lockAttempt}'),
      /^topic\.md:1 card “one” quotes “\{number: lockAttempt\}”/,
    ],
    [
      'has an unknown operation',
      right('one', '{answer: fly}'),
      /^topic\.md:1 card “one” is answered by “fly”: write one of authors, /,
    ],
    [
      'has an open brace',
      right('one', '{quote: It exists only'),
      /^topic\.md:1 card “one” has a brace that is not closed/,
    ],
    ['has HTML', right('one', '{quote: It exists only} <b>Really</b>'), /^topic\.md:1 card “one” has HTML/],
    [
      'has an unknown placeholder',
      right('one', '{quote: It exists only}', 'a {q}'),
      /^topic\.md:1 card “one” is asked “a \{q\} zqa”: the placeholders are/,
    ],
    [
      'has few paraphrases',
      '## one\n[account](/register) {quote: It exists only}\n> zqa\n> not: zqb',
      /^topic\.md:1 card “one” has too few paraphrases \(1\): write at least 8/,
    ],
    [
      'has no neighbour',
      right('one', '{quote: It exists only}').replace(/> not.*/, ''),
      /^topic\.md:1 card “one” has no neighbour/,
    ],
    [
      'has one question for two cards',
      `${right('one', '{quote: It exists only}')}${right('two', '{quote: It exists only}', 'one')}`,
      /^topic\.md:5 card “two” is asked “one zqa”, like card “one” at topic\.md:1:/,
    ],
    [
      'says two different things about one fact',
      `${right('one', 'An account takes a minute: a name, an email address and a password.')}${right('two', 'An account takes two minutes: a name, an email address and a password.')}`,
      /^topic\.md:6 card “two” says “An account takes two minutes.*and \/register says “An account takes a minute/,
    ],
    [
      'denies what its page says',
      right('one', 'It doesn’t exist in your browser, and costs nothing.'),
      /^topic\.md:2 card “one” says .* the answer denies “exist”/,
    ],
    [
      'says what its page does not',
      right('one', 'A parrot opens every account on Sundays.'),
      /^topic\.md:2 card “one” says .* it doesn’t say “parrot”/,
    ],
  ] as const)('that %s is reported with its line and a remedy', (_, text, problem) => {
    expect(checked(text).join('\n')).toMatch(new RegExp(problem.source, 'm'));
  });
});
