import { globalStyle, style } from '@vanilla-extract/css';
import { belowBar, inColumns, spread, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, edge, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

// Whether this browser keeps a cart or a session, as the pre-paint script found.
const isKept = 'html:is([data-cart], [data-session])';

export const loading = style({
  color: color.muted,
  selectors: { 'html:not([data-js]) &': { display: 'none' } },
});

export const loadingKept = style([
  loading,
  { selectors: { 'html:not([data-cart], [data-session]) &': { display: 'none' } } },
]);

/** As high as a guest's empty cart from the beginning, so that what follows does not move when the cart is loaded. */
export const place = style({ minHeight: '49rem' });

export const layout = style({ ...stack(space[7]), paddingBottom: space[9] });

/** A guest's empty cart, shown before the cart is loaded where none is kept. */
export const early = style([
  layout,
  { selectors: { [`${isKept} &, html:not([data-js]) &`]: { display: 'none' } } },
]);

export const prompt = style({ ...stack(space[3]), padding: space[6] });

export const promptActions = style({
  ...stack(space[3]),
  marginTop: space[2],
  '@media': { [wide.phone]: { display: 'flex', flexWrap: 'wrap' } },
});

export const empty = style({ ...stack(space[4]), justifyItems: 'center', paddingBlock: space[5] });

export const emptyArt = style({ width: 'min(22rem, 80%)', aspectRatio: '3 / 2' });

export const emptyTitle = style({ fontSize: font.size.h3, fontWeight: 600 });

export const lines = style({
  ...stack(space[4]),
  '@media': {
    [wide.desktop]: {
      selectors: { '&:has(> section)': { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space[7] } },
    },
  },
});

// The lines beside the summary.
globalStyle(`${lines} > :not(section)`, { gridColumn: 1 });

export const linesTitle = style({ fontSize: font.size.h3 });

export const list = style({
  borderTop: hair,
  // Room is measured in text, which may be twice as large.
  containerType: 'inline-size',
  selectors: { '&:empty': { display: 'none' } },
});
const oneRow = '(min-width: 34rem)';

export const line = style({
  ...inColumns('5rem minmax(0, 1fr) auto', `${space[3]} ${space[4]}`),
  alignItems: 'center',
  paddingBlock: space[4],
  borderBottom: hair,
  '@container': { [oneRow]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto 6rem 4.5rem', gap: space[4] } },
});

export const image = style({
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: radius.small,
  background: color.panel,
  ...edge,
});

export const name = style({
  ...stack(space[1]),
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: 600,
});

export const each = style({ ...smallMuted, fontWeight: 400 });

export const quantity = style({ gridColumn: 'span 2', '@container': { [oneRow]: { gridColumn: 'auto' } } });

// On a phone the line total stands beside the name, above the controls.
export const lineTotal = style({
  gridArea: '1 / 3',
  textAlign: 'right',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [oneRow]: { gridArea: 'auto' } },
});

export const removed = style({
  ...spread(space[3]),
  padding: `${space[3]} ${space[4]}`,
  borderBottom: hair,
  background: color.sunken,
  color: color.muted,
});

/** The totals, beside the lines where there is room. */
export const summary = style({
  ...stack(space[4]),
  padding: space[5],
  '@media': { [wide.desktop]: { gridArea: '1 / 2 / span 4', ...belowBar, alignSelf: 'start' } },
});

export const summaryNote = style(smallMuted);

export const totals = style(stack(space[2]));

globalStyle(`${totals} > div`, { display: 'flex', justifyContent: 'space-between', gap: space[4] });
globalStyle(`${totals} dd`, { fontVariantNumeric: 'tabular-nums' });

export const total = style({
  paddingTop: space[2],
  borderTop: hair,
  fontSize: font.size.h3,
  fontWeight: 650,
});

// The words of a quiet button, not its padding, stand at the edge.
export const clear = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[3]})` });

export const remove = style({ justifySelf: 'end', marginInlineEnd: `calc(-1 * ${space[3]})` });
