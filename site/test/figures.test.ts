import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { products } from '@loomwright/catalogue';
import * as content from '@loomwright/content';
import { readConfiguration } from '@loomwright/content/configuration';
import { loadPostText } from '@loomwright/content/post-texts';
import { describe, expect, test } from 'vitest';
import { loadSources } from '../../packages/chat-service/src/knowledge/passages.ts';
import { createQuote, quoteCard } from '../../packages/chat-service/src/knowledge/references.ts';
import { loadCardSet, readTopics } from '../../packages/chat-service/src/knowledge/written.ts';
import { policySentences, subjects } from './support/fact-subjects.ts';
import { clausesOf, type Figure, figuresIn, rangesIn, sentencesOf, textsIn } from './support/figures.ts';
import { ownFigures } from './support/own-figures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesBelow = (folder: string, end: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => end.test(file));
const read = (file: string) => textsIn(file, readFileSync(root + file, 'utf8'));

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [content.toInlineText(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

const hosts = {
  forms: content.formsHere,
  imageHost: 'b.example',
  demoFormHost: 'c.example',
  mapHost: 'd.example',
};
const pages: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', stringsOf([content.home, content.homeBelow, content.atWork, content.workedCase, content.postCalls])],
  ['/about', stringsOf([content.about, content.team])],
  ['/contact', stringsOf([content.contactFacts])],
  ['/demo', stringsOf([content.demo])],
  ['/faq', stringsOf([content.faq, content.faqPage])],
  ['/forum', stringsOf([content.forum])],
  ['/privacy', stringsOf([content.privacy, content.privacySections(hosts), content.storedKeys])],
  ['/products', stringsOf([products, content.faq])],
  ['/security', stringsOf([content.security, content.securitySections(hosts)])],
  ['/services', stringsOf([content.services, content.servicesPage, content.faq])],
  ['/support', stringsOf([content.contactFacts, content.supportResources])],
  ['/terms', stringsOf([content.terms, content.termsSections])],
  ...(await Promise.all([
    ...content.documentationItems.map(
      async ({ slug, ...item }) =>
        [`/documentation/${slug}`, stringsOf([item, await content.loadDocumentationText(slug)])] as const,
    ),
    ...content.posts.map(
      async ({ slug, ...item }) => [`/blog/${slug}`, stringsOf([item, await loadPostText(slug)])] as const,
    ),
  ])),
]);
const quote = createQuote(await loadSources(readConfiguration({})));
const cards = loadCardSet()
  .cards.map((card) => quoteCard(card, quote))
  .flatMap(({ id, url, text }) =>
    text === undefined
      ? []
      : [{ name: `the card “${id}” of the assistant`, url, text: content.toInlineText(text) }],
  );
const everyText = [...[...pages].flatMap(([name, texts]) => texts.map((text) => ({ name, text }))), ...cards];

const FACTS = 'packages/content/src/facts.ts';
const report = (file: string, { sentence, written }: Figure) =>
  `${file} states “${written}” in “${sentence}”: quote a fact of ${FACTS}, or list it in site/test/support/own-figures.ts if no other text states it`;

