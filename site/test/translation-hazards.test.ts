import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findTranslationHazards } from './support/translation-hazards.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('no component has a text that a browser translator could break', { tags: ['BRW-2'] }, () => {
  expect(components.length).toBeGreaterThan(150);
  const found = components.flatMap((file) =>
    findTranslationHazards(file, readFileSync(join(sources, file), 'utf8')).map((text) => `${file}:${text}`),
  );
  expect(found).toEqual([]);
});

test('texts that a translator could break are found, others are ignored', {
  tags: ['BRW-2'],
}, () => {
  const found = (code: string) =>
    findTranslationHazards('a.tsx', `export const A = ({ a, children, list }) => ${code};`).length;
  for (const code of [
    '<p>{a} items</p>',
    '<p>{a && <b />} items</p>',
    '<p>{match(a).with("b", () => <b />).with("c", () => a.name).exhaustive()}<i /></p>',
    '<>Read the <a /></>',
  ])
    expect([code, found(code)]).toEqual([code, 1]);
  for (const code of [
    '<p>{a}</p>',
    '<p>Total: {a && <b />}</p>',
    '<p><i />{children}</p>',
    '<>{a && <b />}</>',
  ])
    expect([code, found(code)]).toEqual([code, 0]);
});
