/** A word that weighs less alone finds no paraphrase. */
const TELLING = 0.2;

/** A paraphrase: the words it has, each once, and the class it is of. */
export interface Paraphrase {
  readonly words: readonly string[];
  readonly label: number;
}

/** Where a paraphrase in the buffer has the weight it shares with the question at hand, and so on; its words follow. */
const SHARED = 0;
const OWN = 1;
const LABEL = 2;
const LENGTH = 3;
const HEADER = 4;

/**
 * Compares questions with all paraphrases: a function of the words of a question and of what each weighs. Returns for each
 * class the likeness of its nearest paraphrase, in [0, 1], of those that share a telling word with the question; the array is
 * the same for every question. All words of paraphrases have a weight in `weights`.
 */
export const createLikeness = (
  paraphrases: readonly Paraphrase[],
  weights: ReadonlyMap<string, number>,
  classCount: number,
) => {
  // Numbers instead of words, and an index of them: paraphrases are compared for every question.
  const ids = new Map([...weights.keys()].map((word, id) => [word, id] as const));
  const weightById = Float32Array.from(weights.values());
  const found = paraphrases.map(({ words }) => words.map((word) => ids.get(word) ?? 0));

  // Everything on a paraphrase stands together: what is apart is fetched from the memory apart.
  const buffer = new ArrayBuffer(4 * found.reduce((size, words) => size + HEADER + words.length, 0));
  const ints = new Int32Array(buffer);
  const floats = new Float32Array(buffer);
  const places = Array.from({ length: ids.size }, (): number[] => []);
  let next = 0;
  found.forEach((words, number) => {
    floats[next + OWN] = words.reduce((sum, id) => sum + (weightById[id] as number), 0);
    ints[next + LABEL] = paraphrases[number]?.label ?? 0;
    ints[next + LENGTH] = words.length;
    ints.set(words, next + HEADER);
    for (const id of words) places[id]?.push(next);
    next += HEADER + words.length;
  });
  /** Where the paraphrases with a word begin. */
  const postings = places.map((list) => Int32Array.from(list));

  /** For the question at hand: the weight of the words that weigh little, 0 for others. Added without asking: to ask is slower. */
  const light = new Float32Array(ids.size);
  /** For the question at hand: the paraphrases that share any word with it. */
  const sharing = new Int32Array(paraphrases.length);
  const nearest = new Float32Array(classCount);

  return (words: ReadonlySet<string>, weightOf: (word: string) => number): Float32Array => {
    let total = 0;
    const asked: number[] = [];
    for (const word of words) {
      total += weightOf(word);
      const id = ids.get(word);
      if (id !== undefined) asked.push(id);
    }
    const isTelling = (id: number) => (weightById[id] as number) >= TELLING;
    const hasTelling = asked.some(isTelling);
    let count = 0;
    // The telling words find paraphrases, the others only add to what was found: their lists are long.
    for (const id of asked) {
      const weight = weightById[id] as number;
      if (hasTelling && !isTelling(id)) {
        light[id] = weight;
        continue;
      }
      for (const at of postings[id] as Int32Array) {
        if (floats[at + SHARED] === 0) sharing[count++] = at;
        floats[at + SHARED] = (floats[at + SHARED] as number) + weight;
      }
    }
    nearest.fill(0);
    for (let i = 0; i < count; i += 1) {
      const at = sharing[i] as number;
      let common = floats[at + SHARED] as number;
      floats[at + SHARED] = 0;
      const end = at + HEADER + (ints[at + LENGTH] as number);
      for (let word = at + HEADER; word < end; word += 1) common += light[ints[word] as number] as number;
      const label = ints[at + LABEL] as number;
      const likeness = common / (total + (floats[at + OWN] as number) - common || 1);
      if (likeness > (nearest[label] as number)) nearest[label] = likeness;
    }
    for (const id of asked) light[id] = 0;
    return nearest;
  };
};
