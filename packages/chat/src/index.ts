export {
  type ChatActor,
  type ChatMachine,
  type ChatSnapshot,
  createChatMachine,
} from './chat.machine.ts';
export { type ChatView, toChatView } from './chat.view.ts';
export type { ChatContext, ChatEvent, ChatFact, ChatInput, ChatPorts } from './chat-events.ts';
export { type Conversation, type Message, numberOf, questionOf } from './conversation.ts';
export type { SuggestQuestions } from './follow-ups.ts';
export { type ReplyLink, readSourcedReply, type SourcedReply } from './reply-sources.ts';
export { isAllowedTarget, type ReplyBlock, type ReplySpan, readReply } from './reply-text.ts';
export { type ChatTransport, MAX_MESSAGE_LENGTH, type Question, type ReplyOutcome } from './transport.ts';
