import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

const out = mkdtempSync(join(tmpdir(), 'links-'));
writeFileSync(join(out, 'feed.xml'), '');
afterAll(() => rmSync(out, { recursive: true }));

const document = (url: string, ...hrefs: readonly string[]) => ({
  page: { url, status: url === '/404' ? (404 as const) : (200 as const) },
  html: hrefs.map((href) => `<a class="link" href="${href}">a link</a>`).join(''),
});

test('links to pages, files, parts of a page and other sites pass the build', { tags: ['RTE-2'] }, () => {
  const about = document(
    '/about',
    '/',
    '/about#team',
    '/?tab=one',
    '/feed.xml',
    '#here',
    'https://example.org/x',
  );
  expect(() => checkLinks([document('/'), about], out)).not.toThrow();
});

test('a broken link stops the build, which names the address and the remedy', {
  tags: ['RTE-2'],
}, () => {
  const documents = [document('/', '/forum'), document('/404', '/forum?a'), document('/about', '/404')];
  expect(() => checkLinks(documents, out)).toThrow(
    /^links lead to no page: \/forum \(on \/ and 1 more\), \/404 \(on \/about\); look for them in .* and remove them, or add the page to site\/src\/pages$/,
  );
});
