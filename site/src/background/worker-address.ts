import address from './scene.worker.ts?worker&url';

/** The part of Trusted Types used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

const allowOwn = (text: string) => {
  if (text !== address) throw new TypeError(`${text} is no worker of this site`);
  return text;
};

let trusted: string | undefined;

/** The worker's address, as a browser that enforces Trusted Types accepts it (SEC-1). */
export const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  // Cached: a policy name can be used only once.
  trusted ??=
    trustedTypes?.createPolicy('background', { createScriptURL: allowOwn }).createScriptURL(address) ??
    address;
  return trusted;
};
