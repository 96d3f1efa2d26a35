/** Keeps `next` in links between the account forms. The target form validates it. */
export const withNext = (path: string, search: string): string => {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
