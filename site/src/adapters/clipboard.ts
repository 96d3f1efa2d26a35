export const writeClipboard = async (text: string): Promise<void> => {
  // `navigator.clipboard` is undefined on insecure origins.
  await navigator.clipboard.writeText(text);
};
