import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

type Literal = ESTree.ObjectExpression;

const keyOf = (property: Literal['properties'][number]): string | undefined => {
  if (property.type !== 'Property') return undefined;
  if (property.key.type === 'Identifier' && !property.computed) return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
};

const memberOf = (object: Literal, isMeant: (key: string) => boolean) =>
  object.properties.find((property) => isMeant(keyOf(property) ?? '\0'));

const valueIn = (property: Literal['properties'][number] | undefined) =>
  property?.type === 'Property' ? property.value : undefined;

const placeIn = (object: Literal, path: string): number => {
  const states = valueIn(memberOf(object, (key) => key === 'states'));
  if (path === '' || states?.type !== 'ObjectExpression') return object.start;
  const state = memberOf(states, (key) => key === path || path.startsWith(`${key}.`));
  const inside = valueIn(state);
  if (!state) return object.start;
  const rest = path.slice((keyOf(state) ?? '').length + 1);
  return rest !== '' &&
    inside?.type === 'ObjectExpression' &&
    valueIn(memberOf(inside, (k) => k === 'states'))
    ? placeIn(inside, rest)
    : state.start;
};

/** Finds the line of a state, counted from 1. Falls back to its closest ancestor in the file, then to 1. */
export const createLocator = (file: string): ((id: string, path: string) => number) => {
  const text = readFileSync(file, 'utf8');
  const machines: { readonly literal: Literal; readonly id: unknown }[] = [];
  new Visitor({
    CallExpression: ({ arguments: [literal], callee }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || name.name !== 'createMachine') return;
      if (literal?.type !== 'ObjectExpression') return;
      const id = valueIn(memberOf(literal, (key) => key === 'id'));
      machines.push({ literal, id: id?.type === 'Literal' ? id.value : undefined });
    },
  }).visit(parseSync(file, text).program);
  return (id, path) => {
    const own = machines.find((one) => one.id === id) ?? (machines.length === 1 ? machines[0] : undefined);
    return own ? text.slice(0, placeIn(own.literal, path)).split('\n').length : 1;
  };
};
