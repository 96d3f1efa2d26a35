export interface CodeSpan {
  readonly kind: 'plain' | 'text' | 'word' | 'note' | 'number';
  readonly text: string;
}

/** The alternatives of each pattern are in order of precedence. */
const forms: Readonly<Record<string, RegExp>> = {
  JavaScript:
    /(?<note>\/\/.*)|(?<text>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<word>\b(?:async|await|const|for|function|if|import|from|let|new|of|return|throw)\b)|(?<number>\b\d[\d_.]*\b)/g,
  HTML: /(?<note><!--[\s\S]*?-->)|(?<text>"[^"\n]*")|(?<word><\/?[\w-]+|\/?>)|(?<number>\b[\w-]+(?==))/g,
  JSON: /(?<word>"[^"\n]*"(?=\s*:))|(?<text>"[^"\n]*")|(?<number>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g,
  HTTP: /(?<word>^(?:GET|POST|PUT|DELETE|HTTP\/[\d.]+)\b|"[^"\n]*"(?=\s*:))|(?<note>^[A-Z][\w-]*(?=:))|(?<text>"[^"\n]*")|(?<number>(?<![/.\d])\b\d+\b(?!\.))/gm,
  Shell: /(?<note>#.*)|(?<text>'[^'\n]*'|"[^"\n]*")|(?<word>^\w+|(?<=\s)--?\w[\w-]*)/gm,
};

const kinds = ['note', 'text', 'word', 'number'] as const;

export const toCodeSpans = (language: string, code: string): readonly CodeSpan[] => {
  const form = Object.hasOwn(forms, language) ? forms[language] : undefined;
  const spans: CodeSpan[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) spans.push({ kind: 'plain', text: code.slice(end, to) });
  };
  for (const { 0: text, groups, index } of form ? code.matchAll(form) : []) {
    addPlain(index);
    spans.push({ kind: kinds.find((kind) => groups?.[kind] !== undefined) ?? 'plain', text });
    end = index + text.length;
  }
  addPlain(code.length);
  return spans;
};
