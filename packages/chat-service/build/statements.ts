import { toInlineText } from '@loomwright/content';
import { foldText } from '@loomwright/kit';
import { rootOf } from '../src/reading/normalise.ts';
import { figuresIn } from '../src/server/upstream/check-figures.ts';

const empty: ReadonlySet<string> = new Set(
  `a about all also an and any anyone anything are as at be because been being but by can could did do does doing done each either else
  even every everyone everything for from get gets getting got had has have having here how i if in instead into is it its itself just
  like made makes make may me mean means might mine more most much must my of off on one ones once or other our ours out own page please really
  same say says said should show shows so some something such than that the their theirs them then there these they thing things this
  those through to too up us very via was way we were what when where whether which while who whose why will with would yes yet you
  your yours yourself`.split(/\s+/),
);
const negators: ReadonlySet<string> = new Set(
  'no not never without nothing none nobody nowhere neither nor'.split(' '),
);
/** Phrases that change the meaning of a sentence as much as a negation does. */
const turns: readonly (readonly [name: string, said: RegExp])[] = [
  ['only', /\b(?:only|alone|nothing else|no other|nowhere else|not \w+ (?:on )?any other)\b/],
  ['free', /\b(?:free|costs? nothing|no charge|no price)\b/],
];

const clauseStart =
  /[.;:()?!–—]|(?=\b(?:but|because|so|unless|until|when|while|where|which|that|who|if)\b)|,? (?=and (?:it|you|we|they|is|are|has|the|a|an)\b)|, (?=(?:and|a|an|it|you|we|they|the|its|your|with|what|not|never|no|nothing)\b)/;
/** The start of a condition or relative clause, which makes no statement. */
const telling = /^ ?(?:unless|when|where|which|that|who|if)\b/;

/** “Without” contradicts a statement only if that statement contains most words of the clause. */
const soft = 'without';

/** The number of words after a negation that are compared with the other statements. */
const HEAD = 3;

export interface Denial {
  readonly heads: readonly string[];
  readonly clause: ReadonlySet<string>;
  readonly isSoft: boolean;
}

export interface Statement {
  readonly text: string;
  readonly roots: ReadonlySet<string>;
  readonly written: ReadonlyMap<string, string>;
  readonly denied: ReadonlySet<string>;
  /** Words after “without”, or after a negation in a condition. */
  readonly excepted: ReadonlySet<string>;
  readonly affirmed: ReadonlySet<string>;
  readonly denials: readonly Denial[];
  readonly turns: readonly string[];
  readonly figures: ReadonlySet<string>;
}

const word = /[\p{L}\p{N}]+(?:[.,'_-][\p{L}\p{N}]+)*/gu;

const foldSentence = (text: string) =>
  foldText(toInlineText(text).replace(/[’‘]/g, "'"))
    .replace(/\bcan(?:no|')t\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:re|s|ve|ll|d|m)\b/g, '')
    .replace(/\bnot only\b/g, 'also');

export const readStatement = (text: string): Statement => {
  const folded = foldSentence(text);
  const denied = new Set<string>();
  const excepted = new Set<string>();
  const affirmed = new Set<string>();
  const written = new Map<string, string>();
  const denials: (Denial & { readonly heads: string[] })[] = [];
  const clauses = folded
    .split(clauseStart)
    .flatMap((clause) => (telling.test(clause) ? clause.split(',') : [clause]));
  for (const clause of clauses) {
    const roots = new Set<string>();
    let last: string | undefined;
    let open: (typeof denials)[number] | undefined;
    for (const found of clause.match(word) ?? []) {
      if (negators.has(found)) {
        open = { heads: [], clause: roots, isSoft: found === soft || telling.test(clause) };
        denials.push(open);
      }
      if (negators.has(found) || empty.has(found)) continue;
      last = [...figuresIn(found)][0] ?? rootOf(found);
      roots.add(last);
      written.set(last, found);
      (open ? (open.isSoft ? excepted : denied) : affirmed).add(last);
      if (open && open.heads.length < HEAD) open.heads.push(last);
    }
    if (open?.heads.length === 0 && last !== undefined && /\b(?:nobody|none|nowhere) else\b/.test(clause)) {
      open.heads.push(last);
      denied.add(last);
      affirmed.delete(last);
    }
  }
  return {
    text,
    denied,
    excepted,
    affirmed,
    denials,
    written,
    roots: new Set(written.keys()),
    turns: turns.flatMap(([name, said]) => (said.test(folded) ? [name] : [])),
    figures: figuresIn(text),
  };
};

/** Does not match after a bold lead-in (`**Name.** …`), which belongs to the next sentence. */
const sentenceEnd = /(?<=[.!?…][”"]?) +(?=[^\s\p{Ll}])/u;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace(/^\s*(?:-|\d+\.) /, '').split(sentenceEnd))
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
