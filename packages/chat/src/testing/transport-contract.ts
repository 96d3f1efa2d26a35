import { contract } from '@loomwright/machine-testing';
import type { ChatTransport, Question, ReplyOutcome } from '../transport.ts';

/** How the service behaves; `isWithinAnswer` means after the first bytes of the answer. */
export type ServiceBehaviour =
  | { readonly kind: 'answers'; readonly response: string }
  /** Sends `texts`, then `response`; disconnects if there is none. */
  | { readonly kind: 'streams'; readonly texts: readonly string[]; readonly response: string | undefined }
  | { readonly kind: 'streamsAndStalls'; readonly text: string }
  | { readonly kind: 'omitsResponse' }
  | { readonly kind: 'refuses'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'disconnects' | 'stalls'; readonly isWithinAnswer: boolean };

export interface TransportFixture {
  readonly transport: ChatTransport;
  readonly impatient: ChatTransport;
  readonly behave: (behaviour: ServiceBehaviour) => void;
  readonly asked: () => readonly Question[];
  readonly ended: () => readonly string[];
  readonly until: (isTrue: () => boolean) => Promise<void>;
  /** Whether no connection, timer or listener is left. */
  readonly isQuiet: () => boolean;
  readonly createAbortController: () => { readonly signal: AbortSignal; readonly abort: () => void };
}

const transportFor = ({ transport, impatient }: TransportFixture, { kind }: ServiceBehaviour) =>
  kind === 'stalls' ? impatient : transport;
const question: Question = { message: 'When are you open?', sessionId: 's1' };
const texts = ['Hi', ' a ', 'ä€😀', '<b>"\\\n\u2028', '{"response":"no"}', '__proto__', 'x'.repeat(2000)];

const textOf = (outcome: ReplyOutcome) => JSON.stringify(outcome);
const open = (fixture: TransportFixture) => {
  const controller = fixture.createAbortController();
  const { signal } = controller;
  const seen: string[] = [];
  const ask = (behaviour: ServiceBehaviour, own = question) => {
    fixture.behave(behaviour);
    return transportFor(fixture, behaviour).sendMessage(own, (text) => seen.push(text), signal);
  };
  return { ...fixture, signal, abort: () => controller.abort(), ask, seen };
};

const withinOrBefore = [false, true] as const;
const failures: readonly (readonly [ServiceBehaviour, string])[] = [
  [{ kind: 'omitsResponse' }, '{"kind":"empty"}'],
  [{ kind: 'refuses', status: 400 }, '{"kind":"refused","status":400}'],
  [
    { kind: 'refuses', status: 503, retryAfterSeconds: 7 },
    '{"kind":"refused","status":503,"retryAfterMs":7000}',
  ],
  ...withinOrBefore.flatMap((isWithinAnswer) => [
    [{ kind: 'disconnects', isWithinAnswer }, '{"kind":"unreachable"}'] as const,
    [{ kind: 'stalls', isWithinAnswer }, '{"kind":"timedOut"}'] as const,
  ]),
];

