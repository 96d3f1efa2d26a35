import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, measure, size, space, wide } from '../../styles/theme.css.ts';

// Matches if the pre-paint script has found a stored cart or session.
const isKept = 'html:is([data-cart], [data-session])';

export const loading = style({ selectors: { 'html:not([data-js]) &': { display: 'none' } } });

export const loadingKept = style([
  loading,
  { selectors: { 'html:not([data-cart], [data-session]) &': { display: 'none' } } },
]);

/** Reserves the height of an empty cart, so that loading the cart moves nothing below. */
export const place = style({ minHeight: `calc(${measure.wide} + ${space[4]})` });

export const layout = style({ display: 'grid', gap: space[7], paddingBottom: space[9] });

/** The empty cart of a guest, shown before the cart loads if no cart is stored. */
export const early = style([
  layout,
  { selectors: { [`${isKept} &, html:not([data-js]) &`]: { display: 'none' } } },
]);

export const prompt = style({ padding: space[5] });

export const empty = style({ justifyItems: 'center', paddingBlock: `0 ${space[4]}` });

export const emptyArt = style({ width: `min(${measure.column}, 80%)`, aspectRatio: '3 / 2' });

export const lines = style({
  '@media': {
    [wide.desktop]: {
      selectors: {
        '&:has(> section)': {
          gridTemplateColumns: `minmax(0, 1fr) ${measure.column}`,
          columnGap: space[7],
        },
      },
    },
  },
});

export const first = style({ gridColumn: 1 });

export const list = style({
  gridColumn: 1,
  borderTop: hair,
  // In a container query, `rem` follows the text size, which the user may double.
  containerType: 'inline-size',
  selectors: { '&:empty': { display: 'none' } },
});
const oneRow = `(min-width: ${measure.lead})`;

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${space[8]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: hair,
  '@container': {
    [oneRow]: {
      gridTemplateColumns: `${size.tile} minmax(0, 1fr) auto ${size.tile} ${space[8]}`,
      gap: space[4],
    },
  },
});

export const each = style({ fontWeight: 400 });

export const quantity = style({ gridColumn: 'span 2', '@container': { [oneRow]: { gridColumn: 'auto' } } });

export const lineTotal = style({
  gridArea: '1 / 3',
  textAlign: 'right',
  '@container': { [oneRow]: { gridArea: 'auto' } },
});

export const removed = style({
  padding: `${space[3]} ${space[4]}`,
  borderBottom: hair,
  background: color.sunken,
});

export const summary = style({
  padding: space[5],
  '@media': {
    [wide.desktop]: {
      gridArea: '1 / 2 / span 4',
      position: 'sticky',
      top: `calc(${barHeight} + ${space[5]})`,
      alignSelf: 'start',
    },
  },
});

export const total = style({
  paddingTop: space[2],
  borderTop: hair,
  fontSize: font.size.h3,
  fontWeight: 650,
});

// Aligns the text of a quiet button, not its padding, with the edge.
export const clear = style({
  gridColumn: 1,
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const remove = style({ justifySelf: 'end', marginInlineEnd: `calc(-1 * ${space[3]})` });
