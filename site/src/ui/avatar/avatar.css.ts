import { globalStyle, style } from '@vanilla-extract/css';
import { fill, iconBox } from '../../styles/layout.ts';
import { accent } from '../../styles/surface.ts';
import { radius } from '../../styles/theme.css.ts';

export const avatar = style({
  ...iconBox('2.25rem'),
  flex: 'none',
  overflow: 'hidden',
  // Visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.round,
  ...accent,
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1,
});

globalStyle(`${avatar} > img`, { ...fill, objectFit: 'cover' });
