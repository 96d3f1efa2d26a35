interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const addresses = new Map<string, string>();

/** A worker's address for browsers that enforce Trusted Types (SEC-1). The policy allows no other address. */
export const trustedAddress = (policy: string, address: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const allowOwn = (text: string) => {
    if (text !== address) throw new TypeError(`${text} is not a worker of this site`);
    return text;
  };
  // A policy name can be used only once.
  const trusted =
    addresses.get(policy) ??
    trustedTypes?.createPolicy(policy, { createScriptURL: allowOwn }).createScriptURL(address) ??
    address;
  addresses.set(policy, trusted);
  return trusted;
};
