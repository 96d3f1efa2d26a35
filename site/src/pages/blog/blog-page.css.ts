import { style } from '@vanilla-extract/css';
import { color, font, narrow, space, wide } from '../../styles/theme.css.ts';

export const filters = style({ paddingBottom: space[5] });

export const posts = style({ paddingBottom: space[8] });

const whole = { gridColumn: '1 / -1' };

/** The first post spans all columns, and so does a single post in the last row. */
export const item = style({
  containerType: 'inline-size',
  selectors: { '&:first-child': whole },
  '@media': {
    [`screen and ${wide.phone} and ${narrow.desktop}`]: {
      selectors: { '&:last-child:nth-child(2n)': whole },
    },
    [wide.desktop]: { selectors: { '&:last-child:nth-child(3n + 2)': whole } },
  },
});

export const card = style({ '@container': { [wide.phone]: { flexDirection: 'row' } } });

export const art = style({ '@container': { [wide.phone]: { width: '32%' } } });

export const lead = style({
  '@media': { [wide.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const leadArt = style({ '@media': { [wide.tablet]: { height: '100%' } } });

export const leadTitle = style({ fontSize: font.size.h2 });

export const more = style({ marginTop: 'auto', paddingTop: space[2], color: color.warp, fontWeight: 600 });
