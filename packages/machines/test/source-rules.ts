import { parseSync } from 'rolldown/utils';

export type SourceRule =
  | 'leading-comment'
  | 'one-machine'
  | 'factory'
  | 'object-literal'
  | 'spread'
  | 'computed-key';

export interface SourceViolation {
  readonly rule: SourceRule;
  readonly line: number;
  readonly message: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly computed?: boolean;
  readonly callee?: SyntaxNode & { readonly property?: SyntaxNode };
  readonly arguments?: readonly SyntaxNode[];
  readonly declaration?: SyntaxNode | null;
  readonly declarations?: readonly { readonly id: SyntaxNode }[];
  readonly id?: SyntaxNode | null;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = (node: SyntaxNode, isLeftOut = (_: SyntaxNode) => false): readonly SyntaxNode[] =>
  isLeftOut(node)
    ? []
    : [
        node,
        ...Object.values(node)
          .flat()
          .filter(isNode)
          .flatMap((child) => nodesIn(child, isLeftOut)),
      ];

const isMachine = ({ type, callee }: SyntaxNode) =>
  type === 'CallExpression' && (callee?.property ?? callee)?.name === 'createMachine';

const exportedNames = ({ type, declaration }: SyntaxNode): readonly (string | undefined)[] =>
  type === 'ExportNamedDeclaration' && declaration
    ? [declaration, ...(declaration.declarations ?? [])].map(({ id }) => id?.name)
    : [];

export const checkMachineSource = (source: string): readonly SourceViolation[] => {
  const violations: SourceViolation[] = [];
  const note = (rule: SourceRule, { start }: Pick<SyntaxNode, 'start'>, message: string) =>
    violations.push({ rule, line: source.slice(0, start).split('\n').length, message });

  if (!/^\s*\/[/*]/.test(source)) note('leading-comment', { start: 0 }, 'does not start with a comment');
  const nodes = nodesIn(parseSync('machine.ts', source).program);
  const machines = nodes.filter(isMachine);
  const [machine, second] = machines;
  if (machines.length !== 1)
    note('one-machine', second ?? { start: 0 }, `contains ${machines.length} machines instead of one`);
  const factories = nodes.filter((node) =>
    exportedNames(node).some((name = '') => /^create[A-Z]\w*Machine$/.test(name)),
  );
  const [factory] = factories;
  const isInside = factory && (!machine || (machine.start > factory.start && machine.end <= factory.end));
  if (factories.length !== 1 || !isInside)
    note(
      'factory',
      machine ?? { start: 0 },
      'must export one createXMachine factory and create its machine inside it',
    );
  for (const { arguments: [literal] = [], end } of machines) {
    if (literal?.type !== 'ObjectExpression')
      note('object-literal', literal ?? { start: end }, 'createMachine() must be given an object literal');
    // Spreads inside functions are allowed: visualisers do not read functions.
    else
      for (const node of nodesIn(literal, ({ type }) => type.includes('Function'))) {
        if (node.type === 'SpreadElement') note('spread', node, 'a spread inside createMachine({…})');
        if (node.type === 'Property' && node.computed)
          note('computed-key', node, 'a computed key inside createMachine({…})');
      }
  }
  return violations;
};
