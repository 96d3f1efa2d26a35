/**
 * One question at a time (CHT-1 to CHT-7). After a clear, a new question waits up to three seconds for the
 * service to forget the session, because a late DELETE would erase that question.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { and, assign, emit, not, raise, sendTo, setup, stateIn } from 'xstate';
import { createChatActors } from './chat.actors.ts';
import type { ChatContext, ChatEmitted, ChatEvent, ChatFact, ChatInput, ChatPorts } from './chat-events.ts';
import {
  addQuestion,
  addReply,
  clearConversation,
  dropFailure,
  EMPTY_CONVERSATION,
  failedQuestion,
  lastMessage,
  rateAnswer,
  withdrawQuestion,
} from './conversation.ts';
import { MAX_REQUESTS } from './limits.ts';
import { readSourcedReply } from './reply-sources.ts';
import { retryDelayMs } from './retry.ts';
import { isFailure, isQuestion, type Reply } from './transport.ts';

export const createChatMachine = (ports: ChatPorts) =>
  setup({
    types: {} as { context: ChatContext; events: ChatEvent; emitted: ChatEmitted; input: ChatInput },
    actors: createChatActors(ports),
    actions: {
      setDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
      addQuestion: assign(
        ({ context }, { text, at, offered }: { text: string; at: number; offered?: readonly string[] }) => ({
          conversation: addQuestion(context.conversation, text.trim(), at, offered),
        }),
      ),
      dropFailure: assign({ conversation: ({ context }) => dropFailure(context.conversation) }),
      resetRequests: assign({ requests: 0 }),
      countRequest: assign({ requests: ({ context }) => context.requests + 1 }),
      setOutcome: assign((_, { outcome }: Reply) => ({ outcome })),
      setPartial: assign((_, { text }: { text: string }) => ({ partialReply: readSourcedReply(text) })),
      dropPartial: assign({ partialReply: undefined }),
      addReply: assign(({ context }, reply: Reply | undefined) => ({
        conversation: addReply(context.conversation, reply, ports.suggestQuestions),
      })),
      withdrawQuestion: assign(({ context }) => withdrawQuestion(context.conversation, context.draft)),
      clear: assign({ conversation: ({ context }) => clearConversation(context.conversation) }),
      rateAnswer: assign(({ context }, { id, isHelpful }: { id: string; isHelpful: boolean }) => ({
        conversation: rateAnswer(context.conversation, id, isHelpful),
      })),
      setOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
      raiseReceived: raise({ type: 'message.received' }),
      countUnread: assign({ unreadCount: ({ context }) => context.unreadCount + 1 }),
      markRead: assign({ unreadCount: 0 }),
      emitAsked: emit({ type: 'panel.requested' }),
      notifyListener: sendTo(
        ({ context }) => context.listener,
        ({ context: { unreadCount } }, { isOpen }: { isOpen: boolean }): ChatFact => ({
          type: 'chat.changed',
          isOpen,
          unreadCount,
        }),
      ),
    },
    guards: {
      isQuestion: (_, { text }: { text: string }) => isQuestion(text),
      canRetry: ({ context }) => failedQuestion(context.conversation) !== undefined,
      isOnline: ({ context }) => context.isOnline,
      isOffline: ({ context }) => !context.isOnline,
      isEndingOver: not(stateIn({ session: { ending: 'blocking' } })),
      isWorthRetrying: ({ context }, { outcome }: Reply) =>
        isFailure(outcome) && context.requests < MAX_REQUESTS,
      hasMessages: ({ context }) => context.conversation.messages.length > 0,
      hasUnread: ({ context }) => context.unreadCount > 0,
      hasUnreadFailure: and(['hasUnread', 'canRetry']),
    },
    delays: {
      retryDelayMs: ({ context }) => retryDelayMs(context.requests, context.outcome),
      forgetMs: 3000,
    },
  }).createMachine({
    id: 'chat',
    description: 'The assistant on every page: its panel, its log, and the pending question.',
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      conversation: EMPTY_CONVERSATION,
      draft: '',
      requests: 0,
      outcome: undefined,
      partialReply: undefined,
      isOnline: true,
      unreadCount: 0,
    }),
    invoke: {
      id: 'watchConnection',
      src: 'watchConnection',
      onError: {
        description: 'If the network cannot be watched, it counts as online.',
        actions: { type: 'setOnline', params: { isOnline: true } },
      },
    },
    on: {
      'chat.edit': { actions: { type: 'setDraft', params: ({ event }) => event } },
      'chat.rate': { actions: { type: 'rateAnswer', params: ({ event }) => event } },
      'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } },
    },
    states: {
      panel: {
        description: 'Shows or hides the log.',
        initial: 'closed',
        states: {
          closed: {
            description: 'Only the button is visible; received messages count as unread.',
            entry: { type: 'notifyListener', params: { isOpen: false } },
            on: {
              'chat.open': { target: 'open' },
              'message.received': { target: 'closed', reenter: true, actions: 'countUnread' },
              'chat.retry': {
                guard: 'hasUnreadFailure',
                target: 'closed',
                reenter: true,
                actions: 'markRead',
              },
              'chat.clear': { guard: 'hasUnread', target: 'closed', reenter: true, actions: 'markRead' },
            },
          },
          open: {
            description: 'The log is visible.',
            entry: ['markRead', { type: 'notifyListener', params: { isOpen: true } }],
            on: { 'chat.close': { target: 'closed' }, 'chat.open': { actions: 'emitAsked' } },
          },
        },
      },
      exchange: {
        description: 'One question at a time.',
        initial: 'idle',
        on: { 'chat.clear': { guard: 'hasMessages', target: '.idle', actions: 'clear' } },
        states: {
          idle: {
            description: 'No reply is pending; the user can ask a question.',
            on: {
              'chat.send': {
                guard: { type: 'isQuestion', params: ({ context }) => ({ text: context.draft }) },
                target: 'pending',
                actions: [
                  {
                    type: 'addQuestion',
                    params: ({ context, event }) => ({ ...event, text: context.draft }),
                  },
                  { type: 'setDraft', params: { text: '' } },
                ],
              },
              'chat.ask': {
                guard: { type: 'isQuestion', params: ({ event }) => event },
                target: 'pending',
                actions: { type: 'addQuestion', params: ({ event }) => event },
              },
              'chat.retry': { guard: 'canRetry', target: 'pending', actions: 'dropFailure' },
            },
          },
          pending: {
            description: 'The last question has no reply yet; it can be withdrawn.',
            entry: 'resetRequests',
            initial: 'queued',
            on: { 'chat.withdraw': { target: 'idle', actions: 'withdrawQuestion' } },
            states: {
              queued: {
                description: 'Waits until the service has forgotten the cleared session; sends no request.',
                always: [
                  { guard: 'isOffline', target: 'held' },
                  { guard: 'isEndingOver', target: 'sending' },
                ],
              },
              held: {
                description: 'Waits for the network; sends no request.',
                always: { guard: 'isOnline', target: 'queued' },
              },
              sending: {
                description: 'Waits for the outcome of a request, and shows the reply as it grows.',
                entry: 'countRequest',
                exit: 'dropPartial',
                on: { 'reply.progress': { actions: { type: 'setPartial', params: ({ event }) => event } } },
                invoke: {
                  id: 'sendMessage',
                  src: 'sendMessage',
                  input: ({ context, self }) => ({
                    message: lastMessage(context.conversation).text,
                    listener: self,
                  }),
                  onDone: [
                    {
                      guard: { type: 'isWorthRetrying', params: ({ event }) => event.output },
                      target: 'backingOff',
                      actions: { type: 'setOutcome', params: ({ event }) => event.output },
                    },
                    {
                      target: '#chat.exchange.idle',
                      actions: [{ type: 'addReply', params: ({ event }) => event.output }, 'raiseReceived'],
                    },
                  ],
                  onError: {
                    target: '#chat.exchange.idle',
                    description: 'A bug on this page: there is no outcome.',
                    actions: ['addReply', 'raiseReceived'],
                  },
                },
              },
              backingOff: {
                description: 'Waits before the next request, because the last one failed.',
                after: { retryDelayMs: { target: 'queued' } },
              },
            },
          },
        },
      },
      session: {
        description: 'The session stored by the service.',
        initial: 'active',
        on: { 'chat.clear': { guard: 'hasMessages', target: '.ending' } },
        states: {
          active: { description: 'No request to forget the session is in flight.' },
          ending: {
            description: 'Waits for the service to forget the cleared session (CHT-6).',
            invoke: {
              id: 'endSession',
              src: 'endSession',
              onDone: { target: 'active' },
              onError: {
                target: 'active',
                description: 'The service forgets sessions after a while anyway.',
              },
            },
            initial: 'blocking',
            states: {
              blocking: {
                description: 'Blocks new questions, because the service must receive this request first.',
                on: {
                  'chat.clear': {
                    description:
                      'No question has been sent since, so the request in flight covers this clear too.',
                  },
                },
                after: { forgetMs: { target: 'timedOut' } },
              },
              timedOut: { description: 'The service takes too long; questions no longer wait.' },
            },
          },
        },
      },
    },
  });

export type ChatMachine = ReturnType<typeof createChatMachine>;
export type ChatActor = ActorRefFrom<ChatMachine>;
export type ChatSnapshot = SnapshotFrom<ChatMachine>;
