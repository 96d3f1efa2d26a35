/** The keys of everything that belongs to one account, and goes with it (AUT-8, STO-1). */
export const memberRecords = (userId: number) => ({
  cart: `cart_${userId}`,
  quotes: `quotes_${userId}`,
  activity: `activity_${userId}`,
  notifications: `notifications_${userId}`,
});

/** The id of the account that a key belongs to; undefined for a key of no account. */
export const memberOfKey = (key: string): number | undefined => {
  const [, id] = /^[a-z]+_(\d+)$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
};
