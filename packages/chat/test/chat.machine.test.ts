import { describe, expect, it } from 'vitest';
import { type ReplyOutcome, readSourcedReply, toChatView } from '../src/index.ts';
import { type ChatStep, createChatBench, START_AT } from '../src/testing/index.ts';

const ask: ChatStep = { type: 'chat.ask', text: 'When?' };
const reply = (outcome: ReplyOutcome): ChatStep => ({ type: 'done.sendMessage', output: outcome });
const down = reply({ kind: 'refused', status: 503 });
const yes = reply({ kind: 'answered', response: 'From nine to six.' });

const open = (...steps: readonly ChatStep[]) => {
  const bench = createChatBench();
  bench.take(...steps);
  return { ...bench, view: () => toChatView(bench.stepper.snapshot) };
};

it('opening an open panel emits an event, to focus the input', {
  tags: ['CHT-1', 'CHT-7'],
}, () => {
  const { stepper, take } = open({ type: 'chat.open' });
  expect(stepper.emitted).toEqual([]);
  take({ type: 'chat.open' });
  expect(stepper.emitted).toEqual([{ type: 'panel.requested' }]);
  take({ type: 'chat.close' }, { type: 'chat.open' });
  expect(stepper.emitted).toHaveLength(1);
});

describe('a question', { tags: ['CHT-3'] }, () => {
  it('is trimmed and sent once, and its answer is logged with the time of arrival', {
    tags: ['CHT-1'],
  }, () => {
    const { stepper, take, view } = open(
      { type: 'chat.edit', text: '  When are you open? ' },
      { type: 'chat.send' },
    );
    expect(view()).toMatchObject({
      draft: '',
      isPending: true,
      isTyping: true,
      canSend: false,
      waitText: '',
    });
    expect(stepper.inputOf('sendMessage')).toMatchObject({ message: 'When are you open?' });
    take({ type: 'wait', ms: 700 }, yes);
    expect(view()).toMatchObject({ isPending: false, isTyping: false, canRetry: false });
    expect(view().messages).toMatchObject([
      { id: 'm1', text: 'When are you open?', sender: 'user', timestamp: START_AT, isError: false },
      { id: 'm2', text: 'From nine to six.', sender: 'bot', timestamp: START_AT + 700, isError: false },
    ]);
  });

  it('may have 2000 characters without outer white space, and is never blank', () => {
    for (const text of ['', ' ', '\n\t\u00a0', 'x'.repeat(2001)]) {
      const { stepper, view } = open({ type: 'chat.edit', text });
      expect([view().canSend, stepper.can({ type: 'chat.ask', text, at: 0 })]).toEqual([false, false]);
    }
    const { view } = open({ type: 'chat.edit', text: ` ${'x'.repeat(2000)}\n` });
    expect(view().canSend).toBe(true);
  });
});

describe('a streamed reply', () => {
  it('is shown as it grows, then replaced by the answer', {
    tags: ['SVC-2', 'CHT-7'],
  }, () => {
    const { take, view } = open(ask, yes, ask);
    const { messages } = view();
    for (const text of ['From', 'From **nine**']) {
      take({ type: 'reply.progress', text });
      expect(view()).toMatchObject({ isTyping: true, canWithdraw: true });
      expect(view().partialReply).toEqual(readSourcedReply(text));
    }
    // The text is parsed only once, because the panel compares objects by reference.
    const { partialReply } = view();
    take({ type: 'chat.edit', text: 'And then?' });
    expect(view().partialReply).toBe(partialReply);
    expect(view().messages).toBe(messages);
    take(yes);
    expect(view()).toMatchObject({ partialReply: undefined, isPending: false });
    expect(view().messages.at(-1)?.reply).toEqual(readSourcedReply('From nine to six.'));
    expect(view().messages[1]).toBe(messages[1]);
  });

  it('is not shown before its first word', { tags: ['SVC-2'] }, () => {
    for (const text of ['', ' \n'])
      expect(open(ask, { type: 'reply.progress', text }).view().partialReply).toBeUndefined();
  });

  it('is dropped with its request: on failure, withdrawal and clear', {
    tags: ['CHT-4', 'CHT-6', 'CHT-7'],
  }, () => {
    for (const end of [down, { type: 'chat.withdraw' }, { type: 'chat.clear' }] as const) {
      const { take, view } = open(ask, { type: 'reply.progress', text: 'From' });
      take(end, { type: 'reply.progress', text: 'From nine' });
      expect(view().partialReply).toBeUndefined();
    }
  });
});

