import type { Learned } from './train.ts';

/** A build replaces this module with the trained model (`build/prepared-knowledge.ts`). */
export const learned: Learned | undefined = undefined;
