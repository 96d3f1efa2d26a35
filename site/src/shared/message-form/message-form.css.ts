import { style } from '@vanilla-extract/css';
import { color, gutter, radius, size, space } from '../../styles/theme.css.ts';
import { roomy } from '../../ui/form/form.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';

export const formCard = style({ padding: gutter });

/** Before the heading of a confirmation. */
export const tick = style({
  flex: 'none',
  width: size.compact,
  height: size.compact,
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
});

/** A confirmation takes its place; it still names the section. */
export const formTitle = style({ selectors: { 'section:has([data-confirms]) > &': { display: 'none' } } });

/**
 * No blank band below the button: what is said there appears with the press, and moves only what is below the card. A margin
 * of the last row itself would leave the gap above it.
 */
export const form = style([
  stack[5],
  {
    selectors: {
      '&:has(> :last-child [role="status"]:empty)': { marginBottom: `calc(-1 * ${space[5]})` },
    },
  },
]);

/** Two short fields, side by side where there is room. */
export const pair = style({
  display: 'grid',
  columnGap: space[5],
  '@container': { [roomy]: { gridTemplateColumns: '1fr 1fr' } },
});
