import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Block,
  company,
  DOCUMENTATION_UPDATED,
  documentationItems,
  documentationSections,
  headingsOf,
  loadDocumentationText,
  parseInline,
  toInlineText,
} from '../../../packages/content/src/index.ts';
import { type ReadPdf, readPdf } from '../../test/support/read-pdf.ts';
import { makeDocumentationPdfs, type PdfContent } from './documentation-pdf.ts';

const content: PdfContent = {
  origin: company.origin,
  updated: DOCUMENTATION_UPDATED,
  parseInline,
  sources: await Promise.all(
    documentationItems.map(async (item) => ({
      ...item,
      section: documentationSections[item.section].title,
      text: (await loadDocumentationText(item.slug)) ?? [],
    })),
  ),
};

const bare = (text: string) => text.replaceAll(/\s/g, '');

const wordsOf = (block: Block): readonly string[] => {
  if (block.kind === 'code') return [block.text];
  if (block.kind === 'list')
    return block.items.flatMap((item, place) => [
      block.isOrdered ? `${place + 1}.` : '–',
      toInlineText(item),
    ]);
  if (block.kind === 'table') return [block.caption, ...[block.head, ...block.rows].flat().map(toInlineText)];
  return [toInlineText(block.text)];
};

const filesOf = new Map<string, Buffer>();
const pdfs = new Map<string, ReadPdf>();
const pdfOf = (slug: string) => {
  const pdf = pdfs.get(slug);
  if (!pdf) throw new Error(`there is no PDF of ${slug}`);
  return pdf;
};
const count = ({ objects }: ReadPdf, pattern: RegExp) =>
  [...objects.values()].filter((dictionary) => pattern.test(dictionary)).length;
const all = ({ objects }: ReadPdf) => [...objects.values()].join('\n');

beforeAll(async () => {
  for (const { bytes, path } of await makeDocumentationPdfs(content)) filesOf.set(path, bytes);
  for (const { slug } of documentationItems) {
    const file = filesOf.get(`documentation/${slug}.pdf`);
    if (file) pdfs.set(slug, readPdf(file));
  }
}, 60_000);

describe('the PDFs of the documentation', () => {
  it('exist once per item, at the address that its page links to', { tags: ['DOC-1'] }, () => {
    expect([...filesOf.keys()]).toEqual(documentationItems.map(({ slug }) => `documentation/${slug}.pdf`));
    for (const file of filesOf.values()) {
      expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(file.subarray(-6).toString().trim()).toBe('%%EOF');
      expect(file.length).toBeLessThan(80_000);
    }
  });

  it.each(content.sources)('$slug contains the whole text, in order', { tags: ['DOC-1'] }, (source) => {
    const { pages } = pdfOf(source.slug);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(7);
    const words = [
      `${company.name} · ${source.section}`,
      source.title,
      source.summary,
      ...source.text.flatMap(wordsOf),
    ];
    expect(bare(pages.join(''))).toBe(bare(words.join('')));
  });

  it.each(content.sources)(
    '$slug is tagged, with bookmarks and embedded fonts',
    { tags: ['DOC-1', 'A11-1'] },
    (source) => {
      const pdf = pdfOf(source.slug);
      const written = all(pdf);
      expect(written).toContain(`/Title (${source.title})`);
      expect(written).toContain('/Lang (en-GB)');
      expect(written).toContain('/DisplayDocTitle true');
      expect(written).toContain('/Marked true');
      const kinds = source.text.map(({ kind }) => kind);
      const tables = source.text.filter((block) => block.kind === 'table');
      expect(count(pdf, /\/S \/H1\b/)).toBe(1);
      expect(count(pdf, /\/S \/H2\b/)).toBe(
        headingsOf(source.text).filter(({ level }) => level === 2).length,
      );
      expect(count(pdf, /\/S \/Table\b/)).toBe(tables.length);
      expect(count(pdf, /\/S \/TH\b[\s\S]*\/Scope \/Column/)).toBe(tables.flatMap(({ head }) => head).length);
      expect(count(pdf, /\/S \/L\n/)).toBe(kinds.filter((kind) => kind === 'list').length);
      for (const { text } of headingsOf(source.text).filter((heading) => /^[ -~]*$/.test(heading.text)))
        expect(written).toContain(`/Title (${text.replaceAll(/[()\\]/g, '\\$&')})`);
      expect(count(pdf, /\/FontFile2/)).toBe(2);
    },
  );

  it.each(content.sources)('the links of $slug lead to the site', { tags: ['DOC-1'] }, (source) => {
    const pdf = pdfOf(source.slug);
    const written = new Set([...all(pdf).matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri));
    const wanted = JSON.stringify(source.text.filter(({ kind }) => kind !== 'code'))
      .match(/\]\((\/[^)]*)\)/g)
      ?.map((mark) => content.origin + mark.slice(2, -1));
    expect(written).toEqual(new Set(wanted));
    expect(count(pdf, /\/S \/Link\b/)).toBeGreaterThanOrEqual(written.size);
  });

  it('are the same in every build', { tags: ['DOC-1'] }, async () => {
    const again = await makeDocumentationPdfs(content);
    for (const { bytes, path } of again)
      expect(bytes.equals(filesOf.get(path) ?? Buffer.of()), path).toBe(true);
  });
});

describe('the texts of the documentation', () => {
  it('contain only code that a standard font can show', { tags: ['DOC-1'] }, () => {
    for (const { text } of content.sources)
      for (const block of text)
        for (const code of block.kind === 'code'
          ? [block.text]
          : wordsOf(block)
              .flatMap((words) => parseInline(words))
              .flatMap((span) => (span.kind === 'code' ? [span.text] : [])))
          expect(code).toMatch(/^[\n -~]*$/);
  });
});
