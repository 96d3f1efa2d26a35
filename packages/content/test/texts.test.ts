import { products } from '@loomwright/catalogue';
import { describe, expect, it } from 'vitest';
import {
  around,
  type Block,
  DOCUMENTATION_SECTIONS,
  documentationItems,
  documentationTree,
  findDocumentationItem,
  findPost,
  footerGroups,
  headingsOf,
  loadDocumentationText,
  mainLinks,
  mapLinkText,
  POST_CATEGORIES,
  type Prose,
  parseInline,
  postCalls,
  posts,
  team,
  toPdfHref,
} from '../src/index.ts';
import { loadPostText } from '../src/post-texts.ts';
import { toPlainText, toReadTime } from './plain-text.ts';

const textOf = async (load: Promise<Prose | undefined>) => {
  const text = await load;
  if (!text) throw new Error('The text does not exist');
  return text;
};
const postTexts = await Promise.all(
  posts.map(async (post) => ({ ...post, text: await textOf(loadPostText(post.slug)) })),
);
const itemTexts = await Promise.all(
  documentationItems.map(async (item) => ({ ...item, text: await textOf(loadDocumentationText(item.slug)) })),
);
const everything = [...postTexts, ...itemTexts];
const wordsOf = (text: Prose) => toPlainText(text).split(/\s+/).length;

const inlineTextsOf = (block: Block): readonly string[] => {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text];
};
const hrefsOf = (text: Prose) =>
  text
    .flatMap(inlineTextsOf)
    .flatMap(parseInline)
    .flatMap((span) => (span.kind === 'link' ? [span.href] : []));

const staticPaths = new Set(
  [...mainLinks, ...footerGroups.flatMap(({ links }) => links)].map(({ href }) => href.replace(/#.*/, '')),
);
const otherPaths = [
  '/demo',
  '/register',
  '/orders',
  '/profile',
  '/settings',
  '/forgot-password',
  '/tools/portfolio-generator',
];
const isKnown = (href: string) =>
  staticPaths.has(href.replace(/#.*/, '')) ||
  otherPaths.includes(href) ||
  products.some(({ id }) => href === `/products/${id}`) ||
  everything.some(({ slug }) => href === `/blog/${slug}` || href === `/documentation/${slug}`);

describe('the blog', { tags: ['BLG-1'] }, () => {
  it('has posts of every category, newest first, each with its own address', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const category of POST_CATEGORIES)
      expect(posts.filter((post) => post.category === category).length, category).toBeGreaterThanOrEqual(2);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    for (const { date, slug } of posts) {
      expect(date).toMatch(/^202[456]-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  });

  it.each(postTexts)('$slug has a real text and the right reading time', ({ text, ...post }) => {
    expect(wordsOf(text)).toBeGreaterThan(300);
    expect(wordsOf(text)).toBeLessThan(1200);
    expect(team.map(({ name }) => name)).toContain(post.author);
    expect(post.readTime).toBe(toReadTime(text));
    expect(post.excerpt.length).toBeLessThan(130);
  });

  it('links each post to the next older and newer one', () => {
    for (const [place, { slug }] of posts.entries())
      expect(around(posts, slug)).toEqual({ before: posts[place - 1], after: posts[place + 1] });
    expect(around(posts, 'unknown')).toEqual({});
    expect(Object.keys(postCalls)).toEqual(POST_CATEGORIES);
  });

  it('has no text for an unknown address', async () => {
    for (const slug of ['unknown', '', 'constructor', '__proto__']) {
      expect(findPost(slug)).toBeUndefined();
      expect(await loadPostText(slug)).toBeUndefined();
    }
  });
});

describe('the documentation', { tags: ['DOC-1'] }, () => {
  it('has three sections of three items each, in reading order', () => {
    expect(DOCUMENTATION_SECTIONS).toEqual(['getting-started', 'api-reference', 'tutorials']);
    expect(documentationTree.map(({ items }) => items.length)).toEqual([3, 3, 3]);
    expect(documentationTree.flatMap(({ items }) => items)).toEqual(documentationItems);
    for (const [place, { slug }] of documentationItems.entries()) {
      expect(around(documentationItems, slug)).toEqual({
        before: documentationItems[place - 1],
        after: documentationItems[place + 1],
      });
      expect(toPdfHref(slug)).toBe(`/documentation/${slug}.pdf`);
    }
    expect(around(documentationItems, 'unknown')).toEqual({});
  });

  it.each(itemTexts)('$slug has a real text with code or tables', ({ text, ...item }) => {
    expect(wordsOf(text)).toBeGreaterThan(600);
    expect(wordsOf(text)).toBeLessThan(1300);
    expect(item.readTime).toBe(toReadTime(text));
    expect(text.some(({ kind }) => kind === 'table' || kind === 'code')).toBe(true);
  });

  it('states the word count of its example project', async () => {
    const text = toPlainText(await textOf(loadDocumentationText('build-a-portfolio')));
    const [, example = '', counted] = /An example: “([^”]+)” That’s ([a-z-]+) words/.exec(text) ?? [];
    expect([example.split(' ').length, counted]).toEqual([27, 'twenty-seven']);
  });

  it('has no text for an unknown address', async () => {
    for (const slug of ['unknown', '', 'constructor', '__proto__']) {
      expect(findDocumentationItem(slug)).toBeUndefined();
      expect(await loadDocumentationText(slug)).toBeUndefined();
    }
  });
});

describe('every text', { tags: ['BLG-1', 'DOC-1'] }, () => {
  it.each(everything)('$slug is well formed', ({ text }) => {
    expect(text[0]?.kind).not.toBe('heading');
    const headings = headingsOf(text);
    expect(headings.length).toBeGreaterThan(2);
    for (const { id } of headings) expect(id).toMatch(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);
    for (const block of text) {
      if (block.kind === 'table')
        for (const row of block.rows) expect(row.length, block.caption).toBe(block.head.length);
      // Text outside code must contain no unclosed marks.
      for (const words of inlineTextsOf(block))
        for (const span of parseInline(words))
          if (span.kind !== 'code') expect(span.text).not.toMatch(/`|\*\*|\]\(/);
      if (block.kind === 'code')
        for (const line of block.text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(84);
    }
    expect(toPlainText(text)).not.toMatch(/lorem ipsum|TODO/i);
  });

  it.each(everything)('$slug links to pages that exist', ({ text }) => {
    for (const href of hrefsOf(text)) expect(isKnown(href), href).toBe(true);
  });
});

it.each([
  ['https://www.openstreetmap.org/?mlat=25.9', 'Open the map in OpenStreetMap'],
  ['https://openstreetmap.org', 'Open the map in OpenStreetMap'],
  ['https://maps.example:8443/dimapur?z=9#x', 'Open the map at maps.example:8443'],
])('the link to a map names its provider: %s', { tags: ['CNT-1'] }, (url, text) => {
  expect(mapLinkText(url)).toBe(text);
});
