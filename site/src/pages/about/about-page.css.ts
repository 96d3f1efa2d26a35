import { style } from '@vanilla-extract/css';
import { color, edge, font, radius, space } from '../../styles/theme.css.ts';

export const mission = style({ paddingBlock: space[8] });

export const photo = style({ width: '100%', borderRadius: radius.card, background: color.panel, ...edge });

export const member = style({ overflow: 'hidden' });

export const portrait = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: color.panel,
  color: color.panelThread,
  fontSize: font.size.h1,
  fontWeight: 650,
});

export const words = style({ padding: space[5] });
