import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptsEvents } from '../src/server/stream-reply.ts';
import { createAskModel } from '../src/server/upstream/ask-model.ts';
import { checkReply } from '../src/server/upstream/check-reply.ts';
import { releasable } from '../src/server/upstream/release.ts';
import { brokenStreams, createFakeModel, hanging, misbehaviours, says, streams } from './fake-model.ts';
import { ask, createClock, createTestService, responseOf } from './support.ts';

let model: Awaited<ReturnType<typeof createFakeModel>>;
beforeAll(async () => {
  model = await createFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.requests.length = 0;
});

const EVENTS = { Accept: 'text/event-stream, application/json' };
const create = () => {
  const { now } = createClock();
  const lines: string[] = [];
  const askModel = createAskModel({
    settings: { url: model.url, model: 'small', timeoutMs: 5000 },
    now,
    log: (line) => lines.push(line),
  });
  return { ...createTestService({ askModel }), lines };
};

const readAll = async (answer: Response) => {
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const events = (await answer.text())
    .split('\n\n')
    .filter((event) => event.startsWith('event: '))
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [])
    .map(([, name, data = '']) => ({ name, data: JSON.parse(data) as { text: string; response: string } }));
  const texts = events.filter(({ name }) => name === 'text').map(({ data }) => data.text);
  expect(events.map(({ name }) => name)).toEqual([...texts.map(() => 'text'), 'done']);
  return { texts, shown: texts.join(''), response: events.at(-1)?.data.response };
};

describe('a streamed reply', () => {
  it('grows by whole words and ends with the checked answer', {
    tags: ['SVC-2'],
  }, async () => {
    model.set(
      streams(
        [
          'From t',
          'en to four 😀 ä€',
          ', see [Con',
          'tact](/con',
          'tact) or [evil](https://evil',
          '.example) <b>no',
          'w</b>.',
        ],
        { bytesAtOnce: 3 },
      ),
    );
    const { app } = create();
    const { texts, shown, response } = await readAll(await ask(app, 'q', 's', EVENTS));
    expect(texts.length).toBeGreaterThan(2);
    expect(response).toBe('From ten to four 😀 ä€, see [Contact](/contact) or evil now.');
    expect(response?.startsWith(shown)).toBe(true);
    expect(shown).not.toMatch(/[<\ufffd]|\[Con$/);
    expect(model.requests[0]?.body).toMatchObject({ stream: true });
  });

  it('needs a client that accepts events, and a model', {
    tags: ['CHT-2', 'SVC-2'],
  }, async () => {
    model.set(says('Ten to four. [Contact](/contact)'));
    const { app } = create();
    const plain = await ask(app, 'q');
    expect(plain.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(plain.headers.get('Link')).toBe('</chat>; rel="alternate"; type="text/event-stream"');
    expect(await responseOf(plain)).toBe('Ten to four. [Contact](/contact)');
    expect(model.requests[0]?.body).toMatchObject({ stream: false });
    const without = await ask(createTestService().app, 'q', 's', EVENTS);
    expect(without.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(without.headers.get('Link')).toBeNull();
  });

  it('contains the whole answer of a model that does not stream', { tags: ['SVC-2'] }, async () => {
    model.set(says('Ten to four. [Contact](/contact)'));
    const { response } = await readAll(await ask(create().app, 'q', 's', EVENTS));
    expect(response).toBe('Ten to four. [Contact](/contact)');
  });

  it.each([...Object.entries(brokenStreams), ...Object.entries(misbehaviours)])(
    'falls back to the local answer after %s, and shows nothing invented',
    { tags: ['SVC-2'] },
    async (name, misbehave) => {
      const late = new AbortController();
      const timeOut = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
      model.set((socket, request) => {
        misbehave(socket, request);
        // The misbehaviours that are not in `hanging` end without a time-out.
        if (hanging.includes(name)) setTimeout(() => late.abort(), 50);
      });
      const { app, lines } = create();
      const { shown, response } = await readAll(await ask(app, 'my secret illness', 's', EVENTS));
      expect(response).toBe('my secret illness');
      expect(shown).not.toMatch(/\d|<|script|evil/);
      expect(lines.join()).not.toMatch(/secret/);
      await expect.poll(model.openRequests, { timeout: 3000 }).toBe(0);
      timeOut.mockRestore();
    },
  );

  it('aborts the request to the model if the client disconnects', { tags: ['SVC-2', 'CHT-6'] }, async () => {
    model.set(brokenStreams['a stall'] ?? says(''));
    const answer = await ask(create().app, 'q', 's', EVENTS);
    const reader = answer.body?.getReader();
    await reader?.read();
    await expect.poll(model.openRequests).toBe(1);
    await reader?.cancel();
    await expect.poll(model.openRequests, { timeout: 3000 }).toBe(0);
  });

  it('is not used for errors, which stay JSON', { tags: ['SVC-3'] }, async () => {
    const answer = await ask(create().app, ' ', 's', EVENTS);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/json']);
  });

  it.each([
    ['text/event-stream', true],
    ['application/json, Text/Event-Stream;q=0.9', true],
    ['text/event-stream;q=0', false],
    ['application/json', false],
    ['*/*', false],
    [undefined, false],
  ])('is sent for the Accept header %s: %s', { tags: ['SVC-2'] }, (accept, expected) => {
    expect(acceptsEvents(accept)).toBe(expected);
  });

  it('never shows half a link or tag, wherever it is cut', {
    tags: ['SVC-2'],
  }, () => {
    const parts = fc.constantFrom(
      'a ',
      'From ten',
      '[x](/faq)',
      '[y](https://evil)',
      '<b>',
      '</b>',
      '![z](/faq)',
      '\n1. one',
      ' 2. ',
      '!',
      '[',
      '](',
      ')',
      '<',
      '>',
      '\n\n',
    );
    const urls = new Set(['/faq']);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.nat(), (texts, at) => {
        const whole = texts.join('');
        const cut = releasable(whole.slice(0, at % (whole.length + 1)));
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut).not.toMatch(/<[^>\n]*$|!?\[[^\]\n]*$/);
        expect(checkReply(cut, urls) ?? '').not.toMatch(/<[a-z/]|https:\/\/evil\)/);
      }),
      runs(1000),
    );
  });

  it.each([
    ['one word', 'x', ' and more'],
    ['brackets', '[', '] and more'],
    ['tags', '<', '\nand more'],
    ['marks', '!', ' more'],
    ['separate marks', '! ', 'more'],
    ['references', '[a] ', 'more'],
    ['links', '[a](', ' and more'],
    ['list items', '\n1.', ' more'],
  ])('of many repetitions is read in linear time: %s', { tags: ['SVC-2'] }, (_, part, end) => {
    const text = part.repeat(60_000 / part.length) + end;
    const start = performance.now();
    releasable(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
