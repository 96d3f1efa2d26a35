// @ts-check
// A plugin of Stryker: how charts describe themselves to readers is no behaviour. Their golden texts have it.
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: {
      /** @param {{ node: { type: string, key?: { name?: string } } }} path */
      shouldIgnore: ({ node }) =>
        node.type === 'ObjectProperty' && node.key?.name === 'description' ? 'a description' : undefined,
    },
  },
];
