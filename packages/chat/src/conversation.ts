/** One entry of the log (CHT-1). */
export interface Message {
  /** Unique within the page's life. */
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'bot';
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly isError: boolean;
}

export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** How many messages were ever made: a cleared conversation gives no id out again. */
  readonly madeCount: number;
}

export const EMPTY_CONVERSATION: Conversation = { messages: [], madeCount: 0 };

const add = (
  { messages, madeCount }: Conversation,
  message: Pick<Message, 'text' | 'sender' | 'isError'>,
  timestamp: number,
): Conversation => ({
  messages: [...messages, { id: `m${madeCount + 1}`, ...message, timestamp }],
  madeCount: madeCount + 1,
});

/** The person's question joins the log. */
export const addQuestion = (conversation: Conversation, text: string, at: number): Conversation =>
  add(conversation, { text, sender: 'user', isError: false }, at);

/** The assistant's answer joins the log. */
export const addAnswer = (conversation: Conversation, text: string, at: number): Conversation =>
  add(conversation, { text, sender: 'bot', isError: false }, at);

/** Why there is no answer joins the log (CHT-4, CHT-5). */
export const addFailure = (conversation: Conversation, text: string, at: number): Conversation =>
  add(conversation, { text, sender: 'bot', isError: true }, at);

/** The question that failed last: it can be asked again as long as nothing came after its failure. */
export const failedQuestion = ({ messages }: Conversation): string | undefined =>
  messages.at(-1)?.isError ? messages.at(-2)?.text : undefined;

/** Before the same question is asked again its failure goes (CHT-4). */
export const dropFailure = (conversation: Conversation): Conversation =>
  conversation.messages.at(-1)?.isError
    ? { ...conversation, messages: conversation.messages.slice(0, -1) }
    : conversation;

/** The last question, taken back before its answer came (CHT-7). */
export const dropQuestion = (conversation: Conversation): Conversation =>
  conversation.messages.at(-1)?.sender === 'user'
    ? { ...conversation, messages: conversation.messages.slice(0, -1) }
    : conversation;

/** Nothing was said (CHT-6). */
export const clearConversation = (conversation: Conversation): Conversation =>
  conversation.messages.length > 0 ? { ...conversation, messages: [] } : conversation;
