import { style } from '@vanilla-extract/css';
import { color, font, hair, measure, narrow, radius, size, space } from '../../styles/theme.css.ts';
import { card as surface } from '../surface/surface.css.ts';

// Above the link that covers the card.
export const compare = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  minHeight: space[5],
});

export const card = style([
  surface,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    transition: 'border-color 160ms, box-shadow 160ms, translate 160ms',
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: `${space[4]} 0 auto`,
      height: '2px',
      background: `linear-gradient(90deg, ${color.panelThread}, ${color.weft})`,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: 'transform 300ms ease-out',
      pointerEvents: 'none',
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&:hover': { translate: `0 -${space[1]}` },
          '&:hover::before': { transform: 'none' },
        },
      },
    },
    selectors: {
      '&:hover': { borderColor: color.control, boxShadow: color.shade },
      [`&:has(:focus-visible):not(:has(${compare}:focus-visible))`]: {
        outline: `3px solid ${color.focus}`,
        outlineOffset: '3px',
      },
    },
  },
]);

const acrossTwo = `(min-width: ${measure.lead})`;

/** Horizontal if it spans two columns. */
export const product = style([
  card,
  { '@container': { [acrossTwo]: { flexDirection: 'row', alignItems: 'center' } } },
]);

export const image = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: color.panel,
  '@media': { [narrow.phone]: { aspectRatio: '2 / 1' } },
  '@container': {
    [acrossTwo]: {
      width: `calc(50% - 1.5 * ${space[5]})`,
      marginInlineStart: space[5],
      borderRadius: radius.small,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  flex: 1,
  padding: space[5],
  overflowWrap: 'anywhere',
});

export const link = style({
  selectors: {
    [`${card}:hover &`]: { color: color.warp },
    '&:focus-visible': { outline: 'none' },
  },
});

export const description = style({ color: color.muted, fontSize: font.size.dense });

export const foot = style({ marginTop: 'auto', paddingTop: space[3], borderTop: hair });

export const release = style({ display: 'block' });

/** Looks like a button; the whole card is the link. */
export const action = style({
  minHeight: size.control,
  paddingInline: space[4],
  fontSize: font.size.small,
  selectors: { [`${card}:hover &`]: { borderColor: color.ink } },
});

export const price = style({ fontSize: font.size.h3, fontWeight: 650 });
