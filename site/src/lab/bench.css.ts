import { style } from '@vanilla-extract/css';
import { testedSigns } from '../styles/marked-chart.css.ts';
import { color, font, hair, measure, radius, size, space, wide } from '../styles/theme.css.ts';
import { dropDown } from '../ui/control/control.css.ts';
import { alignTop, shrinks, stack } from '../ui/layout/layout.css.ts';
import { card } from '../ui/surface/surface.css.ts';
import { column } from './chart.css.ts';
import { input, label } from './lab.css.ts';

export const bench = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  marginBlock: space[5],
  '@media': { [wide.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.phone}` } },
});

export const panel = style([
  card,
  alignTop,
  shrinks,
  { display: 'grid', '@media': { [wide.desktop]: { ...column, overflowY: 'auto' } } },
]);

export const section = style([
  stack[3],
  shrinks,
  { padding: space[4], selectors: { '& + &': { borderTop: hair } } },
]);

export const json = style([input, { minHeight: space[8], fontFamily: font.code, resize: 'vertical' }]);

export const check = style({ width: space[5], height: space[5], accentColor: color.warp });

export const problem = style([
  label,
  {
    padding: space[3],
    borderRadius: radius.small,
    background: color.dangerSoft,
    color: color.danger,
  },
]);

export const list = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const candidate = style({
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&[data-taken="true"]': { borderLeftColor: color.warp } },
});

export const code = style({ fontFamily: font.code, overflowWrap: 'anywhere' });

export const block = style([
  code,
  {
    maxHeight: measure.cell,
    margin: 0,
    padding: space[3],
    borderRadius: radius.small,
    background: color.sunken,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
  },
]);

export const step = style({
  display: 'block',
  width: '100%',
  padding: `${space[1]} ${space[3]}`,
  overflowWrap: 'anywhere',
});

export const steps = style({ maxHeight: measure.cell, overflowY: 'auto' });

export const summary = style([label, { minHeight: size.line, cursor: 'pointer' }]);

export const row = style({ paddingBlock: space[2], selectors: { '& + &': { borderTop: hair } } });

export const name = style([summary, { fontWeight: 400 }]);

export const level = style({
  fontWeight: 600,
  selectors: Object.fromEntries(
    Object.entries(testedSigns).map(([name, { decoration, tone }]) => [
      `&[data-tested="${name}"]`,
      { color: tone, textDecoration: decoration },
    ]),
  ),
});

export const tests = style({ marginTop: space[2], paddingLeft: space[5], overflowWrap: 'anywhere' });

export const rule = style({
  display: 'grid',
  gridTemplateColumns: `${size.tile} minmax(0, 1fr)`,
  gap: space[2],
});

export const source = style({
  maxHeight: '60vh',
  overflow: 'auto',
  padding: space[3],
  border: hair,
  borderRadius: radius.small,
  background: color.paper,
});

export const text = style({ margin: 0, fontFamily: font.code, tabSize: 2 });

export const line = style({
  background: color.sunken,
  color: 'inherit',
  boxShadow: `inset 3px 0 ${color.warp}`,
});

export const select = style([input, dropDown]);

export const place = style({
  minHeight: size.line,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  textAlign: 'left',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]:not([aria-current="false"])': {
      borderColor: color.warp,
      background: color.sunken,
      fontWeight: 600,
    },
  },
});

export const toolPanel = style([
  card,
  stack[4],
  { gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: space[5], padding: space[4] },
]);
