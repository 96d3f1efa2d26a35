const between = /[\s<>()[\]"“”‘’*`|,;]+/;
const edges = /^[_'.:!?]+|[_'.:!?]+$/g;
/** A web address, with or without a scheme, or one of email. */
const address =
  /^(?:[a-z]+:)?\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/|\.(?:com|net|org|io|ai|dev|app|example)$|.@.+\../;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The addresses of a text that stand in none of the evidence (SVC-2), outside of links too: programs make links of them. */
export const inventedAddresses = (text: string, evidence: readonly string[]): readonly string[] => {
  const found = plain(text)
    .split(between)
    .map((word) => word.replace(edges, ''))
    .filter((word) => address.test(word));
  const known = found.length > 0 ? evidence.map(plain) : [];
  return found.filter((one) => !known.some((given) => given.includes(one)));
};
