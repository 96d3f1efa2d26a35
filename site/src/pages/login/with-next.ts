/** The address of the other form, with the way back the person came with; whether it leads anywhere is settled there. */
export const withNext = (path: string, search: string): string => {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
};
