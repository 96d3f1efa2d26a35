import { rootOf } from './normalise.ts';
import { synonyms } from './word-lists.ts';

const byRoot = new Map<string, string>();
for (const [name = '', ...others] of synonyms)
  for (const word of [name, ...others]) if (!byRoot.has(rootOf(word))) byRoot.set(rootOf(word), `%${name}`);

export const familyOf = (root: string): string | undefined => byRoot.get(root);

/** The key for comparing roots: the family, or the root itself. */
export const kinOf = (root: string): string => byRoot.get(root) ?? root;
