import { style } from '@vanilla-extract/css';
import { color, dockHeight, font, hair, size, space, wide } from '../../styles/theme.css.ts';

export const footer = style({ borderTop: hair, background: color.sunken });

export const inner = style({
  display: 'grid',
  gap: `${space[7]} ${space[6]}`,
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    // The buttons in the corners stand below the last controls.
    [wide.tablet]: { paddingBottom: dockHeight.corner },
    [wide.desktop]: { gridTemplateColumns: '3fr 8fr' },
  },
});

export const about = style({ maxWidth: '22rem' });

/** Two by two, so that none stands alone. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, minmax(${size.tile}, max-content))`,
  columnGap: space[5],
});

/** One that does not exist yet is plainly not a link (FTR-2). */
export const profile = style({ display: 'inline-flex', minHeight: space[6] });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[6]} ${space[5]}`,
  '@media': { [wide.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});

export const title = style({ marginBottom: space[3], fontSize: font.size.small, letterSpacing: 0 });

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  lineHeight: 1.5,
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});

export const bottom = style({ gridColumn: '1 / -1', paddingTop: space[5], borderTop: hair });
