/** Puts a text on the clipboard; rejects where there is none, or the browser does not allow it. */
export const writeClipboard = async (text: string): Promise<void> => {
  // Missing on pages that did not come over a secure connection.
  await navigator.clipboard.writeText(text);
};
