// Windows reserves these names for devices, with any extension.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** File systems allow 255 bytes, including the extension. */
const MAX_BYTES = 230;

const nameOf = (id: string): string =>
  id
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');

const canNameFile = (name: string): boolean =>
  name !== '' && !RESERVED.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;

/** File names for machine names. Duplicates, ignoring case, get a number. Throws for unusable names. */
export const fileNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((id) => {
    const name = nameOf(id);
    if (!canNameFile(name)) throw new Error(`The machine id "${id}" cannot name a file: choose another id.`);
    const numbered = (place: number): string => {
      const one = place === 1 ? name : `${name}-${place}`;
      return taken.has(one.toLowerCase()) ? numbered(place + 1) : one;
    };
    const own = numbered(1);
    taken.add(own.toLowerCase());
    return own;
  });
};
