import { isBlank } from '@loomwright/kit';
import { followUps, type QuestionsAfter } from './follow-ups.ts';
import { readSourcedReply, type SourcedReply } from './reply-sources.ts';
import { failureText } from './retry.ts';
import { answerText, type Reply } from './transport.ts';

/** One entry of the log (CHT-1). */
export interface Message {
  /** Unique within the page load. */
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'bot';
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly isError: boolean;
  /** What the user said of an answer; undefined before. */
  readonly isHelpful?: boolean | undefined;
  /** The text of an answer as it is shown: read once, when it comes. */
  readonly reply?: SourcedReply;
  /** Questions that were offered with it: those that may follow an answer, or those of the greeting before a first question. */
  readonly offered?: readonly string[];
}

export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** How many messages were ever added: clearing the log does not reuse their ids. */
  readonly madeCount: number;
}

export const EMPTY_CONVERSATION: Conversation = { messages: [], madeCount: 0 };

const add = ({ messages, madeCount }: Conversation, message: Omit<Message, 'id'>): Conversation => ({
  messages: [...messages, { id: `m${madeCount + 1}`, ...message }],
  madeCount: madeCount + 1,
});

/** The number of a message within the page load, from 1. */
export const numberOf = ({ id }: Message): number => Number(id.slice(1));

const dropLast = (conversation: Conversation): Conversation => ({
  ...conversation,
  messages: conversation.messages.slice(0, -1),
});

/** Adds a question of the user; `offered` are those that were to choose from. */
export const addQuestion = (
  conversation: Conversation,
  text: string,
  timestamp: number,
  offered?: readonly string[],
): Conversation =>
  add(conversation, { text, sender: 'user', isError: false, timestamp, ...(offered && { offered }) });

/** The last message: the question, while its reply is pending. An empty log has a blank one. */
export const lastMessage = ({ messages }: Conversation): Pick<Message, 'text' | 'timestamp'> =>
  messages.at(-1) ?? { text: '', timestamp: 0 };

/**
 * Adds the answer to the last question, or the reason why there is none (CHT-4, CHT-5). Without a reply that is a bug
 * on this page, and the message gets the time of the question.
 */
export const addReply = (
  conversation: Conversation,
  reply: Reply | undefined,
  questionsAfter: QuestionsAfter,
): Conversation => {
  const timestamp = reply?.at ?? lastMessage(conversation).timestamp;
  const text = reply ? answerText(reply.outcome) : '';
  if (text === '')
    return add(conversation, { text: failureText(reply?.outcome), sender: 'bot', isError: true, timestamp });
  const read = readSourcedReply(text);
  const { messages } = conversation;
  const asked = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const known = [...asked, ...messages.flatMap(({ offered }) => offered ?? [])];
  return add(conversation, {
    text,
    sender: 'bot',
    isError: false,
    timestamp,
    reply: read,
    offered: followUps(questionsAfter(asked, read.topic), known),
  });
};

/** Rates an answer; the same rating again takes it back. Other messages have no rating. */
export const rateAnswer = (conversation: Conversation, id: string, isHelpful: boolean): Conversation => {
  const answer = conversation.messages.find((message) => message.id === id);
  if (!answer?.reply) return conversation;
  const rated = { ...answer, isHelpful: answer.isHelpful === isHelpful ? undefined : isHelpful };
  return {
    ...conversation,
    messages: conversation.messages.map((message) => (message === answer ? rated : message)),
  };
};

/** The question that a message replies to; empty for a message that is no reply. */
export const questionOf = (messages: readonly Message[], id: string): string => {
  const question = messages[messages.findIndex((message) => message.id === id) - 1];
  return question?.sender === 'user' ? question.text : '';
};

/** The question whose error message is the last message: it can be asked again (CHT-4). */
export const failedQuestion = ({ messages }: Conversation): string | undefined =>
  messages.at(-1)?.isError ? messages.at(-2)?.text : undefined;

/** Removes the error message at the end of the log, before its question is asked again (CHT-4). */
export const dropFailure = (conversation: Conversation): Conversation =>
  conversation.messages.at(-1)?.isError ? dropLast(conversation) : conversation;

/** Puts the question that has no reply yet back into the draft, above what was typed since then (CHT-7). */
export const withdrawQuestion = (conversation: Conversation, draft: string) => ({
  conversation: dropLast(conversation),
  draft: [lastMessage(conversation).text, draft].filter((text) => !isBlank(text)).join('\n'),
});

/** Empties the log (CHT-6). */
export const clearConversation = (conversation: Conversation): Conversation =>
  conversation.messages.length > 0 ? { ...conversation, messages: [] } : conversation;
