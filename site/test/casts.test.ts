import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The parts of the packages that cast, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/kit/src/unsafe.ts':
    'the one file for casts that are necessary: small functions, a reason at each',
  'packages/machine-testing/src/': 'a test kit: it reaches into what XState does not type',
  '/src/testing/': 'only tests import it, and some of its values are wrong on purpose',
  'packages/chat-service/src/': 'ranks by lists of numbers, at places that were computed',
  'packages/statecharts/src/': 'reads the machines of any project, whose types it cannot know',
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = readdirSync(`${root}packages`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const files = packages.flatMap(({ name: folder }) =>
  readdirSync(`${root}packages/${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `packages/${folder}/src/${name}`),
);

const isTypes = ({ key }: { readonly key: ESTree.Node }) => key.type === 'Identifier' && key.name === 'types';

/** Whether code casts otherwise than by `as const`, or in a chart by `{} as X` in the `types` of its `setup`. */
const hasCast = (file: string, code: string): boolean => {
  let isFound = false;
  let typesAround = 0;
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  new Visitor({
    Property: (property) => {
      if (isTypes(property)) typesAround += 1;
    },
    'Property:exit': (property) => {
      if (isTypes(property)) typesAround -= 1;
    },
    TSAsExpression: ({ expression, typeAnnotation }) => {
      const isOfSetup = file.endsWith('.machine.ts') && typesAround > 0 && textOf(expression) === '{}';
      if (!isOfSetup && textOf(typeAnnotation) !== 'const') isFound = true;
    },
    TSTypeAssertion: () => {
      isFound = true;
    },
  }).visit(parseSync(file, code).program);
  return isFound;
};

test('the types of a package hold without casts; exceptions are listed', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((file) => hasCast(file, readFileSync(root + file, 'utf8')));
  const parts = Object.keys(exceptions);
  const places = found.map((file) => parts.find((part) => file.includes(part)) ?? file);
  expect([...new Set(places)].sort()).toEqual(parts.sort());
});

test.each([
  ['cart.ts', 'const a = b as number;', true],
  ['cart.ts', 'const a = { types: {} as Types };', true],
  ['cart.ts', 'const a = <number>b;', true],
  ['cart.machine.ts', 'setup({ types: { context: b as Context } });', true],
  [
    'cart.machine.ts',
    'setup({ types: { context: {} as Context } }).createMachine({ context: {} as Context });',
    true,
  ],
  ['cart.machine.ts', 'setup({ types: { context: {} as Context, events: {} as Event } });', false],
  ['cart.ts', 'const a = [1, 2] as const satisfies readonly number[];', false],
  ['cart.ts', "import { a as b } from './a.ts'; export { b as c }; export * as d from './d.ts';", false],
  ['cart.ts', '/* a as b */ const c = `b as c` + "c as d"; // as e', false],
])('in %s a cast is told from other code: %s', (file, code, isCast) => {
  expect(hasCast(file, code)).toBe(isCast);
});
