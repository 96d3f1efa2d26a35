/** Rejects if the browser has no clipboard or denies access. */
export const writeClipboard = async (text: string): Promise<void> => {
  // `navigator.clipboard` is undefined on insecure origins.
  await navigator.clipboard.writeText(text);
};