/** The contract of `ChatTransport`; each case needs a new fixture (TST-1). */
export const transportContract = contract<[TransportFixture]>('transport', (check) => ({
  'transmits questions and answers unchanged': async (fixture) => {
    const { ask, asked } = open(fixture);
    for (const text of texts) {
      const outcome = await ask({ kind: 'answers', response: text }, { message: text, sessionId: text });
      check(outcome.kind === 'answered' && outcome.response === text, `answers ${textOf(outcome)}`);
      const last = asked().at(-1);
      check(last?.message === text && last.sessionId === text, `changes ${JSON.stringify(text)}`);
    }
  },
  'sends one request per call, and resolves with its outcome': async (fixture) => {
    const { ask, asked, isQuiet, until } = open(fixture);
    for (const [behaviour, expected] of failures) {
      const before = asked().length;
      const outcome = textOf(await ask(behaviour));
      check(outcome === expected, `resolves with ${outcome} instead of ${expected}`);
      check(asked().length === before + 1, `asks ${asked().length - before} times`);
      await until(isQuiet);
    }
    check(
      (await ask({ kind: 'answers', response: 'Hi' })).kind === 'answered',
      'fails again after a failure',
    );
  },
  'gives each concurrent request its own outcome': async (fixture) => {
    const first = open(fixture).ask({ kind: 'stalls', isWithinAnswer: false });
    await fixture.until(() => fixture.asked().length === 1);
    const second = await open(fixture).ask({ kind: 'answers', response: 'second' });
    check(second.kind === 'answered' && (await first).kind === 'timedOut', 'mixes up two answers');
  },
  ...Object.fromEntries(
    withinOrBefore.map((isWithinAnswer) => [
      `ends at once when it is aborted, ${isWithinAnswer ? 'within' : 'before'} the answer`,
      async (fixture: TransportFixture) => {
        const { abort, asked, behave, isQuiet, signal, transport, until } = open(fixture);
        behave({ kind: 'stalls', isWithinAnswer });
        let outcome: ReplyOutcome | undefined;
        const sending = transport
          .sendMessage(question, () => {}, signal)
          .then((result) => {
            outcome = result;
          });
        await until(() => asked().length === 1);
        check(outcome === undefined, 'does not wait for the answer');
        abort();
        await sending;
        check(outcome?.kind === 'unreachable', 'reports an abort as a time-out');
        await until(isQuiet);
      },
    ]),
  ),
  'reports a streamed reply as it grows, to its caller only': async (fixture) => {
    const { ask, isQuiet, seen, until } = open(fixture);
    const texts = ['From ', 'ten 😀 ', 'to\n\nfour'];
    const outcome = await ask({ kind: 'streams', texts, response: 'From ten to four.' });
    check(textOf(outcome) === '{"kind":"answered","response":"From ten to four."}', textOf(outcome));
    check(seen.at(-1) === 'From ten 😀 to\n\nfour', `reports ${JSON.stringify(seen)}`);
    check(
      seen.every((text, at) => text.startsWith(seen[at - 1] ?? '')),
      'does not grow',
    );
    const other = open(fixture);
    const broken = await other.ask({ kind: 'streams', texts: ['From '], response: undefined });
    check(broken.kind === 'unreachable', `reports a broken stream as ${textOf(broken)}`);
    check(other.seen.join() === 'From ', `reports ${JSON.stringify(other.seen)}`);
    check(seen.at(-1) === 'From ten 😀 to\n\nfour', 'reports to another question');
    await until(isQuiet);
  },
  'reports nothing of a reply that was aborted': async (fixture) => {
    const { abort, ask, isQuiet, seen, until } = open(fixture);
    const sending = ask({ kind: 'streamsAndStalls', text: 'From' });
    await until(() => seen.length === 1);
    abort();
    check((await sending).kind === 'unreachable', 'reports an abort as another outcome');
    check(seen.length === 1, 'reports after the abort');
    await until(isQuiet);
  },
  'sends nothing when it is aborted beforehand': async (fixture) => {
    const { abort, ask, asked, ended, isQuiet, signal, transport, until } = open(fixture);
    abort();
    check((await ask({ kind: 'answers', response: 'Hi' })).kind !== 'answered', 'gets an answer');
    await transport.endSession('s1', signal);
    check(asked().length === 0 && ended().length === 0, 'sends a request');
    await until(isQuiet);
  },
  'ends the given session, and never rejects': async (fixture) => {
    const { behave, ended, isQuiet, signal, transport, until } = open(fixture);
    const ids = ['s1', 'a/b?c#d', 'ä €😀%', '..%2f'];
    for (const id of ids) {
      behave({ kind: 'omitsResponse' });
      await transport.endSession(id, signal);
      check(ended().at(-1) === id, `forgets ${ended().at(-1)} instead of ${id}`);
    }
    for (const [behaviour] of failures) {
      behave(behaviour);
      await transportFor(fixture, behaviour).endSession('s1', signal);
      await until(isQuiet);
    }
    check(ended().length === ids.length + failures.length, 'sends more than one request');
  },
}));
