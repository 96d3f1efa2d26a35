/** `page` for the current page, whose address may end in a slash on static hosts; `true` for its section. */
export const currentMark = (pathname: string, href: string): 'page' | 'true' | undefined => {
  const inside = `${href}/`;
  if (pathname === href || pathname === inside) return 'page';
  return pathname.startsWith(inside) ? 'true' : undefined;
};
