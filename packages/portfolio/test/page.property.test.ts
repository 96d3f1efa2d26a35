import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../src/address.ts';
import { renderPortfolio, toHtml } from '../src/index.ts';
import { lineOf, paragraphsOf, wellFormed } from '../src/page/text.ts';
import type { Portfolio } from '../src/portfolio.ts';
import { styles } from '../src/style/style.ts';
import { portfolios } from '../src/testing/arbitraries.ts';
import { elementsOf, parsePage, textsOf } from './parse-page.ts';

// Not derived from the source: a new element or attribute must be allowed here first.
const TAGS = new Set(
  'html head meta title style body header main section article address div h1 h2 h3 p ul li a img br'.split(
    ' ',
  ),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  html: ['lang', 'class'],
  meta: ['charset', 'name', 'content', 'http-equiv'],
  body: ['class'],
  header: ['class'],
  section: ['class', 'aria-labelledby'],
  article: ['class'],
  div: ['class'],
  h1: ['dir', 'class'],
  h2: ['id'],
  h3: ['dir'],
  p: ['dir', 'class'],
  ul: ['role', 'class'],
  li: ['dir'],
  a: ['class', 'href'],
  img: ['class', 'src', 'alt'],
};

const isAllowed = (tag: string, name: string, value: string): boolean => {
  if (!ATTRIBUTES[tag]?.includes(name)) return false;
  if (name === 'href')
    return /^(https:\/\/[^/]|mailto:.)/.test(value) && new URL(value).href.startsWith(value.slice(0, 7));
  if (name === 'src') return /^data:image\/(png|webp|jpeg);base64,[\w+/=]+$/.test(value);
  if (name === 'class' || name === 'id') return /^[a-z ]+$/.test(value);
  return true;
};

/** The words expected on the page, derived without the renderer. */
const wordsOf = (portfolio: Portfolio): readonly string[] => {
  const { name, headline, about, skills, projects, experience } = portfolio;
  return [
    lineOf(name),
    lineOf(headline),
    ...paragraphsOf(about).flat(),
    ...projects.flatMap(({ title, text }) => [lineOf(title), ...paragraphsOf(text).flat()]),
    ...experience.flatMap(({ role, organisation, period, text }) => [
      ...[role, organisation, period].map(lineOf),
      ...paragraphsOf(text).flat(),
    ]),
    ...skills.map(lineOf),
  ].filter((words) => words !== '');
};

const isInReadingOrder = (words: readonly string[], texts: readonly string[]): boolean => {
  let place = 0;
  return words.every((word) => {
    place = texts.indexOf(word, place) + 1;
    return place > 0;
  });
};

