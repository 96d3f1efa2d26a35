import type { Learned } from './train.ts';

/** What the build has learned (`build/learned-weights.ts`); nothing in a test. */
export const learned: Learned | undefined = undefined;
