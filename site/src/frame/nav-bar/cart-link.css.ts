import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../styles/theme.css.ts';

export const cartBadge = style({
  minWidth: '1.25rem',
  padding: `0 ${space[1]}`,
  // Visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.weft,
  color: color.paper,
  fontSize: '0.75rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  textAlign: 'center',
});
