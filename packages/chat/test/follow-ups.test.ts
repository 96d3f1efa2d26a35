import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followUps } from '../src/follow-ups.ts';
import { readSourcedReply, toChatView } from '../src/index.ts';
import { type ChatStep, createChatBench, createPortFakes, replyTexts } from '../src/testing/index.ts';

const questions: Readonly<Record<string, readonly string[]>> = {
  '/faq': ['One?', 'Two?', 'Three?', 'Four?', 'Five?'],
  '/contact': ['When?'],
};
const about = (pathname: string) => questions[pathname] ?? ['Anything?'];

it('[CHT-1] after an answer, questions about the page that it links to are offered, without those that were asked', () => {
  const { stepper, take } = createChatBench({ ...createPortFakes(), questionsAbout: about });
  const next = () => toChatView(stepper.snapshot).followUps;
  const answer = (response: string): ChatStep => ({
    type: 'done.sendMessage',
    output: { kind: 'answered', response },
  });
  expect(next()).toEqual([]);
  take({ type: 'chat.ask', text: 'three?' }, answer('Four?'));
  expect(next()).toEqual([]);
  take({ type: 'chat.ask', text: 'Where?' }, answer('See [the form](/contact).'));
  expect(next()).toEqual(['When?']);
  take({ type: 'chat.ask', text: 'TWO?' });
  expect(next()).toEqual([]);
  take({ type: 'chat.withdraw' });
  expect(next()).toEqual(['When?']);
  take({ type: 'chat.ask', text: 'TWO?' }, answer('See [here](/faq?x=1#a) and [there](/contact).'));
  expect(next()).toEqual(['One?', 'Four?', 'Five?']);
  take({ type: 'chat.ask', text: 'See [here](/faq).' }, { type: 'error.sendMessage' });
  expect(next()).toEqual([]);
});

it('[CHT-1] a question is offered after one answer only', () => {
  const { stepper, take } = createChatBench({ ...createPortFakes(), questionsAbout: about });
  const next = () => toChatView(stepper.snapshot).followUps;
  for (const offered of [['One?', 'Two?', 'Three?'], ['Four?', 'Five?'], []]) {
    take(
      { type: 'chat.ask', text: 'Where?' },
      { type: 'done.sendMessage', output: { kind: 'answered', response: 'See [here](/faq).' } },
    );
    expect(next()).toEqual(offered);
  }
});

it.each<[string, string | undefined]>([
  ['See [here](/faq?x=1#a) and [there](/contact).', '/faq'],
  ['It is. [A](/a)\n\nSee [B](/b).', '/a'],
  ['**It** is [out](https://a.example), [in](/contact#a?b).', '/contact'],
  ['See [it](https://example.com/faq).', undefined],
  ['No link, `/faq` but *code*.', undefined],
])('[CHT-1] the first page of this site that an answer links to is its topic: of %j, %j', (text, topic) => {
  expect(readSourcedReply(text).topic).toBe(topic);
});

it('[CHT-1] after any answer at most three questions are offered, each once, and none that was asked', () => {
  const texts = fc.oneof(replyTexts, fc.constantFrom(...hostileStrings, 'One?', 'THREE?', '[x](/faq)'));
  let count = 0;
  fc.assert(
    fc.property(texts, fc.array(texts, { maxLength: 5 }), (text, asked) => {
      const found = followUps(readSourcedReply(text), asked, about);
      count += found.length;
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      const known = asked.map((question) => question.toLowerCase());
      for (const question of found) expect(known).not.toContain(question.toLowerCase());
    }),
    runs(1000),
  );
  expect(count).toBeGreaterThan(30);
});
