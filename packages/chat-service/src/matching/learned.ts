import type { Learned } from './train.ts';

/** What the build has learned (`build/prepared-knowledge.ts`); nothing in a test. */
export const learned: Learned | undefined = undefined;
