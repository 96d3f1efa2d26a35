import { blankTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addQuestion,
  addReply as addReplyAbout,
  type Conversation,
  clearConversation,
  dropFailure,
  EMPTY_CONVERSATION,
  failedQuestion,
  lastMessage,
  numberOf,
  questionOf,
  rateAnswer,
  withdrawQuestion,
} from '../src/conversation.ts';
import type { Reply } from '../src/transport.ts';

const addReply = (conversation: Conversation, reply: Reply | undefined) =>
  addReplyAbout(conversation, reply, () => []);

it('the question before a final error can be asked again', { tags: ['CHT-4'] }, () => {
  const asked = addQuestion(EMPTY_CONVERSATION, 'When?', 10);
  const failed = addReply(asked, { outcome: { kind: 'empty' }, at: 20 });
  expect(failedQuestion(failed)).toBe('When?');
  for (const conversation of [
    EMPTY_CONVERSATION,
    asked,
    dropFailure(failed),
    addQuestion(failed, 'Newer', 30),
  ])
    expect(failedQuestion(conversation)).toBeUndefined();
});

it('an invisible answer is an error', { tags: ['CHT-5', 'BRW-2'] }, () => {
  const asked = addQuestion(EMPTY_CONVERSATION, 'When?', 10);
  const shown = blankTexts.map((response) => {
    const { messages } = addReply(asked, { outcome: { kind: 'answered', response }, at: 20 });
    return messages.at(-1)?.isError;
  });
  expect(shown).toEqual(blankTexts.map(() => true));
});

it('message numbers start at 1 and continue after a clear; a reply has its question', {
  tags: ['CHT-1'],
}, () => {
  const asked = addQuestion(EMPTY_CONVERSATION, 'When?', 10);
  const log = addReply(asked, { outcome: { kind: 'answered', response: 'At nine.' }, at: 20 });
  expect(log.messages.map(numberOf)).toEqual([1, 2]);
  expect(log.messages.map(({ id }) => questionOf(log.messages, id))).toEqual(['', 'When?']);
  expect(questionOf(log.messages, 'none')).toBe('');
  const answers = log.messages.slice(1);
  expect(questionOf([...answers, { ...answers[0], id: 'm3' } as (typeof answers)[0]], 'm3')).toBe('');
  expect(addQuestion(clearConversation(log), 'And?', 30).messages.map(numberOf)).toEqual([3]);
  expect([lastMessage(EMPTY_CONVERSATION), lastMessage(asked).text]).toEqual([
    { text: '', timestamp: 0 },
    'When?',
  ]);
});

it('only answers can be rated, not questions or errors', {
  tags: ['CHT-1'],
}, () => {
  const replies = fc.oneof(fc.constant('fail' as const), fc.constant('answer' as const));
  fc.assert(
    fc.property(fc.array(replies), fc.nat(), fc.array(fc.boolean()), (kinds, at, ratings) => {
      const log = kinds.reduce(
        (conversation, kind, place) =>
          apply(apply(conversation, ['ask', `q${place}`, 0]), [kind, `a${place}`, 1]),
        EMPTY_CONVERSATION,
      );
      const message = log.messages[at % (log.messages.length + 1)];
      const id = message?.id ?? 'none';
      let rated = log;
      let expected: boolean | undefined;
      for (const isHelpful of ratings) {
        rated = rateAnswer(rated, id, isHelpful);
        expected = expected === isHelpful ? undefined : isHelpful;
      }
      if (message?.sender !== 'bot' || message.isError) {
        expect(rated).toBe(log);
        return;
      }
      expect(rated.messages.find((one) => one.id === id)?.isHelpful).toBe(expected);
      expect(questionOf(rated.messages, id)).toBe(log.messages[log.messages.indexOf(message) - 1]?.text);
      expect(rated.messages.map(({ isHelpful: _, ...rest }) => rest)).toEqual(log.messages);
      for (const other of rated.messages) if (other.id !== id) expect(log.messages).toContain(other);
    }),
    runs(1000),
  );
});

type Step = readonly [
  'ask' | 'answer' | 'fail' | 'break' | 'dropFailure' | 'withdraw' | 'clear',
  string,
  number,
];

const steps: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('ask', 'ask', 'answer', 'answer', 'fail', 'break', 'dropFailure', 'withdraw', 'clear'),
  fc.string({ minLength: 1 }).map((text) => `a${text}`),
  fc.nat(),
);

const apply = (conversation: Conversation, [what, response, at]: Step): Conversation => {
  switch (what) {
    case 'ask':
      return addQuestion(conversation, response, at);
    case 'answer':
      return addReply(conversation, { outcome: { kind: 'answered', response }, at });
    case 'fail':
      return addReply(conversation, { outcome: { kind: 'empty' }, at });
    case 'break':
      return addReply(conversation, undefined);
    case 'dropFailure':
      return dropFailure(conversation);
    case 'withdraw':
      return conversation.messages.at(-1)?.sender === 'user'
        ? withdrawQuestion(conversation, '').conversation
        : conversation;
    case 'clear':
      return clearConversation(conversation);
  }
};

it('a conversation never reuses an id, and stays the same object if unchanged', {
  tags: ['CHT-1', 'CHT-6'],
}, () => {
  let unchanged = 0;
  fc.assert(
    fc.property(fc.array(steps), (list) => {
      let conversation = EMPTY_CONVERSATION;
      let naive: { text: string; sender: string; isError: boolean; timestamp: number }[] = [];
      const texts = new Map<string, string>();
      for (const step of list) {
        const [what, text, timestamp] = step;
        const before = conversation;
        conversation = apply(conversation, step);
        const last = naive.at(-1);
        const count = naive.length;
        const error = { sender: 'bot', isError: true };
        if (what === 'ask') naive.push({ text, sender: 'user', isError: false, timestamp });
        else if (what === 'answer') naive.push({ text, sender: 'bot', isError: false, timestamp });
        else if (what === 'fail')
          naive.push({ ...error, text: 'No response received from server', timestamp });
        else if (what === 'break')
          naive.push({
            ...error,
            text: 'Sorry, I encountered an error: something went wrong on this page. Please try again.',
            timestamp: last?.timestamp ?? 0,
          });
        else if (what === 'clear') naive = [];
        else if (what === 'dropFailure' ? last?.isError : last?.sender === 'user') naive.pop();
        expect(
          conversation.messages.map(({ id: _, reply: _read, offered: _next, ...message }) => message),
        ).toEqual(naive);
        for (const { id, text: shown } of conversation.messages) {
          expect(texts.get(id) ?? shown).toBe(shown);
          texts.set(id, shown);
        }
        expect(new Set(conversation.messages.map(({ id }) => id)).size).toBe(naive.length);
        if (naive.length === count) {
          expect(conversation).toBe(before);
          unchanged += 1;
        }
      }
    }),
    runs(1000),
  );
  expect(unchanged).toBeGreaterThan(500);
});
