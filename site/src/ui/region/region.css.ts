import { style, styleVariants } from '@vanilla-extract/css';
import { barHeight, color, font, gutter, hair, radius, space } from '../../styles/theme.css.ts';

const cornersHeight = '5.5rem';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingInline: gutter,
  fontSize: font.size.small,
});

/** Where the line stands that takes the place of a broken region. */
export const broken = styleVariants({
  /** In the room that every page leaves for the bar. */
  bar: [line, { position: 'absolute', inset: '0 0 auto', minHeight: barHeight }],
  /** In the flow of the page. */
  flow: [line, { paddingBlock: space[5] }],
  /** After the last element of the page, and until that is scrolled to, above the buttons in the corners. */
  end: [
    line,
    {
      position: 'sticky',
      bottom: cornersHeight,
      width: 'fit-content',
      margin: `${space[3]} ${space[3]} ${cornersHeight} auto`,
      padding: `${space[2]} ${space[4]}`,
      border: hair,
      borderRadius: radius.card,
      background: color.surface,
    },
  ],
});
