import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What holds a chart's states and transitions by name, and what holds one or several of them. */
const maps = new Set(['states', 'on', 'after']);
const parts = new Set(['invoke', 'always', 'onDone', 'onError', 'onSnapshot']);

const nameOf = ({ key }: ESTree.ObjectProperty): string | undefined =>
  key.type === 'Identifier' ? key.name : undefined;

const propertiesOf = (node: ESTree.Node): readonly ESTree.ObjectProperty[] =>
  node.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];

/** The descriptions of a state, a transition or an invocation, and of all within it; never those of other data. */
const descriptionsIn = (node: ESTree.Node): readonly ESTree.ObjectProperty[] => {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element ? descriptionsIn(element) : []));
  return propertiesOf(node).flatMap((property) => {
    const name = nameOf(property) ?? '';
    if (name === 'description') return [property];
    if (parts.has(name)) return descriptionsIn(property.value);
    return maps.has(name) ? propertiesOf(property.value).flatMap(({ value }) => descriptionsIn(value)) : [];
  });
};

/** Removes the descriptions of the chart in a machine file, and returns the code with its source map. */
export const stripChart = (file: string, code: string) => {
  const stripped = new MagicString(code);
  const { errors, program } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    CallExpression: ({ arguments: [chart], callee }) => {
      const isChart =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'createMachine';
      for (const { start, end } of isChart && chart ? descriptionsIn(chart) : []) {
        const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
        stripped.remove(start, end + comma.length);
      }
    },
  }).visit(program);
  return { code: stripped.toString(), map: stripped.generateMap({ source: file, hires: 'boundary' }) };
};

/** Keeps the descriptions of charts out of browser code: they are for those who read charts. */
export const stripDescriptions = (): Plugin => ({
  name: 'loomwright:strip-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /\.machine\.ts$/ }, handler: (code, id) => stripChart(id, code) },
});
