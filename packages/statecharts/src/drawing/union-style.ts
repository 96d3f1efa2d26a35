import type { Chart, ChartState, ChartTransition, PartChange } from '../chart.ts';
import { keyToken } from './svg.ts';
import { coloursFor, type DrawingTheme } from './svg-style.ts';

const colours = {
  light: { added: '#1a7f4b', removed: '#b3123c', changed: '#8a5a00' },
  dark: { added: '#5fd39a', removed: '#ff8fa3', changed: '#f2c063' },
} as const satisfies Readonly<Record<string, Readonly<Record<PartChange, string>>>>;

// Also escapes XML, since the style sheet is embedded in an SVG.
const quoted = (text: string): string =>
  `"${text.replace(/["\\<&\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

const strokeOf = (change: PartChange): string =>
  `stroke:var(--${change});stroke-width:3${change === 'removed' ? ';stroke-dasharray:6 4' : ''}`;

const ofState = ({ change, path }: ChartState): string =>
  change === undefined ? '' : `.chart [data-state=${quoted(path)}] > .box{${strokeOf(change)}}`;

const ofTransition = ({ change, key }: ChartTransition): string => {
  if (change === undefined) return '';
  const at = `[data-keys~=${quoted(keyToken(key))}]`;
  const fill = `fill:var(--${change})`;
  return (
    `.chart g${at} .edge{${strokeOf(change)}}.chart g${at} .tip{${fill}}` +
    `.chart text${at} tspan{${fill}}.chart .label${at}{stroke:var(--${change});stroke-opacity:1}`
  );
};

export const unionStyle = ({ states }: Chart, theme: DrawingTheme): string =>
  coloursFor(theme, colours) +
  states.flatMap((state) => [ofState(state), ...state.transitions.map(ofTransition)]).join('');
