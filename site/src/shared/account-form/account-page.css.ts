import { style } from '@vanilla-extract/css';
import { barHeight, color, font, gutter, measure, size, space, wide } from '../../styles/theme.css.ts';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';

export const layout = style({
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingTop: space[7] },
    [wide.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', gap: space[8] },
  },
});

export const formCard = style({ marginTop: space[5], padding: gutter, boxShadow: color.shade });

/** Links to other ways in, at both edges. */
export const ways = style([cluster[2], note, { justifyContent: 'space-between' }]);

export const way = style({ display: 'inline-block', minHeight: space[5] });

export const lockText = style({ flex: `1 1 ${size.picture}` });

export const countdown = style({
  fontSize: font.size.h2,
  fontWeight: 650,
  letterSpacing: font.tracking.h2,
  lineHeight: 1,
});

/** Beside the form, and sticky. */
export const aside = style({
  display: 'grid',
  gridTemplateRows: `max(${measure.cell}, 50vw) auto`,
  minWidth: 0,
  padding: 0,
  '@media': {
    [wide.tablet]: {
      position: 'sticky',
      top: `calc(${barHeight} + ${space[5]})`,
      alignSelf: 'start',
      gridTemplateRows: `minmax(${measure.cell}, 1fr) auto`,
      minHeight: `min(${measure.prose}, calc(100vh - ${barHeight} - ${space[7]}))`,
    },
  },
});

export const asideWords = style([stack[3], { padding: gutter }]);

export const asideText = style({ maxWidth: measure.narrow, color: color.onPanelMuted });

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: `${space[4]} 1fr`,
  gap: space[3],
  '::before': { content: '""', height: '0.5lh', borderBottom: `2px solid ${color.panelThread}` },
});

/** The drawing fills the upper part of the panel and fades towards the text. */
export const damask = style({
  width: '100%',
  height: '100%',
  // As high as the panel allows, whatever its own proportions.
  contain: 'size',
  maskImage: 'linear-gradient(#000 75%, transparent)',
  fill: 'none',
});

export const warp = style({ stroke: color.panelThread, strokeWidth: 5.5, opacity: 0.42 });

/** Where the weft binds the warp, outside the motif. */
export const tie = style({ stroke: color.weft, strokeWidth: 6.5, opacity: 0.4 });

export const weft = style({ stroke: color.weft, strokeWidth: 6.5 });
