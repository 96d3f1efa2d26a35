import { globalStyle, style } from '@vanilla-extract/css';
import { iconBox, inline, square, stack, topStack } from '../../styles/layout.ts';
import { accent, bare, smallMuted, smallStrong } from '../../styles/surface.ts';
import { color, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { button } from '../../ui/button/button.css.ts';

export const bar = style({ ...stack(space[2]), paddingBottom: space[4] });

export const steps = style({ ...stack(space[2]), gridAutoFlow: 'column', gridAutoColumns: '1fr' });

globalStyle(`${steps} > li`, { display: 'grid', minWidth: 0 });

export const step = style({
  position: 'relative',
  ...topStack(space[1]),
  justifyItems: 'start',
  minHeight: '2.75rem',
  padding: `${space[2]} 0`,
  ...bare,
  borderTop: `3px solid ${color.line}`,
  ...smallMuted,
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-current]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
  '@media': { [wide.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: space[2] } },
});

export const troubled = style([step]);

export const number = style({
  ...iconBox('1.5rem'),
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
  ...smallStrong,
  lineHeight: 1,
});

globalStyle(`${step}[aria-current] > ${number}`, { borderColor: color.warp, ...accent });
globalStyle(`${troubled} > ${number}`, {
  borderColor: color.danger,
  background: color.surface,
  color: color.danger,
});

/** On a phone only the current step has a name, below the row. */
export const name = style({
  '@media': {
    'screen and (max-width: 53.99rem)': {
      position: 'absolute',
      ...square('1px'),
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [wide.tablet]: { alignSelf: 'center' },
  },
});

export const problems = style({ color: color.danger });

export const place = style({ ...smallMuted, '@media': { [wide.tablet]: { display: 'none' } } });

export const here = style({ color: color.ink });

export const turn = style({ ...inline(space[3]), paddingBlock: `${space[5]} ${space[6]}`, borderTop: hair });

export const next = style([button.primary, { marginInlineStart: 'auto' }]);
