import { style } from '@vanilla-extract/css';
import { color, font, space, wide } from '../../styles/theme.css.ts';
import { cluster } from '../../ui/layout/layout.css.ts';

export const layout = style({
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

export const actions = style([cluster[3], { marginBlock: space[6] }]);

export const art = style({ width: '100%', aspectRatio: '3 / 2' });
