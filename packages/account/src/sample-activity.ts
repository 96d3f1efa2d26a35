import type { Activity } from './activity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const SAMPLE_ACTIVITY_NOTE = 'Sample entries: this is what your activity will look like.';

export const accountActivityTexts = {
  password: 'Changed your password.',
  recoveryCode: 'Made a recovery code.',
} as const;

/** Sample entries before `now` (epoch milliseconds), oldest first. */
export const sampleActivity = (now: number, requestText: string): Activity => [
  { kind: 'account', at: now - 3 * DAY_MS - 20 * MINUTE_MS, text: accountActivityTexts.password },
  { kind: 'request', at: now - DAY_MS - 50 * MINUTE_MS, text: requestText },
  { kind: 'session', at: now - DAY_MS - 2 * MINUTE_MS, text: 'Logged out.' },
  { kind: 'session', at: now - 4 * MINUTE_MS, text: 'Logged in.' },
  { kind: 'cart', at: now - MINUTE_MS, text: 'Added AI Chatbot Integration to your cart.' },
];
