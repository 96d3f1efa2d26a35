/** What a member did here, as it is listed at `/activity`. */
export const ACTIVITY_KINDS = ['session', 'cart', 'request', 'account'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of the array stored under `activity_{userId}` (STO-1). */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** For people: `Logged in`, `AI Chatbot Integration added to your cart`. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type Activity = readonly ActivityEntry[];

export type ActivityCommand = { readonly kind: 'note'; readonly entry: ActivityEntry };

export const NO_ACTIVITY: Activity = [];

/** The most entries that are kept; the oldest go first. */
export const MAX_ACTIVITY = 100;

/** What a command makes of the entries, oldest first. */
export const activityReducer = (activity: Activity, { entry }: ActivityCommand): Activity =>
  [...activity, entry].slice(-MAX_ACTIVITY);
