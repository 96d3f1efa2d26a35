import { globalStyle, style } from '@vanilla-extract/css';
import { cluster } from '../styles/layout.ts';
import { color, dockHeight, font, hair, layer, radius, space, wide } from '../styles/theme.css.ts';

/** What stands over the end of a frame, or of the window where that comes first. */
export const dock = style({
  position: 'sticky',
  zIndex: layer.bar - 1,
  bottom: dockHeight.row,
  '@media': { '(height < 30rem)': { bottom: 0 }, [wide.tablet]: { bottom: 0 } },
});

export const panel = style({
  ...cluster(`${space[1]} ${space[3]}`),
  marginTop: space[2],
  padding: `${space[2]} ${space[4]}`,
  border: hair,
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: color.shade,
  fontSize: font.size.small,
  // Beside the assistant's button.
  '@media': { [wide.tablet]: { paddingRight: '9rem' } },
});

export const words = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' });

export const transitions = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.muted,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

// Neither the colour of what is lit nor the dashes of what is found.
globalStyle('.chart [data-state][data-walked] > .box', { stroke: color.ink, strokeWidth: 4 });
globalStyle('.chart [data-state][data-walked] .title', { textDecoration: 'underline' });

// Once a mouse can drag it.
globalStyle('[data-drags]', { cursor: 'grab', userSelect: 'none' });
globalStyle('[data-drags]:active', { cursor: 'grabbing' });

// What collapses a state, at its title.
globalStyle('.chart .toggle', { cursor: 'pointer', '@media': { print: { display: 'none' } } });
globalStyle('.chart .toggle .knob', { fill: color.surface, stroke: color.control });
globalStyle('.chart .toggle .sign', {
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});
globalStyle('.chart .toggle:hover .knob', { stroke: color.ink, fill: color.sunken });
