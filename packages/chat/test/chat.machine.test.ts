import { describe, expect, it } from 'vitest';
import { type ReplyOutcome, toChatView } from '../src/index.ts';
import { brokenChatInvariants, createChatBench, SESSION_ID, START_AT } from '../src/testing/index.ts';

const down: ReplyOutcome = { kind: 'refused', status: 503 };
const yes: ReplyOutcome = { kind: 'answered', response: 'From nine to six.' };

const open = () => {
  const bench = createChatBench();
  return {
    ...bench,
    get facts() {
      return bench.facts;
    },
    view: () => toChatView(bench.stepper.snapshot),
    log: () => toChatView(bench.stepper.snapshot).messages.map(({ text }) => text),
    /** All four requests fail. */
    failForGood: (outcome: ReplyOutcome = down) => {
      for (let request = 1; request <= 4; request += 1) {
        bench.reply(outcome);
        bench.stepper.advance(30_000);
      }
    },
  };
};

describe('a question', () => {
  it('[CHT-1] [CHT-2] [CHT-3] is sent once with the session, and its answer joins the log', () => {
    const { ask, reply, stepper, view } = open();
    ask('  When are you open? ');
    expect(view()).toMatchObject({
      draft: '',
      isPending: true,
      isTyping: true,
      canSend: false,
      waitText: '',
    });
    expect(stepper.inputOf('sendMessage')).toEqual({ message: 'When are you open?', sessionId: SESSION_ID });
    stepper.advance(700);
    reply(yes);
    expect(view()).toMatchObject({ isPending: false, isTyping: false, canRetry: false });
    expect(view().messages).toEqual([
      { id: 'm1', text: 'When are you open?', sender: 'user', timestamp: START_AT, isError: false },
      { id: 'm2', text: 'From nine to six.', sender: 'bot', timestamp: START_AT + 700, isError: false },
    ]);
  });

  it.each(['', ' ', '\n\t\u00a0', 'x'.repeat(2001)])('[CHT-3] of %j is not sent', (text) => {
    const { stepper, take, view } = open();
    take({ by: 'edit', text });
    expect([view().canSend, stepper.can({ type: 'chat.ask', text })]).toEqual([false, false]);
    take({ by: 'send' });
    expect([view().messages, view().draft]).toEqual([[], text]);
  });

  it('[CHT-3] of 2000 characters between white space is sent', () => {
    const { ask, log } = open();
    ask(` ${'x'.repeat(2000)}\n`);
    expect(log()).toEqual(['x'.repeat(2000)]);
  });

  it('[CHT-3] cannot be followed by another while it is pending; what is typed meanwhile stays', () => {
    const { ask, log, stepper, take, view } = open();
    ask('One');
    ask('Two');
    take({ by: 'ask', text: 'Three' });
    expect([log(), view().draft, view().canSend]).toEqual([['One'], 'Two', false]);
    expect(stepper.running).toEqual(['watchConnection', 'sendMessage']);
  });

  it('[CHT-3] that was offered leaves alone what stands in the box', () => {
    const { log, take, view } = open();
    take({ by: 'edit', text: 'My own words' });
    take({ by: 'ask', text: 'When are you open?' });
    expect([log(), view().draft]).toEqual([['When are you open?'], 'My own words']);
  });
});

