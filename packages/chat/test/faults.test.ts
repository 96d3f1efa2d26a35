// Every catalogued fault, in every state of the chart, with everything a person may do meanwhile.
import { describe, expect, it } from 'vitest';
import { type ReplyOutcome, toChatView } from '../src/index.ts';
import {
  brokenChatInvariants,
  type ChatBench,
  type ChatStep,
  createChatBench,
  transportFaults,
} from '../src/testing/index.ts';

const down: ReplyOutcome = { kind: 'refused', status: 503 };
const yes: ReplyOutcome = { kind: 'answered', response: 'Yes.' };
// The chart cannot tell faults apart that come to the same: each outcome goes through the matrix once.
const outcomes = [
  ...new Map(transportFaults.map(({ outcome }) => [JSON.stringify(outcome), outcome])).values(),
];
const isRepeated = ({ kind }: ReplyOutcome) => kind !== 'answered' && kind !== 'empty';

/** Counts what left, and looks at everything that holds after each step. */
const watch = (bench: ChatBench) => {
  const seen = new Set<unknown>();
  /** Requests for each asking of a question. */
  const requests: number[] = [];
  let endings = 0;
  const look = () => {
    const { stepper } = bench;
    expect(brokenChatInvariants(stepper.snapshot)).toEqual([]);
    const { endSession, sendMessage } = stepper.snapshot.children;
    if (sendMessage && !seen.has(sendMessage)) {
      seen.add(sendMessage);
      if (stepper.snapshot.context.requests === 1) requests.push(0);
      requests.push((requests.pop() ?? 0) + 1);
    }
    if (endSession && !seen.has(endSession)) {
      seen.add(endSession);
      endings += 1;
    }
  };
  const take = (...steps: readonly ChatStep[]) => {
    for (const step of steps) {
      bench.take(step);
      look();
    }
  };
  return {
    take,
    requests,
    get endings() {
      return endings;
    },
  };
};

const ask: ChatStep = { by: 'ask', text: 'When?' };
const reply = (outcome: ReplyOutcome): ChatStep => ({ by: 'reply', outcome });
const pause: ChatStep = { by: 'wait', ms: 30_000 };
const network = (isOnline: boolean): ChatStep => ({ by: 'network', isOnline });

/** The way to every state, through the fault where it leads there; what is not repeated is preceded by another. */
const states: Record<string, (fault: ReplyOutcome) => readonly ChatStep[]> = {
  untouched: () => [],
  answered: () => [ask, reply(yes)],
  failed: (fault) => [ask, ...[1, 2, 3, 4].flatMap(() => [reply(isRepeated(fault) ? fault : down), pause])],
  held: () => [network(false), ask],
  'held after a pause': (fault) => [ask, reply(isRepeated(fault) ? fault : down), network(false), pause],
  sending: () => [ask],
  'sending for the last time': (fault) => [
    ask,
    ...[1, 2, 3].flatMap(() => [reply(isRepeated(fault) ? fault : down), pause]),
  ],
  'waiting for the first time': (fault) => [ask, reply(isRepeated(fault) ? fault : down)],
  'waiting for the last time': (fault) => [
    ask,
    ...[1, 2].flatMap(() => [reply(isRepeated(fault) ? fault : down), pause]),
    reply(isRepeated(fault) ? fault : down),
  ],
  'ending the session': () => [ask, { by: 'clear' }],
  'ending the session, and sending': () => [ask, { by: 'clear' }, ask],
};

type Action = readonly ChatStep[] | 'foreign';

const actions: Record<string, Action> = {
  'double Enter': [{ by: 'edit', text: 'And then?' }, { by: 'doubleEnter' }],
  clear: [{ by: 'clear' }],
  close: [{ by: 'close' }],
  // Neither is any business of the chat's: it knows of no route and of no account.
  navigate: 'foreign',
  'log out': 'foreign',
  'go offline and back': [network(false), network(true)],
  'try again': [{ by: 'retry' }],
  'take back': [{ by: 'takeBack' }],
};

const foreign = [{ type: 'navigation.shown' }, { type: 'session.changed' }] as const;

