import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, square, stack } from '../../styles/layout.ts';
import { smallStrong, surface } from '../../styles/surface.ts';
import { barHeight, color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { input } from '../tool.css.ts';

// Both columns stay in the window, each with a scrollbar of its own.
const top = `calc(${barHeight} + ${space[3]})`;
const column = { position: 'sticky', top, maxHeight: `calc(100vh - ${barHeight} - ${space[5]})` } as const;

/** The drawing, and what is done to the machine beside it; on narrow screens below it. */
export const bench = style({
  ...stack(space[5]),
  alignItems: 'start',
  marginBlock: space[5],
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' } },
});

export const drawing = style({ minWidth: 0, '@media': { [wide.desktop]: column } });

globalStyle(`${drawing} > figure`, { marginBlock: 0 });
globalStyle(`${drawing} section`, {
  maxHeight: '55vh',
  '@media': { [wide.desktop]: { maxHeight: `calc(100vh - ${barHeight} - 6rem)` } },
});

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  ...surface,
  '@media': { [wide.desktop]: { ...column, overflowY: 'auto' } },
});

export const section = style({
  ...stack(space[3]),
  minWidth: 0,
  padding: space[4],
  selectors: { '& + &': { borderTop: hair } },
});

export const head = style([
  section,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
]);

export const now = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const json = style([input, { minHeight: '4.5rem', fontFamily: font.code, resize: 'vertical' }]);

export const check = style({ ...square('1.5rem'), accentColor: color.warp });

export const problem = style({
  padding: space[3],
  borderRadius: radius.small,
  background: color.dangerSoft,
  color: color.danger,
  ...smallStrong,
  overflowWrap: 'anywhere',
});

export const outcome = style(smallStrong);

export const list = style(inColumns('minmax(0, 1fr)', space[2]));

export const candidate = style({
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.line}`,
  fontSize: font.size.small,
  overflowWrap: 'anywhere',
  selectors: { '&[data-taken="true"]': { borderLeftColor: color.warp } },
});

export const code = style({ fontFamily: font.code, fontSize: '0.8125rem', overflowWrap: 'anywhere' });

export const block = style([
  code,
  {
    maxHeight: '16rem',
    margin: 0,
    padding: space[3],
    borderRadius: radius.small,
    background: color.sunken,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
  },
]);

/** A step that was made: leads to the frame after it. */
export const step = style({
  display: 'block',
  width: '100%',
  minHeight: '2rem',
  padding: `${space[1]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink,
  fontSize: font.size.small,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="step"]': { borderColor: color.warp, background: color.sunken, fontWeight: 600 },
  },
});

export const steps = style([list, { gap: 0, maxHeight: '16rem', overflowY: 'auto' }]);

globalStyle(`${panel} summary`, { minHeight: '1.75rem', ...smallStrong, cursor: 'pointer' });
