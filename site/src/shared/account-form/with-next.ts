/** The address of the other form with the same `next`; that form checks whether it is allowed. */
export const withNext = (path: string, search: string): string => {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