describe('the 44 faults of a transport', () => {
  it('[CHT-4] have each a name and an outcome', () => {
    expect(transportFaults.length).toBe(44);
    expect(new Set(transportFaults.map(({ name }) => name)).size).toBe(44);
  });

  it('[CHT-3] [CHT-4] [CHT-5] [CHT-6] [CHT-7] in every state and whatever a person does, lose and double nothing, cost four requests at most, and end where one can go on', () => {
    const counts = { histories: 0, requests: 0, answers: 0, errors: 0 };
    for (const fault of outcomes)
      for (const [state, way] of Object.entries(states))
        for (const [name, action] of Object.entries(actions)) {
          const bench = createChatBench();
          const { stepper } = bench;
          const chat = watch(bench);
          if (counts.histories % 2 === 0) chat.take({ by: 'open' });
          chat.take(...way(fault));
          const before = stepper.snapshot;
          const endingsBefore = chat.endings;
          const atAction = toChatView(before);
          if (action === 'foreign') for (const event of foreign) stepper.send(event as never);
          else chat.take(...action);
          if (action === 'foreign') expect(stepper.snapshot).toBe(before);

          const place = `${name} while ${state}`;
          const { messages: after } = toChatView(stepper.snapshot);
          if (name === 'clear') {
            expect([after.length, chat.endings - endingsBefore], place).toEqual(
              atAction.canClear ? [0, 1] : [0, 0],
            );
          } else if (name === 'take back') {
            expect(after, place).toEqual(
              atAction.canTakeBack ? atAction.messages.slice(0, -1) : atAction.messages,
            );
          } else if (name === 'try again') {
            expect(after, place).toEqual(
              atAction.canRetry ? atAction.messages.slice(0, -1) : atAction.messages,
            );
          } else if (name === 'double Enter') {
            expect(after.length - atAction.messages.length, place).toBe(atAction.isPending ? 0 : 1);
          } else expect(after, place).toEqual(atAction.messages);

          // The fault goes on for as long as anything is asked; then the service is well again.
          chat.take(network(true));
          for (let round = 0; round < 5 && toChatView(stepper.snapshot).isPending; round += 1)
            chat.take(pause, reply(fault));
          expect(stepper.snapshot.matches({ exchange: 'idle' }), place).toBe(true);
          const { messages } = toChatView(stepper.snapshot);
          expect(messages.slice(0, after.length), place).toEqual(after);
          chat.take({ by: 'endSession' }, { by: 'ask', text: 'And now?' }, reply(yes));
          expect(
            toChatView(stepper.snapshot)
              .messages.slice(messages.length)
              .map(({ text }) => text),
          ).toEqual(['And now?', 'Yes.']);
          expect(Math.max(...chat.requests), place).toBeLessThanOrEqual(4);
          expect([stepper.timers, stepper.running], place).toEqual([[], ['watchConnection']]);

          counts.histories += 1;
          for (const cost of chat.requests) counts.requests += cost;
          for (const { isError, sender } of messages) {
            if (isError) counts.errors += 1;
            else if (sender === 'bot') counts.answers += 1;
          }
        }
    const [stateCount, actionCount] = [Object.keys(states).length, Object.keys(actions).length];
    console.log(
      `fault matrix: ${transportFaults.length} faults in ${outcomes.length} outcomes × ${stateCount} states × ${actionCount} actions: ${JSON.stringify(counts)}`,
    );
    expect(counts.histories).toBe(outcomes.length * 11 * 8);
    expect(Math.min(counts.requests, counts.answers, counts.errors)).toBeGreaterThan(150);
  });

  it('[CHT-4] [CHT-5] alone come to an answer, to no response, or after four requests to words about themselves', () => {
    for (const { name, outcome: fault } of transportFaults) {
      const bench = createChatBench();
      const chat = watch(bench);
      chat.take(ask);
      for (let round = 0; round < 6; round += 1) chat.take(reply(fault), pause);
      const { messages } = toChatView(bench.stepper.snapshot);
      expect(messages.length, name).toBe(2);
      expect(chat.requests, name).toEqual([isRepeated(fault) ? 4 : 1]);
      const words = {
        answered: fault.kind === 'answered' ? fault.response : '',
        empty: 'No response received from server',
        refused: `Sorry, I encountered an error: the server answered ${fault.kind === 'refused' ? fault.status : ''}. Please try again.`,
        unreachable: 'Sorry, I encountered an error: the network could not be reached. Please try again.',
        tooLong: 'Sorry, I encountered an error: the answer took too long. Please try again.',
      };
      expect(messages[1]?.text, name).toBe(words[fault.kind]);
    }
  });
});
