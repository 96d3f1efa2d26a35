/** Keeps `next` in a link between the account forms; the target form validates it. */
export const withNext = (path: string, search: string): string => {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
