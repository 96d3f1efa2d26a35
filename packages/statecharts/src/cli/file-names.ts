// Windows takes these for devices, with any ending.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** The most bytes of a name: with an ending it fits into the 255 of file systems. */
const MAX_BYTES = 230;

/** An id with a hyphen for what is no letter, digit, dot, hyphen or underscore, and none at its ends. */
const nameOf = (id: string): string =>
  id
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');

const canNameFile = (name: string): boolean =>
  name !== '' && !RESERVED.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;

/**
 * A name for the files of each machine, by its name; throws for one that can name none. Of those that file systems may take
 * for the same, small letters for capitals too, the later ones have a number.
 */
export const fileNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((id) => {
    const name = nameOf(id);
    if (!canNameFile(name))
      throw new Error(`The id "${id}" of a machine cannot name a file: give it another one.`);
    const numbered = (place: number): string => {
      const one = place === 1 ? name : `${name}-${place}`;
      return taken.has(one.toLowerCase()) ? numbered(place + 1) : one;
    };
    const own = numbered(1);
    taken.add(own.toLowerCase());
    return own;
  });
};
