import { rootsOf } from './normalise.ts';
import type { Figure } from './quantities.ts';
import type { Question } from './question.ts';

export interface Bound {
  readonly value: number;
  readonly isInclusive: boolean;
}

export interface Range {
  readonly low?: Bound | undefined;
  readonly high?: Bound | undefined;
}

type Kind = 'over' | 'from' | 'under' | 'upTo';

const over = 'over|above|beyond|exceed(?:s|ing)?|(?:more|higher|expensive|dearer|pricier) than';
const from = 'from|at least|min(?:imum)?|between';
const under = 'under|below|beneath|(?:less|cheaper|lower|fewer) than';
const upTo = 'up to|at most|within|max(?:imum)?';
const bound = new RegExp(
  `\\b(?:(?<over>${over})|(?<from>${from})|(?<under>${under})|(?<upTo>${upTo}))\\b`,
  'g',
);
const orMore = /^(?:dollars )?(?:(?:or|and) (?:more|above|over|up)|minimum|at least)\b/;
const orLess = /^(?:dollars )?(?:(?:or|and) (?:less|below|under|cheaper)|maximum|at most|tops)\b/;
const until = /^(?:dollars )?(?:to|until|and)?$/;
const negation = /\b(?:no|not|nothing|none|never|without)\b/;
/** “Don’t you have anything over 40 dollars?” is not a negation. */
const negativeQuestion = /^(?:do|are|is)(?: not)? (?:you|there)(?: have)?(?: nothing| no)?\b/;

/** `not over 40` means up to 40. */
const negated: Readonly<Partial<Record<Kind, Kind>>> = { over: 'upTo', under: 'from' };

interface Found {
  readonly kind: Kind | undefined;
  readonly value: number;
}

/** A negation reverses the bounds after it, up to a “but”. */
const readKinds = (words: readonly string[], figures: readonly Figure[]): readonly Found[] => {
  const textOf = (start: number, end?: number) => words.slice(start, end).join(' ');
  const found: Found[] = [];
  figures.forEach(({ value, from: start, to }, place) => {
    const before = textOf(figures[place - 1]?.to ?? 0, start);
    const last = found.at(-1);
    const groups = [...before.matchAll(bound)].at(-1)?.groups;
    const kind = (['over', 'from', 'under', 'upTo'] as const).find((one) => groups?.[one]);
    if (kind) {
      const said = textOf(0, start).replace(negativeQuestion, '').split(' but ').at(-1) ?? '';
      found.push({ value, kind: (negation.test(said) && negated[kind]) || kind });
    } else if (last && until.test(before) && (last.kind ?? 'from') === 'from') {
      found.splice(-1, 1, { ...last, kind: 'from' }, { value, kind: 'upTo' });
    } else {
      const after = textOf(to, figures[place + 1]?.from);
      found.push({ value, kind: orMore.test(after) ? 'from' : orLess.test(after) ? 'upTo' : undefined });
    }
  });
  return found;
};

/** Undefined if the bounds exclude each other; “from 40 to 30” is read as “from 30 to 40”. */
export const readRange = (words: readonly string[], figures: readonly Figure[]): Range | undefined => {
  const found = readKinds(words, figures);
  const among = (inclusive: Kind, exclusive: Kind): readonly Bound[] =>
    found.flatMap(({ kind, value }) =>
      kind === inclusive || kind === exclusive ? [{ value, isInclusive: kind === inclusive }] : [],
    );
  const [low] = [...among('from', 'over')].sort((a, b) => b.value - a.value);
  const [high] = [...among('upTo', 'under')].sort((a, b) => a.value - b.value);
  if (low && high && low.value > high.value)
    return low.isInclusive && high.isInclusive ? { low: high, high: low } : undefined;
  return { low, high };
};

const limiting = new RegExp(`\\b(?:${over}|${from}|${under}|${upTo}|budget|afford|spend)\\b`);
const superlative =
  /\b(?:cheapest|dearest|priciest|costliest|lowest|highest|(?:most|least) (?:expensive|affordable|costly)|(?:the|your) (?:most|least))\b/;

export const rangeWords: ReadonlySet<string> = rootsOf(
  `under below beneath over above beyond exceeding between within up at most least less more fewer cheaper dearer pricier than
  max maximum min minimum from cheapest dearest priciest costliest lowest highest expensive affordable costly`,
);

export const isBounded = ({ entities, text }: Question): boolean =>
  entities.numbers.length > 0 && limiting.test(text);

export const isRanged = (question: Question): boolean =>
  isBounded(question) || superlative.test(question.text);
