// @ts-check
/** @typedef {{ type: string, key?: { name?: string }, properties?: readonly Node[] }} Node */

/** @param {Node} node @param {string} name */
const isProperty = (node, name) => node.type === 'ObjectProperty' && node.key?.name === name;

/** @param {Node} node */
const isDescription = (node) =>
  isProperty(node, 'description') ||
  isProperty(node, 'types') ||
  (node.type === 'ObjectExpression' &&
    node.properties?.length === 1 &&
    node.properties.every((property) => isProperty(property, 'description')));

// Ignores descriptions, because the golden texts of the charts cover them.
/** @param {{ node: Node }} path */
const shouldIgnore = ({ node }) => (isDescription(node) ? 'a description' : undefined);
export const strykerPlugins = [{ kind: 'Ignore', name: 'descriptions', value: { shouldIgnore } }];
