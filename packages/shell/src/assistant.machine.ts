/**
 * The assistant as every page knows it (CHT-1, CHT-7): a button whose chat is fetched when the page has nothing better to
 * do, or when somebody means to use it. The chat itself is an actor that comes with the fetched code; from then on this
 * chart only hands it the person's wishes and remembers whether its panel is open.
 */
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

/** What the chat tells: whether its panel is open, and how many messages came while it was not. */
export interface AssistantFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  readonly unreadCount: number;
}

/** What the chat is told. */
export interface ChatWish {
  readonly type: 'chat.open' | 'chat.close';
}

/** The chat's logic takes `{ listener }` as input; missing when its code could not be had. */
export type LoadChatOutcome =
  | { readonly kind: 'loaded'; readonly logic: AnyActorLogic }
  | { readonly kind: 'missing' };

export interface AssistantPorts {
  /** Brings the code of the chat. */
  readonly loadChat: () => Promise<LoadChatOutcome>;
}

export type AssistantEvent =
  /** Somebody may be about to use it, or there is time. */
  | { readonly type: 'assistant.prepare' }
  | { readonly type: 'assistant.open' }
  | { readonly type: 'assistant.close' }
  /** XState's own word for a child that broke. */
  | { readonly type: 'xstate.error.actor.chat' }
  | AssistantFact;

export interface AssistantContext {
  readonly isOpen: boolean;
  readonly unreadCount: number;
  /** The chat, once its code is here. */
  readonly chat: AnyActorRef | undefined;
}

// The types of `setup` know only logic that is here from the beginning.
type SpawnFetched = (
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
) => AnyActorRef;

const isLoaded = (outcome: LoadChatOutcome) => outcome.kind === 'loaded';

export const createAssistantMachine = ({ loadChat }: AssistantPorts) =>
  setup({
    types: { context: {} as AssistantContext, events: {} as AssistantEvent },
    actors: { loadChat: fromPromise<LoadChatOutcome>(loadChat) },
    actions: {
      attach: assign({
        chat: ({ self, spawn }, { outcome }: { outcome: LoadChatOutcome }) =>
          outcome.kind === 'loaded'
            ? (spawn as SpawnFetched)(outcome.logic, { id: 'chat', input: { listener: self } })
            : undefined,
      }),
      tellChat: sendTo(
        ({ context }) => context.chat as AnyActorRef,
        (_, { type }: ChatWish): ChatWish => ({ type }),
      ),
      detach: assign({ isOpen: false, unreadCount: 0, chat: undefined }),
      keepFact: assign((_, { isOpen, unreadCount }: AssistantFact) => ({ isOpen, unreadCount })),
    },
    guards: {
      isLoaded: (_, { outcome }: { outcome: LoadChatOutcome }) => isLoaded(outcome),
      isInUse: ({ context }) => context.isOpen,
    },
  }).createMachine({
    id: 'assistant',
    description: 'The button of the assistant, and the way its chat is fetched.',
    context: { isOpen: false, unreadCount: 0, chat: undefined },
    initial: 'asleep',
    states: {
      asleep: {
        description: 'Nothing of the chat was asked for.',
        on: {
          'assistant.prepare': { target: 'preparing' },
          'assistant.open': { target: 'opening' },
        },
      },
      preparing: {
        description: 'The code of the chat is on its way; nobody is waiting for it.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => ({ outcome: event.output }) },
              target: 'attached',
              actions: { type: 'attach', params: ({ event }) => ({ outcome: event.output }) },
            },
            { target: 'asleep', description: 'Whoever wants it asks again.' },
          ],
          onError: { target: 'asleep' },
        },
        on: { 'assistant.open': { target: 'opening' } },
      },
      opening: {
        description: 'The code of the chat is on its way, and its panel opens when it is here.',
        invoke: {
          id: 'loadChat',
          src: 'loadChat',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => ({ outcome: event.output }) },
              target: 'attached',
              actions: [
                { type: 'attach', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'tellChat', params: { type: 'chat.open' } },
              ],
            },
            { target: 'missing' },
          ],
          onError: { target: 'missing' },
        },
        on: { 'assistant.close': { target: 'preparing' } },
      },
      missing: {
        description: 'The code of the chat could not be had: the person is told, and can try again.',
        on: {
          'assistant.open': { target: 'opening' },
          'assistant.close': { target: 'asleep' },
        },
      },
      attached: {
        description: 'The chat is here.',
        on: {
          'assistant.open': { actions: { type: 'tellChat', params: { type: 'chat.open' } } },
          'assistant.close': { actions: { type: 'tellChat', params: { type: 'chat.close' } } },
          'chat.changed': { actions: { type: 'keepFact', params: ({ event }) => event } },
          'xstate.error.actor.chat': [
            { guard: 'isInUse', target: 'missing', actions: 'detach' },
            {
              target: 'asleep',
              actions: 'detach',
              description: 'Nobody was using it: the next press brings one anew.',
            },
          ],
        },
      },
    },
  });

export type AssistantMachine = ReturnType<typeof createAssistantMachine>;
export type AssistantActor = ActorRefFrom<AssistantMachine>;
export type AssistantSnapshot = SnapshotFrom<AssistantMachine>;

export interface AssistantView {
  readonly isOpen: boolean;
  /** The panel is wanted and its code on the way. */
  readonly isOpening: boolean;
  readonly isMissing: boolean;
  readonly unreadCount: number;
  readonly chat: AnyActorRef | undefined;
}

export const toAssistantView = (snapshot: AssistantSnapshot): AssistantView => ({
  ...snapshot.context,
  isOpening: snapshot.matches('opening'),
  isMissing: snapshot.matches('missing'),
});
