import { style } from '@vanilla-extract/css';
import { color, font, gutter, radius, space } from '../styles/theme.css.ts';

// The pages that show charts.

/** A chart takes the whole width of the window. */
export const broad = style({ maxWidth: '120rem', marginInline: 'auto', paddingInline: gutter });

export const mapTitle = style({ marginTop: space[6] });

export const list = style({ gap: space[4], marginBlock: space[5] });

export const item = style({ padding: space[5] });

export const crumbs = style({ marginBottom: space[3] });

export const facts = style({ marginTop: space[4] });

export const code = style({
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.sunken,
  color: color.ink,
  fontFamily: font.code,
  overflowWrap: 'anywhere',
});

export const statesTitle = style({ marginBlock: `${space[7]} ${space[4]}` });
