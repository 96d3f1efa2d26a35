import type { Figure } from './quantities.ts';

/** An end of a range of numbers. */
export interface Bound {
  readonly value: number;
  readonly isInclusive: boolean;
}

/** The numbers a question asks for; without bounds it has only a number. */
export interface Range {
  readonly low?: Bound | undefined;
  readonly high?: Bound | undefined;
}

type Kind = 'over' | 'from' | 'under' | 'upTo' | 'between';

const bound =
  /\b(?:(?<over>over|above|beyond|exceed(?:s|ing)?|(?:more|greater|higher|expensive|dearer|pricier) than)|(?<from>from|at least|minimum|starting at)|(?<under>under|below|beneath|(?:less|cheaper|lower|fewer) than)|(?<upTo>up to|at most|within|maximum)|(?<between>between))\b/g;
const orMore = /^(?:dollars )?(?:(?:or|and) (?:more|above|over|up|upwards|higher)|plus|minimum|at least)\b/;
const orLess = /^(?:dollars )?(?:(?:or|and) (?:less|below|under|cheaper|lower)|maximum|at most|tops)\b/;
/** What joins the two ends of a range: `30 to 40`, `30-40`. */
const until = /^(?:dollars )?(?:to|until)?$/;
const negation = /\b(?:no|not|nothing|none|never|without)\b/;
/** A negation that belongs to the next bound alone: `no more than`. */
const narrow = /\b(?:no|not)$/;
/** “Don’t you have anything over 40 dollars?” asks for it. */
const negativeQuestion =
  /^(?:why )?(?:do|are|is|have)(?: not)? (?:you|there)(?: have| sell)?(?: not| nothing| no)?\b/;

const opposite: Readonly<Record<Kind, Kind>> = {
  over: 'upTo',
  from: 'under',
  under: 'from',
  upTo: 'over',
  between: 'between',
};

interface Found {
  readonly kind: Kind | undefined;
  readonly value: number;
}

/** The kind of each number’s bound, turned by the negations before it. */
const readKinds = (words: readonly string[], figures: readonly Figure[]): readonly Found[] => {
  const textOf = (from: number, to?: number) => words.slice(from, to).join(' ');
  const found: Found[] = [];
  let isTurned = false;
  let isNarrow = false;
  figures.forEach(({ value, from, to }, place) => {
    const before = textOf(figures[place - 1]?.to ?? 0, from);
    const after = textOf(to, figures[place + 1]?.from);
    const match = [...before.matchAll(bound)].at(-1);
    const last = found.at(-1);
    if (!match) {
      const isEnd = last?.kind === 'between' || (last && until.test(before));
      if (isEnd && (!last.kind || last.kind === 'from' || last.kind === 'between')) {
        found.splice(-1, 1, { ...last, kind: 'from' });
        found.push({ value, kind: 'upTo' });
      } else
        found.push({ value, kind: orMore.test(after) ? 'from' : orLess.test(after) ? 'upTo' : undefined });
      return;
    }
    const whole = before.slice(0, match.index).trim();
    const said = (place === 0 ? whole.replace(negativeQuestion, '') : whole).split(/\bbut\b/).at(-1) ?? '';
    if (negation.test(said)) {
      isTurned = true;
      isNarrow = narrow.test(said.trim());
    } else if (/\bbut\b/.test(whole) || (isNarrow && !/\bn?or$/.test(whole))) isTurned = false;
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text) as [Kind, string];
    found.push({ value, kind: isTurned ? opposite[kind] : kind });
  });
  return found;
};

/** The range a question names; undefined when its bounds exclude each other. */
export const readRange = (words: readonly string[], figures: readonly Figure[]): Range | undefined => {
  const found = readKinds(words, figures);
  const among = (inclusive: Kind, exclusive: Kind): readonly Bound[] =>
    found.flatMap(({ kind, value }) =>
      kind === inclusive || kind === exclusive ? [{ value, isInclusive: kind === inclusive }] : [],
    );
  const [low] = [...among('from', 'over')].sort((a, b) => b.value - a.value);
  const [high] = [...among('upTo', 'under')].sort((a, b) => a.value - b.value);
  if (low && high && low.value > high.value) {
    const isPair = low.isInclusive && high.isInclusive;
    return isPair ? { low: high, high: low } : undefined;
  }
  return { low, high };
};
