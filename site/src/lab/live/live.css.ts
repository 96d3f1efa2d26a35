import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const live = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlock: space[5],
  padding: space[4],
  border: hair,
  borderRadius: radius.card,
  background: color.surface,
});

/** What runs, and beside it what happened. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const frame = style({ maxHeight: '32rem', marginTop: space[2], overflow: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: font.size.small });

/** Scrolls sideways on a phone. */
export const log = style([table, { minWidth: '32rem' }]);

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderTop: hair,
  textAlign: 'left',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { borderTop: 'none', color: color.muted, fontWeight: 550 });
// A name is not broken: the frame scrolls.
globalStyle(`${table} tbody th`, { fontWeight: 600, overflowWrap: 'break-word' });
globalStyle(`${table} a`, { display: 'inline-block', paddingBlock: space[1] });

/** Events that did something stand out from those that did nothing. */
export const idle = style({ color: color.muted });

export const moment = style({
  minWidth: '5rem',
  minHeight: '1.75rem',
  padding: `0 ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.warp,
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="true"]': { borderColor: color.warp, background: color.sunken, fontWeight: 600 },
  },
});
