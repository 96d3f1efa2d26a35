import { style } from '@vanilla-extract/css';
import { inline, stack } from '../../styles/layout.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';

export const layout = style({
  ...stack(space[7]),
  alignItems: 'center',
  minHeight: '85vh',
  paddingBlock: space[8],
  '@media': { [wide.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const code = style({
  marginBottom: space[3],
  color: color.weft,
  fontSize: font.size.lead,
  fontWeight: 650,
});

export const actions = style({ ...inline(space[3]), marginBlock: space[6] });

export const links = style({ color: color.muted });

export const art = style({ width: '100%', aspectRatio: '3 / 2' });
