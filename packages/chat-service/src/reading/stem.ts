const vowel = /[aeiouy]/;

const dropInflection = (word: string): string => {
  const bare = word.replace(/(?:ings?|edly|ed)$/, '');
  if (bare === word || bare.length < 3 || !vowel.test(bare)) return word;
  return /([bdfgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare;
};

const dropPlural = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !/(?:sis|pus|^news)$/.test(word) ? word.slice(0, -1) : word;
};

// Longest first; each only when enough of the word is left.
const suffixes: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ability$/, 'able'],
  [/(?<=.{4})(?:ement|ment)$/, ''],
  [/(?<=.{3}t)(?:ion|ive)$/, ''],
  [/(?<=.{4}s)ion$/, ''],
  [/(?<=.{3})ness$/, ''],
  [/(?<=.{3})ly$/, ''],
];

const findStem = (word: string): string => {
  if (word.length < 4 || word.length > 30 || /[^a-z]/.test(word)) return word;
  let root = dropInflection(dropPlural(word));
  for (const [suffix, instead] of suffixes) root = root.replace(suffix, instead);
  return root.replace(/(?<=..)e$/, '').replace(/(?<=[^aeiou].?)y$/, 'i');
};

/** How many words are remembered: of words, not of questions. */
const MAX_REMEMBERED = 8000;
const remembered = new Map<string, string>();

/**
 * The root that the forms of an English word share: `automated`, `automation` and `automates` have one. Takes folded words;
 * other words hardly change. Linear.
 */
export const stem = (word: string): string => {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const root = findStem(word);
  remembered.set(word, root);
  return root;
};
