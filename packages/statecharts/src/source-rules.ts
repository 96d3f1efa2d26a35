/** What a machine file must be, so that it pastes into a visualiser as it is. */
export type SourceRule =
  | 'leading-comment'
  | 'one-machine'
  | 'factory'
  | 'object-literal'
  | 'spread'
  | 'computed-key';

/** One place where a machine file breaks a rule. */
export interface SourceViolation {
  readonly rule: SourceRule;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Index behind a template literal that starts at `start`, `${…}` included. */
const endOfTemplate = (source: string, start: number): number => {
  let index = start + 1;
  while (index < source.length && source[index] !== '`') {
    if (source[index] === '\\') index += 2;
    else if (source.startsWith('${', index)) {
      let depth = 1;
      index += 2;
      while (index < source.length && depth > 0) {
        if (source[index] === '`') index = endOfTemplate(source, index) - 1;
        else if (source[index] === '{') depth += 1;
        else if (source[index] === '}') depth -= 1;
        index += 1;
      }
    } else index += 1;
  }
  return index + 1;
};

/** The same text with comments and the insides of strings blanked: what is left is structure, at the same places. */
const maskText = (source: string): string => {
  let masked = '';
  let index = 0;
  while (index < source.length) {
    const rest = source.slice(index);
    const plain = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/.exec(rest)?.[0];
    const text = plain ?? (rest[0] === '`' ? source.slice(index, endOfTemplate(source, index)) : undefined);
    if (text === undefined) masked += rest[0];
    else if (text.startsWith('/')) masked += blank(text);
    else masked += `'${blank(text.slice(1, -1))}'`;
    index += text?.length ?? 1;
  }
  return masked;
};

interface Frame {
  /** A function body, or something inside one: what is computed there is a projection and may spread. */
  readonly isFunction: boolean;
  readonly foundBefore: number;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const matching = (code: string, start: number): number => {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const character = code[index] ?? '';
    if (character in closers) depth += 1;
    else if (Object.values(closers).includes(character)) depth -= 1;
    if (depth === 0) return index;
  }
  return code.length;
};

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

/** Spreads and computed keys in the literal that begins at `start`, function bodies and parameters left out. */
const checkLiteral = (code: string, start: number): readonly SourceViolation[] => {
  const found: SourceViolation[] = [];
  const frames: Frame[] = [];
  // Set behind `=>` until the expression ends: brackets opened there belong to the function.
  let arrowDepth: number | undefined;
  const end = matching(code, start);
  for (let index = start; index < end; index += 1) {
    const character = code[index] ?? '';
    const frame = frames.at(-1);
    const inFunction = frame?.isFunction === true || arrowDepth !== undefined;
    const before = code.slice(start, index).trimEnd().at(-1);
    const startsEntry = before === '{' || before === ',';
    const note = (rule: SourceRule, message: string) =>
      found.push({ rule, line: lineAt(code, index), message });

    if (code.startsWith('=>', index)) arrowDepth ??= frames.length;
    else if (character === ',' && arrowDepth === frames.length) arrowDepth = undefined;
    else if (code.startsWith('...', index) && !inFunction)
      note('spread', 'a spread inside createMachine({…})');
    else if (character in closers) {
      const isKey =
        character === '[' && startsEntry && /^\s*[:(]/.test(code.slice(matching(code, index) + 1));
      if (isKey && !inFunction) note('computed-key', 'a computed key inside createMachine({…})');
      frames.push({ isFunction: inFunction, foundBefore: found.length });
    } else if (Object.values(closers).includes(character)) {
      frames.pop();
      if (arrowDepth !== undefined && frames.length < arrowDepth) arrowDepth = undefined;
      // What looked like an expression in brackets was a list of parameters.
      if (frame && /^\s*=>/.test(code.slice(index + 1))) found.length = frame.foundBefore;
    }
  }
  return found;
};

/** Checks the text of one `*.machine.ts` file: starts with a comment, exports one `createXMachine` factory, holds one
 * machine, written as an object literal without spreads or computed keys outside functions. */
export const checkMachineSource = (source: string): readonly SourceViolation[] => {
  const code = maskText(source);
  const violations: SourceViolation[] = [];
  if (!/^\s*\/[/*]/.test(source))
    violations.push({ rule: 'leading-comment', line: 1, message: 'does not start with a comment' });

  const machines = [...code.matchAll(/\bcreateMachine\s*(?:<[^>]*>)?\s*\(/g)];
  if (machines.length !== 1) {
    const line = lineAt(code, machines[1]?.index ?? 0);
    violations.push({
      rule: 'one-machine',
      line,
      message: `holds ${machines.length} machines instead of one`,
    });
  }
  const factories = [...code.matchAll(/\bexport\s+(?:const|function)\s+create[A-Z]\w*Machine\b/g)];
  const [factory] = factories;
  const [machine] = machines;
  if (factories.length !== 1 || !factory || (machine && machine.index < factory.index))
    violations.push({
      rule: 'factory',
      line: lineAt(code, machine?.index ?? 0),
      message: 'must export one createXMachine factory and make its machine in there',
    });
  for (const found of machines) {
    const start = found.index + found[0].length;
    const open = start + (/^\s*/.exec(code.slice(start))?.[0].length ?? 0);
    if (code[open] === '{') violations.push(...checkLiteral(code, open));
    else
      violations.push({
        rule: 'object-literal',
        line: lineAt(code, open),
        message: 'createMachine() must be given an object literal',
      });
  }
  return violations;
};
