import { createRecordingListener, createStepper, type Stepper } from '@loomwright/kit/testing';
import { type ChatMachine, createChatMachine } from '../chat.machine.ts';
import type { ChatFact, ChatPorts } from '../chat-events.ts';
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

const never = new Promise<never>(() => {});
const inertPorts: ChatPorts = {
  sendMessage: () => never,
  watchReply: () => () => {},
  endSession: () => never,
  watchConnection: () => () => {},
  sessionId: SESSION_ID,
  now: () => START_AT,
};

/** A chat in a stepper: the test plays the service, the network and the clock. */
export interface ChatBench {
  readonly stepper: Stepper<ChatMachine>;
  /** Facts sent to the listener, in order. */
  readonly facts: readonly ChatFact[];
  /** The requests sent so far, in order: `sendMessage` or `endSession`. */
  readonly requests: readonly string[];
  readonly take: (...steps: readonly ChatStep[]) => void;
}

export const createChatBench = (): ChatBench => {
  const listener = createRecordingListener<ChatFact>().ref;
  const stepper = createStepper(createChatMachine(inertPorts), { listener });
  const seen = new Set<unknown>();
  const requests: string[] = [];
  const reply = (outcome: ReplyOutcome) =>
    void stepper.settle('sendMessage', { outcome, at: START_AT + stepper.now });
  const takeOne = (step: ChatStep): void => {
    const at = START_AT + stepper.now;
    if (step.by === 'edit') stepper.send({ type: 'chat.edit', text: step.text });
    else if (step.by === 'ask') stepper.send({ type: 'chat.ask', text: step.text, at });
    else if (step.by === 'send') stepper.send({ type: 'chat.send', at });
    else if (step.by === 'doubleEnter') for (let press = 0; press < 2; press += 1) takeOne({ by: 'send' });
    else if (step.by === 'network') stepper.send({ type: 'network.changed', isOnline: step.isOnline });
    else if (step.by === 'rate')
      stepper.send({
        type: 'chat.rate',
        id: stepper.snapshot.context.conversation.messages[step.place]?.id ?? 'none',
        isHelpful: step.isHelpful,
      });
    else if (step.by === 'reply') reply(step.outcome);
    else if (step.by === 'part') stepper.send({ type: 'reply.grew', text: step.text });
    else if (step.by === 'breakWatch') stepper.fail('watchReply', new Error('broken'));
    else if (step.by === 'breakReply') stepper.fail('sendMessage', new Error('broken'));
    else if (step.by === 'endSession') stepper.settle('endSession', undefined);
    else if (step.by === 'breakEndSession') stepper.fail('endSession', new Error('broken'));
    else if (step.by === 'wait') stepper.advance(step.ms);
    else stepper.send({ type: `chat.${step.by}` });
  };
  return {
    stepper,
    requests,
    get facts() {
      return stepper.sent.map(({ event }) => event as ChatFact);
    },
    take: (...steps) => {
      for (const step of steps) {
        takeOne(step);
        for (const name of ['sendMessage', 'endSession'] as const) {
          const child = stepper.snapshot.children[name];
          if (child && !seen.has(child)) requests.push(name);
          seen.add(child);
        }
      }
    },
  };
};
