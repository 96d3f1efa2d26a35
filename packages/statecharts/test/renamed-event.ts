import type { AnyStateMachine } from 'xstate';
import { loadMachines } from '../src/cli/load-machines.ts';
import type { Drawing } from '../src/drawing/index.ts';
import { type Chart, extractChart } from '../src/index.ts';
import { createFontMeasure, layOut } from '../src/layout.ts';

/** The events that some transition of a chart is for, in the order of its states. */
export const eventsOf = ({ states }: Chart): readonly string[] =>
  states
    .flatMap(({ transitions }) => transitions)
    .filter(({ kind }) => kind === 'event')
    .map(({ event }) => event);

/** A chart with an event under another name. */
export const renameEvent = (chart: Chart, event: string, name: string): Chart => ({
  ...chart,
  states: chart.states.map((state) => ({
    ...state,
    transitions: state.transitions.map((one) => (one.event === event ? { ...one, event: name } : one)),
  })),
});

const textWidths = ({ boxes, edges }: Drawing): readonly number[] =>
  [...boxes.map(({ head }) => head), ...edges.flatMap(({ label }) => label ?? [])].map(({ lines }) =>
    Math.max(0, ...lines.map(({ x, width }) => x + width)),
  );

/** How far a box has moved beyond the growth of the labels, in px; at most 0 where each stayed in its place. */
export const excessMove = (before: Drawing, after: Drawing): number => {
  const [old, now] = [textWidths(before), textWidths(after)];
  // Each is rounded to whole pixels.
  const growth = now.reduce((sum, width, at) => sum + Math.max(0, width - (old[at] ?? 0)) + 4, 0);
  const moves = before.boxes.map((box, at) =>
    Math.hypot((after.boxes[at]?.x ?? 0) - box.x, (after.boxes[at]?.y ?? 0) - box.y),
  );
  return Math.max(...moves) - growth;
};

/** The largest excess move of all machines of a file, in px, where an event of each gets a longer name. */
export const worstMoveIn = async (file: string): Promise<number> => {
  const measure = await createFontMeasure();
  const worst = async (machine: AnyStateMachine) => {
    const chart = extractChart(machine);
    const [event] = eventsOf(chart);
    if (event === undefined) return 0;
    const drawing = await layOut(chart, measure, 'wide');
    const changed = renameEvent(chart, event, `${event}.andMore`);
    return excessMove(drawing, await layOut(changed, measure, 'wide', { chart, drawing }));
  };
  return Math.max(0, ...(await Promise.all((await loadMachines(file)).map(({ machine }) => worst(machine)))));
};
