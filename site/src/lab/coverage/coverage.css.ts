import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { color, font, hair, space } from '../../styles/theme.css.ts';

/** A transition in the list; what is open has the same mark as in the drawing. */
export const row = style({
  minWidth: 0,
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: hair } },
});

export const name = style({
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  fontSize: font.size.small,
  fontWeight: 400,
});

export const state = style({ fontWeight: 600 });

export const count = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 });

export const tests = style({
  ...stack(space[2]),
  marginTop: space[2],
  paddingLeft: space[5],
  fontSize: font.size.small,
  overflowWrap: 'anywhere',
});

export const level = style({ fontWeight: 600 });

// Colour is not the only sign: what no test takes is dotted, what few take is dashed.
const signs = {
  none: { tone: color.danger, dashes: '2 6', line: 'dotted' },
  few: { tone: color.weft, dashes: '10 5', line: 'dashed' },
  many: { tone: color.warp, dashes: 'none', line: 'none' },
} as const;
for (const [name, { dashes, line, tone }] of Object.entries(signs)) {
  const tested = `[data-tested="${name}"]`;
  globalStyle(`.chart g${tested} .edge`, { stroke: tone, strokeWidth: 2.5, strokeDasharray: dashes });
  globalStyle(`.chart g${tested} .tip`, { fill: tone });
  globalStyle(`.chart .label${tested}`, { stroke: tone, strokeOpacity: 1, strokeDasharray: dashes });
  globalStyle(`.chart text${tested} tspan`, { fill: tone });
  if (line !== 'none') globalStyle(`.chart text${tested}`, { textDecoration: `underline ${line} ${tone}` });
  globalStyle(`${level}[data-tested="${name}"]`, {
    color: tone,
    textDecoration: line === 'none' ? 'none' : `underline ${line}`,
  });
}
