import { globalStyle, style } from '@vanilla-extract/css';
import { belowBar, cluster, fill, inColumns, inline, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { barHeight, color, font, space, wide } from '../../styles/theme.css.ts';

export const layout = style({
  ...stack(space[7]),
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingTop: space[7] },
    [wide.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', gap: space[8] },
  },
});

export const main = style({ minWidth: 0 });

export const title = style({ fontSize: font.size.name });

export const formCard = style({
  ...stack(space[5]),
  marginTop: space[5],
  padding: 'clamp(1rem, 4vw, 2.25rem)',
  boxShadow: color.shade,
});

export const form = style(stack(space[5]));

export const ways = style({
  ...inline(`${space[2]} ${space[4]}`),
  justifyContent: 'space-between',
  ...smallMuted,
});

globalStyle(`${ways} a`, { display: 'inline-block', minHeight: '1.5rem' });

export const lock = style(cluster(`${space[2]} ${space[4]}`));

export const lockText = style({ flex: '1 1 12rem' });

export const countdown = style({
  fontSize: font.size.h2,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

/** Beside the form, and sticky. */
export const aside = style({
  display: 'grid',
  gridTemplateRows: 'clamp(15rem, 54vw, 26rem) auto',
  minWidth: 0,
  padding: 0,
  '@media': {
    [wide.tablet]: {
      ...belowBar,
      alignSelf: 'start',
      gridTemplateRows: 'minmax(15rem, 1fr) auto',
      minHeight: `min(42rem, calc(100vh - ${barHeight} - ${space[7]}))`,
    },
  },
});

export const asideWords = style({ ...stack(space[3]), padding: 'clamp(1.5rem, 3.5vw, 2.75rem)' });

export const asideTitle = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' });

export const asideText = style({ maxWidth: '28rem', color: color.onPanelMuted });

export const asideList = style({ ...stack(space[3]), maxWidth: '28rem', color: color.onPanelMuted });

globalStyle(`${asideList} li`, inColumns(`${space[4]} 1fr`, space[3]));

globalStyle(`${asideList} li::before`, {
  content: '""',
  height: '0.8em',
  borderBottom: `2px solid ${color.panelThread}`,
});

export const note = style(smallMuted);

/** The drawing fills the upper part of the panel and fades towards the text. */
export const damask = style({
  ...fill,
  // As high as the panel allows, whatever its own proportions.
  contain: 'size',
  maskImage: 'linear-gradient(#000 75%, transparent)',
});

export const warp = style({ fill: 'none', stroke: color.panelThread, strokeWidth: 5.5, opacity: 0.42 });

/** Where the weft binds the warp, outside the motif. */
export const tie = style({ fill: 'none', stroke: color.weft, strokeWidth: 6.5, opacity: 0.4 });

export const weft = style({ fill: 'none', stroke: color.weft, strokeWidth: 6.5 });
