import type { ChatSnapshot } from '../chat.machine.ts';
import { toChatView } from '../chat.view.ts';
import { MAX_REQUESTS } from '../retry.ts';

const messagesOf = ({ context }: ChatSnapshot) => context.conversation.messages;
const numberOf = (id: string) => Number(id.slice(1));
const isExchange = (snapshot: ChatSnapshot, ...states: ('idle' | 'held' | 'sending' | 'waiting')[]) =>
  states.some((exchange) => snapshot.matches({ exchange }));
const isPending = (snapshot: ChatSnapshot) => isExchange(snapshot, 'held', 'sending', 'waiting');

/** What is true of a chat at every moment (CHT-1 to CHT-7). */
export const chatInvariants = {
  'questions and replies take turns': (snapshot: ChatSnapshot) =>
    messagesOf(snapshot).every(({ sender }, index) => sender === (index % 2 === 0 ? 'user' : 'bot')),
  'as many replies as questions, but for the pending one': (snapshot: ChatSnapshot) => {
    const questions = messagesOf(snapshot).filter(({ sender }) => sender === 'user').length;
    return messagesOf(snapshot).length === 2 * questions - (isPending(snapshot) ? 1 : 0);
  },
  'it rests, or the question at the end is pending': (snapshot: ChatSnapshot) =>
    isPending(snapshot) !== isExchange(snapshot, 'idle') &&
    (!isPending(snapshot) || messagesOf(snapshot).at(-1)?.text === snapshot.context.question),
  'ids are given once, in order': (snapshot: ChatSnapshot) =>
    messagesOf(snapshot).every(
      ({ id }, index, all) => numberOf(id) > (index === 0 ? 0 : numberOf(all[index - 1]?.id ?? 'm0')),
    ) && numberOf(messagesOf(snapshot).at(-1)?.id ?? 'm0') <= snapshot.context.conversation.madeCount,
  'only replies are errors': (snapshot: ChatSnapshot) =>
    messagesOf(snapshot).every(({ isError, sender }) => !isError || sender === 'bot'),
  'a question costs four requests at most': (snapshot: ChatSnapshot) =>
    snapshot.context.requests <= MAX_REQUESTS &&
    (!isExchange(snapshot, 'waiting') || snapshot.context.requests < MAX_REQUESTS),
  'nothing is unread in an open panel, nor more than was said': (snapshot: ChatSnapshot) =>
    snapshot.context.unreadCount <= messagesOf(snapshot).filter(({ sender }) => sender === 'bot').length &&
    (snapshot.matches({ panel: 'closed' }) || snapshot.context.unreadCount === 0),
  'what is pending can be taken back and cleared, and nothing else be asked': (snapshot: ChatSnapshot) =>
    !isPending(snapshot) ||
    (snapshot.can({ type: 'chat.takeBack' }) &&
      snapshot.can({ type: 'chat.clear' }) &&
      !snapshot.can({ type: 'chat.send' }) &&
      !snapshot.can({ type: 'chat.ask', text: 'x' }) &&
      !snapshot.can({ type: 'chat.retry' })),
  'what rests can be asked': (snapshot: ChatSnapshot) =>
    isPending(snapshot) || snapshot.can({ type: 'chat.ask', text: 'x' }),
  'a person sees why nothing comes': (snapshot: ChatSnapshot) => {
    const { isPending: isShown, isTyping, waitText } = toChatView(snapshot);
    return isShown === isPending(snapshot) && (isTyping || waitText !== '') === isPending(snapshot);
  },
} as const;

/** The names of the chat invariants that do not hold; empty when all is well. */
export const brokenChatInvariants = (snapshot: ChatSnapshot): readonly string[] =>
  Object.entries(chatInvariants).flatMap(([name, holds]) => (holds(snapshot) ? [] : [name]));
