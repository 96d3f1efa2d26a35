import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns } from '../../styles/layout.ts';
import { smallStrong } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { button } from '../../ui/button/button.css.ts';

/** What runs, and beside it what happened. */
export const columns = style({
  ...inColumns('minmax(0, 1fr)', space[5]),
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

/** One of several ways to show the same. */
export const choice = style([
  button.quiet,
  {
    selectors: {
      '&[aria-pressed="true"]': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.control}` },
    },
  },
]);

// The sequence diagram, at its own size: its frame scrolls.
export const diagram = style({ maxWidth: 'none' });
export const lifeline = style({ stroke: color.line, strokeDasharray: '2 4' });
export const actorText = style({ fill: color.ink, ...smallStrong });
export const message = style({});
export const way = style({ fill: 'none', stroke: color.warp, strokeWidth: 1.5 });
export const tip = style({ fill: color.warp });
export const messageText = style({ fill: color.ink, fontSize: font.size.small });
// What did nothing is dashed, what is looked at is thick: colour is not the only sign.
globalStyle(`${message}[data-idle] ${way}`, { stroke: color.muted, strokeDasharray: '4 3' });
globalStyle(`${message}[data-idle] ${tip}, ${message}[data-idle] ${messageText}`, { fill: color.muted });
globalStyle(`${message}[data-looked-at] ${way}`, { stroke: color.weft, strokeWidth: 3 });
globalStyle(`${message}[data-looked-at] ${tip}`, { fill: color.weft });
globalStyle(`${message}[data-looked-at] ${messageText}`, { fontWeight: 600 });
