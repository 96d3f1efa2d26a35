import { globalStyle, style } from '@vanilla-extract/css';
import { cluster, square, stack } from '../../styles/layout.ts';
import { raised, smallMuted } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const page = style({ paddingBottom: space[8] });

export const form = style(stack(space[4]));

/** One of several topics of a group, set apart by a line. */
export const topic = style(stack(space[3]));
globalStyle(`${topic} + ${topic}`, { paddingTop: space[5], borderTop: hair });

export const row = style(cluster(`${space[3]} ${space[5]}`));

export const apart = style([row, { justifyContent: 'space-between', overflowWrap: 'anywhere' }]);

export const words = style({ flex: '1 1 14rem' });

export const small = style(smallMuted);

/** The size of a key's value: a fixed column, since sizes change while they are read. */
export const size = style({ minWidth: '7rem' });
export const noSize = style([size, { color: color.muted }]);

export const list = style({ borderBottom: hair });

globalStyle(`${list} > *`, { paddingBlock: space[3], borderTop: hair });

/** Beside the title of its section, the first line of both is at one height. */
export const details = style({ '@media': { [wide.tablet]: { marginTop: `calc(-1 * ${space[4]})` } } });

/** The choices of a section: its own borders are above and below them. */
export const choices = style(stack(space[4]));

globalStyle(`${choices} > * + *`, { paddingTop: space[4], borderTop: hair });

export const face = style({ flex: 'none' });

globalStyle(`${face} > span`, { ...square('6rem'), fontSize: font.size.h2 });

export const code = style({
  padding: space[4],
  border: `1px dashed ${color.control}`,
  borderRadius: radius.small,
  background: color.sunken,
  fontSize: font.size.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  textAlign: 'center',
});

export const danger = style({
  borderColor: color.danger,
  color: color.danger,
  selectors: {
    '&&:hover:not(:disabled)': {
      borderColor: color.danger,
      background: color.dangerSoft,
      color: color.danger,
    },
  },
});

export const dialog = style({
  width: 'min(34rem, calc(100vw - 2rem))',
  padding: 'clamp(1.25rem, 5vw, 2rem)',
  ...raised,
  color: color.ink,
  // An email address may be one long word.
  overflowWrap: 'anywhere',
  selectors: { '&::backdrop': { background: color.veil } },
});

// As wide as the submit button above it.
globalStyle(`${dialog} button[type="button"]`, {
  '@media': { [wide.phone]: { justifySelf: 'start', minWidth: '15rem' } },
});

// Irreversible actions are red.
globalStyle(`${dialog} button[type="submit"]:not([aria-busy="true"], :disabled)`, {
  background: color.danger,
  color: color.surface,
});
