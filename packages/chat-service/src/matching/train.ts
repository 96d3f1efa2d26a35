import { featuresOf } from './features.ts';

export interface Example {
  readonly tokens: readonly string[];
  readonly label: number;
  readonly share?: number;
}

/** The probability of each class. The next call reuses the array. */
export type Classify = (tokens: readonly string[]) => Float32Array;

/** A sparse linear model: one weight for each pair of feature and class in the examples. */
export interface Learned {
  /** A hash of the examples; a mismatch forces retraining. */
  readonly key: number;
  readonly features: readonly string[];
  /** The index of each feature’s first weight, plus an end marker. */
  readonly starts: Int32Array;
  readonly classes: Int32Array;
  readonly weights: Float32Array;
}

const ORDERS = 4;
const EPOCHS = 3;
const RATE = 8;
const LAST = 0.15;
/** Features that occur in more than this share of the classes are ignored. */
const COMMON = 0.4;
/** Smaller errors are skipped, which saves most updates. */
const SMALL = 0.003;

interface Row {
  readonly tokens: readonly string[];
  readonly label: number;
  readonly share: number;
  readonly places: Int32Array;
  readonly values: Float32Array;
}

const toRows = (examples: readonly Example[]) => {
  const index = new Map<string, number>();
  const rows = examples.map(({ tokens, label, share = 1 }): Row => {
    const features = [...featuresOf(tokens)];
    return {
      tokens,
      label,
      share,
      values: Float32Array.from(features, ([, value]) => value),
      places: Int32Array.from(features, ([feature]) => {
        const known = index.get(feature) ?? index.size;
        index.set(feature, known);
        return known;
      }),
    };
  });
  return { rows, index };
};

const toPairs = (rows: readonly Row[], featureCount: number, classCount: number) => {
  const seen = Array.from({ length: featureCount }, () => new Set<number>());
  for (const { label, places } of rows) for (const place of places) seen[place]?.add(label);
  for (const labels of seen) if (labels.size > classCount * COMMON) labels.clear();
  const starts = new Int32Array(featureCount + 1);
  seen.forEach((labels, place) => {
    starts[place + 1] = (starts[place] as number) + labels.size;
  });
  return { starts, classes: Int32Array.from(seen.flatMap((labels) => [...labels])) };
};

const FNV = 0x811c9dc5;
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

/** FNV-1a. As a sort key, it keeps the order of the other examples when one is added. */
export const hashOf = (tokens: readonly string[], seed = 0): number => {
  let hash = mix(FNV, seed);
  for (const token of tokens) {
    for (let at = 0; at < token.length; at += 1) hash = mix(hash, token.charCodeAt(at));
    hash = mix(hash, 0);
  }
  return hash >>> 0;
};

const keyOf = (examples: readonly Example[], classCount: number): number =>
  examples.reduce(
    (hash, { label, share = 1, tokens }) => [label, share * 100, hashOf(tokens)].reduce(mix, hash),
    mix(FNV, classCount),
  );

interface Scorer {
  readonly starts: Int32Array;
  readonly classes: Int32Array;
  readonly weights: Float32Array;
  /** Writes the probabilities of the `touched` classes to `scores`; all others have probability `rest`. */
  readonly score: (places: ArrayLike<number>, values: ArrayLike<number>) => { count: number; rest: number };
  readonly scores: Float32Array;
  readonly touched: Int32Array;
}

