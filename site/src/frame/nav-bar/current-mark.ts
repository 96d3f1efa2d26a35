/** `page` for the link of the current page, `true` for the link of the section it is in. */
export const currentMark = (pathname: string, href: string): 'page' | 'true' | undefined => {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
};
