import { style } from '@vanilla-extract/css';
import { color, gutter, radius, size, space } from '../../styles/theme.css.ts';
import { roomy } from '../../ui/form/form.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';

export const formCard = style({ padding: gutter });

export const tick = style({
  flex: 'none',
  width: size.compact,
  height: size.compact,
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
});

/** The confirmation replaces the title, which still names the section. */
export const formTitle = style({ selectors: { 'section:has([data-confirms]) > &': { display: 'none' } } });

/** While there is no outcome to show, removes the gap for it below the button. */
export const form = style([
  stack[5],
  {
    selectors: {
      '&:has(> :last-child [role="status"]:empty)': { marginBottom: `calc(-1 * ${space[5]})` },
    },
  },
]);

export const pair = style({
  display: 'grid',
  columnGap: space[5],
  '@container': { [roomy]: { gridTemplateColumns: '1fr 1fr' } },
});
