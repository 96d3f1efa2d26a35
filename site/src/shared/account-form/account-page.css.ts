import { style } from '@vanilla-extract/css';
import { color, gutter, measure, space, wide } from '../../styles/theme.css.ts';
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

export const ways = style([cluster[2], note, { justifyContent: 'space-between' }]);

export const way = style({ display: 'inline-block', minHeight: space[5] });

export const aside = style({
  display: 'grid',
  gridTemplateRows: `minmax(${measure.column}, 1fr) auto`,
  minWidth: 0,
  padding: 0,
});

/** Not clipped, because the threads continue to the edges of the panel. */
export const art = style({
  width: '100%',
  height: '100%',
  // As high as the panel allows, whatever the proportions of the drawing.
  contain: 'size',
  padding: space[5],
  overflow: 'visible',
});

/** Covers the ends of the drawing's threads. */
export const asideWords = style([
  stack[3],
  {
    position: 'relative',
    padding: gutter,
    background: `linear-gradient(transparent, ${color.panel} ${space[6]})`,
  },
]);

export const asideText = style({ maxWidth: measure.narrow, color: color.onPanelMuted });

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: `${space[4]} 1fr`,
  gap: space[3],
  '::before': { content: '""', height: '0.5lh', borderBottom: `2px solid ${color.panelThread}` },
});
