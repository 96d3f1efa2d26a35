/**
 * `page` for the link of the current page, to whose address a static host may add a slash; `true` for the link of the section
 * it is in.
 */
export const currentMark = (pathname: string, href: string): 'page' | 'true' | undefined => {
  const inside = `${href}/`;
  if (pathname === href || pathname === inside) return 'page';
  return pathname.startsWith(inside) ? 'true' : undefined;
};
