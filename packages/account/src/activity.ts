import { cutText } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { MAX_ACTIVITY } from './limits.ts';

export const ACTIVITY_KINDS = ['session', 'cart', 'request', 'account'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Stored in an array under `activity_{userId}` (STO-1). */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** At most MAX_ACTIVITY_TEXT UTF-16 units. */
  readonly text: string;
  readonly at: number;
}

export type Activity = readonly ActivityEntry[];

export interface NewActivity {
  readonly entry: ActivityEntry;
  /**
   * A prefix, e.g. `Suite: quantity `. Entries of the same kind from the last minute that begin with it are
   * replaced.
   */
  readonly subject?: string | undefined;
}

export type ActivityCommand =
  | ({ readonly kind: 'note' } & NewActivity)
  /** Removes only these entries; entries added in the meantime stay. */
  | { readonly kind: 'clear'; readonly entries: Activity }
  | { readonly kind: 'restore'; readonly entries: Activity };

export const NO_ACTIVITY: Activity = [];

/** In UTF-16 units. */
export const MAX_ACTIVITY_TEXT = 500;
export const SAME_CHANGE_MS = 60_000;

const note = (activity: Activity, { entry: { kind, text, at }, subject }: NewActivity): Activity => {
  const isSuperseded = (one: ActivityEntry) =>
    subject !== undefined &&
    one.kind === kind &&
    one.text.startsWith(subject) &&
    at >= one.at &&
    at - one.at < SAME_CHANGE_MS;
  const kept = activity.filter((one) => !isSuperseded(one));
  return [...kept, { kind, text: cutText(text, MAX_ACTIVITY_TEXT), at }].slice(-MAX_ACTIVITY);
};

const isSame = (one: ActivityEntry, other: ActivityEntry): boolean =>
  one.at === other.at && one.kind === other.kind && one.text === other.text;

const without = (activity: Activity, entries: Activity): Activity => {
  const left = activity.filter((one) => !entries.some((other) => isSame(one, other)));
  return left.length === activity.length ? activity : left;
};

/**
 * Keeps the entries in the order in which they were added; returns the same reference when nothing changes.
 */
export const activityReducer = (activity: Activity, command: ActivityCommand): Activity =>
  match(command)
    .with({ kind: 'note' }, (added) => note(activity, added))
    .with({ kind: 'clear' }, ({ entries }) => without(activity, entries))
    .with({ kind: 'restore' }, ({ entries }) =>
      entries.length === 0 ? activity : [...entries, ...activity].slice(-MAX_ACTIVITY),
    )
    .exhaustive();
