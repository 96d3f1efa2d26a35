/** A notification as it arrives (DSH-2); whether it was read is stored apart. */
export interface Message {
  readonly id: number;
  readonly message: string;
  /** When it was sent, in epoch milliseconds. */
  readonly time: number;
}

/** The ids of the notifications an account has read, ascending, each once: stored under `notifications_{userId}`. */
export type ReadIds = readonly number[];

export type ReadIdsCommand = { readonly kind: 'markRead'; readonly ids: readonly number[] };

export const NOTHING_READ: ReadIds = [];

/** The most ids that are kept; the lowest, which are the oldest, go first. */
export const MAX_READ_IDS = 1000;

/** Ascending, each once, at most MAX_READ_IDS. */
export const toReadIds = (ids: readonly number[]): ReadIds =>
  [...new Set(ids)].sort((a, b) => a - b).slice(-MAX_READ_IDS);

/** The ids after a command; the same reference when nothing changes. */
export const readIdsReducer = (readIds: ReadIds, { ids }: ReadIdsCommand): ReadIds =>
  ids.every((id) => readIds.includes(id)) ? readIds : toReadIds([...readIds, ...ids]);

/** The ids of the messages that were not read yet. */
export const unreadIdsOf = (messages: readonly Message[], readIds: ReadIds): readonly number[] =>
  messages.map(({ id }) => id).filter((id) => !readIds.includes(id));
