import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, font, space } from '../../styles/theme.css.ts';
import { roomy } from '../../ui/form/form.css.ts';

export const cardPadding = 'clamp(1rem, 4vw, 2.25rem)';

export const formCard = style({ ...stack(space[5]), padding: cardPadding });

export const formTitle = style({
  fontSize: font.size.h3,
  // A confirmation takes its place; it still names the section.
  selectors: { 'section:has([data-confirms]) > &': { display: 'none' } },
});

export const form = style(stack(space[5]));
// No blank band below the button: what is said there appears with the press, and moves only what is below the card.
// A margin of the last row itself would leave the gap above it.
globalStyle(`${form}:has(> :last-child [role="status"]:empty)`, { marginBottom: `calc(-1 * ${space[5]})` });
globalStyle(`${form} > :last-child:has([role="status"]:empty) > *`, { minHeight: 0 });

/** Two short fields, side by side where there is room. */
export const pair = style({
  display: 'grid',
  columnGap: space[5],
  '@container': { [roomy]: { gridTemplateColumns: '1fr 1fr' } },
});

export const note = style({
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.weft}`,
  ...smallMuted,
});
