import { describe, expect, it } from 'vitest';
import { type ReplyOutcome, toChatView } from '../src/index.ts';
import { failureText } from '../src/retry.ts';
import {
  brokenChatInvariants,
  type ChatStep,
  createChatBench,
  transportFaults,
} from '../src/testing/index.ts';

const down: ReplyOutcome = { kind: 'refused', status: 503 };
const yes: ReplyOutcome = { kind: 'answered', response: 'Yes.' };
const outcomes = [
  ...new Map(transportFaults.map(({ outcome }) => [JSON.stringify(outcome), outcome])).values(),
];
const isRetried = ({ kind }: ReplyOutcome) => kind !== 'answered' && kind !== 'empty';

const open = () => {
  const bench = createChatBench();
  const { stepper, requests } = bench;
  const costs: number[] = [];
  let sent = 0;
  return {
    stepper,
    costs,
    view: () => toChatView(stepper.snapshot),
    endings: () => requests.filter((name) => name === 'endSession').length,
    take: (...steps: readonly ChatStep[]) => {
      for (const step of steps) {
        bench.take(step);
        expect(brokenChatInvariants(stepper.snapshot)).toEqual([]);
        const count = requests.filter((name) => name === 'sendMessage').length;
        if (count === sent) continue;
        sent = count;
        costs[stepper.snapshot.context.requests === 1 ? costs.length : costs.length - 1] =
          stepper.snapshot.context.requests;
      }
    },
  };
};

const ask: ChatStep = { type: 'chat.ask', text: 'When?' };
const reply = (outcome: ReplyOutcome): ChatStep => ({ type: 'done.sendMessage', output: outcome });
const pause: ChatStep = { type: 'wait', ms: 30_000 };
const network = (isOnline: boolean): ChatStep => ({ type: 'network.changed', isOnline });
/** The steps of a question with `count` failures; the last delay is still pending. */
const failing = (fault: ReplyOutcome, count: number) =>
  [ask, ...Array.from({ length: count }, () => [reply(isRetried(fault) ? fault : down), pause]).flat()].slice(
    0,
    -1,
  );

const states: Record<string, (fault: ReplyOutcome) => readonly ChatStep[]> = {
  untouched: () => [],
  answered: () => [ask, reply(yes)],
  failed: (fault) => failing(fault, 4),
  held: () => [network(false), ask],
  'held after a failure': (fault) => [...failing(fault, 1), network(false), pause],
  sending: () => [ask],
  'sending for the last time': (fault) => [...failing(fault, 3), pause],
  'backing off for the first time': (fault) => failing(fault, 1),
  'backing off for the last time': (fault) => failing(fault, 3),
  'ending the session': () => [ask, { type: 'chat.clear' }],
  'ending the session, with a queued question': () => [ask, { type: 'chat.clear' }, ask],
};

const actions: Record<string, readonly ChatStep[]> = {
  'double Enter': [{ type: 'chat.edit', text: 'And then?' }, { type: 'doubleEnter' }],
  clear: [{ type: 'chat.clear' }],
  close: [{ type: 'chat.close' }],
  'go offline and back': [network(false), network(true)],
  'try again': [{ type: 'chat.retry' }],
  withdraw: [{ type: 'chat.withdraw' }],
};

describe('the 44 faults of a transport', { tags: ['CHT-4', 'CHT-5'] }, () => {
  it('end as an answer, an empty answer, or an error after four requests', () => {
    expect(new Set(transportFaults.map(({ name }) => name)).size).toBe(44);
    for (const { name, outcome: fault } of transportFaults) {
      const { costs, take, view } = open();
      take(ask);
      for (let round = 0; round < 6; round += 1) take(reply(fault), pause);
      const text = fault.kind === 'answered' ? fault.response : failureText(fault);
      expect(
        view().messages.map((message) => message.text),
        name,
      ).toEqual(['When?', text]);
      expect(costs, name).toEqual([isRetried(fault) ? 4 : 1]);
    }
  });

  it('lose and repeat nothing in any state, and the chat still works', {
    tags: ['CHT-3', 'CHT-6', 'CHT-7'],
  }, () => {
    const counts = { histories: 0, requests: 0, answers: 0, errors: 0 };
    for (const fault of outcomes)
      for (const [state, way] of Object.entries(states))
        for (const [name, action] of Object.entries(actions)) {
          const { costs, endings, stepper, take, view } = open();
          if (counts.histories % 2 === 0) take({ type: 'chat.open' });
          take(...way(fault));
          const before = view();
          const endingsBefore = endings();
          const isAwaited = stepper.snapshot.matches({ session: { ending: 'blocking' } });
          take(...action);

          const place = `${name} while ${state}`;
          const { messages: after } = view();
          const { messages } = before;
          if (name === 'clear')
            expect([after, endings() - endingsBefore], place).toEqual([
              [],
              before.canClear && !isAwaited ? 1 : 0,
            ]);
          else if (name === 'double Enter')
            expect(after.length - messages.length, place).toBe(before.isPending ? 0 : 1);
          else if (name === 'withdraw' ? before.canWithdraw : name === 'try again' && before.canRetry)
            expect(after, place).toEqual(messages.slice(0, -1));
          else expect(after, place).toEqual(messages);

          take(network(true));
          for (let round = 0; round < 5 && view().isPending; round += 1) take(pause, reply(fault));
          const rested = view();
          expect(rested.isPending, place).toBe(false);
          expect(rested.messages.slice(0, after.length), place).toEqual(after);
          take(
            { type: 'done.endSession', output: undefined },
            { type: 'chat.ask', text: 'And now?' },
            reply(yes),
          );
          expect(
            view()
              .messages.slice(rested.messages.length)
              .map(({ text }) => text),
            place,
          ).toEqual(['And now?', 'Yes.']);
          expect(Math.max(...costs), place).toBeLessThanOrEqual(4);
          expect([stepper.timers, stepper.running], place).toEqual([[], ['watchConnection']]);

          counts.histories += 1;
          counts.requests += costs.reduce((sum, cost) => sum + cost, 0);
          counts.errors += rested.messages.filter(({ isError }) => isError).length;
          counts.answers += rested.messages.filter(
            ({ isError, sender }) => sender === 'bot' && !isError,
          ).length;
        }
    console.log(`fault matrix: ${JSON.stringify(counts)}`);
    expect(counts.histories).toBe(outcomes.length * 11 * 6);
    expect(Math.min(counts.requests, counts.answers, counts.errors)).toBeGreaterThan(100);
  });
});
