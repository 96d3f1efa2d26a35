import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** The opening tags of some elements in a source; braces and strings within them are skipped. */
const tagsIn = (source: string, names: string): readonly string[] =>
  [...source.matchAll(new RegExp(`<(?:${names})(?=[\\s>])`, 'g'))].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < source.length; at += 1) {
      if (source[at] === '{') depth += 1;
      else if (source[at] === '}') depth -= 1;
      else if (source[at] === '>' && depth === 0) return source.slice(index, at + 1);
    }
    return source.slice(index);
  });

const files = readdirSync(root, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const isWithoutText = (tag: string) => /\shidden\s|type="(?:checkbox|radio|file|hidden)"/.test(tag);

test('every input and text area says in which direction its text runs', { tags: ['BRW-2'] }, () => {
  const inputs = files.flatMap(([file, source]) =>
    tagsIn(source, 'input|textarea').map((tag) => ({ file, tag })),
  );
  expect(inputs.length).toBeGreaterThan(20);
  const undirected = inputs.filter(({ tag }) => !isWithoutText(tag) && !/\sdir=/.test(tag));
  expect(undirected).toEqual([]);
});

test('names, addresses and words of people stand in elements of their own direction', {
  tags: ['BRW-2'],
}, () => {
  const shown = [
    ['frame/nav-bar/user-menu.tsx', '{user.name}', '{user.email}'],
    ['shared/dashboard/dashboard.tsx', '{user.name}'],
    ['pages/profile/profile-page.tsx', '{user.email}'],
    ['pages/settings/deletion.tsx', '{user.email}'],
    ['pages/contact/quote-sent.tsx', '{email}'],
    ['pages/demo/booked.tsx', '{booking.email}'],
    ['pages/portfolio-generator/entry-card.tsx', '{name}'],
    ['pages/portfolio-generator/entry-list.tsx', '{offer.name}'],
    ['search/palette/results.tsx', '{text.trim()}'],
    ['assistant/panel/message-row.tsx', '{text}'],
  ] as const;
  for (const [file, ...texts] of shown) {
    const [, source = ''] = files.find(([name]) => name === file) ?? [];
    for (const text of texts)
      expect([file, source.replace(/\s+/g, ' ')]).toEqual([
        file,
        expect.stringMatching(
          new RegExp(`<(?:bdi[^<>]*|[a-z]+ [^<>]*dir="auto")> ?${text.replace(/[{}.()]/g, '\\$&')}`),
        ),
      ]);
  }
});
