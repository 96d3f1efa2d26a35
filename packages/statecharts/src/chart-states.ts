import type { Chart, ChartState } from './chart.ts';
import { aroundOf, isBelow } from './paths.ts';

/** The states directly inside a state, in document order. */
export const statesIn = ({ states }: Chart, path: string): readonly ChartState[] =>
  states.filter((state) => state.path !== '' && aroundOf(state) === path);

/** Whether a state has states inside. */
export const hasInside = ({ states }: Chart, path: string): boolean =>
  states.some((state) => isBelow(state.path, path));

/** What a state is called: its path; the machine itself by its id. */
export const nameOf = ({ id }: Chart, path: string): string => (path === '' ? id : path);
