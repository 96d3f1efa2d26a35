/** Loads the chat when the page is idle, or before its first use (CHT-1, CHT-7). */
import { spawnLoaded } from '@loomwright/kit';
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';

export interface AssistantFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  readonly unreadCount: number;
}

export interface ChatCommand {
  readonly type: 'chat.open' | 'chat.close';
}

/** The logic of the chat must accept the input `{ listener }`. */
export type LoadChatOutcome =
  | { readonly kind: 'loaded'; readonly logic: AnyActorLogic }
  | { readonly kind: 'missing' };

export interface AssistantPorts {
  readonly loadChat: () => Promise<LoadChatOutcome>;
}

export type AssistantEvent =
  /** Sent when the page is idle, or when the pointer or the focus reaches the chat button. */
  | { readonly type: 'assistant.preload' }
  | { readonly type: 'assistant.open' }
  | { readonly type: 'assistant.close' }
  /** Keeps an unanswered question in memory for the contact form. */
  | { readonly type: 'question.offered'; readonly question: string }
  /** The contact form has received the question. */
  | { readonly type: 'question.consumed' }
  | { readonly type: 'xstate.error.actor.chat' }
  | AssistantFact;

export interface AssistantContext {
  readonly isOpen: boolean;
  readonly unreadCount: number;
  readonly chat: AnyActorRef | undefined;
  /** The question for the contact form; empty for none. */
  readonly question: string;
}

export const createAssistantMachine = ({ loadChat }: AssistantPorts) =>
  setup({
    types: { context: {} as AssistantContext, events: {} as AssistantEvent },
    actors: { loadChat: fromPromise<LoadChatOutcome>(loadChat) },
    actions: {
      attach: assign({
        chat: ({ self, spawn }, outcome: LoadChatOutcome) =>
          outcome.kind === 'loaded'
            ? spawnLoaded(spawn, outcome.logic, { id: 'chat', input: { listener: self } })
            : undefined,
      }),
      detach: assign({ isOpen: false, unreadCount: 0, chat: undefined }),
      sendToChat: sendTo('chat', (_, { type }: ChatCommand): ChatCommand => ({ type })),
      setQuestion: assign((_, { question }: { question: string }) => ({ question })),
      setState: assign((_, { isOpen, unreadCount }: AssistantFact) => ({ isOpen, unreadCount })),
    },
    guards: {
      isLoaded: (_, { kind }: LoadChatOutcome) => kind === 'loaded',
      isOpen: ({ context }) => context.isOpen,
    },
  }).createMachine({
    id: 'assistant',
    description: "Runs the assistant's button and loads its chat.",
    context: { isOpen: false, unreadCount: 0, chat: undefined, question: '' },
    initial: 'unloaded',
    on: {
      'question.offered': { actions: { type: 'setQuestion', params: ({ event }) => event } },
      'question.consumed': { actions: { type: 'setQuestion', params: { question: '' } } },
    },
    states: {
      unloaded: {
        description: 'Waits for the page to be idle or for the user.',
        on: {
          'assistant.preload': { target: 'preloading' },
          'assistant.open': { target: 'opening' },
        },
      },
      preloading: {
        description: 'Loads the chat; its panel stays closed.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'running',
              actions: { type: 'attach', params: ({ event }) => event.output },
            },
            { target: 'unloaded', description: 'Shows no error; the next press loads the chat again.' },
          ],
          onError: { target: 'unloaded' },
        },
        on: { 'assistant.open': { target: 'opening' } },
      },
      opening: {
        description: 'Loads the chat, then opens its panel.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'running',
              actions: [
                { type: 'attach', params: ({ event }) => event.output },
                { type: 'sendToChat', params: { type: 'chat.open' } },
              ],
            },
            { target: 'missing' },
          ],
          onError: { target: 'missing' },
        },
        on: { 'assistant.close': { target: 'preloading' } },
      },
      missing: {
        description: 'Shows that the chat could not be loaded; the user can retry.',
        on: {
          'assistant.open': { target: 'opening' },
          'assistant.close': { target: 'unloaded' },
        },
      },
      running: {
        description: "Forwards the button's events to the chat.",
        on: {
          'assistant.open': { actions: { type: 'sendToChat', params: { type: 'chat.open' } } },
          'assistant.close': { actions: { type: 'sendToChat', params: { type: 'chat.close' } } },
          'chat.changed': { actions: { type: 'setState', params: ({ event }) => event } },
          'xstate.error.actor.chat': [
            { guard: 'isOpen', target: 'missing', actions: 'detach' },
            {
              target: 'unloaded',
              actions: 'detach',
              description: 'Shows no error; the next press starts a new chat.',
            },
          ],
        },
      },
    },
  });

export type AssistantMachine = ReturnType<typeof createAssistantMachine>;
export type AssistantActor = ActorRefFrom<AssistantMachine>;
export type AssistantSnapshot = SnapshotFrom<AssistantMachine>;

export interface AssistantView extends AssistantContext {
  readonly isOpening: boolean;
  readonly isMissing: boolean;
}

export const toAssistantView = (snapshot: AssistantSnapshot): AssistantView => ({
  ...snapshot.context,
  isOpening: snapshot.matches('opening'),
  isMissing: snapshot.matches('missing'),
});
