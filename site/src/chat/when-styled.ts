const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`no style at ${fresh.href}`));
    link.replaceWith(fresh);
  });

/**
 * Done when the panel's own style is here; rejects when it cannot be had. The build fetches it together with the code, but
 * only once: a style that went missing then would be missed for good (CHT-7).
 */
export const whenStyled = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !link.sheet).map(fetchAgain));
};
