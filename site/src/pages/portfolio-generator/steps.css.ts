import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { button } from '../../ui/button/button.css.ts';

export const bar = style({ display: 'grid', gap: space[2], paddingBottom: space[4] });

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${steps} > li`, { display: 'grid', minWidth: 0 });

export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[1],
  minHeight: '2.75rem',
  padding: `${space[2]} 0`,
  border: 0,
  borderTop: `3px solid ${color.line}`,
  background: 'transparent',
  color: color.muted,
  fontSize: font.size.small,
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-current]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: space[2] },
  },
});

export const troubled = style([step]);

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
  fontSize: font.size.small,
  fontWeight: 600,
  lineHeight: 1,
});

globalStyle(`${step}[aria-current] > ${number}`, {
  borderColor: color.warp,
  background: color.warp,
  color: color.onWarp,
});
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
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [wide.tablet]: { alignSelf: 'center' },
  },
});

export const problems = style({ color: color.danger });

export const place = style({
  margin: 0,
  color: color.muted,
  fontSize: font.size.small,
  '@media': { [wide.tablet]: { display: 'none' } },
});

export const here = style({ color: color.ink });

export const turn = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: `${space[5]} ${space[6]}`,
  borderTop: hair,
});

export const next = style([button.primary, { marginInlineStart: 'auto' }]);
