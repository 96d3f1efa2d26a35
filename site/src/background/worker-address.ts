import address from './scene.worker.ts?worker&url';

/** Trusted Types, as far as they are used here; not every browser has them. */
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

/** The address of the worker that draws, as a browser that enforces Trusted Types accepts it (SEC-1). */
export const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  // Once: a policy's name can be taken only once.
  trusted ??=
    trustedTypes?.createPolicy('background', { createScriptURL: allowOwn }).createScriptURL(address) ??
    address;
  return trusted;
};
