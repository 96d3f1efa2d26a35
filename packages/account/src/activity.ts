import { cutText } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** The kinds of entries at `/activity`. */
export const ACTIVITY_KINDS = ['session', 'cart', 'request', 'account'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of the array stored under `activity_{userId}` (STO-1). */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** As shown: `Logged in.`, `Added AI Chatbot Integration to your cart.`; at most MAX_ACTIVITY_TEXT units. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type Activity = readonly ActivityEntry[];

export type ActivityCommand =
  | { readonly kind: 'note'; readonly entry: ActivityEntry }
  /** Removes these entries; entries added meanwhile, in any tab, stay. */
  | { readonly kind: 'clear'; readonly entries: Activity }
  /** Adds cleared entries again, before the others. */
  | { readonly kind: 'restore'; readonly entries: Activity };

export const NO_ACTIVITY: Activity = [];

/** The most entries that are kept; the oldest go first. */
export const MAX_ACTIVITY = 100;
/** The most UTF-16 units of an entry's text; the rest is cut off. */
export const MAX_ACTIVITY_TEXT = 500;
/** For how long an entry that ends in a number is replaced by the next one of its kind. */
export const SAME_CHANGE_MS = 60_000;

/** The text of an entry before the number it ends in: `AI Chatbot Integration: quantity `; undefined without one. */
const subjectOf = (text: string): string | undefined => /^(.+: \D*)\d+\.?$/.exec(text)?.[1];

/** Whether `next` differs from `entry`, of the minute before, in its number only: nine presses on + are one change. */
const isOvertaken = (entry: ActivityEntry, next: ActivityEntry): boolean => {
  const ms = next.at - entry.at;
  if (entry.kind !== next.kind || !(ms >= 0 && ms < SAME_CHANGE_MS)) return false;
  const subject = subjectOf(next.text);
  return subject !== undefined && subject === subjectOf(entry.text);
};

const note = (activity: Activity, { kind, text, at }: ActivityEntry): Activity => {
  const entry = { kind, text: cutText(text, MAX_ACTIVITY_TEXT), at };
  return [...activity.filter((one) => !isOvertaken(one, entry)), entry].slice(-MAX_ACTIVITY);
};

const isSame = (one: ActivityEntry, other: ActivityEntry): boolean =>
  one.at === other.at && one.kind === other.kind && one.text === other.text;

const without = (activity: Activity, entries: Activity): Activity => {
  const left = activity.filter((one) => !entries.some((other) => isSame(one, other)));
  return left.length === activity.length ? activity : left;
};

/** The entries after a command, oldest first; the same reference when nothing changes. */
export const activityReducer = (activity: Activity, command: ActivityCommand): Activity =>
  match(command)
    .with({ kind: 'note' }, ({ entry }) => note(activity, entry))
    .with({ kind: 'clear' }, ({ entries }) => without(activity, entries))
    .with({ kind: 'restore' }, ({ entries }) =>
      entries.length === 0 ? activity : [...entries, ...activity].slice(-MAX_ACTIVITY),
    )
    .exhaustive();
