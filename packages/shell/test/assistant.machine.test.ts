import { createRecordingListener, createStepper, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import {
  type AssistantFact,
  createAssistantMachine,
  type LoadChatOutcome,
  toAssistantView,
} from '../src/index.ts';

type ChatWish = { readonly type: 'chat.open' | 'chat.close' };

const missing: LoadChatOutcome = { kind: 'missing' };
const broken = new Error('broken');

/** A chat that tells as the real one does, and can be made to break. */
const createChatFake = () => {
  const { heard, ref } = createRecordingListener<ChatWish>();
  let tell: (fact: Omit<AssistantFact, 'type'>) => void = () => {};
  const logic = fromCallback<ChatWish, { readonly listener: { send: (fact: AssistantFact) => void } }>(
    ({ input, receive }) => {
      tell = (fact) => input.listener.send({ type: 'chat.changed', ...fact });
      receive((wish) => {
        ref.send(wish);
        tell({ isOpen: wish.type === 'chat.open', unreadCount: 0 });
      });
    },
  );
  return { logic, heard, tell: (fact: Omit<AssistantFact, 'type'>) => tell(fact) };
};

const loaded: LoadChatOutcome = { kind: 'loaded', logic: createChatFake().logic };

const open = () => {
  const stepper = createStepper(createAssistantMachine({ loadChat: async () => missing }));
  return {
    stepper,
    send: (type: 'assistant.prepare' | 'assistant.open' | 'assistant.close') => stepper.send({ type }),
    view: () => toAssistantView(stepper.snapshot),
    wishes: () => stepper.sent.map(({ event, target }) => `${target} ${event.type}`),
  };
};

describe('the assistant’s button', () => {
  it('[CHT-1] [CHT-7] brings the chat when there is time, and says nothing of it', () => {
    const { send, stepper, view, wishes } = open();
    expect(view()).toEqual({
      isOpen: false,
      isOpening: false,
      isMissing: false,
      unreadCount: 0,
      chat: undefined,
    });
    send('assistant.prepare');
    expect(view()).toMatchObject({ isOpening: false, isMissing: false });
    send('assistant.prepare');
    expect(stepper.running).toEqual(['loadChat']);
    stepper.settle('loadChat', loaded);
    expect([stepper.snapshot.value, view().isOpen, wishes()]).toEqual(['attached', false, []]);
    expect(view().chat).toBeDefined();
  });

  it('[CHT-7] brings the chat when it is pressed, and opens its panel', () => {
    const { send, stepper, view, wishes } = open();
    send('assistant.open');
    expect(view().isOpening).toBe(true);
    stepper.settle('loadChat', loaded);
    expect([view().isOpening, wishes()]).toEqual([false, ['chat chat.open']]);
    stepper.send({ type: 'chat.changed', isOpen: true, unreadCount: 0 });
    expect(view()).toMatchObject({ isOpen: true, unreadCount: 0 });
    send('assistant.close');
    stepper.send({ type: 'chat.changed', isOpen: false, unreadCount: 0 });
    stepper.send({ type: 'chat.changed', isOpen: false, unreadCount: 2 });
    expect(view()).toMatchObject({ isOpen: false, unreadCount: 2 });
    send('assistant.open');
    expect(wishes()).toEqual(['chat chat.open', 'chat chat.close', 'chat chat.open']);
  });

  it('[CHT-7] pressed while the chat is being prepared opens it once it is here', () => {
    const { send, stepper, view, wishes } = open();
    send('assistant.prepare');
    send('assistant.open');
    expect(view().isOpening).toBe(true);
    stepper.settle('loadChat', loaded);
    expect(wishes()).toEqual(['chat chat.open']);
  });

  it('[CHT-7] closed while the chat is on its way stays closed when it comes late', () => {
    const { send, stepper, view, wishes } = open();
    send('assistant.open');
    send('assistant.close');
    expect(view().isOpening).toBe(false);
    stepper.settle('loadChat', loaded);
    expect([stepper.snapshot.value, wishes()]).toEqual(['attached', []]);
  });

  const failures = {
    missing: (stepper: ReturnType<typeof open>['stepper']) => stepper.settle('loadChat', missing),
    broken: (stepper: ReturnType<typeof open>['stepper']) => stepper.fail('loadChat', broken),
  };

  it.each(['missing', 'broken'] as const)(
    '[CHT-7] says nothing of code that is %s when nobody waits for it, and asks again at a press',
    (how) => {
      const { send, stepper, view } = open();
      send('assistant.prepare');
      failures[how](stepper);
      expect([stepper.snapshot.value, view().isMissing]).toEqual(['asleep', false]);
      send('assistant.open');
      expect(stepper.running).toEqual(['loadChat']);
    },
  );

  it.each(['missing', 'broken'] as const)(
    '[CHT-7] says so when somebody waits for code that is %s, and can be pressed again or left',
    (how) => {
      const { send, stepper, view } = open();
      send('assistant.open');
      failures[how](stepper);
      expect(view()).toMatchObject({ isMissing: true, isOpening: false });
      send('assistant.open');
      expect(view()).toMatchObject({ isMissing: false, isOpening: true });
      failures[how](stepper);
      send('assistant.close');
      expect([stepper.snapshot.value, view().isMissing]).toEqual(['asleep', false]);
    },
  );

  it('[CHT-7] a chat that breaks is let go: who was using it is told, and the next press brings one anew', () => {
    const { send, stepper, view } = open();
    send('assistant.open');
    stepper.settle('loadChat', loaded);
    stepper.send({ type: 'chat.changed', isOpen: true, unreadCount: 0 });
    stepper.fail('chat', broken);
    expect(view()).toMatchObject({ isOpen: false, isMissing: true, chat: undefined });
    send('assistant.open');
    stepper.settle('loadChat', loaded);
    stepper.send({ type: 'chat.changed', isOpen: false, unreadCount: 3 });
    stepper.fail('chat', broken);
    expect(view()).toEqual({
      isOpen: false,
      isOpening: false,
      isMissing: false,
      unreadCount: 0,
      chat: undefined,
    });
  });
});

const presses = fc.array(fc.constantFrom('assistant.prepare', 'assistant.open', 'assistant.close'), {
  minLength: 1,
  maxLength: 8,
});

describe('presses and code in any order', () => {
  it('[CHT-1] [CHT-7] there is one chat, and its panel is as the last press wanted it', async () => {
    const counts = { attached: 0, missing: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        presses,
        fc.infiniteStream(fc.boolean()),
        async (scheduler, list, comes) => {
          const chat = createChatFake();
          const actor = startActor(
            createAssistantMachine({
              loadChat: () => {
                const outcome = comes.next().value ? { kind: 'loaded' as const, logic: chat.logic } : missing;
                return scheduler.schedule(Promise.resolve(outcome), 'load');
              },
            }),
          );
          const view = () => toAssistantView(actor.getSnapshot());
          const chats = new Set<unknown>();
          actor.subscribe((snapshot) => {
            if (snapshot.context.chat) chats.add(snapshot.context.chat);
          });
          scheduler.scheduleSequence(
            list.map((type) => ({
              label: type,
              builder: async () => actor.send({ type: type as 'assistant.open' }),
            })),
          );
          await scheduler.waitIdle();
          const isWanted = list.filter((type) => type !== 'assistant.prepare').at(-1) === 'assistant.open';
          if (actor.getSnapshot().matches('attached')) {
            counts.attached += 1;
            expect([chats.size, view().isOpen]).toEqual([1, isWanted]);
            chat.tell({ isOpen: false, unreadCount: 1 });
            expect(view().unreadCount).toBe(1);
          } else {
            counts.missing += 1;
            expect([chats.size, view().isMissing, view().isOpening]).toEqual([0, isWanted, false]);
          }
          actor.stop();
        },
      ),
      runs(300),
    );
    expect(Math.min(counts.attached, counts.missing)).toBeGreaterThan(30);
  });
});
