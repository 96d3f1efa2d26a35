/** A notification; its read status is stored separately. */
export interface Message {
  readonly id: number;
  readonly message: string;
  /** When it was sent, in epoch milliseconds. */
  readonly time: number;
}

/** Ascending, unique ids, stored under `notifications_{userId}`. */
export type ReadIds = readonly number[];

export type ReadIdsCommand = { readonly kind: 'markRead'; readonly ids: readonly number[] };

export const NOTHING_READ: ReadIds = [];

/** Beyond this number, the lowest ids are dropped first, because they are the oldest. */
export const MAX_READ_IDS = 1000;

export const toReadIds = (ids: readonly number[]): ReadIds =>
  [...new Set(ids)].sort((a, b) => a - b).slice(-MAX_READ_IDS);

export const readIdsReducer = (readIds: ReadIds, { ids }: ReadIdsCommand): ReadIds =>
  ids.every((id) => readIds.includes(id)) ? readIds : toReadIds([...readIds, ...ids]);

export const unreadIdsOf = (messages: readonly Message[], readIds: ReadIds): readonly number[] =>
  messages.map(({ id }) => id).filter((id) => !readIds.includes(id));
