import { describe, expect, test } from 'vitest';
import { question, SHORT_MS, until, useChatBench } from './support/chat-bench.ts';
import { chatFaults, healthy } from './support/chat-faults.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const rules = {
  answered: ['CHT-2'],
  empty: ['CHT-5'],
  refused: ['CHT-4'],
  unreachable: ['CHT-4'],
  timedOut: ['CHT-4'],
};
const { ask, createAbortController, isQuiet, server, transport } = useChatBench();

describe(`${chatFaults.length} network faults`, () => {
  for (const [index, { name, outcome, acts }] of chatFaults.entries()) {
    // Skips faults that only a browser can cause: site/e2e/chat-faults.spec.ts tests them.
    if (acts.length === 0) continue;
    const number = String(index + 1).padStart(2, '0');
    test(`fault ${number} ${name} → ${outcome.kind}`, { tags: rules[outcome.kind] }, async () => {
      for (const act of acts) {
        expect(await ask(act, outcome.kind === 'timedOut' ? SHORT_MS : undefined)).toEqual(outcome);
        await until(isQuiet);
      }
      expect(server().requests).toHaveLength(acts.length);
      expect(await ask(healthy('Hi'))).toEqual({ kind: 'answered', response: 'Hi' });
    });
  }

  test('fault 01 connection refused → unreachable', { tags: ['CHT-4'] }, async () => {
    const gone = await startFaultyServer();
    await gone.stop();
    const lost = transport(undefined, gone.origin);
    const { signal } = createAbortController();
    expect(await lost.sendMessage(question, () => {}, signal)).toEqual({ kind: 'unreachable' });
    await lost.endSession('s1', signal);
    await until(isQuiet);
  });
});
