import { style } from '@vanilla-extract/css';
import { color, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { note } from '../../ui/text/text.css.ts';

export const page = style([stack[6], { paddingBottom: space[9] }]);

export const head = style({ paddingBottom: 0 });

export const role = style({ borderColor: color.control, color: color.ink });

export const columns = style({
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' } },
  // Both columns have the same height unless a table is open.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

export const side = style({ gridTemplateRows: 'auto 1fr', minWidth: 0 });

export const panel = style([card, stack[4], { padding: space[5] }]);

export const activity = style({
  display: 'grid',
  columnGap: space[6],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({
  alignContent: 'start',
  paddingBlock: space[4],
  borderTop: hair,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const more = style({ paddingBlock: space[1] });

// Reserves the height of loaded notifications, even in a wider fallback font.
export const notifications = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: measure.prose,
  padding: `${space[5]} ${space[5]} ${space[2]}`,
  '@media': {
    [`(max-width: ${measure.column})`]: { minHeight: measure.wide },
    [wide.phone]: { minHeight: `calc(${measure.narrow} + ${space[7]})` },
    [wide.desktop]: { minHeight: measure.prose },
  },
});

export const notificationsHead = style({ paddingBottom: space[4] });

/** Keeps its height without a count. */
export const count = style({ minHeight: space[6], selectors: { '&:empty': { visibility: 'hidden' } } });

export const list = style({ display: 'grid' });

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingTop: space[2],
  borderTop: hair,
});

const bar = (from: string, to: string) =>
  `linear-gradient(transparent ${from}, ${color.sunken} ${from} ${to}, transparent ${to})`;

export const loading = style({
  paddingTop: space[4],
  borderTop: hair,
  color: color.muted,
  '::after': {
    content: '""',
    display: 'block',
    height: `calc(3 * ${size.tile})`,
    backgroundImage: `${bar(space[4], space[6])}, ${bar(space[7], size.thumb)}`,
    backgroundRepeat: 'repeat-y',
    backgroundSize: `85% ${size.tile}, 35% ${size.tile}`,
  },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space[1],
  padding: `${space[4]} 0 ${space[2]} ${space[5]}`,
  borderTop: hair,
  color: color.muted,
  selectors: {
    '&[data-unread]': { color: color.ink, fontWeight: 550 },
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      top: space[5],
      left: 0,
      border: `${space[1]} solid ${color.weft}`,
      borderRadius: radius.round,
    },
  },
});

export const message = style({ lineHeight: 1.45 });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minHeight: size.control,
  fontWeight: 400,
});

export const quickLinks = style({ alignContent: 'start', padding: `${space[5]} ${space[5]} ${space[3]}` });

export const quickLink = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[3],
  borderTop: hair,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, borderRadius: radius.small },
  },
});

export const link = style({
  fontWeight: 600,
  ':focus-visible': { outline: 'none' },
  selectors: { [`${quickLink}:hover &`]: { color: color.warp } },
});

export const hint = style([note, { gridColumn: 1 }]);

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  color: color.weft,
  transition: 'transform 160ms',
  selectors: { [`${quickLink}:hover &`]: { transform: `translateX(${space[1]})` } },
});
