import { type ESTree, parseSync, Visitor } from 'vite';

/** The kinds of JSX children. An expression of unknown kind counts as text. */
type Kind = 'element' | 'conditional' | 'text' | 'constant' | 'nothing';
type Child = ESTree.JSXChild | ESTree.JSXExpression | ESTree.Expression;

const kindOfText = (text: string): Kind => (text.trim() === '' ? 'nothing' : 'constant');

const hasJsx = (node: ESTree.Node): boolean => {
  let isFound = false;
  const find = () => {
    isFound = true;
  };
  const statement = { type: 'ExpressionStatement', expression: node, start: 0, end: 0 };
  new Visitor({ JSXElement: find, JSXFragment: find }).visit({ type: 'Program', body: [statement] } as never);
  return isFound;
};

const armsOf = ({ arguments: given, callee }: ESTree.CallExpression): readonly ESTree.Expression[] => {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (!['with', 'exhaustive', 'otherwise'].includes(callee.property.name)) return [];
  const before = callee.object.type === 'CallExpression' ? armsOf(callee.object) : [];
  const arm = given.at(-1);
  return arm?.type === 'ArrowFunctionExpression' && arm.body.type !== 'BlockStatement'
    ? [...before, arm.body as ESTree.Expression]
    : before;
};

/** `slots` are names whose values are elements or nothing, never text. */
const kindOf = (child: Child, slots: ReadonlySet<string>): Kind => {
  const kindOfSome = (...branches: readonly Child[]): Kind =>
    branches.some((branch) => ['text', 'constant'].includes(kindOf(branch, slots))) ? 'text' : 'conditional';
  switch (child.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXText':
      return kindOfText(child.value);
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return kindOf(child.expression, slots);
    case 'Literal':
      if (child.value === null || typeof child.value === 'boolean') return 'nothing';
      return typeof child.value === 'string' ? kindOfText(child.value) : 'constant';
    case 'Identifier':
      return slots.has(child.name) ? 'conditional' : 'text';
    case 'MemberExpression':
      return child.property.type === 'Identifier' && slots.has(child.property.name) ? 'conditional' : 'text';
    case 'CallExpression': {
      const { callee } = child;
      const arms = armsOf(child);
      if (arms.length > 0) return kindOfSome(...arms);
      const isMap =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'map';
      return isMap ? (hasJsx(child) ? 'conditional' : 'text') : kindOf(callee, slots);
    }
    case 'LogicalExpression':
      return child.operator === '&&' ? kindOfSome(child.right) : kindOfSome(child.left, child.right);
    case 'ConditionalExpression':
      return kindOfSome(child.consequent, child.alternate);
    default:
      return 'text';
  }
};

/** The names of slots: `children`, members of type `ReactNode`, and constants whose value is JSX. */
const slotsOf = (code: string, program: ESTree.Program): ReadonlySet<string> => {
  const slots = new Set(['children']);
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation ? code.slice(typeAnnotation.start, typeAnnotation.end) : '';
      if (key.type === 'Identifier' && /\bReactNode\b/.test(type)) slots.add(key.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && ['element', 'conditional'].includes(kindOf(init, slots)))
        slots.add(id.name);
    },
  }).visit(program);
  return slots;
};

/**
 * Finds text that browser translation could break, as `line: text`. A translator replaces text nodes, and
 * React then updates the detached nodes, unless the text is its element’s only child.
 */
export const findTranslationHazards = (file: string, code: string): readonly string[] => {
  const { program } = parseSync(file, code);
  const slots = slotsOf(code, program);
  const found: string[] = [];
  const look = (parent: ESTree.JSXElement | ESTree.JSXFragment) => {
    const isFragment = parent.type === 'JSXFragment';
    const children = parent.children
      .map((node) => ({ node, kind: kindOf(node, slots) }))
      .filter(({ kind }) => kind !== 'nothing');
    if (children.length === 1 && !isFragment) return;
    let canMove = isFragment;
    for (const { kind, node } of children) {
      if (kind === 'text' || (kind === 'constant' && canMove))
        found.push(
          `${code.slice(0, node.start).split('\n').length}: ${code.slice(node.start, node.end).trim()}`,
        );
      canMove ||= kind === 'conditional';
    }
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
};
