import { globalStyle, style } from '@vanilla-extract/css';
import { centre, cluster, iconBox, inColumns, square } from '../../styles/layout.ts';
import { bare, clipped, smallMuted, surface } from '../../styles/surface.ts';
import { color, hair, radius, space } from '../../styles/theme.css.ts';
import { offer as offerRow } from './editor.css.ts';

export const part = style(inColumns('minmax(0, 1fr)', space[4]));

export const list = style(inColumns('minmax(0, 1fr)', space[3]));

globalStyle(`${list}:empty`, { display: 'none' });

/** Handle, name and buttons in one line; the fields below. */
export const card = style({
  position: 'relative',
  ...surface,
  selectors: {
    '&[data-dragged]': { zIndex: 1, borderColor: color.warp, boxShadow: color.shade, cursor: 'grabbing' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-dragged]': { outline: '2px solid Highlight' } } },
  },
});

// Other cards move with a transition; the dragged one follows the pointer at once.
globalStyle(`${list}:has([data-dragged]) > ${card}:not([data-dragged])`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'translate 140ms' } },
});
globalStyle(`${list}:has([data-dragged])`, { userSelect: 'none' });

const line = '3.25rem';

export const grip = style({
  position: 'absolute',
  top: 0,
  left: 0,
  ...centre,
  width: '2.5rem',
  height: line,
  color: color.control,
  cursor: 'grab',
  // Dragging by touch does not scroll the page.
  touchAction: 'none',
  selectors: { '&:hover': { color: color.ink } },
});

export const details = style({});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  height: line,
  marginLeft: '2.5rem',
  marginRight: '7.25rem',
  borderRadius: radius.small,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      ...square('0.5rem'),
      marginInline: `${space[1]} ${space[3]}`,
      borderRight: '2px solid',
      borderBottom: '2px solid',
      color: color.muted,
      transform: 'rotate(-45deg)',
    },
    '[open] > &::before': { transform: 'rotate(45deg)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const name = style({ minWidth: 0, ...clipped });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderTop: hair,
});

export const tools = style({
  position: 'absolute',
  top: 0,
  right: space[2],
  display: 'flex',
  alignItems: 'center',
  height: line,
});

export const tool = style({
  ...iconBox('2.25rem'),
  padding: 0,
  ...bare,
  borderRadius: radius.small,
  color: color.muted,
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: 'transparent',
      color: color.line,
      cursor: 'default',
    },
  },
});

export const offer = offerRow;

export const add = style(cluster(space[3]));

export const empty = style({ color: color.muted });

export const full = style(smallMuted);
