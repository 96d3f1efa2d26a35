import { expect, it } from 'vitest';
import {
  documentationItems,
  headingsOf,
  loadDocumentationParts,
  loadDocumentationText,
  type Prose,
  toDocumentationParts,
} from '../src/index.ts';

const item = documentationItems[0] as (typeof documentationItems)[number];

it('each heading of each item starts a part with its own address', {
  tags: ['DOC-1'],
}, async () => {
  const parts = await loadDocumentationParts();
  const expected = await Promise.all(
    documentationItems.map(async ({ slug }) => {
      const headings = headingsOf((await loadDocumentationText(slug)) ?? []);
      return [`/documentation/${slug}`, ...headings.map(({ id }) => `/documentation/${slug}#${id}`)];
    }),
  );
  expect(parts.map(({ href }) => href)).toEqual(expected.flat());
  expect(new Set(parts.map(({ href }) => href)).size).toBe(parts.length);
  for (const { text } of parts) expect(text).toMatch(/^\S(?:.*\S)?$/);
});

it('every kind of block is in the text of its part', { tags: ['DOC-1'] }, () => {
  const prose: Prose = [
    { kind: 'paragraph', text: 'A **first** paragraph' },
    { kind: 'heading', text: 'Use `it`' },
    { kind: 'list', items: ['one [link](/faq)', 'two'] },
    { kind: 'code', language: 'Shell', text: 'run **all**' },
    { kind: 'heading', text: 'Fields', level: 3 },
    { kind: 'table', caption: 'Codes', head: ['Code', 'Meaning'], rows: [['404', 'Not found']] },
    { kind: 'note', text: 'Take care' },
  ];
  expect(toDocumentationParts(item, prose).map(({ title, text }) => [title, text])).toEqual([
    [item.title, `${item.summary} A first paragraph`],
    ['Use it', 'one link two run **all**'],
    ['Fields', 'Codes — Code · Meaning — 404 · Not found Take care'],
  ]);
});
