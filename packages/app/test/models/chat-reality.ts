import { createPortFakes } from '@loomwright/chat/testing';
import { flushMicrotasks } from '@loomwright/machine-testing';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type CreateChat, createChatModel } from './chat.model.ts';

interface Call {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

interface Snapshot {
  readonly value: unknown;
  readonly context: object;
}
interface Context {
  readonly conversation: {
    readonly messages: readonly { readonly sender: string; readonly isError: boolean }[];
  };
  readonly draft: string;
  readonly requests: number;
  readonly isOnline: boolean;
  readonly unreadCount: number;
}

const seenOf = ({ context, value }: Snapshot): string => {
  const { conversation, draft, isOnline, requests, unreadCount } = context as Context;
  const isIdle = JSON.stringify(value).includes('"exchange":"idle"');
  const log = conversation.messages.map(({ isError, sender }) => [sender, isError]);
  return JSON.stringify([
    value,
    log,
    draft !== '',
    isIdle ? 0 : requests,
    isOnline,
    Math.min(unreadCount, 2),
  ]);
};

/** Makes the same choices in the model and with a real actor. Returns the first difference. */
export const conformChat = async (
  most: number,
  create: CreateChat,
  choices: readonly number[],
): Promise<string | undefined> => {
  const model = createChatModel(most, create);
  const calls = new Map<string, Call>();
  const call = (id: string) => new Promise<never>((resolve, reject) => calls.set(id, { resolve, reject }));
  const clock = new SimulatedClock();
  const machine = create({
    ...createPortFakes(),
    sendMessage: () => call('sendMessage'),
    endSession: () => call('endSession'),
  });
  const listener = createActor(fromCallback(() => {})).start();
  const actor = createActor(machine, { clock, input: { listener: listener as never } }).start();
  let state = await model.init();
  const trace: string[] = [];
  for (const number of choices) {
    const all = model.choices(state);
    const step = all[number % all.length]?.event;
    if (!step) break;
    trace.push(JSON.stringify(step));
    state = await model.step(state, step);
    if (step.kind === 'send') actor.send(step.event as never);
    else if (step.kind === 'wait') clock.increment(step.ms);
    else if (step.kind === 'error') calls.get(step.id)?.reject(new Error(step.message));
    else if (step.id === 'sendMessage')
      calls.get(step.id)?.resolve((step.output as { readonly outcome: never }).outcome);
    else calls.get(step.id)?.resolve(undefined as never);
    await flushMicrotasks();
    const [seen, real] = [seenOf(state.seen.snapshot), seenOf(actor.getSnapshot())];
    if (seen !== real) return `${trace.join(' | ')}\nthe model: ${seen}\nreality: ${real}`;
  }
  actor.stop();
  return undefined;
};
