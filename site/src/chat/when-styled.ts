const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`no style at ${fresh.href}`));
    link.replaceWith(fresh);
  });

// What could not be had is a sheet without rules in one browser, none in another, and one that cannot be read in a third.
const isThere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/**
 * Done when the panel's own style is here; rejects when it cannot be had. The build fetches it together with the code, but
 * only once: a style that went missing then would be missed for good (CHT-7).
 */
export const whenStyled = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !isThere(link)).map(fetchAgain));
};
