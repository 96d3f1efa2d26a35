/** Words with less weight find paraphrases only if the question has no heavier ones. */
const MIN_SELECTIVE_WEIGHT = 0.2;

export interface Paraphrase {
  readonly words: readonly string[];
  readonly label: number;
}

/** Offsets within the record of a paraphrase; its word ids follow this header. */
const SHARED = 0;
const OWN = 1;
const LABEL = 2;
const LENGTH = 3;
const HEADER = 4;

/** Weighted Jaccard similarity of each class’s nearest paraphrase. The next call reuses the array. */
export const createLikeness = (
  paraphrases: readonly Paraphrase[],
  weights: ReadonlyMap<string, number>,
  classCount: number,
) => {
  // Integer ids and an inverted index save time: every question is compared with all paraphrases.
  const ids = new Map([...weights.keys()].map((word, id) => [word, id] as const));
  const weightById = Float32Array.from(weights.values());
  const found = paraphrases.map(({ words }) => words.map((word) => ids.get(word) ?? 0));

  // Each paraphrase is one record, for memory locality.
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
  const postings = places.map((list) => Int32Array.from(list));

  /** Weights of the question’s light words. All others are 0, because adding 0 is faster than a branch. */
  const light = new Float32Array(ids.size);
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
    const isSelective = (id: number) => (weightById[id] as number) >= MIN_SELECTIVE_WEIGHT;
    const hasTelling = asked.some(isSelective);
    let count = 0;
    // Light words occur in many paraphrases, so they only add to those already found.
    for (const id of asked) {
      const weight = weightById[id] as number;
      if (hasTelling && !isSelective(id)) {
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