const createScorer = (
  { starts, classes }: { readonly starts: Int32Array; readonly classes: Int32Array },
  weights: Float32Array,
  classCount: number,
): Scorer => {
  const scores = new Float32Array(classCount);
  const touched = new Int32Array(classCount);
  const isTouched = new Uint8Array(classCount);
  const score = (places: ArrayLike<number>, values: ArrayLike<number>) => {
    let count = 0;
    for (let i = 0; i < places.length; i += 1) {
      const value = values[i] as number;
      const end = starts[(places[i] as number) + 1] as number;
      for (let at = starts[places[i] as number] as number; at < end; at += 1) {
        const label = classes[at] as number;
        if (isTouched[label] === 0) {
          isTouched[label] = 1;
          touched[count] = label;
          count += 1;
          scores[label] = 0;
        }
        scores[label] = (scores[label] as number) + value * (weights[at] as number);
      }
    }
    let most = 0;
    for (let i = 0; i < count; i += 1) most = Math.max(most, scores[touched[i] as number] as number);
    const other = Math.exp(-most);
    let sum = other * (classCount - count);
    for (let i = 0; i < count; i += 1) {
      const label = touched[i] as number;
      const value = Math.exp((scores[label] as number) - most);
      scores[label] = value;
      sum += value;
    }
    for (let i = 0; i < count; i += 1) {
      const label = touched[i] as number;
      scores[label] = (scores[label] as number) / sum;
      isTouched[label] = 0;
    }
    return { count, rest: other / sum };
  };
  return { starts, classes, weights, score, scores, touched };
};

const learn = (
  { starts, classes, weights, score, scores }: Scorer,
  { label, share, places, values }: Row,
  fullRate: number,
): void => {
  const rate = fullRate * share;
  score(places, values);
  for (let i = 0; i < places.length; i += 1) {
    const change = rate * (values[i] as number);
    const end = starts[(places[i] as number) + 1] as number;
    for (let at = starts[places[i] as number] as number; at < end; at += 1) {
      const found = classes[at] as number;
      const error = (found === label ? 1 : 0) - (scores[found] as number);
      if (error > SMALL || error < -SMALL) weights[at] = (weights[at] as number) + change * error;
    }
  }
};

const learnAll = (scorer: Scorer, rows: readonly Row[]): void => {
  const { weights } = scorer;
  // Averages several runs, because the result of a single one depends on the order of the examples.
  const mean = new Float32Array(weights.length);
  for (let order = 0; order < ORDERS; order += 1) {
    weights.fill(0);
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      const rate = RATE * LAST ** (epoch / (EPOCHS - 1));
      const placed = rows.map((row) => ({ row, at: hashOf(row.tokens, order * EPOCHS + epoch) }));
      for (const { row } of placed.sort((a, b) => a.at - b.at)) learn(scorer, row, rate);
    }
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] as number) + (weights[at] as number) / ORDERS;
  }
  weights.set(mean);
};

/** Multinomial logistic regression by stochastic gradient descent. Deterministic. */
export const learnWeights = (examples: readonly Example[], classCount: number): Learned => {
  const { rows, index } = toRows(examples);
  const pairs = toPairs(rows, index.size, classCount);
  const scorer = createScorer(pairs, new Float32Array(pairs.classes.length), classCount);
  learnAll(scorer, rows);
  return { key: keyOf(examples, classCount), features: [...index.keys()], ...pairs, weights: scorer.weights };
};

/** Trains a model unless `before` was trained on the same examples. */
export const createClassify = (
  examples: readonly Example[],
  classCount: number,
  before?: Learned,
): Classify => {
  const learned = before?.key === keyOf(examples, classCount) ? before : learnWeights(examples, classCount);
  const index = new Map(learned.features.map((feature, place) => [feature, place] as const));
  const { score, scores, touched } = createScorer(learned, learned.weights, classCount);
  const probabilities = new Float32Array(classCount);
  return (tokens) => {
    const places: number[] = [];
    const values: number[] = [];
    for (const [feature, value] of featuresOf(tokens)) {
      const place = index.get(feature);
      if (place === undefined) continue;
      places.push(place);
      values.push(value);
    }
    const { count, rest } = score(places, values);
    probabilities.fill(rest);
    for (let i = 0; i < count; i += 1) {
      const label = touched[i] as number;
      probabilities[label] = scores[label] as number;
    }
    return probabilities;
  };
};
