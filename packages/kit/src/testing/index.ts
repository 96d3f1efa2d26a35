export { hostileSample, hostileStrings } from './hostile-strings.ts';
export { blankTexts, internationalNames } from './international-texts.ts';
export { type MutationHints, mutatedTexts, textMutations } from './mutated-texts.ts';
export { modelQuantity, typedQuantities } from './quantities.ts';
export { reachableSecrets } from './reachable-secrets.ts';
