import { viewInvariants } from '@loomwright/machine-testing';
import type { ChatSnapshot } from '../chat.machine.ts';
import { toChatView } from '../chat.view.ts';
import { numberOf } from '../conversation.ts';
import { MAX_REQUESTS } from '../limits.ts';

const messagesOf = ({ context }: ChatSnapshot) => context.conversation.messages;
const isPending = (snapshot: ChatSnapshot) => snapshot.matches({ exchange: 'pending' });
const isSending = (snapshot: ChatSnapshot) => snapshot.matches({ exchange: { pending: 'sending' } });

export const brokenChatInvariants = viewInvariants(toChatView, {
  'questions and replies alternate, and the last question has none exactly while it is pending': (
    _,
    snapshot,
  ) =>
    messagesOf(snapshot).every(({ sender }, index) => sender === (index % 2 === 0 ? 'user' : 'bot')) &&
    (messagesOf(snapshot).at(-1)?.sender === 'user') === isPending(snapshot),
  'ids are unique and in order': (_, snapshot) => {
    const numbers = [0, ...messagesOf(snapshot).map(numberOf)];
    return (
      numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)) &&
      (numbers.at(-1) ?? 0) <= snapshot.context.conversation.lastNumber
    );
  },
  'a partial reply is shown only while a request is in flight': (_, snapshot) =>
    snapshot.context.partialReply === undefined || isSending(snapshot),
  'only replies are errors': (_, snapshot) =>
    messagesOf(snapshot).every(({ isError, sender }) => !isError || sender === 'bot'),
  'only answers are rated': (_, snapshot) =>
    messagesOf(snapshot).every(
      ({ isError, isHelpful, sender }) => isHelpful === undefined || (sender === 'bot' && !isError),
    ),
  'a question causes at most four requests': (_, snapshot) =>
    snapshot.context.requests <= MAX_REQUESTS &&
    (!snapshot.matches({ exchange: { pending: 'backingOff' } }) || snapshot.context.requests < MAX_REQUESTS),
  'no request is sent while a question must wait for the end of the session': (_, snapshot) =>
    !(isSending(snapshot) && snapshot.matches({ session: { ending: 'blocking' } })),
  'nothing is unread in an open panel, and never more than was received': (_, snapshot) =>
    snapshot.context.unreadCount <= messagesOf(snapshot).filter(({ sender }) => sender === 'bot').length &&
    (snapshot.matches({ panel: 'closed' }) || snapshot.context.unreadCount === 0),
  'a pending question can be withdrawn and cleared, and no other can be asked': ({ canClear }, snapshot) =>
    !isPending(snapshot) ||
    (snapshot.can({ type: 'chat.withdraw' }) &&
      canClear &&
      !snapshot.can({ type: 'chat.send', at: 0 }) &&
      !snapshot.can({ type: 'chat.retry' })),
  'a question can be asked only while none is pending': (_, snapshot) =>
    snapshot.can({ type: 'chat.ask', text: 'x', at: 0 }) !== isPending(snapshot),
  'a pending question shows why there is no reply yet': (
    { isPending: isShown, isTyping, waitText },
    snapshot,
  ) => isShown === isPending(snapshot) && (isTyping || waitText !== '') === isPending(snapshot),
});
