import { type Chart, toMachineJson } from '@loomwright/statecharts';
import type { LiveRecord } from '@loomwright/statecharts/lab';

/** The version of the `@statelyai/inspect` messages that Stately's inspector expects. */
const VERSION = '0.7.2';

interface InspectorMessage {
  readonly type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  readonly sessionId: string;
  readonly [part: string]: unknown;
}

type StateValue = string | { readonly [key: string]: StateValue };

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

export const toStateValue = (
  chart: Chart,
  active: readonly string[],
  around = '',
): StateValue | undefined => {
  const inside = active.filter((path) => path !== '' && parentOf(path) === around);
  const entries = inside.map((path) => {
    const key = path.slice(around === '' ? 0 : around.length + 1);
    return [key, toStateValue(chart, active, path)] as const;
  });
  const [first] = entries;
  if (!first) return undefined;
  const isParallel = chart.states.find(({ path }) => path === around)?.type === 'parallel';
  if (!isParallel && first[1] === undefined) return first[0];
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? {}]));
};

/** The messages contain redacted records and charts, but no context. */
export const createInspectorMessages = (chartOf: (machine: string) => Chart | undefined) => {
  const known = new Map<string, string>();
  const introduced = new Set<string>();
  return (record: LiveRecord): readonly InspectorMessage[] => {
    const { active, actor, at, event, from, machine, name } = record;
    const chart = machine === undefined ? undefined : chartOf(machine);
    const common = { sessionId: actor, _version: VERSION, createdAt: String(at), id: null, rootId: actor };
    const status = event.type === 'xstate.stop' ? 'stopped' : 'active';
    const snapshot = { status, value: (chart && toStateValue(chart, active)) ?? {}, context: {} };
    const shown = { ...event.parts, type: event.type };
    const isNew = !introduced.has(actor);
    introduced.add(actor);
    known.set(name, actor);
    const definition = JSON.stringify(chart ? toMachineJson(chart) : { id: name });
    return [
      ...(isNew ? [{ ...common, type: '@xstate.actor' as const, name, definition, snapshot }] : []),
      {
        ...common,
        type: '@xstate.event',
        event: shown,
        ...(from !== undefined && { sourceId: known.get(from) }),
      },
      { ...common, type: '@xstate.snapshot', event: shown, snapshot },
    ];
  };
};
