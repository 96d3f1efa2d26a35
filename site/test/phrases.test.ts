import { expect, test } from 'vitest';
import { listWritten, readWritten } from '../checks/prose.mjs';

const LIST = 'site/checks/phrases.txt';

const phrases = readWritten(LIST)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => '));

test('no code, document or page contains a phrase of the list', () => {
  const any = new RegExp(phrases.map(([pattern]) => pattern).join('|'), 'i');
  const found = listWritten('*.ts', '*.tsx', '*.mjs', '*.md').flatMap((path) =>
    readWritten(path)
      .split('\n')
      .flatMap((line, index) => {
        if (!any.test(line)) return [];
        const [pattern = '', instead] = phrases.find(([one = '']) => new RegExp(one, 'i').test(line)) ?? [];
        return [`${path}:${index + 1}: “${new RegExp(pattern, 'i').exec(line)?.[0]}” (write: ${instead})`];
      }),
  );
  expect(found, `phrases of ${LIST}`).toEqual([]);
});

test('each phrase of the list has a replacement', () => {
  expect(phrases.filter(([, instead = '']) => instead.trim() === '')).toEqual([]);
});
