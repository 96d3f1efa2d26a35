import { randomBytes } from './random-bytes.ts';

/** A random integer below 2^48, and at least 1. Two tabs are unlikely to choose the same number. */
export const newId = (): number => randomBytes(6).reduce((id, byte) => id * 256 + byte, 0) || 1;
