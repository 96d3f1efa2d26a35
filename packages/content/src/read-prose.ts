import { toInlineText } from './inline.ts';
import type { Heading, Prose } from './prose.ts';

const toId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

/** Repeated ids get a number. */
export const headingsOf = (prose: Prose): readonly Heading[] => {
  const taken = new Set<string>();
  const takeId = (wanted: string) => {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
  return prose.flatMap((block, place) => {
    if (block.kind !== 'heading') return [];
    const text = toInlineText(block.text);
    return [{ id: takeId(toId(text)), text, level: block.level ?? 2, place }];
  });
};
