import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followUps } from '../src/follow-ups.ts';
import { readSourcedReply, toChatView } from '../src/index.ts';
import { type ChatStep, createChatBench, createPortFakes, replyTexts } from '../src/testing/index.ts';

const questions: Readonly<Record<string, readonly string[]>> = {
  '/faq': ['One?', 'Two?', 'Three?', 'Four?', 'Five?'],
  '/contact': ['When?'],
};
const after = (_asked: readonly string[], topic: string | undefined) => questions[topic ?? ''] ?? [];

const begin = (suggestQuestions: typeof after = after) => {
  const { stepper, take } = createChatBench({ ...createPortFakes(), suggestQuestions });
  const next = () => toChatView(stepper.snapshot).followUps;
  const answer = (response: string): ChatStep => ({
    type: 'done.sendMessage',
    output: { kind: 'answered', response },
  });
  return { stepper, take, next, answer };
};

it('an answer is followed by questions about the page it links to', {
  tags: ['CHT-1'],
}, () => {
  const { take, next, answer } = begin();
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

it('a question is offered only once', { tags: ['CHT-1'] }, () => {
  const { stepper, take, next, answer } = begin();
  const ask = (offered?: readonly string[]) => {
    stepper.send({ type: 'chat.ask', text: 'Where?', at: 0, ...(offered && { offered }) });
    take(answer('See [here](/faq).'));
  };
  ask(['Two?']);
  expect(next()).toEqual(['One?', 'Three?', 'Four?']);
  ask();
  expect(next()).toEqual(['Five?']);
  ask();
  expect(next()).toEqual([]);
  take({ type: 'chat.clear' }, { type: 'done.endSession', output: undefined });
  ask();
  expect(next()).toEqual(['One?', 'Two?', 'Three?']);
});

it('follow-up questions depend on all questions asked', { tags: ['CHT-1'] }, () => {
  const lookedUp: unknown[] = [];
  const { take, answer } = begin((...turn) => {
    lookedUp.push(turn);
    return [];
  });
  take({ type: 'chat.ask', text: 'Where?' }, answer('See [here](/faq).'));
  take({ type: 'chat.ask', text: 'Vans?' }, answer('I’m not sure, but this may help: [the form](/contact).'));
  take({ type: 'chat.ask', text: 'Ships?' }, answer('I am not sure about that.\n\n- [FAQ](/faq)'));
  expect(lookedUp).toEqual([
    [['Where?'], '/faq'],
    [['Where?', 'Vans?'], undefined],
    [['Where?', 'Vans?', 'Ships?'], undefined],
  ]);
});

it.each<[string, string | undefined]>([
  ['See [here](/faq?x=1#a) and [there](/contact).', '/faq'],
  ['It is. [A](/a)\n\nSee [B](/b).', '/a'],
  ['**It** is [out](https://a.example), [in](/contact#a?b).', '/contact'],
  ['See [it](https://example.com/faq).', undefined],
  ['No link, `/faq` but *code*.', undefined],
])(
  'the first page of this site that an answer links to is its topic: %j, %j',
  { tags: ['CHT-1'] },
  (text, topic) => {
    expect(readSourcedReply(text).topic).toBe(topic);
  },
);

it('any answer is followed by at most three new questions', {
  tags: ['CHT-1'],
}, () => {
  const texts = fc.oneof(replyTexts, fc.constantFrom(...hostileStrings, 'One?', 'THREE?'));
  let count = 0;
  fc.assert(
    fc.property(fc.uniqueArray(texts), fc.array(texts, { maxLength: 5 }), (candidates, known) => {
      const found = followUps(candidates, known);
      count += found.length;
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      const lower = known.map((question) => question.toLowerCase());
      for (const question of found) expect(lower).not.toContain(question.toLowerCase());
    }),
    runs(1000),
  );
  expect(count).toBeGreaterThan(30);
});