describe('a failure', () => {
  it('[CHT-4] is followed by three more requests after 1000, 2000 and 3000 ms, and is then said', () => {
    const { ask, log, reply, stepper, view } = open();
    ask('When?');
    for (const [ms, seconds] of [
      [1000, '1 second'],
      [2000, '2 seconds'],
      [3000, '3 seconds'],
    ] as const) {
      reply(down);
      expect(view().waitText).toBe(`No answer yet: the server answered 503. Trying again in ${seconds}.`);
      stepper.advance(ms - 1);
      expect(view().isTyping).toBe(false);
      stepper.advance(1);
      expect(view().isTyping).toBe(true);
    }
    reply({ kind: 'unreachable' });
    expect(log()).toEqual([
      'When?',
      'Sorry, I encountered an error: the network could not be reached. Please try again.',
    ]);
    expect(view()).toMatchObject({ canRetry: true, isPending: false, failedQuestion: 'When?' });
    expect(view().messages[1]?.isError).toBe(true);
  });

  it('[CHT-4] Try again asks the same question once more, without a second copy of it', () => {
    const { ask, failForGood, log, reply, stepper, take, view } = open();
    ask('When?');
    failForGood({ kind: 'tooLong' });
    expect(log()).toEqual([
      'When?',
      'Sorry, I encountered an error: the answer took too long. Please try again.',
    ]);
    take({ by: 'retry' });
    take({ by: 'retry' });
    expect([log(), stepper.snapshot.context.requests]).toEqual([['When?'], 1]);
    failForGood();
    take({ by: 'retry' });
    reply(yes);
    expect(log()).toEqual(['When?', 'From nine to six.']);
    expect(view().messages.map(({ id }) => id)).toEqual(['m1', 'm4']);
  });

  it('[CHT-4] keeps no button once something newer was asked', () => {
    const { ask, failForGood, stepper, view } = open();
    ask('When?');
    failForGood();
    ask('Where?');
    expect([view().canRetry, stepper.can({ type: 'chat.retry' }), view().messages.length]).toEqual([
      false,
      false,
      3,
    ]);
  });

  it.each<ReplyOutcome>([
    { kind: 'empty' },
    { kind: 'answered', response: '' },
    { kind: 'answered', response: ' \n' },
  ])(
    '[CHT-5] an OK answer that says nothing (%j) is said at once, can be tried again, and costs no second request',
    (outcome) => {
      const { ask, reply, stepper, view } = open();
      ask('When?');
      reply(outcome);
      expect(view()).toMatchObject({ canRetry: true, isPending: false });
      expect(view().messages[1]).toMatchObject({ text: 'No response received from server', isError: true });
      expect(stepper.timers).toEqual([]);
    },
  );

  it('[CHT-4] a transport that breaks ends as an error that can be tried again', () => {
    const { ask, log, take, view } = open();
    ask('When?');
    take({ by: 'breakReply' });
    expect(log().at(-1)).toBe(
      'Sorry, I encountered an error: something went wrong on this page. Please try again.',
    );
    expect(view()).toMatchObject({ canRetry: true, isPending: false });
  });
});

describe('clearing', () => {
  const stages: Record<string, (chat: ReturnType<typeof open>) => unknown> = {
    idle: (chat) => chat.reply(yes),
    failed: (chat) => chat.failForGood(),
    sending: () => undefined,
    waiting: (chat) => chat.reply(down),
    held: (chat) => [
      chat.take({ by: 'takeBack' }),
      chat.take({ by: 'network', isOnline: false }),
      chat.ask(),
    ],
  };

  it.each(Object.keys(stages))(
    '[CHT-6] while %s empties the log, tells the service, and lets nothing late in',
    (stage) => {
      const chat = open();
      chat.ask();
      stages[stage]?.(chat);
      chat.take({ by: 'edit', text: 'Still typing' });
      chat.take({ by: 'clear' });
      expect(chat.view()).toMatchObject({
        messages: [],
        isPending: false,
        canClear: false,
        draft: 'Still typing',
      });
      expect(chat.stepper.inputOf('endSession')).toEqual({ sessionId: SESSION_ID });
      expect([chat.reply(yes), chat.stepper.timers, chat.stepper.snapshot.context.question]).toEqual([
        false,
        [],
        '',
      ]);
      chat.take({ by: 'network', isOnline: true });
      chat.stepper.advance(60_000);
      expect(chat.log()).toEqual([]);
      chat.ask('Again?');
      expect(chat.stepper.inputOf('sendMessage')).toEqual({ message: 'Again?', sessionId: SESSION_ID });
      expect(brokenChatInvariants(chat.stepper.snapshot)).toEqual([]);
    },
  );

  it('[CHT-6] once more while the service is still being told tells it once more, whatever it answers', () => {
    const { ask, stepper, take } = open();
    ask('One');
    take({ by: 'clear' });
    const first = stepper.snapshot.children.endSession;
    ask('Two');
    take({ by: 'clear' });
    expect(stepper.snapshot.children.endSession).not.toBe(first);
    take({ by: 'breakEndSession' });
    expect(stepper.running).toEqual(['watchConnection']);
    take({ by: 'clear' });
    expect(stepper.running).toEqual(['watchConnection']);
  });
});

