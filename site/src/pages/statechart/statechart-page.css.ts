import { style } from '@vanilla-extract/css';
import { inline } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, font, gutter, radius, space } from '../../styles/theme.css.ts';

export const crumbs = style({ marginBottom: space[3], fontSize: font.size.small });

export const crumb = style({ display: 'inline-block', paddingBlock: space[1] });

export const title = style({ overflowWrap: 'anywhere' });

export const facts = style({ marginTop: space[4], ...smallMuted });

export const code = style({
  padding: `0.125rem ${space[2]}`,
  borderRadius: radius.small,
  background: color.sunken,
  color: color.ink,
  fontFamily: font.code,
  overflowWrap: 'anywhere',
});

/** A chart takes the whole width of the window. */
export const broad = style({ maxWidth: '120rem', marginInline: 'auto', paddingInline: gutter });

export const subtitle = style({ marginTop: space[7], marginBottom: space[4] });

/** What can be done with a chart. */
export const ways = style(inline(space[2]));
