import type { AnyStateMachine } from 'xstate';
import { extractChart, stateNodes, statePath } from './chart.ts';
import { implementationsOf, isMachine } from './xstate-inside.ts';

/** Source code by the name of a guard, action, delay or actor, or by its place in the chart. */
export type Codes = ReadonlyMap<string, string>;

type Parts = Readonly<Record<string, unknown>>;

// Properties that XState adds to the functions of built-in actions and guards.
const OF_XSTATE = new Set(['resolve', 'retryResolve', 'execute', 'check']);

const codeText = (value: unknown, around: readonly unknown[] = []): string => {
  if (around.includes(value)) return '(again)';
  const inside = (one: unknown) => codeText(one, [...around, value]);
  if (isMachine(value)) return JSON.stringify(extractChart(value));
  if (Array.isArray(value)) return `[${value.map(inside).join(', ')}]`;
  if (typeof value === 'object' && value !== null && 'transition' in value && 'config' in value)
    return inside(value.config);
  const isBuiltIn = typeof value === 'function' && ('resolve' in value || 'check' in value);
  if ((typeof value === 'object' && value !== null) || isBuiltIn) {
    const parts = Object.entries(value as Parts).filter(([name]) => !OF_XSTATE.has(name));
    return `{${parts.map(([name, part]) => `${name}: ${inside(part)}`).join(', ')}}`;
  }
  // Bundlers add numbers to names that occur twice.
  if (typeof value === 'function') return value.toString().replaceAll(/\$\d+\b/g, '');
  return JSON.stringify(value) ?? String(value);
};

const WHOLE = new Set(['context', 'input', 'output', 'params', 'meta']);

const ownCode = (path: string, config: unknown): readonly (readonly [string, string])[] => {
  if (typeof config === 'function') return [[path, codeText(config)]];
  if (typeof config !== 'object' || config === null || isMachine(config)) return [];
  return Object.entries(config as Parts).flatMap(([name, part]) => {
    if (name === 'states') return [];
    const at = Number.isInteger(Number(name)) ? path : `${path} ${name}`;
    return WHOLE.has(name) ? [[at, codeText(part)] as const] : ownCode(at, part);
  });
};

const KINDS = { guards: 'guard', actions: 'action', delays: 'delay', actors: 'actor' } as const;

/** Collects the implementations of a machine, which a chart does not contain. */
export const codesOf = (machine: AnyStateMachine): Codes => {
  const implementations = implementationsOf(machine);
  const named = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    Object.entries(implementations[kind] ?? {}).map(
      ([name, part]) => [`${KINDS[kind]} ${name}`, codeText(part)] as const,
    ),
  );
  const codes = new Map<string, string>(named);
  for (const node of stateNodes(machine))
    for (const [at, text] of ownCode(statePath(node) || machine.id, node.config))
      codes.set(at, `${codes.get(at) ?? ''}${text}\n`);
  return codes;
};

/** Describes each changed implementation. Short delays are shown with both values. */
export const diffCodes = (before: Codes, after: Codes): readonly string[] => {
  const shown = (text: string) => (/^\d+$/.test(text) ? `${text} ms` : text);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    // Only contexts are reported as added or removed: the chart shows most other additions and removals.
    if ((old === undefined || now === undefined) && !name.endsWith(' context')) return [];
    return name.startsWith('delay ') && `${old}${now}`.length <= 100 && !/\n/.test(`${old}${now}`)
      ? [`~ ${name}: ${shown(old ?? '')}\n    ⇒ ${shown(now ?? '')}`]
      : [`~ ${name}: the code has changed`];
  });
};
