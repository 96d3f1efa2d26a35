import { createRecordingListener, createStepper, type Stepper } from '@loomwright/kit/testing';
import type { AnyActorRef } from 'xstate';
import { type ChatMachine, createChatMachine } from '../chat.machine.ts';
import type { ChatFact, ChatPorts } from '../chat-events.ts';
import type { Question, ReplyOutcome } from '../transport.ts';
import type { ChatStep } from './arbitraries.ts';

/** When the clocks of most histories start: a moment of no meaning. */
export const START_AT = 1_800_000_000_000;
export const SESSION_ID = 'session-1';

/** A network that goes and comes as the test says. */
export const createConnectionFake = (isOnlineAtFirst = true) => {
  const listeners = new Set<(isOnline: boolean) => void>();
  let isOnline = isOnlineAtFirst;
  return {
    watchConnection: (listener: (isOnline: boolean) => void) => {
      listeners.add(listener);
      listener(isOnline);
      return () => void listeners.delete(listener);
    },
    go: (isNowOnline: boolean) => {
      isOnline = isNowOnline;
      for (const listener of listeners) listener(isOnline);
    },
    /** How many are listening. */
    get watchers() {
      return listeners.size;
    },
  };
};

/** Answers by `answer`, which may take its time, and remembers what it was asked, told to forget, and asked to give up. */
export const createTransportFake = (
  answer: (question: Question, request: number) => Promise<ReplyOutcome> | ReplyOutcome = () => ({
    kind: 'answered',
    response: 'Yes.',
  }),
) => {
  const asked: Question[] = [];
  const ended: string[] = [];
  const signals: AbortSignal[] = [];
  return {
    asked,
    ended,
    /** Those of all requests, endings included, in order. */
    signals,
    sendMessage: async (question: Question, signal: AbortSignal): Promise<ReplyOutcome> => {
      asked.push(question);
      signals.push(signal);
      return answer(question, asked.length);
    },
    endSession: async (sessionId: string, signal: AbortSignal): Promise<void> => {
      ended.push(sessionId);
      signals.push(signal);
    },
  };
};

const never = new Promise<never>(() => {});

/** Ports that do nothing by themselves: the test plays the service, the network and the clock. */
export const createInertPorts = (now: () => number = () => START_AT): ChatPorts => ({
  sendMessage: () => never,
  endSession: () => never,
  watchConnection: () => () => {},
  sessionId: SESSION_ID,
  now,
});

/** A chat without actors. */
export interface ChatBench {
  readonly stepper: Stepper<ChatMachine>;
  /** Facts told to the listener, in order. */
  readonly facts: readonly ChatFact[];
  /** One step of a history. */
  readonly take: (step: ChatStep) => void;
  /** A question is typed and sent. */
  readonly ask: (text?: string) => void;
  /** The request on its way comes to this; false when there is none. */
  readonly reply: (outcome: ReplyOutcome) => boolean;
}

/** Puts a chat on the bench. */
export const createChatBench = (): ChatBench => {
  let stepper: Stepper<ChatMachine> | undefined;
  const listener = createRecordingListener<ChatFact>().ref;
  const machine = createChatMachine(createInertPorts(() => START_AT + (stepper?.now ?? 0)));
  const running: Stepper<ChatMachine> = createStepper(machine, { listener });
  stepper = running;
  const reply = (outcome: ReplyOutcome) => running.settle('sendMessage', outcome);
  const take = (step: ChatStep): void => {
    if (step.by === 'edit' || step.by === 'ask') running.send({ type: `chat.${step.by}`, text: step.text });
    else if (step.by === 'doubleEnter')
      for (const type of ['chat.send', 'chat.send'] as const) running.send({ type });
    else if (step.by === 'network') running.send({ type: 'network.changed', isOnline: step.isOnline });
    else if (step.by === 'reply') reply(step.outcome);
    else if (step.by === 'breakReply') running.fail('sendMessage', new Error('broken'));
    else if (step.by === 'endSession') running.settle('endSession', undefined);
    else if (step.by === 'breakEndSession') running.fail('endSession', new Error('broken'));
    else if (step.by === 'wait') running.advance(step.ms);
    else running.send({ type: `chat.${step.by}` });
  };
  return {
    stepper: running,
    get facts() {
      return running.sent
        .filter(({ target }) => target === (listener as AnyActorRef))
        .map(({ event }) => event as ChatFact);
    },
    take,
    ask: (text = 'When are you open?') => {
      running.send({ type: 'chat.edit', text });
      running.send({ type: 'chat.send' });
    },
    reply,
  };
};
