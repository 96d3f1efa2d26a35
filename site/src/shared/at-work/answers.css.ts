import { keyframes, style } from '@vanilla-extract/css';
import { column, inline, topStack } from '../../styles/layout.ts';
import { accent, smallMuted, surface } from '../../styles/surface.ts';
import { color, radius, space } from '../../styles/theme.css.ts';

export const frame = style({
  ...column(space[4]),
  alignItems: 'flex-start',
  minWidth: 0,
  padding: space[5],
  ...surface,
});

export const questions = style(inline(space[2]));

export const question = style({
  minHeight: '2.25rem',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: 'transparent',
  ...smallMuted,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const bubble = style({
  maxWidth: '88%',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: '1rem',
  lineHeight: 1.5,
});
const arriving = (delayMs: number) => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} 240ms ease-out ${delayMs}ms backwards`,
    },
  },
});

/** As high as its longest answer, nearly: choosing moves little. */
export const talk = style({ ...topStack(space[3]), flex: 1, width: '100%', minHeight: '13rem' });
export const asked = style([
  bubble,
  arriving(0),
  {
    justifySelf: 'end',
    borderEndEndRadius: space[1],
    ...accent,
    // Light text needs its ground on paper too.
    printColorAdjust: 'exact',
  },
]);
export const answered = style([
  bubble,
  arriving(260),
  { justifySelf: 'start', borderEndStartRadius: space[1], background: color.sunken },
]);
