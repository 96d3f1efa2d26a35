import type { ReplyOutcome } from '../transport.ts';

/** One thing a network, a proxy or a service can do to a request, and what the transport may make of it. */
export interface TransportFault {
  readonly name: string;
  /** The outcomes that are right; one, unless readers of HTTP differ. */
  readonly outcomes: readonly [ReplyOutcome, ...ReplyOutcome[]];
}

const unreachable: ReplyOutcome = { kind: 'unreachable' };
const tooLong: ReplyOutcome = { kind: 'tooLong' };
const empty: ReplyOutcome = { kind: 'empty' };
const answered = (response: string): ReplyOutcome => ({ kind: 'answered', response });
const refused = (status: number, retryAfterMs?: number): ReplyOutcome =>
  retryAfterMs === undefined ? { kind: 'refused', status } : { kind: 'refused', status, retryAfterMs };

const fault = (name: string, ...outcomes: TransportFault['outcomes']): TransportFault => ({ name, outcomes });

/** The 44 faults of the catalogue. The chart meets their outcomes; the site's transport meets the faults themselves. */
export const transportFaults: readonly TransportFault[] = [
  fault('connection refused', unreachable),
  fault('reset before the headers', unreachable),
  fault('reset within the headers', unreachable),
  fault('reset within the body', unreachable),
  fault('end before the headers', unreachable),
  fault('end within the headers', unreachable),
  fault('end within the body', unreachable),
  fault('end within a chunk', unreachable),
  fault('garbage for headers', unreachable),
  fault('huge headers', unreachable),
  fault('slow headers', tooLong),
  fault('slow body', tooLong),
  fault('silence before the headers', tooLong),
  fault('silence after the headers', tooLong),
  fault('no CORS', unreachable),
  fault('offline', unreachable),
  fault('200 with invalid JSON', empty),
  fault('200 with nothing', empty),
  fault('200 with HTML', empty),
  fault('204', empty),
  fault('206 with half of it', empty),
  fault('301', unreachable),
  fault('302 to elsewhere', unreachable),
  fault('304', refused(304)),
  fault('307 to itself', unreachable),
  fault('400', refused(400)),
  fault('404 with HTML', refused(404)),
  fault('408', refused(408)),
  fault('413', refused(413)),
  fault('429', refused(429)),
  fault('429 after seconds', refused(429, 5000)),
  fault('429 after a date', refused(429, 4000), refused(429, 5000)),
  fault('429 after an hour', refused(429, 3_600_000)),
  fault('429 after nonsense', refused(429)),
  fault('500', refused(500)),
  fault('502 with HTML', refused(502)),
  fault('503 after seconds', refused(503, 2000)),
  fault('504', refused(504)),
  fault('200 of another type', answered('Said as plain text.'), empty),
  fault('200 of another shape', empty),
  fault('200 with a response that is no string', empty),
  fault('200 with 10 MB', empty),
  fault('200 nested 100 000 deep', empty),
  fault('200 with invalid UTF-8', answered('Broken \ufffd letters.'), empty),
];
