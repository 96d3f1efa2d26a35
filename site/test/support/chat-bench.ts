import { getEventListeners } from 'node:events';
import type { Question, ReplyOutcome } from '@loomwright/chat';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createChatTransport } from '../../src/adapters/chat-transport.ts';
import { type Act, FAULT_NOW } from './chat-faults.ts';
import { startFaultyServer } from './faulty-server.ts';

// For tests that wait for the time-out. The others use a long time-out, because the machine may be busy.
export const SHORT_MS = 400;
const longMs = 10_000;

export const question: Question = { message: 'When are you open?', sessionId: 's1' };

export const useChatBench = () => {
  let running: Awaited<ReturnType<typeof startFaultyServer>> | undefined;
  let signals: AbortSignal[] = [];
  beforeAll(async () => {
    running = await startFaultyServer();
  });
  afterEach(() => {
    signals = [];
    server().requests.length = 0;
  });
  afterAll(() => running?.stop());

  const server = () => {
    if (!running) throw new Error('the server has not started');
    return running;
  };
  const createAbortController = () => {
    const controller = new AbortController();
    signals.push(controller.signal);
    return controller;
  };
  const transport = (timeoutMs = longMs, origin = server().origin) =>
    createChatTransport(origin, {
      answerTimeoutMs: timeoutMs,
      forgetTimeoutMs: timeoutMs,
      now: () => FAULT_NOW,
    });
  return {
    server,
    createAbortController,
    transport,
    ask: (act: Act, timeoutMs?: number): Promise<ReplyOutcome> => {
      server().set(act);
      return transport(timeoutMs).sendMessage(question, () => {}, createAbortController().signal);
    },
    isQuiet: () =>
      server().openCount() === 0 &&
      !process.getActiveResourcesInfo().includes('Timeout') &&
      signals.every((signal) => getEventListeners(signal, 'abort').length === 0),
  };
};

export const bodyOf = (request: string) => request.slice(request.indexOf('\r\n\r\n') + 4);

/** Waits without a timer, because `isQuiet` requires that none is active. */
export const until = async (isTrue: () => boolean) => {
  const end = performance.now() + 3000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('the condition did not become true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};
