// Windows takes these for devices, with any ending.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** The most bytes of a name: with an ending it fits into the 255 of file systems. */
const MAX_BYTES = 240;

/** An id with a hyphen for what is no letter, digit, dot, hyphen or underscore, and none at its ends. */
const nameOf = (id: string): string =>
  id
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');

const canNameFile = (name: string): boolean =>
  name !== '' && !RESERVED.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;

/**
 * A name for the files of each machine, by its id; throws where an id can name none, and where two would name the same, on
 * file systems that do not tell small letters from capitals too.
 */
export const fileNames = (ids: readonly string[]): ((id: string) => string) => {
  const owners = new Map<string, string>();
  for (const id of ids) {
    const name = nameOf(id);
    if (!canNameFile(name))
      throw new Error(`The id "${id}" of a machine cannot name a file: give it another one.`);
    const folded = name.toLowerCase();
    const owner = owners.get(folded);
    if (owner !== undefined)
      throw new Error(
        `The machines "${owner}" and "${id}" would both be written to ${name}: give them ids that differ in letters or digits.`,
      );
    owners.set(folded, id);
  }
  return nameOf;
};