describe('every number with a unit', () => {
  const files = [
    ...filesBelow('packages/content/src', /(?<!\/facts)\.ts$/),
    ...filesBelow('packages/chat-service/src/operations', /\.ts$/),
    ...filesBelow('site/src', /\.tsx$|\/page\.ts$/),
  ];
  const found = files.flatMap((file) =>
    read(file)
      .flatMap(figuresIn)
      .map((figure) => ({ file, figure })),
  );

  test('in a text is a fact, or a figure of that text alone', { tags: ['FCT-2'] }, () => {
    expect(files.length).toBeGreaterThan(200);
    const unknown = found.filter(({ file, figure }) => !ownFigures[file]?.includes(figure.written));
    expect(unknown.map(({ file, figure }) => report(file, figure))).toEqual([]);
  });

  test('that is listed for a text occurs in it', { tags: ['FCT-2'] }, () => {
    const lost = Object.entries(ownFigures).flatMap(([file, figures]) =>
      figures
        .filter((written) => !found.some((one) => one.file === file && one.figure.written === written))
        .map((written) => `own-figures.ts lists “${written}” for ${file}, which does not have it: remove it`),
    );
    expect(lost).toEqual([]);
  });

  test('in an answer of the assistant is a fact, or occurs on the page it names', {
    tags: ['FCT-2'],
  }, () => {
    const wrong = readTopics().entries.flatMap(({ answer, file, id, line, url = '' }) => {
      const page = url.replace(/[#?].*/, '').replace(/^\/products\/.*/, '/products');
      const stated = (pages.get(page) ?? []).flatMap(figuresIn);
      return figuresIn(content.toInlineText(answer))
        .filter(
          ({ numbers, unit }) =>
            !stated.some((one) => one.unit === unit && one.numbers.join() === numbers.join()),
        )
        .map(
          ({ sentence, written }) =>
            `packages/content/assistant/${file}:${line} card “${id}” states “${written}” in “${sentence}”, which ${page} does not: quote a fact of ${FACTS}, or the page`,
        );
    });
    expect(wrong).toEqual([]);
  });
});

const contradictionsIn = (texts: readonly { readonly name: string; readonly text: string }[]) =>
  texts.flatMap(({ name, text }) =>
    clausesOf(text).flatMap((clause) =>
      subjects
        .filter(({ about }) => about.test(clause))
        .flatMap(({ name: fact, numbers, unit }) => {
          const said = [...figuresIn(clause).filter((figure) => figure.unit === unit), ...rangesIn(clause)];
          const other = said.flatMap((figure) => figure.numbers).find((value) => !numbers.includes(value));
          const elsewhere = everyText.find(
            (one) =>
              one.name !== name &&
              figuresIn(one.text).some(
                (figure) => figure.unit === unit && numbers.includes(figure.numbers[0] ?? 0),
              ),
          );
          return other === undefined
            ? []
            : [
                `${name} says ${other} in “${clause}”, but ${fact} of ${FACTS} is ${numbers.join(' to ')} (${unit}), as ${elsewhere?.name ?? 'other texts'} says: quote the fact`,
              ];
        }),
    ),
  );

const brokenPoliciesIn = (texts: readonly { readonly name: string; readonly text: string }[]) =>
  texts.flatMap(({ name, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      policySentences.flatMap(({ affirms, denies, name: policy }) => {
        const isAffirmed = affirms.test(sentence) && !denies.test(sentence);
        const isWrong = content.policies[policy] ? denies.test(sentence) : isAffirmed;
        return isWrong
          ? [
              `${name} says “${sentence}”, but ${policy} of ${FACTS} is ${content.policies[policy]}: quote the policy`,
            ]
          : [];
      }),
    ),
  );

describe('two texts', () => {
  test('state the same number for the same fact', { tags: ['FCT-2'] }, () => {
    expect(contradictionsIn(everyText)).toEqual([]);
  });

  test('that state two numbers for a first process are reported with the remedy', { tags: ['FCT-2'] }, () => {
    const text = 'A first process is live in nine weeks; each further one in one or two.';
    const [found] = contradictionsIn([{ name: '/services', text }]);
    expect(found).toMatch(
      /^\/services says 9 in “A first process is live in nine weeks”, but automationWeeks/,
    );
    const [ofFaq] = contradictionsIn([
      { name: '/faq', text: 'A first automated process takes three to four.' },
    ]);
    expect(ofFaq).toContain('/faq says 4');
  });

  test('state the same policies', { tags: ['FCT-2'] }, () => {
    expect(brokenPoliciesIn(everyText)).toEqual([]);
    const { asksForCard, trialRenewsItself } = content.policies;
    const text = `Yes. We ${asksForCard ? 'don’t ' : ''}ask for a card, and the trial ${trialRenewsItself ? 'ends by' : 'renews'} itself.`;
    expect(brokenPoliciesIn([{ name: '/faq', text }])).toHaveLength(2);
  });
});

test('facts that count or add up match what they count', { tags: ['FCT-2'] }, () => {
  expect([content.services.length, content.team.length]).toEqual([content.serviceCount, content.teamPeople]);
  const minutes = content.demo.expect.steps.flatMap((step) => ('minutes' in step ? [step.minutes] : []));
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(content.demoMinutes);
});

test.each([
  ['After three failed attempts', 'three failed attempts'],
  ['a 14-day free trial', '14-day'],
  ['in two to four weeks', 'two to four weeks'],
  ['up to 80%', '80%'],
  ['within one day', 'one day'],
  ['one person reads it', undefined],
  ['step 4', undefined],
  ['$49.99 per month', undefined],
])('“%s” has the figure %s', { tags: ['FCT-2'] }, (text, written) => {
  expect(figuresIn(text).map((figure) => figure.written)).toEqual(written ? [written] : []);
});
