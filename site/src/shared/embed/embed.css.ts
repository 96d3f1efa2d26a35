import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fill, iconBox, inlineRow, spread, stack } from '../../styles/layout.ts';
import { bare, outlined, smallMuted, surface } from '../../styles/surface.ts';
import { color, space } from '../../styles/theme.css.ts';

export const embed = style(stack(space[3]));

const base = style({
  display: 'grid',
  overflow: 'hidden',
  ...outlined,
  // Empty warp threads, until the embed is shown.
  background: `repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px 2rem) ${color.sunken}`,
});

/** The same height in every state: nothing below it moves. */
export const frame = styleVariants({
  map: [
    base,
    {
      height: '26rem',
      // Streets of threads, and a river across them, where the map will be.
      background: [
        `linear-gradient(118deg, transparent 62%, ${color.line} 62% 66%, transparent 66%)`,
        `linear-gradient(14deg, transparent 38%, ${color.surface} 38% 41%, transparent 41%)`,
        `linear-gradient(101deg, transparent 24%, ${color.surface} 24% 26%, transparent 26%)`,
        `repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px 4rem)`,
        `repeating-linear-gradient(0deg, ${color.line} 0 1px, transparent 1px 4rem)`,
        color.sunken,
      ].join(', '),
    },
  ],
  form: [base, { height: '38rem' }],
});

globalStyle(`${base} > *`, { gridArea: '1 / 1' });
globalStyle(`${base} > iframe`, { ...fill, border: 0 });

/** Until the embed has loaded, the frame may show a page of the browser's own. */
export const pending = style({ visibility: 'hidden' });

/** White in the dark theme too, as embedded pages expect. */
export const shown = style({ background: 'Canvas', colorScheme: 'light' });

export const words = style({
  zIndex: 1,
  placeSelf: 'center',
  ...stack(space[3]),
  justifyItems: 'center',
  maxWidth: 'min(30rem, 100% - 2rem)',
  padding: space[5],
  ...surface,
  textAlign: 'center',
});

globalStyle(`${words} p`, { textWrap: 'balance' });

/** A pin, above the question about a map. */
export const pin = style({ color: color.weft });

export const beside = style({ ...spread(`${space[2]} ${space[5]}`), ...smallMuted });

/** The icon follows the last word, also of a text on several lines. */
export const outside = style({ display: 'inline-block', minHeight: '1.5rem' });
globalStyle(`${outside} svg`, {
  display: 'inline',
  marginInlineStart: space[1],
  verticalAlign: '-0.0625rem',
});

export const always = style([
  { ...inlineRow(space[1]), minHeight: '1.5rem' },
  { padding: 0, ...bare, selectors: { '&:hover': { color: color.ink } } },
]);

export const tick = style({
  ...iconBox('1.25rem'),
  marginInlineEnd: space[1],
  border: `1px solid ${color.control}`,
  borderRadius: space[1],
});
