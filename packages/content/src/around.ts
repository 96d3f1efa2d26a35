/** The entries before and after this one in the list; none for an unknown slug. */
export const around = <Entry extends { readonly slug: string }>(list: readonly Entry[], slug: string) => {
  const place = list.findIndex((entry) => entry.slug === slug);
  return place < 0 ? {} : { before: list[place - 1], after: list[place + 1] };
};
