/** Makes storage throw a SecurityError, like a browser that blocks it. */
export const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  const deny = async () => refuse();
  Object.assign(LockManager.prototype, { request: deny, query: deny });
  Object.assign(window, { BroadcastChannel: refuse });
};
