import { style } from '@vanilla-extract/css';
import { inColumns, inlineRow, spread, stack, topStack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, dockHeight, font, hair, space, wide } from '../../styles/theme.css.ts';
import { container } from '../../ui/page/page.css.ts';

export const footer = style({ borderTop: hair, background: color.sunken });

export const inner = style([
  container,
  {
    ...stack(`${space[7]} ${space[6]}`),
    paddingBlock: `${space[8]} ${space[6]}`,
    '@media': {
      // The buttons in the corners stand below the last controls.
      [wide.tablet]: { paddingBottom: dockHeight.corner },
      [wide.desktop]: { gridTemplateColumns: '3fr 8fr' },
    },
  },
]);

export const about = style({ ...topStack(space[4]), maxWidth: '22rem', color: color.muted });

/** Two by two, so that none stands alone. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), max-content))',
  columnGap: space[5],
});

export const profile = style({ ...inlineRow(space[1]), minHeight: '2rem' });

/** A profile that does not exist yet: plainly not a link (FTR-2). */
export const placeholder = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2rem' });

export const groups = style({
  ...inColumns('1fr 1fr', `${space[6]} ${space[5]}`),
  '@media': { [wide.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});

export const title = style({ marginBottom: space[3], fontSize: font.size.small, letterSpacing: 0 });

export const link = style({
  display: 'inline-block',
  paddingBlock: '0.3125rem',
  lineHeight: 1.35,
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});

export const bottom = style({
  gridColumn: '1 / -1',
  ...spread(space[4]),
  paddingTop: space[5],
  borderTop: hair,
  ...smallMuted,
});
