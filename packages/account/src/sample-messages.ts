import type { Message } from './notification.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const memberSamples = (now: number): readonly Message[] => [
  { id: 1, time: now - 40 * MINUTE_MS, message: 'Your weekly automation report is ready to read.' },
  { id: 2, time: now - 5 * HOUR_MS, message: 'The chatbot handed a billing question to your team.' },
  { id: 3, time: now - 2 * DAY_MS, message: 'Good to know: the Portfolio Generator works offline too.' },
  { id: 4, time: now - 6 * DAY_MS, message: 'Your workflow saved more hours than in any previous week.' },
];

// The ids differ from those of the member samples, because an account keeps its read ids when its role
// changes.
const adminSamples = (now: number): readonly Message[] => [
  { id: 101, time: now - 15 * MINUTE_MS, message: 'A new quote request is waiting for an answer.' },
  {
    id: 102,
    time: now - 3 * HOUR_MS,
    message: 'A customer raised a support ticket to high priority.',
  },
  {
    id: 103,
    time: now - 26 * HOUR_MS,
    message: 'The nightly backup took longer than usual, but is complete.',
  },
  { id: 104, time: now - 4 * DAY_MS, message: 'The uptime report for last month is ready.' },
];

/** The simulated inbox at `now` (epoch ms), latest first (DSH-2). */
export const sampleMessages = (isAdmin: boolean, now: number): readonly Message[] =>
  isAdmin ? adminSamples(now) : memberSamples(now);
