import { createRecordingListener, createStepper, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import {
  type AssistantFact,
  createAssistantMachine,
  type LoadChatOutcome,
  toAssistantView,
} from '../src/index.ts';

type ChatCommand = { readonly type: 'chat.open' | 'chat.close' };

const missing: LoadChatOutcome = { kind: 'missing' };
const broken = new Error('broken');

const createChatFake = () => {
  const { received, ref } = createRecordingListener<ChatCommand>();
  let report: (fact: Omit<AssistantFact, 'type'>) => void = () => {};
  const logic = fromCallback<ChatCommand, { readonly listener: { send: (fact: AssistantFact) => void } }>(
    ({ input, receive }) => {
      report = (fact) => input.listener.send({ type: 'chat.changed', ...fact });
      receive((command) => {
        ref.send(command);
        report({ isOpen: command.type === 'chat.open', unreadCount: 0 });
      });
    },
  );
  return { logic, received, report: (fact: Omit<AssistantFact, 'type'>) => report(fact) };
};

const loaded: LoadChatOutcome = { kind: 'loaded', logic: createChatFake().logic };
const none = {
  isOpen: false,
  isOpening: false,
  isMissing: false,
  unreadCount: 0,
  chat: undefined,
  question: '',
};

const create = () => {
  const stepper = createStepper(createAssistantMachine({ loadChat: async () => missing }));
  return {
    stepper,
    send: (type: 'assistant.preload' | 'assistant.open' | 'assistant.close') => stepper.send({ type }),
    view: () => toAssistantView(stepper.snapshot),
    commands: () => stepper.sent.map(({ event, target }) => `${target} ${event.type}`),
  };
};

it('the chat loads when the page is idle; a press meanwhile opens it afterwards', {
  tags: ['CHT-1', 'CHT-7'],
}, () => {
  const { commands, send, stepper, view } = create();
  expect(view()).toEqual(none);
  send('assistant.preload');
  send('assistant.preload');
  expect([stepper.running, view()]).toEqual([['loadChat'], none]);
  send('assistant.open');
  expect(view()).toEqual({ ...none, isOpening: true });
  stepper.settle('loadChat', loaded);
  expect([view().isOpening, commands()]).toEqual([false, ['chat chat.open']]);
  stepper.send({ type: 'chat.changed', isOpen: true, unreadCount: 0 });
  expect(view()).toMatchObject({ isOpen: true, unreadCount: 0 });
  send('assistant.close');
  stepper.send({ type: 'chat.changed', isOpen: false, unreadCount: 2 });
  expect(view()).toMatchObject({ isOpen: false, unreadCount: 2 });
  send('assistant.open');
  expect(commands()).toEqual(['chat chat.open', 'chat chat.close', 'chat chat.open']);
});

it.each(['missing', 'broken'])(
  'code that is %s is reported only after a press, and every press retries',
  { tags: ['CHT-7'] },
  (how) => {
    const { send, stepper, view } = create();
    const fail = () =>
      how === 'missing' ? stepper.settle('loadChat', missing) : stepper.fail('loadChat', broken);
    send('assistant.preload');
    fail();
    expect([stepper.snapshot.value, view().isMissing]).toEqual(['unloaded', false]);
    send('assistant.open');
    fail();
    expect(view()).toMatchObject({ isMissing: true, isOpening: false });
    send('assistant.open');
    expect(view()).toMatchObject({ isMissing: false, isOpening: true });
    fail();
    send('assistant.close');
    expect([stepper.snapshot.value, view().isMissing]).toEqual(['unloaded', false]);
  },
);

it('a chat that fails is dropped, and the next press starts another', {
  tags: ['CHT-7'],
}, () => {
  const { send, stepper, view } = create();
  send('assistant.open');
  stepper.settle('loadChat', loaded);
  stepper.send({ type: 'chat.changed', isOpen: true, unreadCount: 0 });
  stepper.fail('chat', broken);
  expect(view()).toEqual({ ...none, isMissing: true });
  send('assistant.open');
  stepper.settle('loadChat', loaded);
  stepper.send({ type: 'chat.changed', isOpen: false, unreadCount: 3 });
  stepper.fail('chat', broken);
  expect(view()).toEqual(none);
});

it('presses and loads in any order leave one chat, in the state of the last press', {
  tags: ['CHT-1', 'CHT-7'],
}, async () => {
  const presses = fc.array(fc.constantFrom('assistant.preload', 'assistant.open', 'assistant.close'), {
    minLength: 1,
    maxLength: 8,
  });
  const counts = { running: 0, missing: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      presses,
      fc.infiniteStream(fc.boolean()),
      async (scheduler, list, loads) => {
        const chat = createChatFake();
        const actor = startActor(
          createAssistantMachine({
            loadChat: () => {
              const outcome = loads.next().value ? { kind: 'loaded' as const, logic: chat.logic } : missing;
              return scheduler.schedule(Promise.resolve(outcome), 'load');
            },
          }),
        );
        const view = () => toAssistantView(actor.getSnapshot());
        const chats = new Set<unknown>();
        actor.subscribe(({ context }) => context.chat && chats.add(context.chat));
        scheduler.scheduleSequence(
          list.map((type) => ({
            label: type,
            builder: async () => actor.send({ type: type as 'assistant.open' }),
          })),
        );
        await scheduler.waitIdle();
        const isWanted = list.filter((type) => type !== 'assistant.preload').at(-1) === 'assistant.open';
        if (actor.getSnapshot().matches('running')) {
          counts.running += 1;
          expect([chats.size, view().isOpen]).toEqual([1, isWanted]);
          chat.report({ isOpen: false, unreadCount: 1 });
          expect(view().unreadCount).toBe(1);
        } else {
          counts.missing += 1;
          expect([chats.size, view().isMissing, view().isOpening]).toEqual([0, isWanted, false]);
        }
        actor.stop();
      },
    ),
    runs(100),
  );
  expect(Math.min(counts.running, counts.missing)).toBeGreaterThan(10);
});

it('an unanswered question is available until the contact form receives it', {
  tags: ['CHT-7'],
}, () => {
  const { send, stepper, view } = create();
  stepper.send({ type: 'question.offered', question: 'Who weaves?' });
  send('assistant.open');
  stepper.settle('loadChat', missing);
  expect(view()).toEqual({ ...none, isMissing: true, question: 'Who weaves?' });
  stepper.send({ type: 'question.consumed' });
  expect(view().question).toBe('');
});
