/** HTML of ours. */
export interface Markup {
  readonly code: string;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Which no HTML can hold.
  '\0': '\ufffd',
};

/** A text as HTML shows it, within an element or a quoted attribute. */
const escapeText = (text: string): string => text.replace(/[&<>"'\0]/g, (sign) => references[sign] ?? '');

type Part = string | Markup | readonly Markup[];

const toCode = (part: Part): string => {
  if (typeof part === 'string') return escapeText(part);
  return 'code' in part ? part.code : part.map(({ code }) => code).join('');
};

/** HTML from a template: texts in it are escaped, so that none becomes a tag or an attribute. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  code: template.map((own, place) => own.replace(/\n\s+/g, '\n') + toCode(parts[place] ?? '')).join(''),
});
