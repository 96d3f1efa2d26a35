import { randomBytes } from './random-bytes.ts';

/** A random integer from 1 to 2^48. Random, so that tabs choose different ids. */
export const newId = (): number => randomBytes(6).reduce((id, byte) => id * 256 + byte, 0) || 1;
