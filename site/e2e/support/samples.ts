import { env } from 'node:process';

/**
 * The first few of many inputs of one kind, all of them in `npm run test:deep`: what each does is proved on the package or
 * the adapter in Node, and only that the page follows is proved here.
 */
export const samples = <T>(all: readonly T[], count = 2): readonly T[] =>
  env.LOOMWRIGHT_DEEP === '1' ? all : all.slice(0, count);
