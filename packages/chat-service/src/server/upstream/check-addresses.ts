const between = /[\s<>()[\]"“”‘’*`|,;]+/;
const edges = /^[_'.:!?]+|[_'.:!?]+$/g;
const address =
  /^(?:[a-z]+:)?\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/|\.(?:com|net|org|io|ai|dev|app|example)$|.@.+\../;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Addresses that the evidence lacks (SVC-2). Plain text counts too, because clients turn it into links. */
export const inventedAddresses = (text: string, evidence: readonly string[]): readonly string[] => {
  const found = plain(text)
    .split(between)
    .map((word) => word.replace(edges, ''))
    .filter((word) => address.test(word));
  const known = found.length > 0 ? evidence.map(plain) : [];
  return found.filter((one) => !known.some((given) => given.includes(one)));
};
