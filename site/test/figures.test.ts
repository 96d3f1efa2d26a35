import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as content from '@loomwright/content';
import { expect, test } from 'vitest';
import { figuresIn, textsIn } from './support/figures.ts';
import { ownFigures } from './support/own-figures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesBelow = (folder: string, end: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => end.test(file));
const files = [
  ...filesBelow('packages/content/src', /(?<!\/facts)\.ts$/),
  ...filesBelow('packages/chat-service/src/operations', /\.ts$/),
  ...filesBelow('site/src', /\.tsx$|\/page\.ts$/),
];
const found = files.flatMap((file) =>
  textsIn(file, readFileSync(root + file, 'utf8'))
    .flatMap(figuresIn)
    .map((figure) => ({ file, ...figure })),
);

test('every number with a unit is a fact, or a figure of its text alone', { tags: ['FCT-2'] }, () => {
  expect(files.length).toBeGreaterThan(200);
  const unknown = found.filter(({ file, written }) => !ownFigures[file]?.includes(written));
  const report = ({ file, sentence, written }: (typeof found)[number]) =>
    `${file} states “${written}” in “${sentence}”: quote a fact of packages/content/src/facts.ts, or list it in site/test/support/own-figures.ts if no other text states it`;
  expect(unknown.map(report)).toEqual([]);
});

test('facts that count or add up are those of what they count', { tags: ['FCT-2'] }, () => {
  expect([content.services.length, content.team.length]).toEqual([content.serviceCount, content.teamPeople]);
  const minutes = content.demo.expect.steps.flatMap((step) => ('minutes' in step ? [step.minutes] : []));
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(content.demoMinutes);
});

test.each([
  ['in two to four weeks', 'two to four weeks'],
  ['up to 80%', '80%'],
  ['one person reads it', undefined],
  ['$49.99 per month', undefined],
])('“%s” has the figure %s', { tags: ['FCT-2'] }, (text, written) => {
  expect(figuresIn(text).map((figure) => figure.written)).toEqual(written ? [written] : []);
});
