import { globalStyle, style } from '@vanilla-extract/css';
import { circle, inlineRow, spread, stack } from '../../styles/layout.ts';
import { heading3, smallMuted } from '../../styles/surface.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

// As high as the loaded notifications, also in a wider fallback font: loading shifts nothing.
export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '40.5rem',
  '@media': {
    '(max-width: 22rem)': { minHeight: '46.5rem' },
    [wide.phone]: { minHeight: '31rem' },
    [wide.desktop]: { minHeight: '40.5rem' },
  },
  padding: `${space[5]} ${space[5]} ${space[2]}`,
});

export const head = style({ ...spread(`${space[1]} ${space[3]}`), paddingBottom: space[4] });

export const title = style(heading3);

/** Keeps its place while there is no count. */
export const count = style({
  justifyContent: 'center',
  minWidth: '5.25rem',
  minHeight: '1.75rem',
  selectors: { '&:empty': { visibility: 'hidden' } },
});

/** What the reserved height leaves is shared by the messages. */
export const list = style({ display: 'grid' });

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingTop: space[2],
  borderTop: hair,
});

export const loading = style({
  paddingTop: space[4],
  borderTop: hair,
  color: color.muted,
  selectors: {
    // A placeholder for the text.
    '&::after': {
      content: '""',
      display: 'block',
      height: '18rem',
      backgroundImage: `linear-gradient(transparent 1rem, ${color.sunken} 1rem 1.875rem, transparent 1.875rem), linear-gradient(transparent 3rem, ${color.sunken} 3rem 3.75rem, transparent 3.75rem)`,
      backgroundRepeat: 'repeat-y',
      backgroundSize: '85% 6rem, 35% 6rem',
    },
  },
});

export const item = style({
  position: 'relative',
  ...stack(space[1]),
  alignContent: 'space-between',
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingLeft: space[5],
  borderTop: hair,
  color: color.muted,
  selectors: {
    '&[data-unread]': { color: color.ink, fontWeight: 550 },
    // A knot marks an unread notification.
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${space[4]} + 0.5em)`,
      left: 0,
      ...circle('0.625rem'),
      border: `0.3125rem solid ${color.weft}`,
    },
  },
});

export const message = style({ lineHeight: 1.45 });

export const meta = style({
  ...spread(`0 ${space[3]}`),
  minHeight: '2.25rem',
  ...smallMuted,
  fontWeight: 400,
});

export const done = style(inlineRow(space[1]));

globalStyle(`${meta} > button`, { marginRight: `calc(-1 * ${space[3]})` });
