/**
 * Whether a host answers at all: its reply is opaque without CORS (EMB-1). Requests the framed address
 * without cookies, which `connect-src` of the site must allow.
 */
export const canReach = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
