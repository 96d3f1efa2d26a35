import { style } from '@vanilla-extract/css';
import { font, hair, narrow, space, wide } from '../../styles/theme.css.ts';

export const links = style({ '@media': { [narrow.tablet]: { gridTemplateColumns: '1fr 1fr' } } });

export const sections = style({ paddingBottom: space[7] });

export const section = style({
  paddingBottom: space[5],
  selectors: { '& + &': { paddingTop: space[5], borderTop: hair } },
  '@media': { [wide.tablet]: { paddingBottom: space[6], selectors: { '& + &': { paddingTop: space[6] } } } },
});

export const title = style({ marginBottom: space[3], fontSize: font.size.title });
