import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bareTexts } from './support/bare-texts.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('every component keeps its texts where a translator leaves them to React', { tags: ['BRW-2'] }, () => {
  expect(components.length).toBeGreaterThan(150);
  const found = components.flatMap((file) =>
    bareTexts(file, readFileSync(join(sources, file), 'utf8')).map((text) => `${file}:${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '<p>{a} items</p>',
  '<p>Total: {a.b}</p>',
  '<p>{"a" + a}<b /></p>',
  '<p>{a ? "Yes" : <b />}<i /></p>',
  '<p>{names.map((name) => name + ", ")}<b /></p>',
  '<p>{format(a)} <b /></p>',
  '<p>{a && <b />} items</p>',
  '<p>{list.map((x) => <b key={x} />)}and more</p>',
  '<p>{a?.b ?? "none"}<b /></p>',
  '<p>{list.map((x) => x + ", ")}</p>',
  'a ? <b /> : a.name',
  '<p>{match(a).with("b", () => <b />).with("c", () => a.name).exhaustive()}<i /></p>',
  '<>{a}</>',
  '<>Read the <a /></>',
])('%s is found', { tags: ['BRW-2'] }, (code) => {
  expect(bareTexts('a.tsx', `export const A = ({ a, list, names }) => ${code};`)).toHaveLength(1);
});

test.each([
  '<p>{a}</p>',
  '<p>{a ? "Yes" : <b />}</p>',
  '<p>{a + " items"}</p>',
  '<p>Read the <a /> and <b>{a}</b>.</p>',
  '<p>Total: {a && <b />}</p>',
  '<p>{a && <b />} <span>items</span>{null}</p>',
  '<p><i />{icon}{shown}</p>',
  '<p><i />{match(a).with("b", () => <b />).otherwise(() => null)}</p>',
  '<p><i />{/* a remark */}</p>',
  '<>{a && <b />} <i /></>',
])('%s is left alone', { tags: ['BRW-2'] }, (code) => {
  const types = 'interface Props { readonly icon: ReactNode }';
  expect(
    bareTexts('a.tsx', `${types}\nconst shown = a && <b />;\nexport const A = ({ a, icon }) => ${code};`),
  ).toEqual([]);
});
