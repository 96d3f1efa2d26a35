import type { Prose } from '../prose.ts';

export const text: Prose = [{ kind: 'paragraph', text: 'One script, one element.' }];
