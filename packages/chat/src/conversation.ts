import { isBlank } from '@loomwright/kit';
import { followUps, type SuggestQuestions } from './follow-ups.ts';
import { readSourcedReply, type SourcedReply } from './reply-sources.ts';
import { failureText } from './retry.ts';
import { answerText, type Reply } from './transport.ts';

export interface Message {
  /** Unique within the page load. */
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'bot';
  readonly timestamp: number;
  readonly isError: boolean;
  readonly isHelpful?: boolean | undefined;
  readonly reply?: SourcedReply;
  /** Questions offered after an answer, or with the greeting. */
  readonly offered?: readonly string[];
}

export interface Conversation {
  readonly messages: readonly Message[];
  /** Never decreases, so that ids are not reused after a clear. */
  readonly lastNumber: number;
}

export const EMPTY_CONVERSATION: Conversation = { messages: [], lastNumber: 0 };

const add = ({ messages, lastNumber }: Conversation, message: Omit<Message, 'id'>): Conversation => ({
  messages: [...messages, { id: `m${lastNumber + 1}`, ...message }],
  lastNumber: lastNumber + 1,
});

export const numberOf = ({ id }: Message): number => Number(id.slice(1));

const dropLast = (conversation: Conversation): Conversation => ({
  ...conversation,
  messages: conversation.messages.slice(0, -1),
});

export const addQuestion = (
  conversation: Conversation,
  text: string,
  timestamp: number,
  offered?: readonly string[],
): Conversation =>
  add(conversation, { text, sender: 'user', isError: false, timestamp, ...(offered && { offered }) });

/** The last message, which is the question while a reply is pending. Blank if the log is empty. */
export const lastMessage = ({ messages }: Conversation): Pick<Message, 'text' | 'timestamp'> =>
  messages.at(-1) ?? { text: '', timestamp: 0 };

/** Adds the answer or an error (CHT-4, CHT-5). The error for a missing reply has the time of the question. */
export const addReply = (
  conversation: Conversation,
  reply: Reply | undefined,
  suggestQuestions: SuggestQuestions,
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
    offered: followUps(suggestQuestions(asked, read.topic), known),
  });
};

/** The same rating again removes it. Only answers can be rated. */
export const rateAnswer = (conversation: Conversation, id: string, isHelpful: boolean): Conversation => {
  const answer = conversation.messages.find((message) => message.id === id);
  if (!answer?.reply) return conversation;
  const rated = { ...answer, isHelpful: answer.isHelpful === isHelpful ? undefined : isHelpful };
  return {
    ...conversation,
    messages: conversation.messages.map((message) => (message === answer ? rated : message)),
  };
};

/** Empty if the message is not a reply. */
export const questionOf = (messages: readonly Message[], id: string): string => {
  const question = messages[messages.findIndex((message) => message.id === id) - 1];
  return question?.sender === 'user' ? question.text : '';
};

export const failedQuestion = ({ messages }: Conversation): string | undefined =>
  messages.at(-1)?.isError ? messages.at(-2)?.text : undefined;

export const dropFailure = (conversation: Conversation): Conversation =>
  conversation.messages.at(-1)?.isError ? dropLast(conversation) : conversation;

/** Puts the pending question back into the draft, above newer text (CHT-7). */
export const withdrawQuestion = (conversation: Conversation, draft: string) => ({
  conversation: dropLast(conversation),
  draft: [lastMessage(conversation).text, draft].filter((text) => !isBlank(text)).join('\n'),
});

export const clearConversation = (conversation: Conversation): Conversation =>
  conversation.messages.length > 0 ? { ...conversation, messages: [] } : conversation;