describe('a failure', { tags: ['CHT-4'] }, () => {
  it('is retried after 1000, 2000 and 3000 ms, then shown', () => {
    const { stepper, take, view } = open(ask);
    for (const [ms, seconds] of [
      [1000, '1 second'],
      [2000, '2 seconds'],
      [3000, '3 seconds'],
    ] as const) {
      take(down);
      expect(view().waitText).toBe(`No answer yet: the server answered 503. Trying again in ${seconds}.`);
      take({ type: 'wait', ms: ms - 1 });
      expect(view().isTyping).toBe(false);
      take({ type: 'wait', ms: 1 });
      expect(view().isTyping).toBe(true);
    }
    take(reply({ kind: 'unreachable' }));
    expect(view()).toMatchObject({ canRetry: true, isPending: false, failedQuestion: 'When?' });
    expect(view().messages[1]).toMatchObject({
      text: 'Sorry, I encountered an error: the network could not be reached. Please try again.',
      isError: true,
    });
    take({ type: 'chat.retry' }, { type: 'chat.retry' });
    expect(stepper.snapshot.context.requests).toBe(1);
    take(yes);
    expect(view().messages.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'm1 When?',
      'm3 From nine to six.',
    ]);
  });

  it('of the page itself is an error with the time of its question', () => {
    const { take, view } = open(ask, { type: 'wait', ms: 700 });
    take({ type: 'error.sendMessage' });
    expect(view().messages[1]).toMatchObject({
      text: 'Sorry, I encountered an error: something went wrong on this page. Please try again.',
      timestamp: START_AT,
    });
  });
});

describe('after a clear', { tags: ['CHT-6'] }, () => {
  const cleared: readonly ChatStep[] = [ask, { type: 'chat.clear' }, { type: 'chat.ask', text: 'And now?' }];
  const [question, ending] = ['sendMessage', 'endSession'];

  it('a question waits at most 3000 ms for the request to forget', () => {
    const { requests, take, view } = open(...cleared);
    expect(view()).toMatchObject({ isPending: true, isTyping: true, waitText: '', canWithdraw: true });
    take({ type: 'wait', ms: 2999 });
    expect(requests).toEqual([question, ending]);
    take({ type: 'wait', ms: 1 });
    expect(requests).toEqual([question, ending, question]);
  });

  it('another clear sends another request to forget only after a new question', () => {
    const { requests, stepper, take } = open(...cleared, { type: 'chat.clear' }, ask, {
      type: 'done.endSession',
      output: undefined,
    });
    expect(requests).toEqual([question, ending, question]);
    take({ type: 'chat.clear' }, ask, { type: 'wait', ms: 3000 });
    expect(requests.slice(3)).toEqual([ending, question]);
    // The last question was sent before the request to forget was answered, so only a new request covers it.
    take({ type: 'chat.clear' });
    expect(requests.slice(5)).toEqual([ending]);
    take({ type: 'error.endSession' }, { type: 'chat.clear' });
    expect(stepper.running).toEqual(['watchConnection']);
  });
});

describe('offline', () => {
  it('a question waits visibly, then uses its remaining requests', {
    tags: ['CHT-4', 'CHT-7'],
  }, () => {
    const { requests, take, view } = open(ask, down, { type: 'network.changed', isOnline: false });
    take({ type: 'wait', ms: 60_000 });
    expect(view()).toMatchObject({
      isPending: true,
      isTyping: false,
      waitText: 'You are offline. Your question goes out when the network is back.',
    });
    expect(requests.length).toBe(1);
    take(
      { type: 'network.changed', isOnline: true },
      down,
      { type: 'wait', ms: 2000 },
      down,
      { type: 'wait', ms: 3000 },
      down,
    );
    expect([requests.length, view().canRetry]).toEqual([4, true]);
  });
});
