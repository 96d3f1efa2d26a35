/** Writes text to the clipboard; rejects where that is missing or not allowed. */
export const writeClipboard = async (text: string): Promise<void> => {
  // `navigator.clipboard` is undefined on insecure origins.
  await navigator.clipboard.writeText(text);
};
