import type { Prose } from '../prose.ts';

export const text: Prose = [{ kind: 'paragraph', text: 'Five numbers, every week.' }];
