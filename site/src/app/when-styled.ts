const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`no style at ${fresh.href}`));
    link.replaceWith(fresh);
  });

// A failed style sheet has no rules in one browser, is missing in another, and throws in a third.
const isThere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/**
 * Resolves when the style sheet of a part is there; rejects when it fails. It is requested only once, with the chunk of
 * that name, so a failed style sheet would stay missing (CHT-7). Others may be loading: taking their links away would leave
 * their pages waiting.
 */
export const whenStyled = async (chunk: 'chat' | 'editor' | 'palette'): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="/${chunk}-"]`);
  await Promise.all([...links].filter((link) => !isThere(link)).map(fetchAgain));
};
