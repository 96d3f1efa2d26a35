/** Hands a person a file to keep, made here. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the time anything else happens.
  setTimeout(() => URL.revokeObjectURL(address));
};
