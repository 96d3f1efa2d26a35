import { style } from '@vanilla-extract/css';
import { color, font, hair, layer, radius, space, wide } from '../../styles/theme.css.ts';

export const lasting = style({
  selectors: { '&:not([data-covers])': { pointerEvents: 'auto' } },
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
  flex: '1 9rem',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.weft}`,
  fontWeight: 600,
});

/** Where lasting notices stand, one above the other. */
export const lastingStack = style({
  position: 'fixed',
  zIndex: layer.bar,
  left: space[4],
  // Above the buttons in the corners, where there is no room beside them.
  bottom: '5.5rem',
  right: space[4],
  display: 'grid',
  pointerEvents: 'none',
  '@media': { [wide.phone]: { bottom: space[4], left: '4.5rem' }, print: { display: 'none' } },
});
