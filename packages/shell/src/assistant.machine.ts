/**
 * The assistant on every page (CHT-1, CHT-7): a button whose chat is loaded when the page is idle, or when it is about to
 * be used. The chat is an actor of the loaded code; from then on this chart forwards the button's events to it, and keeps
 * whether its panel is open. It also hands a question that the chat could not answer to the contact form, in memory only.
 */
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

/** Received from the chat: whether its panel is open, and how many messages came while it was closed. */
export interface AssistantFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  readonly unreadCount: number;
}

/** Sent to the chat. */
export interface ChatCommand {
  readonly type: 'chat.open' | 'chat.close';
}

/** The chat's logic takes `{ listener }` as input; `missing` when its code could not be loaded. */
export type LoadChatOutcome =
  | { readonly kind: 'loaded'; readonly logic: AnyActorLogic }
  | { readonly kind: 'missing' };

export interface AssistantPorts {
  readonly loadChat: () => Promise<LoadChatOutcome>;
}

export type AssistantEvent =
  /** The page is idle, or the pointer or focus is on the button. */
  | { readonly type: 'assistant.prepare' }
  | { readonly type: 'assistant.open' }
  | { readonly type: 'assistant.close' }
  /** The user takes a question without an answer to the contact form. */
  | { readonly type: 'question.passOn'; readonly question: string }
  /** The contact form has it. */
  | { readonly type: 'question.taken' }
  /** XState's event for a child that broke. */
  | { readonly type: 'xstate.error.actor.chat' }
  | AssistantFact;

export interface AssistantContext {
  readonly isOpen: boolean;
  readonly unreadCount: number;
  /** Undefined until its code is loaded. */
  readonly chat: AnyActorRef | undefined;
  /** On its way to the contact form; empty for none. */
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
    description: 'The button of the assistant, and the loading of its chat.',
    context: { isOpen: false, unreadCount: 0, chat: undefined, question: '' },
    initial: 'asleep',
    on: {
      'question.passOn': { actions: { type: 'setQuestion', params: ({ event }) => event } },
      'question.taken': { actions: { type: 'setQuestion', params: { question: '' } } },
    },
    states: {
      asleep: {
        description: 'The chat is not loaded.',
        on: {
          'assistant.prepare': { target: 'preparing' },
          'assistant.open': { target: 'opening' },
        },
      },
      preparing: {
        description: 'The chat is being loaded; its panel stays closed.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'attached',
              actions: { type: 'attach', params: ({ event }) => event.output },
            },
            { target: 'asleep', description: 'Not reported: the next press loads it again.' },
          ],
          onError: { target: 'asleep' },
        },
        on: { 'assistant.open': { target: 'opening' } },
      },
      opening: {
        description: 'The chat is being loaded, and its panel opens then.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'attached',
              actions: [
                { type: 'attach', params: ({ event }) => event.output },
                { type: 'sendToChat', params: { type: 'chat.open' } },
              ],
            },
            { target: 'missing' },
          ],
          onError: { target: 'missing' },
        },
        on: { 'assistant.close': { target: 'preparing' } },
      },
      missing: {
        description: 'The chat could not be loaded: the user sees that, and can retry.',
        on: {
          'assistant.open': { target: 'opening' },
          'assistant.close': { target: 'asleep' },
        },
      },
      attached: {
        description: 'The chat runs.',
        on: {
          'assistant.open': { actions: { type: 'sendToChat', params: { type: 'chat.open' } } },
          'assistant.close': { actions: { type: 'sendToChat', params: { type: 'chat.close' } } },
          'chat.changed': { actions: { type: 'setState', params: ({ event }) => event } },
          'xstate.error.actor.chat': [
            { guard: 'isOpen', target: 'missing', actions: 'detach' },
            {
              target: 'asleep',
              actions: 'detach',
              description: 'Not reported: the next press starts another chat.',
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
  /** The panel was asked for, and its code is being loaded. */
  readonly isOpening: boolean;
  readonly isMissing: boolean;
}

export const toAssistantView = (snapshot: AssistantSnapshot): AssistantView => ({
  ...snapshot.context,
  isOpening: snapshot.matches('opening'),
  isMissing: snapshot.matches('missing'),
});
