import { style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  containerWidth,
  font,
  hair,
  measure,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';
import {
  alignTop,
  between,
  cluster,
  fillsPhone,
  grid as layoutGrid,
  shrinks,
  stack,
} from '../layout/layout.css.ts';
import { panel } from '../surface/surface.css.ts';
import { note } from '../text/text.css.ts';

export const prose = style([stack[4], alignTop, shrinks, { maxWidth: measure.prose }]);

export const bullets = style([stack[2], { paddingLeft: space[5], listStyle: 'disc' }]);

export const grid = style([
  layoutGrid.narrow,
  {
    marginTop: space[6],
    // Avoids rows of three items and one, or of two and one.
    '@media': {
      [`${wide.phone} and (width < ${containerWidth})`]: {
        selectors: {
          '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '&:has(> :nth-child(3):last-child)': {
            gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.picture}), 1fr))`,
          },
        },
      },
    },
  },
]);

export const cell = style({ paddingTop: space[4], borderTop: `2px solid ${color.warp}` });

export const band = style({ paddingBlock: space[8], borderBlock: hair, background: color.sunken });

export const contents = style({
  alignSelf: 'start',
  display: 'grid',
  '@media': { [wide.tablet]: { position: 'sticky', top: `calc(${barHeight} + ${space[5]})` } },
});

export const contentsLink = style({
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  borderLeft: `2px solid ${color.line}`,
  color: color.muted,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.weft, color: color.ink } },
});

export const question = style({ borderBottom: hair });

export const questionHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlock: space[4],
  selectors: { '&::after': { margin: `${space[2]} ${space[1]} 0 0`, color: color.weft } },
});

export const questionTitle = style({
  fontSize: font.size.body,
  lineHeight: 1.35,
  selectors: { 'summary:hover > &': { color: color.warp } },
});

export const answer = style({ paddingBottom: space[5] });

export const small = style([note, { marginTop: space[2] }]);

export const aside = style({ paddingLeft: space[4], borderLeft: `2px solid ${color.weft}` });

export const actions = style([cluster[3], { marginTop: space[5] }]);

export const closing = style([
  panel,
  cluster[6],
  between,
  // Useless in print.
  { marginBottom: space[9], '@media': { print: { display: 'none' } } },
]);

/** A long title wraps before the buttons move below it. */
export const closingWords = style({ flex: `1 1 ${measure.column}` });

export const closingText = style({ maxWidth: measure.lead, marginTop: space[3], color: color.onPanelMuted });

export const closingLink = style([
  fillsPhone,
  { padding: space[2], color: color.onPanel, textAlign: 'center' },
]);

export const part = style({ paddingBlock: space[7], borderTop: hair, columnGap: space[8] });

export const partText = style([note, { marginTop: space[3] }]);
