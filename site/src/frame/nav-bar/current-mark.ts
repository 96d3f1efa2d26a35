/** `page` if the address is `href`, on static hosts maybe with a slash at the end; `true` if it is below. */
export const currentMark = (pathname: string, href: string): 'page' | 'true' | undefined => {
  const inside = `${href}/`;
  if (pathname === href || pathname === inside) return 'page';
  return pathname.startsWith(inside) ? 'true' : undefined;
};
