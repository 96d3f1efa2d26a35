import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const maps = new Set(['states', 'on', 'after']);
const parts = new Set(['invoke', 'always', 'onDone', 'onError', 'onSnapshot']);

const nameOf = ({ key }: ESTree.ObjectProperty): string | undefined =>
  key.type === 'Identifier' ? key.name : undefined;

const propertiesOf = (node: ESTree.Node): readonly ESTree.ObjectProperty[] =>
  node.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];

/** Finds only descriptions of states, transitions and invocations. */
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

/** Removes the descriptions of charts from browser code, because they are only documentation. */
export const stripDescriptions = (): Plugin => ({
  name: 'loomwright:strip-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /\.machine\.ts$/ }, handler: (code, id) => stripChart(id, code) },
});
