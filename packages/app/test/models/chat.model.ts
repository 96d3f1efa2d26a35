/** The chat with its transport (CHT-3, CHT-4, CHT-6, CHT-7). */
import { createChatMachine } from '@loomwright/chat';
import { createPortFakes } from '@loomwright/chat/testing';
import {
  createMachineModel,
  type MachineModelOptions,
  type MachineState,
  type MachineStep,
  type Property,
} from '@loomwright/machine-testing/checker';
import { createActor, fromCallback } from 'xstate';

interface Message {
  readonly text: string;
  readonly isError: boolean;
}
interface Context {
  readonly conversation: { readonly messages: readonly Message[] };
  readonly draft: string;
  readonly requests: number;
  readonly isOnline: boolean;
  readonly unreadCount: number;
}

export type CreateChat = typeof createChatMachine;

const listener = createActor(
  fromCallback(() => {}),
  { id: 'listener' },
);
const reply = (outcome: object) => ({ outcome, at: 0 });

type Chat = MachineState<undefined>;
const contextOf = ({ seen }: Chat) => seen.snapshot.context as unknown as Context;
const stateOf = ({ seen }: Chat) =>
  seen.snapshot.value as { readonly exchange: unknown; readonly panel: string; readonly session: unknown };
const exchangeOf = (chat: Chat) => JSON.stringify(stateOf(chat).exchange);

export const chatModelOptions = (
  most = 2,
  create: CreateChat = createChatMachine,
  kinds?: readonly string[],
): MachineModelOptions<undefined> => ({
  // A separate id: an exhaustive search must not count as coverage of the chat's transitions.
  machine: Object.assign(create(createPortFakes()), { id: 'checked chat' }) as never,
  input: { listener },
  events: [
    { type: 'chat.open' },
    { type: 'chat.close' },
    { type: 'chat.edit', text: 'draft' },
    { type: 'chat.send', at: 0 },
    { type: 'chat.ask', text: 'question', at: 0 },
    { type: 'chat.retry' },
    { type: 'chat.withdraw' },
    { type: 'chat.clear' },
    { type: 'network.changed', isOnline: false },
    { type: 'network.changed', isOnline: true },
  ] as never,
  outputs: {
    sendMessage: [
      reply({ kind: 'answered', response: 'answer' }),
      reply({ kind: 'empty' }),
      reply({ kind: 'refused', status: 503 }),
      reply({ kind: 'refused', status: 429, retryAfterMs: 5000 }),
      reply({ kind: 'unreachable' }),
    ],
    endSession: [undefined],
  },
  canFail: ['sendMessage', 'endSession'],
  isPossible: ({ snapshot }, step) => {
    const { conversation, draft } = snapshot.context as unknown as Context;
    if (step.kind !== 'send') return true;
    if (kinds && !kinds.includes(step.event.type)) return false;
    if (['chat.ask', 'chat.send'].includes(step.event.type)) return conversation.messages.length < most;
    // A withdrawn question is appended to the draft, which would grow without bound.
    return step.event.type !== 'chat.withdraw' || draft.length < 20;
  },
  replace: (value, path, { value: state }) => {
    // Merges states with the same future.
    if (path === 'context.unreadCount') return Math.min(Number(value), 2);
    if (path === 'context.draft' || path.endsWith('.text')) return value === '' ? '' : 'text';
    const isIdle = JSON.stringify((state as { exchange: unknown }).exchange) === '"idle"';
    if (path === 'context.requests' && isIdle) return 0;
    return /\.(?:id|lastNumber|outcome)$/.test(path) ? 0 : value;
  },
});

export const createChatModel = (most?: number, create?: CreateChat) =>
  createMachineModel(chatModelOptions(most, create));

type ChatProperty = Property<Chat, MachineStep>;

export const chatProperties: readonly ChatProperty[] = [
  {
    name: 'one request is in flight exactly while a question is being sent',
    rules: ['CHT-3'],
    kind: 'always',
    holds: (chat) => exchangeOf(chat).includes('sending') === chat.seen.running.includes('sendMessage'),
  },
  {
    name: 'a question takes at most four requests',
    rules: ['CHT-4'],
    kind: 'always',
    holds: (chat) => contextOf(chat).requests <= 4,
  },
  {
    name: 'nothing is sent before the service has cleared the session, or timed out',
    rules: ['CHT-6'],
    kind: 'everyStep',
    holds: (before, _, after) =>
      exchangeOf(before).includes('sending') ||
      !exchangeOf(after).includes('sending') ||
      !JSON.stringify(stateOf(after).session).includes('blocking'),
  },
  {
    name: 'nothing is sent without a network',
    rules: ['CHT-7'],
    kind: 'everyStep',
    holds: (before, _, after) =>
      exchangeOf(before).includes('sending') ||
      !exchangeOf(after).includes('sending') ||
      contextOf(after).isOnline,
  },
  {
    name: 'while a reply is pending, its question is the last message of the log',
    rules: ['CHT-3'],
    kind: 'always',
    holds: (chat) =>
      exchangeOf(chat) === '"idle"' || contextOf(chat).conversation.messages.at(-1)?.isError === false,
  },
  {
    name: 'nothing is unread while the panel is open',
    rules: ['CHT-1'],
    kind: 'always',
    holds: (chat) => stateOf(chat).panel !== 'open' || contextOf(chat).unreadCount === 0,
  },
  {
    name: 'a question waits without limit only for the network',
    rules: ['CHT-7'],
    kind: 'atRest',
    holds: (chat) =>
      exchangeOf(chat) === '"idle"' || (exchangeOf(chat).includes('held') && !contextOf(chat).isOnline),
  },
  {
    name: 'a question is answered, fails, or waits for the network',
    rules: ['CHT-4', 'CHT-5'],
    kind: 'leadsTo',
    from: (chat) => exchangeOf(chat) !== '"idle"',
    to: (chat) => exchangeOf(chat) === '"idle"' || exchangeOf(chat).includes('held'),
  },
  {
    name: 'every request to clear the session ends',
    rules: ['CHT-6'],
    kind: 'leadsTo',
    from: (chat) => stateOf(chat).session !== 'active',
    to: (chat) => stateOf(chat).session === 'active',
  },
];
