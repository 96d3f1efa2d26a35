import type { Activity, ActivityEntry } from './activity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const samples: readonly (readonly [agoMs: number, kind: ActivityEntry['kind'], text: string])[] = [
  [3 * DAY_MS + 20 * MINUTE_MS, 'account', 'Changed your password.'],
  [DAY_MS + 50 * MINUTE_MS, 'request', 'Asked for a quote: 2 products, $99.97.'],
  [DAY_MS + 2 * MINUTE_MS, 'session', 'Logged out.'],
  [4 * MINUTE_MS, 'session', 'Logged in.'],
  [MINUTE_MS, 'cart', 'Added AI Chatbot Integration to your cart.'],
];

/** What stands above entries made up for the demonstration (DSH-1). */
export const SAMPLE_ACTIVITY_NOTE = 'Samples: this is what it will look like.';

/** Made-up entries for an empty list at `now` (epoch milliseconds), oldest first. */
export const sampleActivity = (now: number): Activity =>
  samples.map(([agoMs, kind, text]) => ({ kind, text, at: now - agoMs }));
