import { createChatMachine } from '@loomwright/chat';
import { entry } from '../entry.ts';
import { listener } from '../ports.ts';

export const chatEntries = [
  entry({
    place: ['chat', 'chat'],
    create: ({ now }) =>
      createChatMachine({
        sendMessage: async () => ({ kind: 'unreachable' }),
        endSession: async () => {},
        watchConnection: () => () => {},
        suggestQuestions: () => [],
        sessionId: 'example',
        now,
      }),
    input: { listener: listener('assistant') },
    events: {
      'chat.open': [{}],
      'chat.close': [{}],
      'chat.edit': [{ text: 'What does it cost?' }, { text: '' }],
      'chat.send': [{ at: 0 }],
      'chat.ask': [{ text: 'What do you offer?', at: 0 }],
      'chat.retry': [{}],
      'chat.withdraw': [{}],
      'chat.clear': [{}],
      'chat.rate': [
        { id: 'm2', isHelpful: true },
        { id: 'm2', isHelpful: false },
      ],
      'message.received': [{}],
      'reply.progress': [{ text: 'Our prices are' }],
      'network.changed': [{ isOnline: false }, { isOnline: true }],
    },
    children: {
      sendMessage: {
        outputs: [
          { outcome: { kind: 'answered', response: 'Our prices are on the products page.' }, at: 0 },
          { outcome: { kind: 'empty' }, at: 0 },
          { outcome: { kind: 'refused', status: 503 }, at: 0 },
          { outcome: { kind: 'refused', status: 429, retryAfterMs: 5000 }, at: 0 },
          { outcome: { kind: 'unreachable' }, at: 0 },
          { outcome: { kind: 'timedOut' }, at: 0 },
        ],
      },
    },
  }),
];
