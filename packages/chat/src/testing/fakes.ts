import { createRecordingListener, createStepper, sut } from '@loomwright/kit/testing';
import { createChatMachine } from '../chat.machine.ts';
import type { ChatFact } from '../chat-events.ts';
import type { Question, ReplyOutcome } from '../transport.ts';
import type { ChatStep } from './arbitraries.ts';

/** When the clocks of tests start. */
export const START_AT = 1_800_000_000_000;
export const SESSION_ID = 'session-1';

/** A network that the test switches on and off. */
export const createConnectionFake = () => {
  const listeners = new Set<(isOnline: boolean) => void>();
  return {
    watchConnection: (listener: (isOnline: boolean) => void) => {
      listeners.add(listener);
      listener(true);
      return () => void listeners.delete(listener);
    },
    go: (isOnline: boolean) => {
      for (const listener of listeners) listener(isOnline);
    },
    /** How many watches there are. */
    get watchers() {
      return listeners.size;
    },
  };
};

/** Replies with `answer`, and records the requests. */
export const createTransportFake = (
  answer: (question: Question, request: number) => Promise<ReplyOutcome> | ReplyOutcome = () => ({
    kind: 'answered',
    response: 'Yes.',
  }),
) => {
  const asked: Question[] = [];
  const ended: string[] = [];
  const signals: AbortSignal[] = [];
  const listeners = new Set<(text: string) => void>();
  return {
    asked,
    /** The sessions to forget. */
    ended,
    /** Those of all requests, in order. */
    signals,
    sendMessage: async (question: Question, signal: AbortSignal): Promise<ReplyOutcome> => {
      asked.push(question);
      signals.push(signal);
      return answer(question, asked.length);
    },
    watchReply: (listener: (text: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reports the text so far of a reply. */
    arrive: (text: string) => {
      for (const listener of listeners) listener(text);
    },
    /** How many watches of a reply there are. */
    get watchers() {
      return listeners.size;
    },
    endSession: async (sessionId: string, signal: AbortSignal): Promise<void> => {
      ended.push(sessionId);
      signals.push(signal);
    },
  };
};

/** A chat in a stepper: the test plays the service, the network and the clock. */
export const createChatBench = () => {
  const listener = createRecordingListener<ChatFact>().ref;
  const { watchConnection } = createConnectionFake();
  const ports = { ...createTransportFake(), watchConnection, sessionId: SESSION_ID, now: () => START_AT };
  const stepper = createStepper(createChatMachine(ports), { listener });
  const seen = new Set<unknown>();
  const requests: string[] = [];
  const at = () => START_AT + stepper.now;
  const send = () => stepper.send({ type: 'chat.send', at: at() });
  const { sentTo, take } = sut<ChatStep>(stepper, {
    'chat.send': send,
    doubleEnter: () => [send(), send()],
    'chat.ask': ({ text }) => stepper.send({ type: 'chat.ask', text, at: at() }),
    'chat.rate': ({ isHelpful, place }) => {
      const { id = 'none' } = stepper.snapshot.context.conversation.messages[place] ?? {};
      stepper.send({ type: 'chat.rate', id, isHelpful });
    },
    'done.sendMessage': ({ output }) => stepper.settle('sendMessage', { outcome: output, at: at() }),
  });
  return {
    stepper,
    /** The requests sent so far, in order: `sendMessage` or `endSession`. */
    requests,
    /** Facts sent to the listener, in order. */
    facts: () => sentTo(listener) as readonly ChatFact[],
    take: (...steps: readonly ChatStep[]) => {
      for (const step of steps) {
        take(step);
        for (const name of ['sendMessage', 'endSession'] as const) {
          const child = stepper.snapshot.children[name];
          if (child && !seen.has(child)) requests.push(name);
          seen.add(child);
        }
      }
    },
  };
};
