import { randomBytes } from './random-bytes.ts';

/** A random integer from 1 to 2^48, so that tabs choose different ones. */
export const newId = (): number => randomBytes(6).reduce((id, byte) => id * 256 + byte, 0) || 1;
