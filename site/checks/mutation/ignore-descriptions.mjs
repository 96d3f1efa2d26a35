// @ts-check
/** @typedef {{ type: string, key?: { name?: string }, properties?: readonly Node[] }} Node */

/** @param {Node} node @param {string} name */
const isProperty = (node, name) => node.type === 'ObjectProperty' && node.key?.name === name;

/**
 * Whether a part of a chart only describes it: its description, a state that has nothing else, the types of its setup.
 * @param {Node} node
 */
const isDescription = (node) =>
  isProperty(node, 'description') ||
  isProperty(node, 'types') ||
  (node.type === 'ObjectExpression' &&
    node.properties?.length === 1 &&
    node.properties.every((property) => isProperty(property, 'description')));

// A plugin of Stryker: how charts describe themselves to readers is no behaviour. Their golden texts have it.
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: {
      /** @param {{ node: Node }} path */
      shouldIgnore: ({ node }) => (isDescription(node) ? 'a description' : undefined),
    },
  },
];
