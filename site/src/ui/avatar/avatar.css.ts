import { style } from '@vanilla-extract/css';
import { color, font, radius, size } from '../../styles/theme.css.ts';

export const avatar = style({
  width: size.control,
  height: size.control,
  overflow: 'hidden',
  // Visible in forced colours only.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  fontSize: font.size.dense,
  fontWeight: 650,
  lineHeight: 1,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
