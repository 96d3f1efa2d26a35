import { globalStyle, style } from '@vanilla-extract/css';
import { belowBar, cluster, inColumns } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

/** The article has room for the text and its table of contents side by side. */
const roomy = '(min-width: 52rem)';

export const article = style({ containerType: 'inline-size' });

/** The text and, on wide screens, its table of contents beside it. */
export const columns = style({
  ...inColumns('minmax(0, 1fr)', `${space[6]} ${space[7]}`),
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 41rem) 1fr' } },
});

export const header = style({ marginBottom: space[6], '@container': { [roomy]: { maxWidth: '41rem' } } });

export const crumbs = style({ marginBottom: space[4], ...smallMuted });

export const title = style({ fontSize: font.size.h2, letterSpacing: '-0.03em' });

export const facts = style({ ...cluster(space[4]), marginTop: space[5], ...smallMuted });

export const contents = style({
  alignSelf: 'start',
  paddingLeft: space[4],
  borderLeft: hair,
  fontSize: font.size.small,
  '@container': { [roomy]: { gridColumn: 2, gridRow: 1, ...belowBar } },
});

globalStyle(`${contents} > ul`, {
  '@media': { [wide.phone]: { columns: '12rem' } },
  '@container': { [roomy]: { columns: 'auto' } },
});

export const contentsTitle = style({ marginBottom: space[1], fontSize: font.size.small, letterSpacing: 0 });

export const contentsLink = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
