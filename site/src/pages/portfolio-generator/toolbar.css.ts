import { style } from '@vanilla-extract/css';
import { iconBox, row } from '../../styles/layout.ts';
import { pill, smallMuted, smallStrong } from '../../styles/surface.ts';
import { barHeight, color, hair, space, wide } from '../../styles/theme.css.ts';

export const bar = style({
  position: 'sticky',
  zIndex: 2,
  top: barHeight,
  ...row(space[2]),
  minHeight: '3.5rem',
  borderBlock: hair,
  background: color.paper,
});

/** Not sticky: a long sentence would cover the focused element. */
export const loose = style([
  bar,
  { '@media': { 'screen and (max-width: 47.99rem)': { position: 'static' } } },
]);

export const step = style({
  ...iconBox('2.5rem'),
  flex: 'none',
  padding: 0,
  ...pill,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      borderColor: color.line,
      color: color.control,
      cursor: 'default',
    },
  },
});

export const saving = style({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space[2],
  ...smallMuted,
  lineHeight: 1.3,
});

export const lost = style([saving, { color: color.danger, fontWeight: 600 }]);

/** Hidden where form and preview stand side by side. */
export const go = style({
  flex: 'none',
  paddingBlock: space[2],
  ...smallStrong,
  '@media': { [wide.desktop]: { display: 'none' } },
});
