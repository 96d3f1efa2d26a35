import { reference } from '@loomwright/machine-testing';
import type { ReplyOutcome } from '../transport.ts';
import type { ChatStep } from './arbitraries.ts';

interface Entry {
  readonly by: 'user' | 'bot' | 'error';
  readonly text: string;
  readonly isHelpful?: boolean;
}
const rest = {
  requests: 0,
  isAsking: false,
  partial: '',
  /** The time until the next request; undefined unless backing off. */
  msLeft: undefined as number | undefined,
};

export const EMPTY_CHAT = {
  ...rest,
  log: [] as readonly Entry[],
  draft: '',
  isOpen: false,
  isOnline: true,
  unread: 0,
  /** Whether a request to forget the session is in flight. */
  isEnding: false,
  /** How long questions still wait for the request to forget; undefined if they do not wait. */
  forgetMsLeft: undefined as number | undefined,
  sent: 0,
  endings: 0,
};
export type ChatModel = Readonly<typeof EMPTY_CHAT>;

const last = ({ log }: ChatModel) => log.at(-1);

export const isPending = (model: ChatModel): boolean => last(model)?.by === 'user';

const proceed = (model: ChatModel): ChatModel => {
  const { forgetMsLeft, isAsking, isOnline, msLeft } = model;
  const isHeld = isAsking || !isOnline || msLeft !== undefined || forgetMsLeft !== undefined;
  if (isHeld || !isPending(model)) return model;
  return { ...model, isAsking: true, requests: model.requests + 1, sent: model.sent + 1 };
};

const ask = (model: ChatModel, text: string): ChatModel => {
  const asked = text.trim();
  if (isPending(model) || asked === '' || asked.length > 2000) return model;
  return proceed({ ...model, ...rest, log: [...model.log, { by: 'user', text: asked }] });
};

const send = (model: ChatModel): ChatModel => {
  const asked = ask(model, model.draft);
  return asked === model ? model : { ...asked, draft: '' };
};

const reply = (model: ChatModel, by: 'bot' | 'error', text: string): ChatModel => ({
  ...model,
  ...rest,
  log: [...model.log, { by, text }],
  unread: model.isOpen ? 0 : model.unread + 1,
});

const sorry = (reason: string) => `Sorry, I encountered an error: ${reason}. Please try again.`;

const receive = (model: ChatModel, outcome: ReplyOutcome): ChatModel => {
  if (!model.isAsking) return model;
  if (outcome.kind === 'answered' && outcome.response.trim() !== '')
    return reply(model, 'bot', outcome.response);
  if (outcome.kind === 'answered' || outcome.kind === 'empty')
    return reply(model, 'error', 'No response received from server');
  if (model.requests === 4) {
    const reasons = { unreachable: 'the network could not be reached', timedOut: 'the answer took too long' };
    const reason =
      outcome.kind === 'refused' ? `the server answered ${outcome.status}` : reasons[outcome.kind];
    return reply(model, 'error', sorry(reason));
  }
  const own = [1000, 2000, 3000][model.requests - 1] ?? 0;
  const asked = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0;
  return { ...model, isAsking: false, partial: '', msLeft: asked > own ? Math.min(asked, 30_000) : own };
};

const elapse = (msLeft: number | undefined, ms: number) =>
  msLeft !== undefined && ms < msLeft ? msLeft - ms : undefined;

const endSession = (model: ChatModel): ChatModel =>
  proceed({ ...model, isEnding: false, forgetMsLeft: undefined });

export const stepChatModel = reference<ChatModel, ChatStep>({
  'chat.open': (model) => ({ ...model, isOpen: true, unread: 0 }),
  'chat.close': (model) => ({ ...model, isOpen: false }),
  'chat.edit': (model, { text }) => ({ ...model, draft: text }),
  'chat.send': send,
  doubleEnter: (model) => send(send(model)),
  'chat.ask': (model, { text }) => ask(model, text),
  'chat.retry': (model) =>
    last(model)?.by === 'error' ? proceed({ ...model, unread: 0, log: model.log.slice(0, -1) }) : model,
  'chat.withdraw': (model) => {
    const question = last(model);
    if (question?.by !== 'user') return model;
    const draft = model.draft.trim() === '' ? question.text : `${question.text}\n${model.draft}`;
    return { ...model, ...rest, draft, log: model.log.slice(0, -1) };
  },
  'chat.clear': (model) => {
    if (model.log.length === 0) return model;
    const cleared = { ...model, ...rest, log: [], unread: 0 };
    // While questions still wait for a request to forget, that request covers this clear too.
    return model.forgetMsLeft === undefined
      ? { ...cleared, isEnding: true, forgetMsLeft: 3000, endings: model.endings + 1 }
      : cleared;
  },
  'chat.rate': (model, { place, isHelpful }) => {
    const answer = model.log[place];
    if (answer?.by !== 'bot') return model;
    const { by, text } = answer;
    const rated = answer.isHelpful === isHelpful ? { by, text } : { by, text, isHelpful };
    return { ...model, log: model.log.map((entry) => (entry === answer ? rated : entry)) };
  },
  'network.changed': (model, { isOnline }) => proceed({ ...model, isOnline }),
  'done.sendMessage': (model, { output }) => receive(model, output),
  'reply.progress': (model, { text }) => (model.isAsking ? { ...model, partial: text } : model),
  'error.sendMessage': (model) =>
    model.isAsking ? reply(model, 'error', sorry('something went wrong on this page')) : model,
  'done.endSession': endSession,
  'error.endSession': endSession,
  wait: (model, { ms }) =>
    proceed({ ...model, msLeft: elapse(model.msLeft, ms), forgetMsLeft: elapse(model.forgetMsLeft, ms) }),
});
