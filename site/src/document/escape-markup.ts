const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
