/** Storage keys that are deleted with an account (AUT-8, STO-1). */
export const memberRecords = (userId: number) => ({
  cart: `cart_${userId}`,
  quotes: `quotes_${userId}`,
  activity: `activity_${userId}`,
  notifications: `notifications_${userId}`,
});

/** The account id in a key; undefined for other keys. */
export const memberOfKey = (key: string): number | undefined => {
  const [, id] = /^[a-z]+_(\d+)$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
};
