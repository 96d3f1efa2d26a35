import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

export const lasting = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxWidth: '26.5rem',
  marginTop: space[3],
  padding: space[4],
  border: hair,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shade,
  fontSize: font.size.small,
});

/** An error is marked by a thread and by its words. */
export const problem = style({
  flex: '1 12rem',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.weft}`,
  fontWeight: 600,
});
