import { style } from '@vanilla-extract/css';
import { color, font, gutter, hair, measure, narrow, size, space, wide } from '../../styles/theme.css.ts';

export const layout = style({
  display: 'grid',
  gap: space[6],
  paddingBottom: space[8],
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] } },
});

export const request = style({
  marginBottom: space[5],
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `2px solid ${color.warp}`,
  background: color.sunken,
});

/** Keeps its height while the form beside it grows. */
export const aside = style({ alignSelf: 'start', padding: 0 });

export const picture = style({
  width: '100%',
  height: 'auto',
  maxHeight: measure.cell,
  objectFit: 'cover',
  '@media': { [wide.tablet]: { maxHeight: size.picture } },
});

export const sample = style({ padding: `0 ${gutter} ${gutter}` });

export const details = style({
  padding: `${space[4]} ${gutter} ${gutter}`,
  '@media': { [`${wide.phone} and ${narrow.tablet}`]: { gridTemplateColumns: '1fr 1fr' } },
});

export const term = style({ color: color.onPanelMuted });

export const detail = style({ fontWeight: 550, overflowWrap: 'anywhere' });

export const link = style({ color: color.panelThread });

export const hours = style({ display: 'grid', gridTemplateColumns: `${size.tile} 1fr` });

export const sentTitle = style({ scrollMarginTop: space[8] });

export const facts = style({ rowGap: space[4], padding: space[5] });

export const number = style({
  fontFamily: font.code,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const cell = style({
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': {
      paddingInlineEnd: 0,
      textAlign: 'end',
      textWrap: 'balance',
      fontVariantNumeric: 'tabular-nums',
    },
    'thead &': { fontWeight: 550, overflowWrap: 'normal' },
    'tbody &:first-child': { fontWeight: 600 },
    'tfoot &': { borderBottom: 0, fontWeight: 650 },
  },
});

export const steps = style({ paddingInlineStart: space[5], listStyle: 'disc' });

export const sentActions = style({ '@media': { print: { display: 'none' } } });
