/** Trusted HTML. */
export interface Markup {
  readonly code: string;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // HTML cannot contain U+0000.
  '\0': '\ufffd',
};

/** The result is safe in elements and in quoted attributes. */
const escapeText = (text: string): string => text.replace(/[&<>"'\0]/g, (sign) => references[sign] ?? '');

type Part = string | Markup | readonly Markup[];

const toCode = (part: Part): string => {
  if (typeof part === 'string') return escapeText(part);
  return 'code' in part ? part.code : part.map(({ code }) => code).join('');
};

/** An HTML template that escapes interpolated strings. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  code: template.map((own, place) => own.replace(/\n\s+/g, '\n') + toCode(parts[place] ?? '')).join(''),
});
