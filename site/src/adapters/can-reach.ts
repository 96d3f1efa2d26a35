/**
 * Whether a host answers, whatever it answers: without its consent no page may see more (EMB-1). Asks for the headers of the
 * very address that is framed, without cookies. The policy of the site has to allow it (`connect-src`).
 */
export const canReach = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
