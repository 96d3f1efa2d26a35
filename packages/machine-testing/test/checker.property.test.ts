import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BROKEN_STEP, check, DEADLOCK, type Model, type Property } from '../src/checker/index.ts';
import { runs } from '../src/index.ts';

/** A step along an edge to a negative number throws. */
interface Node {
  readonly edges: readonly { readonly to: number; readonly isFair: boolean }[];
  readonly isGood: boolean;
  readonly isFrom: boolean;
  readonly isTo: boolean;
}
type Edge = number;

const SIZE = 9;
const nodes = fc.record<Node>({
  edges: fc.array(fc.record({ to: fc.integer({ min: -1, max: SIZE - 1 }), isFair: fc.boolean() }), {
    maxLength: 3,
  }),
  isGood: fc.oneof(fc.constant(true), fc.boolean()),
  isFrom: fc.boolean(),
  isTo: fc.oneof(fc.constant(false), fc.constant(false), fc.boolean()),
});
const graphs = fc.array(nodes, { minLength: SIZE, maxLength: SIZE }) as fc.Arbitrary<readonly Node[]>;

const nodeOf = (graph: readonly Node[], at: number): Node => {
  const node = graph[at];
  if (!node) throw new Error('nowhere');
  return node;
};
const modelOf = (
  graph: readonly Node[],
  endsAt: ((at: number) => boolean) | undefined,
): Model<number, Edge> => ({
  init: () => 0,
  choices: (at) => nodeOf(graph, at).edges.map(({ isFair }, event) => ({ event, isFair })),
  step: (at, event) => {
    const { to = -1 } = nodeOf(graph, at).edges[event] ?? {};
    nodeOf(graph, to);
    return to;
  },
  textOf: String,
  ...(endsAt && { isEnd: endsAt }),
});
const rules = ['TST-2'];
const propertiesOf = (graph: readonly Node[]): readonly Property<number, Edge>[] => [
  { name: 'good', rules, kind: 'always', holds: (at) => nodeOf(graph, at).isGood },
  { name: 'good at rest', rules, kind: 'atRest', holds: (at) => nodeOf(graph, at).isGood },
  {
    name: 'never from good to bad',
    rules,
    kind: 'everyStep',
    holds: (before, event, after) =>
      nodeOf(graph, before).edges[event]?.to === after &&
      (nodeOf(graph, after).isGood || !nodeOf(graph, before).isGood),
  },
  {
    name: 'promise',
    rules,
    kind: 'leadsTo',
    from: (at) => nodeOf(graph, at).isFrom,
    to: (at) => nodeOf(graph, at).isTo,
  },
];

const distancesOf = (graph: readonly Node[]): ReadonlyMap<number, number> => {
  const distances = new Map([[0, 0]]);
  for (const [at, distance] of distances)
    for (const { to } of nodeOf(graph, at).edges)
      if (to >= 0 && !distances.has(to)) distances.set(to, distance + 1);
  return distances;
};
const fairlyReached = (
  graph: readonly Node[],
  from: number,
  isThrough = (_: number) => true,
): readonly number[] => {
  const reached = new Set([from]);
  for (const at of reached)
    if (isThrough(at))
      for (const { isFair, to } of nodeOf(graph, at).edges) if (isFair && to >= 0) reached.add(to);
  return [...reached];
};
const isLost = (graph: readonly Node[], at: number) =>
  !fairlyReached(graph, at).some((to) => nodeOf(graph, to).isTo);

const expectedOf = (graph: readonly Node[], endsAt: (at: number) => boolean): ReadonlyMap<string, number> => {
  const expected = new Map<string, number>();
  const note = (name: string, length: number) =>
    expected.set(name, Math.min(expected.get(name) ?? Number.POSITIVE_INFINITY, length));
  for (const [at, distance] of distancesOf(graph)) {
    const node = nodeOf(graph, at);
    if (!node.isGood) note('good', distance);
    if (!node.isGood && !node.edges.some(({ isFair }) => isFair)) note('good at rest', distance);
    if (node.edges.length === 0 && !endsAt(at)) note(DEADLOCK, distance);
    for (const { to } of node.edges)
      if (to < 0) note(BROKEN_STEP, distance + 1);
      else if (node.isGood && !nodeOf(graph, to).isGood) note('never from good to bad', distance + 1);
    if (node.isFrom && !node.isTo && isLost(graph, at)) note('promise', distance);
  }
  return expected;
};

it('in any graph all violations are found, each by its shortest trace', {
  tags: ['TST-2'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.boolean(), async (graph, hasEnds) => {
      const endsAt = (at: number) => !hasEnds || at % 2 === 0;
      const model = modelOf(graph, hasEnds ? endsAt : undefined);
      const report = await check(model, propertiesOf(graph));
      const distances = distancesOf(graph);
      const transitions = [...distances.keys()]
        .flatMap((at) => nodeOf(graph, at).edges)
        .filter(({ to }) => to >= 0);
      expect(report).toMatchObject({
        states: distances.size,
        transitions: transitions.length,
        depth: Math.max(...distances.values()),
        endedBy: undefined,
        advice: '',
      });
      const found = new Map(report.violations.map(({ property, trace }) => [property, trace]));
      const expected = new Map(expectedOf(graph, endsAt));
      // `expected` has `promise` only if a `from` state itself cannot reach `to`; other cases are checked
      // below.
      const promise = found.get('promise');
      if (!expected.has('promise')) found.delete('promise');
      expect(new Map([...found].map(([name, { length }]) => [name, length]))).toEqual(expected);

      const isKept = [...distances.keys()]
        .filter((at) => nodeOf(graph, at).isFrom && !nodeOf(graph, at).isTo)
        .every((at) =>
          fairlyReached(graph, at, (through) => !nodeOf(graph, through).isTo).every(
            (to) => nodeOf(graph, to).isTo || !isLost(graph, to),
          ),
        );
      expect(promise === undefined).toBe(isKept);
      if (!promise) return;
      let at = 0;
      let isOwed = false;
      const visit = () => {
        isOwed = !nodeOf(graph, at).isTo && (isOwed || nodeOf(graph, at).isFrom);
      };
      visit();
      for (const event of promise) {
        const { isFair = false, to = -1 } = nodeOf(graph, at).edges[event] ?? {};
        if (!isFair) isOwed = false;
        at = to;
        visit();
      }
      expect([isOwed, isLost(graph, at)]).toEqual([true, true]);
    }),
    runs(1000),
  );
});

it('a search of any graph stops at its limit of states and reports only real errors', {
  tags: ['TST-2'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.integer({ min: 1, max: SIZE }), async (graph, states) => {
      const model = modelOf(graph, undefined);
      const [whole, part] = [
        await check(model, propertiesOf(graph)),
        await check(model, propertiesOf(graph), { states }),
      ];
      if (part.endedBy === undefined) {
        expect({ ...part, milliseconds: 0 }).toEqual({ ...whole, milliseconds: 0 });
        return;
      }
      expect(part.endedBy).toBe('states');
      expect(part.states).toBeGreaterThanOrEqual(states);
      const all = new Map(whole.violations.map(({ property, trace }) => [property, trace.length]));
      for (const { property, trace } of part.violations)
        expect(property === 'promise' ? all.has(property) : trace.length === all.get(property)).toBe(true);
    }),
    runs(100),
  );
});
