/** Font size and line height in pixels, and CSS weight. */
export const WORD_STYLES = {
  title: { size: 15, weight: 650, lineHeight: 20 },
  text: { size: 12, weight: 400, lineHeight: 16 },
  event: { size: 12, weight: 600, lineHeight: 16 },
  guard: { size: 12, weight: 400, lineHeight: 16 },
  action: { size: 12, weight: 400, lineHeight: 16 },
  note: { size: 11, weight: 400, lineHeight: 16 },
  turn: { size: 10, weight: 650, lineHeight: 16 },
} as const;

export type WordStyle = keyof typeof WORD_STYLES;

export interface Word {
  readonly text: string;
  readonly style: WordStyle;
}

/** Measures the width of text in pixels. */
export type MeasureText = (text: string, style: WordStyle) => number;

export interface Line {
  readonly indent: number;
  readonly width: number;
  readonly height: number;
  /** Adjacent words of the same style form one run, measured and drawn as a whole, so that both include the same kerning. */
  readonly runs: readonly Word[];
}

const joined = (words: readonly Word[]): readonly Word[] => {
  const runs: Word[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.style === word.style) runs.splice(-1, 1, { ...last, text: `${last.text} ${word.text}` });
    else runs.push(word);
  }
  return runs;
};

const toLine = (words: readonly Word[], indent: number, measure: MeasureText): Line => {
  const runs = joined(words);
  const widths = runs.map(({ text, style }, index) => measure(index === 0 ? text : ` ${text}`, style));
  return {
    indent,
    // Rounded to keep the JSON small.
    width: Math.round(widths.reduce((sum, width) => sum + width, 0) * 10) / 10,
    height: Math.max(0, ...runs.map(({ style }) => WORD_STYLES[style].lineHeight)),
    runs,
  };
};

/** A single word may be wider than `maxWidth`. `indent` applies from the second line on. */
export const breakLines = (
  words: readonly Word[],
  maxWidth: number,
  measure: MeasureText,
  indent = 0,
): readonly Line[] => {
  const lines: Line[] = [];
  let rest: readonly Word[] = words;
  while (rest.length > 0) {
    const start = lines.length === 0 ? 0 : indent;
    let line = toLine(rest.slice(0, 1), start, measure);
    let count = 1;
    for (; count < rest.length; count += 1) {
      const longer = toLine(rest.slice(0, count + 1), start, measure);
      if (start + longer.width > maxWidth) break;
      line = longer;
    }
    lines.push(line);
    rest = rest.slice(count);
  }
  return lines;
};

export const sizeOf = (lines: readonly Line[]): { readonly width: number; readonly height: number } => ({
  width: Math.max(0, ...lines.map(({ indent, width }) => indent + width)),
  height: lines.reduce((sum, { height }) => sum + height, 0),
});
