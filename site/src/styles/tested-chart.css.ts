import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

// How well the transitions of a chart are tested (see `chart.css.ts`).

/** Colour is not the only sign: what no test takes is dotted, what few take is dashed. */
export const testedSigns = {
  none: { tone: color.danger, dashes: '2 6', decoration: 'underline dotted' },
  few: { tone: color.weft, dashes: '10 5', decoration: 'underline dashed' },
  many: { tone: color.warp, dashes: 'none', decoration: 'none' },
} as const;

const tested = Object.entries(testedSigns).flatMap(
  ([level, { dashes, decoration, tone }]): readonly (readonly [string, StyleRule])[] => {
    const is = `[data-tested="${level}"]`;
    return [
      [`g${is} .edge`, { stroke: tone, strokeWidth: 2.5, strokeDasharray: dashes }],
      [`g${is} .tip`, { fill: tone }],
      [`.label${is}`, { stroke: tone, strokeOpacity: 1, strokeDasharray: dashes }],
      [`text${is} tspan`, { fill: tone }],
      // Not none: what a search finds is underlined.
      ...(decoration === 'none' ? [] : [[`text${is}`, { textDecoration: `${decoration} ${tone}` }] as const]),
    ];
  },
);

for (const [selector, rule] of tested) globalStyle(`.chart ${selector}`, rule);