describe('without a network', () => {
  it('[CHT-7] a question waits visibly, costs nothing, and goes out when the network is back', () => {
    const { ask, reply, stepper, take, view } = open();
    take({ by: 'network', isOnline: false });
    ask('When?');
    expect(view()).toMatchObject({
      isPending: true,
      isTyping: false,
      waitText: 'You are offline. Your question goes out when the network is back.',
    });
    take({ by: 'network', isOnline: false });
    expect([stepper.snapshot.context.requests, stepper.running]).toEqual([0, ['watchConnection']]);
    take({ by: 'network', isOnline: true });
    expect(view().isTyping).toBe(true);
    reply(yes);
    expect(view().isPending).toBe(false);
  });

  it('[CHT-4] [CHT-7] a pause that ends offline spends no request; back online it has those it had left', () => {
    const { ask, log, reply, stepper, take, view } = open();
    ask('When?');
    reply({ kind: 'unreachable' });
    take({ by: 'network', isOnline: false });
    stepper.advance(60_000);
    expect([view().waitText.slice(0, 15), stepper.snapshot.context.requests]).toEqual(['You are offline', 1]);
    take({ by: 'network', isOnline: true });
    for (const ms of [2000, 3000]) {
      reply(down);
      stepper.advance(ms);
    }
    expect(stepper.snapshot.context.requests).toBe(4);
    reply(down);
    expect(log().at(-1)).toContain('the server answered 503');
  });

  it('[CHT-4] [CHT-7] trying again offline waits too', () => {
    const { ask, failForGood, log, take, view } = open();
    ask('When?');
    failForGood();
    take({ by: 'network', isOnline: false });
    take({ by: 'retry' });
    expect([view().waitText.slice(0, 15), log()]).toEqual(['You are offline', ['When?']]);
  });

  it('[CHT-7] a watch that breaks counts as a network: what was held goes out', () => {
    const { ask, stepper, take, view } = open();
    take({ by: 'network', isOnline: false });
    ask('When?');
    stepper.fail('watchConnection', new Error('broken'));
    expect([view().isTyping, stepper.snapshot.context.isOnline]).toEqual([true, true]);
  });

  it.each(['held', 'sending', 'waiting'] as const)(
    '[CHT-7] what is %s can be taken back into the box, above what was typed since',
    (stage) => {
      const { ask, log, reply, stepper, take, view } = open();
      take({ by: 'network', isOnline: stage !== 'held' });
      ask('When?');
      if (stage === 'waiting') reply(down);
      take({ by: 'edit', text: 'Where?' });
      take({ by: 'takeBack' });
      expect([log(), view().draft, view().isPending]).toEqual([[], 'When?\nWhere?', false]);
      expect([reply(yes), stepper.timers]).toEqual([false, []]);
    },
  );
});

describe('the panel', () => {
  it('[CHT-1] [CHT-7] tells what comes while it is closed, and that nothing is unread once it is open', () => {
    const chat = open();
    const { ask, reply, take } = chat;
    const told = () => chat.facts.map(({ isOpen, unreadCount }) => `${isOpen} ${unreadCount}`);
    take({ by: 'open' });
    take({ by: 'open' });
    ask('One');
    reply(yes);
    take({ by: 'close' });
    ask('Two');
    reply(yes);
    ask('Three');
    take({ by: 'breakReply' });
    take({ by: 'open' });
    expect(told()).toEqual(['true 0', 'false 0', 'false 1', 'false 2', 'true 0']);
  });

  it('[CHT-4] [CHT-6] forgets what was unread when that goes', () => {
    const chat = open();
    const { ask, failForGood, reply, take } = chat;
    ask('One');
    failForGood();
    take({ by: 'retry' });
    expect(chat.facts.map(({ unreadCount }) => unreadCount)).toEqual([1, 0]);
    reply(yes);
    take({ by: 'clear' });
    expect(chat.facts.map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 1, 0]);
  });
});
