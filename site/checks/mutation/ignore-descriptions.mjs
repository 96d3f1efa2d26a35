// @ts-check
/** @typedef {{ type: string, key?: { name?: string }, properties?: readonly Node[] }} Node */

/** @param {Node} node @param {string} name */
const isProperty = (node, name) => node.type === 'ObjectProperty' && node.key?.name === name;

/** A description, a state that has nothing else, the types of a setup. @param {Node} node */
const isDescription = (node) =>
  isProperty(node, 'description') ||
  isProperty(node, 'types') ||
  (node.type === 'ObjectExpression' &&
    node.properties?.length === 1 &&
    node.properties.every((property) => isProperty(property, 'description')));

// A plugin of Stryker: the golden texts of charts have their descriptions.
/** @param {{ node: Node }} path */
const shouldIgnore = ({ node }) => (isDescription(node) ? 'a description' : undefined);
export const strykerPlugins = [{ kind: 'Ignore', name: 'descriptions', value: { shouldIgnore } }];
