const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or an attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
