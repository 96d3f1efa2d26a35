import { style } from '@vanilla-extract/css';
import { color, font, gutter, radius, space } from '../../styles/theme.css.ts';

export const crumbs = style({ marginBottom: space[3] });

export const crumb = style({ display: 'inline-block', paddingBlock: space[1] });

export const title = style({ overflowWrap: 'anywhere' });

export const facts = style({ marginTop: space[4] });

export const code = style({
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.sunken,
  color: color.ink,
  fontFamily: font.code,
  overflowWrap: 'anywhere',
});

/** A chart takes the whole width of the window. */
export const broad = style({ maxWidth: '120rem', marginInline: 'auto', paddingInline: gutter });

export const subtitle = style({ marginTop: space[7], marginBottom: space[4] });
