import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const page = style({ display: 'grid', gap: space[6], paddingBottom: space[9] });

export const head = style({ paddingBottom: 0 });

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

export const role = style({ borderColor: color.control, color: color.ink });

export const figures = style({ display: 'grid', gap: space[4] });

export const span = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' });

export const columns = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [wide.desktop]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
  },
  // The last cards of both columns end at the same height, unless a table is open.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

export const stack = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[5],
  minWidth: 0,
});

export const panel = style({ display: 'grid', gap: space[4], padding: space[5] });

export const panelTitle = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' });

export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const activity = style({
  display: 'grid',
  gap: `0 ${space[6]}`,
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[4],
  borderTop: hair,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const topic = style({ color: color.weft, fontSize: font.size.small, fontWeight: 600 });

export const more = style({ paddingBlock: space[1], fontSize: font.size.small, fontWeight: 600 });
