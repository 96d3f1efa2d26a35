import { style } from '@vanilla-extract/css';
import { color, font, gutter, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';

export const page = style({ paddingBottom: space[8] });

export const group = style([card, stack[5], { padding: space[5] }]);

export const topic = style({ selectors: { '& + &': { paddingTop: space[5], borderTop: hair } } });

export const apart = style([cluster[3], { justifyContent: 'space-between', overflowWrap: 'anywhere' }]);

export const setting = style([apart, { selectors: { '& + &': { paddingTop: space[4], borderTop: hair } } }]);

export const words = style({ flex: `1 1 ${measure.cell}` });

/** Wide enough for any size, because the sizes may change while the user looks at them. */
export const valueSize = style({ minWidth: size.tile });

export const list = style({ borderBottom: hair });

export const entry = style({ paddingBlock: space[3], borderTop: hair });

export const details = style({ '@media': { [wide.tablet]: { marginTop: `calc(-1 * ${space[4]})` } } });

export const code = style({
  padding: space[4],
  border: `1px dashed ${color.control}`,
  borderRadius: radius.small,
  background: color.sunken,
  fontSize: font.size.h3,
  fontWeight: 650,
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
  width: measure.text,
  padding: gutter,
  color: color.ink,
  // An email address can be one long word.
  overflowWrap: 'anywhere',
  // The submit button is red: the action is irreversible.
  vars: { [color.warp]: color.danger, [color.warpStrong]: color.danger, [color.onWarp]: color.surface },
  selectors: { '&::backdrop': { background: color.veil } },
});

export const keep = style({
  '@media': { [wide.phone]: { justifySelf: 'start', minWidth: measure.cell } },
});
