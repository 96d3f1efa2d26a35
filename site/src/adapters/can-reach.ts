/** Whether a host answers at all; an opaque reply reveals nothing else (EMB-1). Needs `connect-src`. */
export const canReach = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
