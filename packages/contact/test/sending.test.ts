import { describe, expect, it } from 'vitest';
import { createSimulatedSender, SIMULATED_MS } from '../src/index.ts';
import { goodContact, goodSupport } from '../src/testing/index.ts';

const fixture = () => {
  const waited: number[] = [];
  const logged: string[] = [];
  const send = createSimulatedSender({
    wait: async (ms) => void waited.push(ms),
    log: (message) => void logged.push(message),
  });
  return {
    waited,
    logged,
    send: (form: Parameters<typeof send>[0]) => send(form, new AbortController().signal),
  };
};

describe('sending without an endpoint', () => {
  it('takes 1500 ms for a message and logs nothing', { tags: ['FRM-1'] }, async () => {
    const { waited, logged, send } = fixture();
    expect(await send({ kind: 'contact', ...goodContact })).toEqual({ kind: 'sent' });
    expect([waited, logged, SIMULATED_MS]).toEqual([[1500], [], 1500]);
  });

  it('logs only a support request', { tags: ['FRM-2'] }, async () => {
    const { waited, logged, send } = fixture();
    expect(await send({ kind: 'support', ...goodSupport, priority: 'high' })).toEqual({ kind: 'sent' });
    expect(waited).toEqual([]);
    expect(logged).toEqual([expect.stringContaining('"subject":"The shuttle is stuck"')]);
  });
});
