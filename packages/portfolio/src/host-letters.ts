const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const BASE = 36;
const HIGHEST = 0x10ffff;

const adapt = (delta: number, count: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > 455; steps += BASE) rest = Math.floor(rest / 35);
  return steps + Math.floor((BASE * rest) / (rest + 38));
};

/** The letters that a label of a host stands for, after its `xn--` (Punycode, RFC 3492); undefined when it is none. */
const decodeLabel = (text: string): string | undefined => {
  const mark = text.lastIndexOf('-');
  const letters = [...text.slice(0, Math.max(mark, 0))];
  let code = 128;
  let place = 0;
  let bias = 72;
  for (let at = mark + 1; at < text.length; ) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = DIGITS.indexOf(text[at] ?? ' ');
      at += 1;
      place += digit * weight;
      if (digit < 0 || place > HIGHEST * letters.length + HIGHEST) return undefined;
      const least = Math.min(Math.max(step - bias, 1), 26);
      if (digit < least) break;
      weight *= BASE - least;
    }
    const count = letters.length + 1;
    bias = adapt(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > HIGHEST) return undefined;
    place %= count;
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join('');
};

/** A host with the letters that its labels stand for; undefined when a label stands for none. */
export const toLetters = (host: string): string | undefined => {
  const labels = host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodeLabel(label.slice(4)) : label));
  return labels.includes(undefined) ? undefined : labels.join('.');
};
