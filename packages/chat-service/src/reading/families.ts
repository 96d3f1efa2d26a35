import { rootOf } from './normalise.ts';
import { synonyms } from './word-lists.ts';

const byRoot = new Map<string, string>();
for (const [name = '', ...others] of synonyms)
  for (const word of [name, ...others]) if (!byRoot.has(rootOf(word))) byRoot.set(rootOf(word), `%${name}`);

/** The family of a root; undefined when it has none. */
export const familyOf = (root: string): string | undefined => byRoot.get(root);

/** A root as it is compared: its family, or itself. */
export const kinOf = (root: string): string => byRoot.get(root) ?? root;
