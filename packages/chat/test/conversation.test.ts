import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAnswer,
  addFailure,
  addQuestion,
  type Conversation,
  clearConversation,
  dropFailure,
  dropQuestion,
  EMPTY_CONVERSATION,
  failedQuestion,
} from '../src/conversation.ts';

const asked = addQuestion(EMPTY_CONVERSATION, 'When?', 10);

describe('a conversation', () => {
  it('[CHT-1] keeps id, text, sender, timestamp and isError of every message', () => {
    const { messages } = addFailure(addQuestion(addAnswer(asked, 'Now.', 20), 'And then?', 30), 'Sorry.', 40);
    expect(messages).toEqual([
      { id: 'm1', text: 'When?', sender: 'user', timestamp: 10, isError: false },
      { id: 'm2', text: 'Now.', sender: 'bot', timestamp: 20, isError: false },
      { id: 'm3', text: 'And then?', sender: 'user', timestamp: 30, isError: false },
      { id: 'm4', text: 'Sorry.', sender: 'bot', timestamp: 40, isError: true },
    ]);
  });

  it('[CHT-4] offers the question again whose failure came last, and drops that failure alone', () => {
    const failed = addFailure(asked, 'Sorry.', 20);
    expect(failedQuestion(failed)).toBe('When?');
    expect(dropFailure(failed).messages).toEqual(asked.messages);
    expect(failedQuestion(addQuestion(failed, 'Something newer', 30))).toBeUndefined();
    expect([failedQuestion(EMPTY_CONVERSATION), failedQuestion(asked)]).toEqual([undefined, undefined]);
  });

  it('[CHT-6] gives no id out again after it was cleared', () => {
    const cleared = clearConversation(addAnswer(asked, 'Now.', 20));
    expect(cleared.messages).toEqual([]);
    expect(addQuestion(cleared, 'Again', 30).messages[0]?.id).toBe('m3');
  });
});

type Deed = readonly ['ask' | 'answer' | 'fail' | 'dropFailure' | 'dropQuestion' | 'clear', string, number];

const deeds: fc.Arbitrary<Deed> = fc.tuple(
  fc.constantFrom('ask', 'answer', 'fail', 'ask', 'answer', 'fail', 'dropFailure', 'dropQuestion', 'clear'),
  fc.string(),
  fc.nat(),
);

const apply = (conversation: Conversation, [what, text, at]: Deed): Conversation => {
  if (what === 'ask') return addQuestion(conversation, text, at);
  if (what === 'answer') return addAnswer(conversation, text, at);
  if (what === 'fail') return addFailure(conversation, text, at);
  if (what === 'dropFailure') return dropFailure(conversation);
  return what === 'dropQuestion' ? dropQuestion(conversation) : clearConversation(conversation);
};

describe('any conversation', () => {
  it('[CHT-1] [CHT-6] is what a list of messages would be, gives every id once, and stays itself when nothing changes', () => {
    let unchanged = 0;
    fc.assert(
      fc.property(fc.array(deeds), (list) => {
        let conversation = EMPTY_CONVERSATION;
        let naive: { text: string; sender: string; isError: boolean; timestamp: number }[] = [];
        const ids = new Map<string, string>();
        for (const deed of list) {
          const [what, text, timestamp] = deed;
          const before = conversation;
          conversation = apply(conversation, deed);
          const last = naive.at(-1);
          const count = naive.length;
          if (what === 'ask') naive.push({ text, sender: 'user', isError: false, timestamp });
          else if (what === 'answer') naive.push({ text, sender: 'bot', isError: false, timestamp });
          else if (what === 'fail') naive.push({ text, sender: 'bot', isError: true, timestamp });
          else if (what === 'clear') naive = [];
          else if (what === 'dropFailure' ? last?.isError : last?.sender === 'user') naive.pop();
          expect(conversation.messages.map(({ id: _, ...message }) => message)).toEqual(naive);
          for (const { id, text: said } of conversation.messages) {
            expect(ids.get(id) ?? said).toBe(said);
            ids.set(id, said);
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
});
