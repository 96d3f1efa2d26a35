import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followUps, type Message } from '../src/index.ts';
import { replyTexts } from '../src/testing/index.ts';

const questions: Readonly<Record<string, readonly string[]>> = {
  '/faq': ['One?', 'Two?', 'Three?', 'Four?'],
  '/contact': ['When?'],
};
const about = (pathname: string) => questions[pathname] ?? [];
const message = (sender: Message['sender'], text: string, isError = false): Message => ({
  id: `${sender} ${text}`,
  sender,
  text,
  isError,
  timestamp: 0,
});

it('[CHT-1] after an answer, questions about the page that it links to are offered, without those that were asked', () => {
  const log = [message('user', ' two? '), message('bot', 'See [here](/faq?x=1#a) and [there](/contact).')];
  expect(followUps(log, about)).toEqual(['One?', 'Three?', 'Four?']);
  expect(followUps([...log, message('user', 'And?')], about)).toEqual([]);
  expect(followUps([...log, message('bot', 'See [here](/faq).', true)], about)).toEqual([]);
  expect(followUps([message('bot', 'See [it](https://example.com/faq) or [a](/b).')], about)).toEqual([]);
  expect(followUps([], about)).toEqual([]);
});

it('[CHT-1] only a link of this site leads to questions, with its path alone, and what the assistant said was not asked', () => {
  const asked: string[] = [];
  const ask = (pathname: string) => {
    asked.push(pathname);
    return about(pathname);
  };
  expect(followUps([message('bot', 'No link, `/faq` but *code*.')], ask)).toEqual([]);
  expect(followUps([message('user', 'See [here](/faq).')], ask)).toEqual([]);
  expect(asked).toEqual([]);
  const log = [
    message('bot', 'When?'),
    message('bot', '**It** is [out](https://a.example), [in](/contact#a?b).'),
  ];
  expect(followUps(log, ask)).toEqual(['When?']);
  expect(asked).toEqual(['/contact']);
});

it('[CHT-1] of any log at most three questions are offered, each once, and none that was asked', () => {
  const texts = fc.oneof(replyTexts, fc.constantFrom(...hostileStrings, 'One?', 'THREE?', '[x](/faq)'));
  const logs = fc.array(
    fc.tuple(fc.constantFrom('user' as const, 'bot' as const), texts).map(([by, text]) => message(by, text)),
    { maxLength: 6 },
  );
  let offered = 0;
  fc.assert(
    fc.property(logs, (log) => {
      const found = followUps(log, about);
      offered += found.length;
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      const asked = log
        .filter(({ sender }) => sender === 'user')
        .map(({ text }) => text.trim().toLowerCase());
      for (const question of found) expect(asked).not.toContain(question.toLowerCase());
    }),
    runs(1000),
  );
  expect(offered).toBeGreaterThan(30);
});