describe('the file of any portfolio', () => {
  it('parses to the same tree, with only allowed elements and attributes', {
    tags: ['PGN-1'],
    timeout: 1_800_000,
  }, () => {
    const seen = { links: 0, pictures: 0, markup: 0, cards: 0 };
    fc.assert(
      fc.property(portfolios(2), (portfolio) => {
        const tree = renderPortfolio(portfolio);
        // Leaves out the style, which is constant, takes up two thirds of the file, and is tested below.
        const html = toHtml(tree).replace(styles[portfolio.theme].css, 'a{}');
        const { root, errors, others } = parsePage(html);
        expect(errors).toEqual([]);
        expect(others).toEqual(['#documentType']);
        const [read, made] = [root, tree].map((page) => JSON.stringify(page.children[1]));
        if (read !== made) expect(root.children[1]).toEqual(tree.children[1]);
        expect(textsOf(root)[1]).toBe('a{}');
        if (root.children.length !== 2) expect(root).toEqual(tree);
        const elements = elementsOf(root);
        const beyond = elements.flatMap(({ tag, attributes }) => [
          ...(TAGS.has(tag) ? [] : [tag]),
          ...Object.entries(attributes)
            .filter(([attribute, value]) => !isAllowed(tag, attribute, value))
            .map(([attribute, value]) => `${tag} ${attribute}=${value}`),
        ]);
        expect(beyond).toEqual([]);
        const texts = textsOf(root);
        if (!isInReadingOrder(wordsOf(portfolio), texts)) expect(texts).toEqual(wordsOf(portfolio));
        expect(texts.every((text) => text.trim() !== '')).toBe(true);
        seen.links += elements.filter(({ tag }) => tag === 'a').length;
        seen.pictures += elements.filter(({ tag }) => tag === 'img').length;
        seen.markup += texts.filter((text) => text.includes('<script>')).length;
        seen.cards += html.includes('class="card"') ? 1 : 0;
      }),
      runs(1000),
    );
    expect(seen.links).toBeGreaterThan(500);
    expect(seen.pictures).toBeGreaterThan(500);
    expect(seen.markup).toBeGreaterThan(100);
    expect(seen.cards).toBeGreaterThan(1);
  });

  it('parses to the same tree with its head and style, in every theme', { tags: ['PGN-1'] }, () => {
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const tree = renderPortfolio(portfolio);
        const { root, errors, others } = parsePage(toHtml(tree));
        expect({ root, errors, others }).toEqual({ root: tree, errors: [], others: ['#documentType'] });
      }),
      runs(30, 1000),
    );
  });

  it('has a link for each allowed address and a picture for each picture only', {
    tags: ['PGN-1'],
  }, () => {
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const { links, projects, contact, picture } = portfolio;
        const elements = elementsOf(renderPortfolio(portfolio));
        const addresses = [...links, ...projects].flatMap(({ address }) => readAddress(address) ?? []);
        const email = readAddress(`mailto:${contact.email.trim()}`);
        const hrefs = elements.flatMap(({ attributes: { href } }) => href ?? []);
        expect(new Set(hrefs)).toEqual(new Set([...addresses, ...(email === undefined ? [] : [email])]));
        expect(hrefs.filter((href) => href !== email)).toHaveLength(
          addresses.filter((address) => address !== email).length,
        );
        const sources = elements.flatMap(({ attributes: { src } }) => src ?? []);
        expect(sources).toEqual(
          [picture, ...projects.map((project) => project.picture)].filter((source) => source !== ''),
        );
      }),
      runs(1000),
    );
  });

  it('has one first-level heading, skips no level, and has no empty heading or link', {
    tags: ['PGN-1'],
  }, () => {
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const root = renderPortfolio(portfolio);
        const elements = elementsOf(root);
        const levels = elements.filter(({ tag }) => /^h\d$/.test(tag)).map(({ tag }) => Number(tag[1]));
        expect(levels.filter((level) => level === 1)).toEqual([1]);
        expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
        expect(elements.filter(({ tag }) => tag === 'main')).toHaveLength(1);
        const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(elements.flatMap(({ attributes }) => attributes['aria-labelledby'] ?? [])).toEqual(ids);
        for (const element of elements.filter(({ tag }) => !/^(html|head|meta|img|br)$/.test(tag)))
          expect(
            textsOf(element).length + elementsOf(element).filter(({ tag }) => tag === 'img').length,
          ).toBeGreaterThan(0);
      }),
      runs(100),
    );
  });

  it('is identical to the byte for the same portfolio', {
    tags: ['PGN-1'],
  }, () => {
    const wellFormedTexts = (portfolio: Portfolio): Portfolio =>
      JSON.parse(JSON.stringify(portfolio), (_, value) =>
        typeof value === 'string' ? wellFormed(value) : value,
      );
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const html = toHtml(renderPortfolio(portfolio));
        expect(toHtml(renderPortfolio(structuredClone(portfolio)))).toBe(html);
        // Addresses are an exception: those with invisible characters are refused, not cleaned.
        const cleaned = wellFormedTexts(portfolio);
        expect(
          toHtml(
            renderPortfolio({
              ...cleaned,
              links: portfolio.links,
              contact: portfolio.contact,
              projects: cleaned.projects.map((project, index) => ({
                ...project,
                address: portfolio.projects[index]?.address ?? '',
              })),
            }),
          ),
        ).toBe(html);
      }),
      runs(1000),
    );
  });
});
