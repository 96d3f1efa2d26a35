import { createRecordingListener, createStepper, sut } from '@loomwright/machine-testing';
import { createChatMachine } from '../chat.machine.ts';
import type { ChatFact, ChatPorts } from '../chat-events.ts';
import type { ChatTransport, Question, ReplyOutcome } from '../transport.ts';
import type { ChatStep } from './arbitraries.ts';

export const START_AT = 1_800_000_000_000;
export const SESSION_ID = 'session-1';

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
    get watchers() {
      return listeners.size;
    },
  };
};

export const createTransportFake = (
  answer: (question: Question, request: number) => Promise<ReplyOutcome> | ReplyOutcome = () => ({
    kind: 'answered',
    response: 'Yes.',
  }),
) => {
  const asked: Question[] = [];
  const ended: string[] = [];
  const signals: AbortSignal[] = [];
  const reports: ((text: string) => void)[] = [];
  const sendMessage: ChatTransport['sendMessage'] = async (question, onText, signal) => {
    asked.push(question);
    signals.push(signal);
    reports.push(onText);
    return answer(question, asked.length);
  };
  return {
    asked,
    ended,
    signals,
    sendMessage,
    /** Reports the text of a streamed reply so far; `request` counts from 1. */
    arrive: (text: string, request = reports.length) => reports[request - 1]?.(text),
    endSession: async (sessionId: string, signal: AbortSignal): Promise<void> => {
      ended.push(sessionId);
      signals.push(signal);
    },
  };
};

export const createPortFakes = (
  transport = createTransportFake(),
  { watchConnection } = createConnectionFake(),
): ChatPorts => ({
  ...transport,
  watchConnection,
  suggestQuestions: () => [],
  sessionId: SESSION_ID,
  now: () => START_AT,
});

/** A chat in a stepper; the test plays the service, the network and the clock. */
export const createChatBench = (ports = createPortFakes()) => {
  const listener = createRecordingListener<ChatFact>().ref;
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
    requests,
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
