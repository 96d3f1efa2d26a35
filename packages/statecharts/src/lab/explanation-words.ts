import type { Candidate, Explanation } from '../explain.ts';
import { cutText, pluralOf } from '../texts.ts';

/**
 * Formats a value as JSON, cut at `limit` characters. Parts that JSON cannot represent become names such as
 * `(function)`.
 */
export const toShown = (value: unknown, limit = 2000): string => {
  const seen = new WeakSet<object>();
  const shown = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') return '(function)';
    if (typeof part === 'bigint' || typeof part === 'symbol') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if ('getSnapshot' in part && 'send' in part) return `(actor ${String((part as { id?: unknown }).id)})`;
    if (part instanceof Error) return `(error ${part.message})`;
    if (seen.has(part)) return '(seen above)';
    seen.add(part);
    return part instanceof Map || part instanceof Set ? [...part] : part;
  });
  const text = shown ?? 'undefined';
  return text.length > limit ? `${cutText(text, limit)}…` : text;
};

const guardText = ({ guard }: Candidate): string => {
  if (!guard) return 'Taken: it has no guard.';
  if (guard.value instanceof Error) return `The guard ${guard.name} cannot judge it: ${guard.value.message}`;
  return guard.value ? `Taken: ${guard.name} says yes.` : `${guard.name} says no.`;
};

const verdictTexts: Readonly<Record<Candidate['verdict'], (candidate: Candidate) => string>> = {
  taken: guardText,
  guardFails: guardText,
  earlierOne: () => 'Not asked: one before it in the same state is taken.',
  stateInside: () => 'Not asked: one of a state inside is taken, which comes first.',
  otherRegion: () => 'Lost: another region leaves the same states, and comes first.',
};

export const toCandidateTexts = (machineId: string, { candidates }: Explanation) =>
  candidates.map((candidate) => ({
    key: candidate.key,
    state: candidate.path === '' ? machineId : candidate.path,
    isTaken: candidate.verdict === 'taken',
    text: verdictTexts[candidate.verdict](candidate),
    given: candidate.guard?.params === undefined ? '' : toShown(candidate.guard.params, 300),
  }));

export type CandidateText = ReturnType<typeof toCandidateTexts>[number];

const nothingTexts = {
  ended: 'Nothing: the machine has ended.',
  unknown: 'Nothing: no active state has a transition for it.',
  refused: 'Nothing: every guard says no.',
} as const;

export const outcomeText = ({ candidates, nothing }: Explanation): string => {
  if (nothing) return nothingTexts[nothing];
  const taken = candidates.filter(({ verdict }) => verdict === 'taken').length;
  return pluralOf(taken, 'One transition is taken.', `${taken} transitions are taken.`);
};
