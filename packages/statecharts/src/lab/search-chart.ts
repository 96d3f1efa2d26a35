import type { Chart } from '../chart.ts';
import { isBlank, toCountText } from '../texts.ts';

export interface Found {
  /** Paths of states that match by name, tag, action or child. */
  readonly states: readonly string[];
  /** Keys of transitions that match by event, guard or action. */
  readonly keys: readonly string[];
}

const NOTHING: Found = { states: [], keys: [] };

/** Case-insensitive. Blank text finds nothing. */
export const searchChart = ({ states }: Chart, text: string): Found => {
  const wanted = text.trim().toLowerCase();
  if (isBlank(wanted)) return NOTHING;
  const hasIt = (names: readonly (string | undefined)[]) =>
    names.some((name) => name?.toLowerCase().includes(wanted));
  return {
    states: states
      .filter(({ entry, exit, initialActions = [], invokes, key, tags }) =>
        hasIt([
          key,
          ...tags,
          ...entry,
          ...exit,
          ...initialActions,
          ...invokes.flatMap(({ id, src }) => [id, src]),
        ]),
      )
      .map(({ path }) => path),
    keys: states.flatMap(({ transitions }) =>
      transitions
        .filter(({ actions, event, guard }) => hasIt([event, guard, ...actions]))
        .map(({ key }) => key),
    ),
  };
};

/** A summary of the results; empty without a search. `hiddenCount` of them are inside collapsed states. */
export const foundText = ({ keys, states }: Found, text: string, hiddenCount = 0): string => {
  if (isBlank(text)) return '';
  if (keys.length + states.length === 0) return 'Nothing found';
  const hidden = hiddenCount === 0 ? '' : `, ${hiddenCount} of them in collapsed states`;
  return `${toCountText(states.length, 'state')}, ${toCountText(keys.length, 'transition')}${hidden}`;
};
