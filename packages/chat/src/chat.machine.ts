/**
 * The assistant's conversation (CHT-1 to CHT-7): the panel is open or closed beside one question at a time, which waits
 * for the network, is sent, waits before it is sent again, and ends as an answer or as an error in the log. While a
 * question is pending there is no transition that sends another. Clearing ends all of it at once: whatever is still on
 * its way is abandoned and cannot come to the log any more.
 */
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type {
  ChatContext,
  ChatEvent,
  ChatFact,
  ChatInput,
  ChatPorts,
  ConnectionFact,
} from './chat-events.ts';
import {
  addAnswer,
  addFailure,
  addQuestion,
  clearConversation,
  dropFailure,
  dropQuestion,
  EMPTY_CONVERSATION,
  failedQuestion,
} from './conversation.ts';
import { type Failure, failureText, MAX_REQUESTS, NO_RESPONSE_TEXT, pauseMs } from './retry.ts';
import { isQuestion, type Question, type ReplyOutcome, spokenIn } from './transport.ts';

export const createChatMachine = (ports: ChatPorts) =>
  setup({
    types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatInput },
    actors: {
      sendMessage: fromPromise<ReplyOutcome, Question>(({ input, signal }) =>
        ports.sendMessage(input, signal),
      ),
      endSession: fromPromise<void, { readonly sessionId: string }>(({ input, signal }) =>
        ports.endSession(input.sessionId, signal),
      ),
      watchConnection: fromCallback<ConnectionFact>(({ sendBack }) =>
        ports.watchConnection((isOnline) => sendBack({ type: 'network.changed', isOnline })),
      ),
    },
    actions: {
      keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
      takeDraft: assign({ draft: '' }),
      beginQuestion: assign(({ context }, { text }: { text: string }) => ({
        question: text.trim(),
        conversation: addQuestion(context.conversation, text.trim(), ports.now()),
        requests: 0,
        failure: undefined,
      })),
      repeatQuestion: assign(({ context }) => ({
        question: failedQuestion(context.conversation) ?? '',
        conversation: dropFailure(context.conversation),
        requests: 0,
        failure: undefined,
      })),
      countRequest: assign({ requests: ({ context }) => context.requests + 1 }),
      keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      addAnswer: assign({
        conversation: ({ context }, { text }: { text: string }) =>
          addAnswer(context.conversation, text, ports.now()),
      }),
      addFailure: assign({
        conversation: ({ context }, { text }: { text: string }) =>
          addFailure(context.conversation, text, ports.now()),
      }),
      takeBackQuestion: assign(({ context }) => ({
        question: '',
        conversation: dropQuestion(context.conversation),
        // What was written meanwhile is not lost: it stands below what comes back.
        draft: [context.question, context.draft].filter((text) => text.trim() !== '').join('\n'),
      })),
      clear: assign({
        question: '',
        failure: undefined,
        conversation: ({ context }) => clearConversation(context.conversation),
      }),
      keepConnection: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
      countUnread: assign({ unreadCount: ({ context }) => context.unreadCount + 1 }),
      readAll: assign({ unreadCount: 0 }),
      assumeNetwork: raise({ type: 'network.changed', isOnline: true }),
      noteMessage: raise({ type: 'message.came' }),
      tell: sendTo(
        ({ context }) => context.listener,
        ({ context }, { isOpen }: { isOpen: boolean }): ChatFact => ({
          type: 'chat.changed',
          isOpen,
          unreadCount: context.unreadCount,
        }),
      ),
    },
    guards: {
      isQuestion: (_, { text }: { text: string }) => isQuestion(text),
      isOffline: ({ context }) => !context.isOnline,
      isRepeatable: ({ context }) => failedQuestion(context.conversation) !== undefined,
      isOnlineAgain: (_, { isOnline }: { isOnline: boolean }) => isOnline,
      isAnswer: (_, { outcome }: { outcome: ReplyOutcome }) => spokenIn(outcome) !== '',
      isOver: (_, { outcome }: { outcome: ReplyOutcome }) =>
        outcome.kind === 'answered' || outcome.kind === 'empty',
      isWorthRepeating: ({ context }) => context.requests < MAX_REQUESTS,
      hasMessages: ({ context }) => context.conversation.messages.length > 0,
      hasUnreadFailure: ({ context }) =>
        context.unreadCount > 0 && failedQuestion(context.conversation) !== undefined,
      hasUnread: ({ context }) => context.unreadCount > 0,
    },
    delays: { pauseMs: ({ context }) => pauseMs(context.requests, context.failure) },
  }).createMachine({
    id: 'chat',
    description: 'The assistant on every page: its panel, its log, and the one question on its way.',
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      sessionId: ports.sessionId,
      conversation: EMPTY_CONVERSATION,
      draft: '',
      question: '',
      requests: 0,
      failure: undefined,
      isOnline: true,
      unreadCount: 0,
    }),
    invoke: {
      id: 'watchConnection',
      src: 'watchConnection',
      onError: { description: 'There is a network as far as anyone can tell.', actions: 'assumeNetwork' },
    },
    on: {
      'chat.edit': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    },
    states: {
      panel: {
        description: 'Whether the log is seen.',
        initial: 'closed',
        states: {
          closed: {
            description: 'Only the button is seen; messages that come are counted.',
            on: {
              'chat.open': { target: 'open' },
              'message.came': { actions: ['countUnread', { type: 'tell', params: { isOpen: false } }] },
              'chat.retry': {
                guard: 'hasUnreadFailure',
                description: 'Who asks again has seen the error that goes.',
                actions: ['readAll', { type: 'tell', params: { isOpen: false } }],
              },
              'chat.clear': {
                guard: 'hasUnread',
                actions: ['readAll', { type: 'tell', params: { isOpen: false } }],
              },
            },
          },
          open: {
            description: 'The log is seen.',
            entry: ['readAll', { type: 'tell', params: { isOpen: true } }],
            on: {
              'chat.close': { target: 'closed', actions: { type: 'tell', params: { isOpen: false } } },
            },
          },
        },
      },
      exchange: {
        description: 'The one question on its way.',
        initial: 'idle',
        on: {
          'chat.clear': { guard: 'hasMessages', target: '.idle', actions: 'clear' },
          'network.changed': { actions: { type: 'keepConnection', params: ({ event }) => event } },
        },
        states: {
          idle: {
            description: 'Nothing is on its way: a question can be asked.',
            on: {
              'chat.send': {
                guard: { type: 'isQuestion', params: ({ context }) => ({ text: context.draft }) },
                target: 'leaving',
                actions: [
                  { type: 'beginQuestion', params: ({ context }) => ({ text: context.draft }) },
                  'takeDraft',
                ],
              },
              'chat.ask': {
                guard: { type: 'isQuestion', params: ({ event }) => event },
                target: 'leaving',
                actions: { type: 'beginQuestion', params: ({ event }) => event },
              },
              'chat.retry': { guard: 'isRepeatable', target: 'leaving', actions: 'repeatQuestion' },
            },
          },
          leaving: {
            description:
              'The question goes out now, unless there is no network: no request is spent on that.',
            always: [{ guard: 'isOffline', target: 'held' }, { target: 'sending' }],
          },
          held: {
            description: 'There is no network: the question waits for it, and can be taken back.',
            on: {
              'network.changed': {
                guard: { type: 'isOnlineAgain', params: ({ event }) => event },
                target: 'sending',
                actions: { type: 'keepConnection', params: ({ event }) => event },
              },
              'chat.takeBack': { target: 'idle', actions: 'takeBackQuestion' },
            },
          },
          sending: {
            description: 'A request is on its way, and its answer is being typed.',
            entry: 'countRequest',
            invoke: {
              id: 'sendMessage',
              src: 'sendMessage',
              input: ({ context }) => ({ message: context.question, sessionId: context.sessionId }),
              onDone: [
                {
                  guard: { type: 'isAnswer', params: ({ event }) => ({ outcome: event.output }) },
                  target: 'idle',
                  actions: [
                    { type: 'addAnswer', params: ({ event }) => ({ text: spokenIn(event.output) }) },
                    'noteMessage',
                  ],
                },
                {
                  guard: { type: 'isOver', params: ({ event }) => ({ outcome: event.output }) },
                  target: 'idle',
                  actions: [{ type: 'addFailure', params: { text: NO_RESPONSE_TEXT } }, 'noteMessage'],
                },
                {
                  guard: 'isWorthRepeating',
                  target: 'waiting',
                  actions: {
                    type: 'keepFailure',
                    params: ({ event }) => ({ failure: event.output as Failure }),
                  },
                },
                {
                  target: 'idle',
                  actions: [
                    {
                      type: 'addFailure',
                      params: ({ event }) => ({ text: failureText(event.output as Failure) }),
                    },
                    'noteMessage',
                  ],
                },
              ],
              onError: {
                target: 'idle',
                actions: [{ type: 'addFailure', params: { text: failureText(undefined) } }, 'noteMessage'],
              },
            },
            on: { 'chat.takeBack': { target: 'idle', actions: 'takeBackQuestion' } },
          },
          waiting: {
            description: 'The last request failed; the next one follows by itself after a pause.',
            after: { pauseMs: { target: 'leaving' } },
            on: { 'chat.takeBack': { target: 'idle', actions: 'takeBackQuestion' } },
          },
        },
      },
      session: {
        description: 'What the service remembers of this page load.',
        initial: 'kept',
        on: { 'chat.clear': { guard: 'hasMessages', target: '.ending' } },
        states: {
          kept: { description: 'Nothing is being forgotten.' },
          ending: {
            description: 'The service is being told to forget; here it is forgotten already (CHT-6).',
            invoke: {
              id: 'endSession',
              src: 'endSession',
              input: ({ context }) => ({ sessionId: context.sessionId }),
              onDone: { target: 'kept' },
              onError: { target: 'kept', description: 'It forgets by itself after a while.' },
            },
          },
        },
      },
    },
  });

export type ChatMachine = ReturnType<typeof createChatMachine>;
export type ChatActor = ActorRefFrom<ChatMachine>;
export type ChatSnapshot = SnapshotFrom<ChatMachine>;
