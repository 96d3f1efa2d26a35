import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius } from '../../styles/theme.css.ts';

export const avatar = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  overflow: 'hidden',
  // Visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1,
});

globalStyle(`${avatar} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
