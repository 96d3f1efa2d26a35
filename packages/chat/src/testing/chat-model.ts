import type { ChatStep } from './arbitraries.ts';

/** A line of the log, on paper. */
export interface PaperMessage {
  readonly by: 'user' | 'bot' | 'error';
  readonly text: string;
}

/** A chat without a statechart: what stands in the log, and how far the question at its end has come. */
export interface ChatModel {
  readonly log: readonly PaperMessage[];
  readonly draft: string;
  readonly isOpen: boolean;
  readonly isOnline: boolean;
  readonly unread: number;
  /** Requests the pending question has cost. */
  readonly requests: number;
  /** A request is on its way. */
  readonly isAsking: boolean;
  /** Milliseconds until the next request; undefined when none is waited for. */
  readonly msLeft: number | undefined;
  /** The service is being told to forget. */
  readonly isEnding: boolean;
  /** How often a request left, and how often the service was told. */
  readonly sent: number;
  readonly endings: number;
}

export const EMPTY_CHAT: ChatModel = {
  log: [],
  draft: '',
  isOpen: false,
  isOnline: true,
  unread: 0,
  requests: 0,
  isAsking: false,
  msLeft: undefined,
  isEnding: false,
  sent: 0,
  endings: 0,
};

const last = ({ log }: ChatModel) => log[log.length - 1];

/** A question without a reply stands at the end of the log. */
export const isPending = (model: ChatModel): boolean => last(model)?.by === 'user';

const rest = { requests: 0, isAsking: false, msLeft: undefined };

/** One more request, or none while there is no network. */
const go = (model: ChatModel): ChatModel =>
  model.isOnline
    ? { ...model, isAsking: true, msLeft: undefined, requests: model.requests + 1, sent: model.sent + 1 }
    : { ...model, isAsking: false, msLeft: undefined };

const ask = (model: ChatModel, text: string): ChatModel => {
  const asked = text.trim();
  if (isPending(model) || asked === '' || asked.length > 2000) return model;
  return go({ ...model, requests: 0, log: [...model.log, { by: 'user', text: asked }] });
};

const reply = (model: ChatModel, by: 'bot' | 'error', text: string): ChatModel => ({
  ...model,
  ...rest,
  log: [...model.log, { by, text }],
  unread: model.isOpen ? 0 : model.unread + 1,
});

const sorry = (reason: string) => `Sorry, I encountered an error: ${reason}. Please try again.`;

const receive = (model: ChatModel, { outcome }: Extract<ChatStep, { by: 'reply' }>): ChatModel => {
  if (!model.isAsking) return model;
  if (outcome.kind === 'answered' && outcome.response.trim() !== '')
    return reply(model, 'bot', outcome.response);
  if (outcome.kind === 'answered' || outcome.kind === 'empty')
    return reply(model, 'error', 'No response received from server');
  if (model.requests === 4) {
    if (outcome.kind === 'unreachable')
      return reply(model, 'error', sorry('the network could not be reached'));
    if (outcome.kind === 'tooLong') return reply(model, 'error', sorry('the answer took too long'));
    return reply(model, 'error', sorry(`the server answered ${outcome.status}`));
  }
  const own = [1000, 2000, 3000][model.requests - 1] ?? 0;
  const asked = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0;
  return { ...model, isAsking: false, msLeft: asked > own ? Math.min(asked, 30_000) : own };
};

/** Milliseconds pass, at most one pause ends on the way: then a request is on its way, or held. */
const wait = (model: ChatModel, ms: number): ChatModel => {
  if (model.msLeft === undefined) return model;
  return ms < model.msLeft ? { ...model, msLeft: model.msLeft - ms } : go(model);
};

const connect = (model: ChatModel, isOnline: boolean): ChatModel => {
  const isHeld = isPending(model) && !model.isAsking && model.msLeft === undefined;
  return isHeld && isOnline ? go({ ...model, isOnline }) : { ...model, isOnline };
};

const takeBack = (model: ChatModel): ChatModel => {
  const question = last(model);
  if (question?.by !== 'user') return model;
  const draft = model.draft.trim() === '' ? question.text : `${question.text}\n${model.draft}`;
  return { ...model, ...rest, draft, log: model.log.slice(0, -1) };
};

const send = (model: ChatModel): ChatModel => {
  const asked = ask(model, model.draft);
  return asked === model ? model : { ...asked, draft: '' };
};

/** What a step makes of it (CHT-3 to CHT-7). */
export const stepChatModel = (model: ChatModel, step: ChatStep): ChatModel => {
  switch (step.by) {
    case 'open':
      return { ...model, isOpen: true, unread: 0 };
    case 'close':
      return { ...model, isOpen: false };
    case 'edit':
      return { ...model, draft: step.text };
    case 'send':
      return send(model);
    case 'doubleEnter':
      return send(send(model));
    case 'ask':
      return ask(model, step.text);
    case 'retry':
      return last(model)?.by === 'error'
        ? go({ ...model, requests: 0, unread: 0, log: model.log.slice(0, -1) })
        : model;
    case 'takeBack':
      return takeBack(model);
    case 'clear':
      return model.log.length === 0
        ? model
        : { ...model, ...rest, log: [], unread: 0, isEnding: true, endings: model.endings + 1 };
    case 'network':
      return connect(model, step.isOnline);
    case 'reply':
      return receive(model, step);
    case 'breakReply':
      return model.isAsking ? reply(model, 'error', sorry('something went wrong on this page')) : model;
    case 'endSession':
    case 'breakEndSession':
      return { ...model, isEnding: false };
    case 'wait':
      return wait(model, step.ms);
  }
};
