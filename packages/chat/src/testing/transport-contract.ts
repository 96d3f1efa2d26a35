import type { ChatTransport, Question, ReplyOutcome } from '../transport.ts';

/** What the service does to every request from now on. */
export type ServiceBehaviour =
  | { readonly kind: 'answers'; readonly response: string }
  /** An OK answer without a `response` string. */
  | { readonly kind: 'saysNothing' }
  | { readonly kind: 'refuses'; readonly status: number; readonly retryAfterSeconds?: number }
  /** Ends the connection, before the answer or within it. */
  | { readonly kind: 'hangsUp'; readonly isWithinAnswer: boolean }
  /** Says no more, before the answer or within it. */
  | { readonly kind: 'fallsSilent'; readonly isWithinAnswer: boolean };

/** A transport and the service at its other end, real or not. */
export interface TransportWorld {
  readonly transport: ChatTransport;
  /** The same with short time-outs, for what never answers: on a busy machine they would hit others too. */
  readonly impatient: ChatTransport;
  readonly behave: (behaviour: ServiceBehaviour) => void;
  /** The questions that came to the service, oldest first. */
  readonly asked: () => readonly Question[];
  /** The sessions the service was told to forget, oldest first. */
  readonly ended: () => readonly string[];
  /** Waits until something is true, or fails. */
  readonly until: (isTrue: () => boolean) => Promise<void>;
  /** Whether nothing is left of what is over: no connection, no timer, no listener. */
  readonly isQuiet: () => boolean;
  readonly createAbortController: () => { readonly signal: AbortSignal; readonly abort: () => void };
}

export interface TransportCase {
  readonly title: string;
  readonly run: (world: TransportWorld) => Promise<void>;
}

const transportFor = ({ transport, impatient }: TransportWorld, { kind }: ServiceBehaviour) =>
  kind === 'fallsSilent' ? impatient : transport;
const question: Question = { message: 'When are you open?', sessionId: 's1' };
const texts = ['Hi', ' a ', 'ä€😀', '<b>"\\\n\u2028', '{"response":"no"}', '__proto__', 'x'.repeat(2000)];

const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(`the transport ${what}`);
};
const textOf = (outcome: ReplyOutcome) => JSON.stringify(outcome);
const kinds: readonly (readonly [ServiceBehaviour, ReplyOutcome])[] = [
  [{ kind: 'saysNothing' }, { kind: 'empty' }],
  [
    { kind: 'refuses', status: 400 },
    { kind: 'refused', status: 400 },
  ],
  [
    { kind: 'refuses', status: 503, retryAfterSeconds: 7 },
    { kind: 'refused', status: 503, retryAfterMs: 7000 },
  ],
  [{ kind: 'hangsUp', isWithinAnswer: false }, { kind: 'unreachable' }],
  [{ kind: 'hangsUp', isWithinAnswer: true }, { kind: 'unreachable' }],
  [{ kind: 'fallsSilent', isWithinAnswer: false }, { kind: 'tooLong' }],
  [{ kind: 'fallsSilent', isWithinAnswer: true }, { kind: 'tooLong' }],
];

/** What every `ChatTransport` promises, as cases for any test runner: run each in a fresh world (TST-1). */
export const transportContract: readonly TransportCase[] = [
  {
    title: '[CHT-2] brings questions and answers over to the letter',
    run: async ({ transport, behave, asked, createAbortController }) => {
      const { signal } = createAbortController();
      for (const text of texts) {
        behave({ kind: 'answers', response: text });
        const outcome = await transport.sendMessage({ message: text, sessionId: text }, signal);
        check(outcome.kind === 'answered' && outcome.response === text, `answers ${textOf(outcome)}`);
        const last = asked().at(-1);
        check(last?.message === text && last.sessionId === text, `changes ${JSON.stringify(text)}`);
      }
    },
  },
  {
    title: '[CHT-4] [CHT-5] sends one request a call, and says what became of it',
    run: async (world) => {
      const { transport, behave, asked, until, isQuiet, createAbortController } = world;
      const { signal } = createAbortController();
      for (const [behaviour, expected] of kinds) {
        behave(behaviour);
        const before = asked().length;
        const outcome = await transportFor(world, behaviour).sendMessage(question, signal);
        check(
          textOf(outcome) === textOf(expected),
          `says ${textOf(outcome)} of ${JSON.stringify(behaviour)}`,
        );
        check(asked().length === before + 1, `asks ${asked().length - before} times`);
        await until(isQuiet);
      }
      behave({ kind: 'answers', response: 'Hi' });
      check((await transport.sendMessage(question, signal)).kind === 'answered', 'remembers a failure');
    },
  },
  {
    title: '[CHT-4] keeps answers apart that come at the same time',
    run: async ({ transport, impatient, behave, until, asked, createAbortController }) => {
      behave({ kind: 'fallsSilent', isWithinAnswer: false });
      const first = impatient.sendMessage(question, createAbortController().signal);
      await until(() => asked().length === 1);
      behave({ kind: 'answers', response: 'second' });
      const second = await transport.sendMessage(question, createAbortController().signal);
      check(second.kind === 'answered' && (await first).kind === 'tooLong', 'mixes two answers up');
    },
  },
  ...[false, true].map((isWithinAnswer) => ({
    title: `[CHT-6] ends at once when nobody waits any more, ${isWithinAnswer ? 'within' : 'before'} the answer`,
    run: async ({ transport, behave, asked, until, isQuiet, createAbortController }: TransportWorld) => {
      behave({ kind: 'fallsSilent', isWithinAnswer });
      const leaving = createAbortController();
      let outcome: ReplyOutcome | undefined;
      const sending = transport.sendMessage(question, leaving.signal).then((result) => {
        outcome = result;
      });
      await until(() => asked().length === 1);
      check(outcome === undefined, 'does not wait for the answer');
      leaving.abort();
      await sending;
      check(outcome?.kind === 'unreachable', 'takes leaving for a time-out');
      await until(isQuiet);
    },
  })),
  {
    title: '[CHT-6] sends nothing for somebody who has left already',
    run: async ({ transport, behave, asked, ended, until, isQuiet, createAbortController }) => {
      behave({ kind: 'answers', response: 'Hi' });
      const gone = createAbortController();
      gone.abort();
      check((await transport.sendMessage(question, gone.signal)).kind !== 'answered', 'has an answer');
      await transport.endSession('s1', gone.signal);
      check(asked().length === 0 && ended().length === 0, 'sends all the same');
      await until(isQuiet);
    },
  },
  {
    title: '[CHT-6] names the session to forget, and never fails at it',
    run: async (world) => {
      const { transport, behave, ended, until, isQuiet, createAbortController } = world;
      const { signal } = createAbortController();
      const ids = ['s1', 'a/b?c#d', 'ä €😀%', '..%2f'];
      for (const id of ids) {
        behave({ kind: 'saysNothing' });
        await transport.endSession(id, signal);
        check(ended().at(-1) === id, `forgets ${ended().at(-1)} instead of ${id}`);
      }
      for (const [behaviour] of kinds) {
        behave(behaviour);
        await transportFor(world, behaviour).endSession('s1', signal);
        await until(isQuiet);
      }
      check(ended().length === ids.length + kinds.length, 'asks more than once');
    },
  },
];
