import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, makeOgImages, ogSize } from './og-image.ts';

const measure = (text: string, size: number) => text.length * size * 0.5;
const titles = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcdefghij&<'), minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((words) => words.join(' '));

describe('Open Graph pictures', () => {
  it('every title fits completely', { tags: ['SEO-1'] }, () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { lines, size } = layOut(title, measure);
        expect(lines.join(' ')).toBe(title);
        expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(500);
        expect(lines.length * size).toBeLessThanOrEqual(280);
      }),
      { numRuns: 1000 },
    );
    expect(() => layOut('w'.repeat(60), measure)).toThrow('too long');
  });

  it('are PNGs of the size that social networks expect, one per title', {
    tags: ['SEO-1'],
  }, async () => {
    const drawn = await makeOgImages([
      { name: 'a', title: 'Q&A <about> us' },
      { name: 'b', title: 'Services' },
    ]);
    expect(drawn.map(({ path }) => path)).toEqual(['og/a.png', 'og/b.png']);
    for (const { bytes } of drawn) {
      const view = Buffer.from(bytes);
      expect(view.subarray(1, 4).toString()).toBe('PNG');
      expect([view.readUInt32BE(16), view.readUInt32BE(20)]).toEqual([ogSize.width, ogSize.height]);
      expect(bytes.length).toBeLessThan(300_000);
    }
    expect(Buffer.from(drawn[0]?.bytes ?? []).equals(Buffer.from(drawn[1]?.bytes ?? []))).toBe(false);
  });
});
