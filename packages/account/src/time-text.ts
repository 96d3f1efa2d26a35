const units = [
  { ms: 86_400_000, name: 'day' },
  { ms: 3_600_000, name: 'hour' },
  { ms: 60_000, name: 'minute' },
] as const;

/** How long before `now` a time was, both in epoch milliseconds: `40 minutes ago`. What is still to come is `just now`. */
export const toTimeText = (time: number, now: number): string => {
  const unit = units.find(({ ms }) => now - time >= ms);
  if (unit === undefined) return 'just now';
  const count = Math.floor((now - time) / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
};
