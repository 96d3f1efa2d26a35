import { globalStyle, style } from '@vanilla-extract/css';
import { belowBar, inColumns, inline, spread, square, stack, topStack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';
import { panel } from '../page/page.css.ts';

/** Running text in one readable width, with space between its parts. */
export const prose = style({ ...topStack(space[4]), maxWidth: '42rem', minWidth: 0 });
globalStyle(`${prose} ul`, { ...stack(space[2]), paddingLeft: '1.25rem', listStyle: 'disc' });

/** A narrow column and, on wide screens, a wide one beside it. */
export const split = style({
  ...stack(`${space[5]} ${space[7]}`),
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const grid = style({
  ...inColumns('repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))', `${space[6]} ${space[5]}`),
  marginTop: space[6],
  // Four cells are never three and one, and three never two and one.
  '@media': {
    [`${wide.phone} and (width < 68rem)`]: {
      selectors: {
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&:has(> :nth-child(3):last-child)': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
        },
      },
    },
  },
});

/** One of several equal cells, with a thread on top. */
export const cell = style({
  ...topStack(space[2]),
  paddingTop: space[4],
  borderTop: `2px solid ${color.warp}`,
  color: color.muted,
});
globalStyle(`${cell} h3`, { color: color.ink });

export const band = style({ paddingBlock: space[8], borderBlock: hair, background: color.sunken });

/** Links within the page; sticky where there is room beside the text. */
export const contents = style({
  alignSelf: 'start',
  display: 'grid',
  '@media': { [wide.tablet]: belowBar },
});
globalStyle(`${contents} a`, {
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  borderLeft: `2px solid ${color.line}`,
  color: color.muted,
  lineHeight: 1.4,
  textDecoration: 'none',
});
globalStyle(`${contents} a:hover`, { borderColor: color.weft, color: color.ink });

export const question = style({ borderBottom: hair });
globalStyle(`${question} > summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlock: space[4],
  cursor: 'pointer',
  // Not the browser's triangle, which some draw whatever the display.
  listStyle: 'none',
});
globalStyle(`${question} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${question} > summary > *`, { fontSize: '1.125rem', lineHeight: 1.35 });
globalStyle(`${question} > summary:hover > *`, { color: color.warp });
globalStyle(`${question} > summary::after`, {
  content: '""',
  flex: 'none',
  ...square('0.5625rem'),
  margin: `0.3125rem ${space[1]} 0 0`,
  borderRight: `2px solid ${color.weft}`,
  borderBottom: `2px solid ${color.weft}`,
  transform: 'rotate(45deg)',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'transform 160ms' } },
});
globalStyle(`${question}[open] > summary::after`, { transform: 'translateY(0.25rem) rotate(225deg)' });
globalStyle(`${question} > :not(summary)`, { paddingBottom: space[5] });

export const small = style({ marginTop: space[2], ...smallMuted });

/** A quotation or a reminder. */
export const aside = style({ paddingLeft: space[4], borderLeft: `2px solid ${color.weft}` });

export const actions = style({ ...inline(space[3]), marginTop: space[5] });
globalStyle(`${actions} > [class]`, {
  flex: '1 1 auto',
  '@media': { [wide.phone]: { flex: '0 1 auto' } },
});

/** The dark panel at the end of a page, with the next step. */
export const closing = style([panel, { ...spread(space[6]), marginBottom: space[9] }]);
// A long title wraps before the buttons move below it.
globalStyle(`${closing} > :first-child`, { flex: '1 1 20rem' });
globalStyle(`${closing} p`, { maxWidth: '34rem', marginTop: space[3], color: color.onPanelMuted });
globalStyle(`${closing} a:not([class])`, { alignSelf: 'center', padding: space[2], color: color.onPanel });
