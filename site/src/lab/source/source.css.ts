import { style } from '@vanilla-extract/css';
import { inColumns, stack } from '../../styles/layout.ts';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

export const rules = style({ ...stack(space[2]), fontSize: font.size.small });

export const rule = style(inColumns('5rem minmax(0, 1fr)', space[2]));

export const ruleId = style({ fontWeight: 600, whiteSpace: 'nowrap' });

export const frame = style({
  maxHeight: '70vh',
  overflow: 'auto',
  padding: space[3],
  border: hair,
  borderRadius: radius.small,
  background: color.paper,
});

export const text = style({ margin: 0, fontFamily: font.code, fontSize: font.size.small, tabSize: 2 });
