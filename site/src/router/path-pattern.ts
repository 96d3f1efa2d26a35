/**
 * A path of the route table, such as `/products/:id`, as a pattern of addresses, and the names of its parameters. It stands
 * in for `regexparam`, also in wouter: the table has no wildcards, optional parts or suffixes.
 */
export const parse = (path: string) => {
  const keys: string[] = [];
  const source = path.replace(/\/$|:(\w+)/g, (_, key?: string) => {
    if (key === undefined) return '';
    keys.push(key);
    return '([^/]+?)';
  });
  return { keys, pattern: new RegExp(`^${source}/?$`, 'i') };
};
