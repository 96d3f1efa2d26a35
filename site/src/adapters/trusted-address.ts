/** The part of Trusted Types used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const addresses = new Map<string, string>();

/**
 * The address of a worker's script, as a browser that enforces Trusted Types accepts it (SEC-1). The policy, one of those
 * that the Content-Security-Policy names, knows no other address.
 */
export const trustedAddress = (policy: string, address: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const allowOwn = (text: string) => {
    if (text !== address) throw new TypeError(`${text} is no worker of this site`);
    return text;
  };
  // Cached: a policy name can be used only once.
  const trusted =
    addresses.get(policy) ??
    trustedTypes?.createPolicy(policy, { createScriptURL: allowOwn }).createScriptURL(address) ??
    address;
  addresses.set(policy, trusted);
  return trusted;
};
