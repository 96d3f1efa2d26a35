import { style, styleVariants } from '@vanilla-extract/css';
import { barHeight, dockHeight, font, gutter, space } from '../../styles/theme.css.ts';
import { cluster } from '../layout/layout.css.ts';
import { card } from '../surface/surface.css.ts';

const line = style([cluster[3], { paddingInline: gutter, fontSize: font.size.small }]);

/** Where the line stands that takes the place of a broken region. */
export const broken = styleVariants({
  /** In the room that every page leaves for the bar. */
  bar: [line, { position: 'absolute', inset: '0 0 auto', minHeight: barHeight }],
  /** In the flow of the page. */
  flow: [line, { paddingBlock: space[5] }],
  /** At the end of the page, above the dock. */
  end: [line, { paddingBlock: `${space[5]} ${dockHeight.corner}` }],
  /** Among the notices at the lower edge of the window. */
  dock: [line, card, { padding: `${space[2]} ${space[4]}`, pointerEvents: 'auto' }],
});
