import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

const marks: Readonly<Record<string, StyleRule>> = {
  '[data-state][data-lit] > .box': { stroke: color.warp, strokeWidth: 3 },
  '[data-state][data-lit] .title': { fill: color.warp },
  'g[data-keys][data-lit] .edge': { stroke: color.weft, strokeWidth: 3 },
  'g[data-keys][data-lit] .tip': { fill: color.weft },
  '.label[data-lit]': { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 },
  'text[data-lit] tspan': { fill: color.weft },
  // Dashed, because the simulation already uses colour.
  '[data-state][data-found] > .box': { stroke: color.weft, strokeWidth: 3, strokeDasharray: '8 3' },
  'text[data-found]': { textDecoration: `underline 2px ${color.weft}` },
  '.label[data-found]': { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 },
  '[data-state][data-walked] > .box': { stroke: color.ink, strokeWidth: 4 },
  '[data-state][data-walked] .title': { textDecoration: 'underline' },
  '.toggle': { cursor: 'pointer', '@media': { print: { display: 'none' } } },
  '.toggle .knob': { fill: color.surface, stroke: color.control },
  '.toggle .sign': { fill: 'none', stroke: color.ink, strokeWidth: 1.5, strokeLinecap: 'round' },
  '.toggle:hover .knob': { stroke: color.ink, fill: color.sunken },
};

/** Colour is not the only sign: untested transitions are dotted, and rarely tested ones dashed. */
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
      // Omitted rather than `none`, because search results are underlined.
      ...(decoration === 'none' ? [] : [[`text${is}`, { textDecoration: `${decoration} ${tone}` }] as const]),
    ];
  },
);

for (const [selector, rule] of [...Object.entries(marks), ...tested]) globalStyle(`.chart ${selector}`, rule);
