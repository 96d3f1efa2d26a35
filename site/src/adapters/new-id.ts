import { randomBytes } from './random-bytes.ts';

/** A whole number from 1 to 2^48 that no other tab will choose, however many there are. */
export const newId = (): number => randomBytes(6).reduce((id, byte) => id * 256 + byte, 0) || 1;
